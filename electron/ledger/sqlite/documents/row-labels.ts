import type { Database } from 'better-sqlite3';
import type { RowLabel, RowLabelStore } from '#electron/engine/label-files/index.ts';
import { reading } from '../sqlite-error.ts';

interface Page {
  id: string;
  after: number;
  to: number;
  limit: number;
}
type Stored = Omit<RowLabel, 'isBought' | 'isVoidAsked'> & { isBought: 0 | 1; isVoidAsked: 0 | 1 };

const OF_BATCH = `
  SELECT batch_row.number, batch_row.state = 'BOUGHT' AS is_bought, shipment.sequence AS shipment
  FROM batch JOIN batch_row ON batch_row.batch = batch.sequence LEFT JOIN shipment ON shipment.id = batch_row.shipment_id
  WHERE batch.id = :id AND number > :after AND number <= :to ORDER BY number LIMIT :limit`;
const OF_MANIFEST = `
  SELECT * FROM (
    SELECT row_number() OVER (ORDER BY manifest_shipment.shipment) AS number, 1 AS is_bought, manifest_shipment.shipment
    FROM manifest JOIN manifest_shipment ON manifest_shipment.manifest = manifest.sequence WHERE manifest.id = :id
  ) WHERE number > :after AND number <= :to ORDER BY number LIMIT :limit`;

/** A label whose bytes are gone is listed where no retention time was over: that is damage, and said when it is read. */
const labelsOf = (chosen: string) => `
  WITH chosen AS MATERIALIZED (${chosen})
  SELECT chosen.number, is_bought AS isBought, state, void_request IS NOT NULL AS isVoidAsked, tracking_number AS trackingNumber,
    document.id AS documentId, document.package_number AS packageNumber, image_type AS imageType, size
  FROM chosen LEFT JOIN shipment ON shipment.sequence = chosen.shipment
  LEFT JOIN document ON document.shipment = chosen.shipment AND content_type = 'LABEL'
    AND (blanked_at IS NULL OR EXISTS (SELECT 1 FROM document_bytes WHERE document_bytes.document = document.sequence))
  LEFT JOIN package ON package.shipment = chosen.shipment AND package.number = document.package_number
  ORDER BY chosen.number, document.package_number, document.sequence`;

export function openRowLabels(database: Database): RowLabelStore {
  const ofBatch = database.prepare<[Page], Stored>(labelsOf(OF_BATCH));
  const ofManifest = database.prepare<[Page], Stored>(labelsOf(OF_MANIFEST));
  return {
    list: async (of, page) =>
      reading(() => {
        const rows =
          'batchId' in of ? ofBatch.all({ id: of.batchId, ...page }) : ofManifest.all({ id: of.manifestId, ...page });
        return rows.map((row) => ({ ...row, isBought: row.isBought === 1, isVoidAsked: row.isVoidAsked === 1 }));
      }),
  };
}
