import type { Database } from 'better-sqlite3';
import type { DocumentRecord, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { newDocumentId } from '#electron/ledger/ids.ts';
import { sha256 } from '#electron/ledger/sha256.ts';
import { bytesAsStored, verifyBytes, type StoredBytes } from '#electron/ledger/stored-checks.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { plannedOnce } from '../planned-once.ts';

const COLUMNS = `
  document.id, shipment.id AS shipmentId, package_number AS packageNumber, content_type AS contentType,
  image_type AS imageType, size, sha256`;

/** Documents that are verified before other work gets its turn. */
const DOCUMENTS_PER_TURN = 20;

export type Documents = ReturnType<typeof openDocuments>;

/** Labels and documents of shipments. Writes inside the caller's transaction. */
export function openDocuments(database: Database, checksums: RowChecksums) {
  const insert = database.prepare(`
    INSERT INTO document (id, shipment, package_number, content_type, image_type, size, sha256)
    VALUES (:id, :shipment, :packageNumber, :contentType, :imageType, :size, :sha256)`);
  const insertBytes = database.prepare('INSERT INTO document_bytes (document, bytes) VALUES (?, ?)');
  const ofShipment = database.prepare<[number], DocumentRecord>(`
    SELECT ${COLUMNS} FROM shipment JOIN document ON document.shipment = shipment.sequence
    WHERE shipment.sequence = ${plannedOnce('?')} ORDER BY document.sequence`);
  // Bytes that are gone where no retention time was over are damage, too.
  const kept = `
    FROM document JOIN shipment ON shipment.sequence = document.shipment
    LEFT JOIN document_bytes ON document_bytes.document = document.sequence
    WHERE (bytes IS NOT NULL OR blanked_at IS NULL)`;
  const withBytes = database.prepare<[string], DocumentRecord & StoredBytes & { owner: number }>(
    `SELECT ${COLUMNS}, shipment.sequence AS owner, bytes ${kept} AND document.id = ${plannedOnce('?', 'TEXT')}`,
  );
  const next = database.prepare<[number, number], StoredBytes & { sequence: number; id: string }>(`
    SELECT document.sequence, document.id, sha256, bytes ${kept} AND document.sequence > ${plannedOnce('?')} ORDER BY document.sequence LIMIT ${plannedOnce('?')}`);

  return {
    add(shipment: number, documents: readonly NewDocument[]): void {
      for (const { bytes, packageNumber, contentType, imageType } of documents) {
        const size = bytes.byteLength;
        const row = {
          id: newDocumentId(),
          shipment,
          packageNumber,
          contentType,
          imageType,
          size,
          sha256: sha256(bytes),
        };
        insertBytes.run(insert.run(row).lastInsertRowid, bytes);
      }
    },

    /** In the order they were stored. */
    ofShipment: (shipment: number) => ofShipment.all(shipment),

    /** @throws DocumentDamagedError where the bytes are not those that were stored. */
    read(documentId: string): { document: DocumentRecord; bytes: Uint8Array } | null {
      const row = withBytes.get(documentId);
      if (!row) return null;
      const { bytes: _, owner, ...document } = row;
      checksums.checkShipment(owner);
      return { document, bytes: bytesAsStored(row, documentId) };
    },

    /** Compares all bytes with their SHA-256, in slices between which other work has its turn; ids of those that differ. */
    verify: () => verifyBytes((last) => next.all(last, DOCUMENTS_PER_TURN)),
  };
}
