import type { DocumentRecord, DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { bytesAsStored, verifyBytes, type StoredBytes } from '../../stored-checks.ts';
import type { Database } from '../database.ts';

/** Documents that are read at once where all are verified. */
const DOCUMENTS_AT_ONCE = 20;

const COLUMNS = `
  document.id, shipment.id AS "shipmentId", package_number AS "packageNumber", content_type AS "contentType",
  image_type AS "imageType", size, sha256`;
const OF_SHIPMENT = `
  SELECT ${COLUMNS} FROM document JOIN shipment ON shipment.sequence = document.shipment
  WHERE shipment.id = $1 ORDER BY document.sequence`;
const SOURCES = `
  SELECT package_number AS "packageNumber", content_type AS "contentType", image_type AS "imageType", url
  FROM document_source JOIN shipment ON shipment.sequence = document_source.shipment
  WHERE shipment.id = $1 ORDER BY document_source.sequence`;
// Bytes that are gone where no retention time was over are damage, too.
const KEPT = `
  FROM document JOIN shipment ON shipment.sequence = document.shipment WHERE (bytes IS NOT NULL OR redacted_at IS NULL)`;
const WITH_BYTES = `SELECT ${COLUMNS}, bytes ${KEPT} AND document.id = $1`;
const NEXT = `
  SELECT document.sequence, document.id, sha256, bytes ${KEPT} AND document.sequence > $1
  ORDER BY document.sequence LIMIT ${DOCUMENTS_AT_ONCE}`;

/** Labels and documents of shipments; written by ShipmentsWriter. */
export function openDocuments(database: Database) {
  return {
    /** In the order they were stored. */
    ofShipment: (shipmentId: string) => database.all<DocumentRecord>(OF_SHIPMENT, [shipmentId]),

    /** What carriers still keep, in the order it was sold. */
    sourcesOf: (shipmentId: string) => database.all<DocumentSource>(SOURCES, [shipmentId]),

    /** @throws DocumentDamagedError where the bytes are not those that were stored. */
    async read(documentId: string): Promise<{ document: DocumentRecord; bytes: Uint8Array } | null> {
      const row = await database.one<DocumentRecord & StoredBytes>(WITH_BYTES, [documentId]);
      if (!row) return null;
      const { bytes: _, ...document } = row;
      return { document, bytes: bytesAsStored(row, documentId) };
    },

    /** Compares all bytes with their SHA-256, in slices; ids of those that differ. */
    verify: () => verifyBytes((last) => database.all<StoredBytes & { sequence: number; id: string }>(NEXT, [last])),
  };
}
