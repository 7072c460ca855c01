import type { Database } from 'better-sqlite3';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { plannedOnce } from '../planned-once.ts';

export type DocumentSources = ReturnType<typeof openDocumentSources>;

/** Where carriers keep documents that have not been fetched yet, by the shipment's sequence. Writes inside the caller's transaction. */
export function openDocumentSources(database: Database) {
  const insert = database.prepare(`
    INSERT INTO document_source (shipment, package_number, content_type, image_type, url)
    VALUES (:shipment, :packageNumber, :contentType, :imageType, :url)`);
  const remove = database.prepare('DELETE FROM document_source WHERE shipment = ?');
  const ofShipment = database.prepare<[number], DocumentSource>(`
    SELECT package_number AS packageNumber, content_type AS contentType, image_type AS imageType, url
    FROM document_source WHERE shipment = ${plannedOnce('?')} ORDER BY sequence`);

  return {
    add(shipment: number, sources: readonly DocumentSource[]): void {
      for (const source of sources) insert.run({ shipment, ...source });
    },
    /** Links give access; they go as soon as they are not needed any more. */
    remove: (shipment: number) => void remove.run(shipment),
    ofShipment: (shipment: number) => ofShipment.all(shipment),
  };
}
