import type { Database } from 'better-sqlite3';
import type { DocumentRecord, NewDocument } from '#electron/engine/ports.ts';
import { DocumentDamagedError } from '../errors.ts';
import { newDocumentId } from '../ids.ts';
import { sha256 } from '../sha256.ts';

const COLUMNS = `
  document.id, shipment.id AS shipmentId, package_number AS packageNumber, content_type AS contentType,
  image_type AS imageType, size, sha256`;

export type Documents = ReturnType<typeof openDocuments>;

/** Labels and papers of shipments. Writes inside the caller's transaction. */
export function openDocuments(database: Database) {
  const insert = database.prepare(`
    INSERT INTO document (id, shipment, package_number, content_type, image_type, size, sha256)
    VALUES (:id, :shipment, :packageNumber, :contentType, :imageType, :size, :sha256)`);
  const insertBytes = database.prepare('INSERT INTO document_bytes (document, bytes) VALUES (?, ?)');
  const ofShipment = database.prepare<[string], DocumentRecord>(`
    SELECT ${COLUMNS} FROM shipment JOIN document ON document.shipment = shipment.sequence
    WHERE shipment.id = ? ORDER BY document.sequence`);
  const withBytes = database.prepare<[string], DocumentRecord & { bytes: Buffer }>(`
    SELECT ${COLUMNS}, bytes FROM document
    JOIN shipment ON shipment.sequence = document.shipment JOIN document_bytes ON document_bytes.document = document.sequence
    WHERE document.id = ?`);

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
    ofShipment: (shipmentId: string) => ofShipment.all(shipmentId),

    /** @throws DocumentDamagedError where the bytes are not those that were stored. */
    read(documentId: string): { document: DocumentRecord; bytes: Uint8Array } | null {
      const row = withBytes.get(documentId);
      if (!row) return null;
      const { bytes, ...document } = row;
      if (sha256(bytes) !== document.sha256) {
        throw new DocumentDamagedError(`Document ${documentId} is damaged: its bytes do not have the stored SHA-256`);
      }
      return { document, bytes };
    },
  };
}
