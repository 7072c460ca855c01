import type { LabelsOf, RowLabel, RowLabelStore } from '#electron/engine/label-files/index.ts';
import type { Database } from '../database.ts';

const OF_BATCH = `
  SELECT batch_row.number, batch_row.state = 'BOUGHT' AS is_bought, shipment.sequence AS shipment
  FROM batch JOIN batch_row ON batch_row.batch = batch.sequence LEFT JOIN shipment ON shipment.id = batch_row.shipment_id
  WHERE batch.id = $1 AND number > $2::bigint AND number <= $3::bigint ORDER BY number LIMIT $4`;
const OF_MANIFEST = `
  SELECT * FROM (
    SELECT row_number() OVER (ORDER BY manifest_shipment.shipment) AS number, true AS is_bought, manifest_shipment.shipment
    FROM manifest JOIN manifest_shipment ON manifest_shipment.manifest = manifest.sequence WHERE manifest.id = $1
  ) AS numbered WHERE number > $2::bigint AND number <= $3::bigint ORDER BY number LIMIT $4`;

const OF_CHOSEN = `
  SELECT place::integer AS number, true AS is_bought, shipment.sequence AS shipment
  FROM unnest($1::text[]) WITH ORDINALITY AS named (named_id, place) LEFT JOIN shipment ON shipment.id = named_id
  WHERE place > $2::bigint AND place <= $3::bigint ORDER BY number LIMIT $4`;

/** An encrypted PDF says so by this name, and a whole one has a head and an end (ISO 32000-1, 7.6.1 and 7.5). */
const UNJOINABLE = `CASE WHEN image_type = 'pdf' AND position('/Encrypt'::bytea IN bytes) > 0 THEN 'LOCKED'
  WHEN image_type = 'pdf' AND (position('%PDF-'::bytea IN bytes) = 0 OR position('%%EOF'::bytea IN bytes) = 0) THEN 'BROKEN' END`;

/** A label whose bytes are gone is listed where no retention time was over: that is damage, and said when it is read. */
const labelsOf = (chosen: string) => `
  WITH chosen AS MATERIALIZED (${chosen})
  SELECT chosen.number, is_bought AS "isBought", state, void_request IS NOT NULL AS "isVoidAsked", tracking_number AS "trackingNumber",
    document.id AS "documentId", document.package_number AS "packageNumber", image_type AS "imageType", size,
    ${UNJOINABLE} AS unjoinable
  FROM chosen LEFT JOIN shipment ON shipment.sequence = chosen.shipment
  LEFT JOIN document ON document.shipment = chosen.shipment AND content_type = 'LABEL' AND (redacted_at IS NULL OR bytes IS NOT NULL)
  LEFT JOIN package ON package.shipment = chosen.shipment AND package.number = document.package_number
  ORDER BY chosen.number, document.package_number, document.sequence`;

export const openRowLabels = (database: Database): RowLabelStore => ({
  list: (of, { after, to, limit }) => {
    const [chosen, named] = chosenBy(of);
    return database.all<RowLabel>(labelsOf(chosen), [named, after, to, limit]);
  },
});

function chosenBy(of: LabelsOf): [chosen: string, named: string | readonly string[]] {
  if ('batchId' in of) return [OF_BATCH, of.batchId];
  return 'manifestId' in of ? [OF_MANIFEST, of.manifestId] : [OF_CHOSEN, of.shipmentIds];
}
