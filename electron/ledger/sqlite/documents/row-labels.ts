import type { Database } from 'better-sqlite3';
import type { LabelsOf, RowLabel, RowLabelStore } from '#electron/engine/label-files/index.ts';
import { reading } from '../sqlite-error.ts';

interface Page {
  of: string;
  after: number;
  to: number;
  limit: number;
}
type Stored = Omit<RowLabel, 'isBought' | 'isVoidAsked'> & {
  isBought: 0 | 1;
  isVoidAsked: 0 | 1;
};

const OF_BATCH = `
  SELECT batch_row.number, batch_row.state = 'BOUGHT' AS is_bought, shipment.sequence AS shipment
  FROM batch JOIN batch_row ON batch_row.batch = batch.sequence LEFT JOIN shipment ON shipment.id = batch_row.shipment_id
  WHERE batch.id = :of AND number > :after AND number <= :to ORDER BY number LIMIT :limit`;
const OF_MANIFEST = `
  SELECT * FROM (
    SELECT row_number() OVER (ORDER BY manifest_shipment.shipment) AS number, 1 AS is_bought, manifest_shipment.shipment
    FROM manifest JOIN manifest_shipment ON manifest_shipment.manifest = manifest.sequence WHERE manifest.id = :of
  ) WHERE number > :after AND number <= :to ORDER BY number LIMIT :limit`;

const OF_CHOSEN = `
  SELECT key + 1 AS number, 1 AS is_bought, shipment.sequence AS shipment
  FROM json_each(:of) LEFT JOIN shipment ON shipment.id = value
  WHERE key + 1 > :after AND key + 1 <= :to ORDER BY number LIMIT :limit`;

/** An encrypted PDF says so by this name, and a whole one has a head and an end (ISO 32000-1, 7.6.1 and 7.5). */
const UNJOINABLE = `CASE WHEN image_type = 'pdf' THEN (
  SELECT CASE WHEN instr(bytes, CAST('/Encrypt' AS BLOB)) > 0 THEN 'LOCKED'
    WHEN instr(bytes, CAST('%PDF-' AS BLOB)) = 0 OR instr(bytes, CAST('%%EOF' AS BLOB)) = 0 THEN 'BROKEN' END
  FROM document_bytes WHERE document_bytes.document = document.sequence) END`;

/** A label whose bytes are gone is listed where no retention time was over: that is damage, and said when it is read. */
const labelsOf = (chosen: string) => `
  WITH chosen AS MATERIALIZED (${chosen})
  SELECT chosen.number, is_bought AS isBought, state, void_request IS NOT NULL AS isVoidAsked, tracking_number AS trackingNumber,
    document.id AS documentId, document.package_number AS packageNumber, image_type AS imageType, size,
    ${UNJOINABLE} AS unjoinable
  FROM chosen LEFT JOIN shipment ON shipment.sequence = chosen.shipment
  LEFT JOIN document ON document.shipment = chosen.shipment AND content_type = 'LABEL'
    AND (blanked_at IS NULL OR EXISTS (SELECT 1 FROM document_bytes WHERE document_bytes.document = document.sequence))
  LEFT JOIN package ON package.shipment = chosen.shipment AND package.number = document.package_number
  ORDER BY chosen.number, document.package_number, document.sequence`;

export function openRowLabels(database: Database): RowLabelStore {
  const ofBatch = database.prepare<[Page], Stored>(labelsOf(OF_BATCH));
  const ofChosen = database.prepare<[Page], Stored>(labelsOf(OF_CHOSEN));
  const ofManifest = database.prepare<[Page], Stored>(labelsOf(OF_MANIFEST));
  function chosen(of: LabelsOf, page: Omit<Page, 'of'>): Stored[] {
    if ('batchId' in of) return ofBatch.all({ of: of.batchId, ...page });
    if ('manifestId' in of) return ofManifest.all({ of: of.manifestId, ...page });
    return ofChosen.all({ of: JSON.stringify(of.shipmentIds), ...page });
  }
  return {
    list: async (of, page) =>
      reading(() => {
        const rows = chosen(of, page);
        return rows.map(({ isBought, isVoidAsked, ...row }) => ({
          ...row,
          ...{ isBought: isBought === 1, isVoidAsked: isVoidAsked === 1 },
        }));
      }),
  };
}
