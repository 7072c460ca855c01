import type { InvoicedShipment, InvoicedShipments, ParcelPlace } from '#electron/engine/carrier-invoices/index.ts';
import type { HandOverRecord } from '#electron/engine/manifests/index.ts';
import type { Database } from '../database.ts';

/** Names by the number of their place in the list; the newest, and before them those of the account, so that the first of a name is the one. */
const LOCATE = `
  WITH name AS (
    SELECT lower(tracking COLLATE "C") AS tracking, reference, place
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS each (tracking, reference, place)
  )
  SELECT place, shipment.id AS "shipmentId", package.number AS "packageNumber", 1 AS rank, carrier_id = $3 AS own, sequence
  FROM name JOIN package ON lower(tracking_number) = tracking JOIN shipment ON sequence = package.shipment
  UNION ALL SELECT place, shipment.id, package.number, 1, carrier_id = $3, sequence
  FROM name JOIN package ON lower(platform_tracking_number) = tracking JOIN shipment ON sequence = package.shipment
  UNION ALL SELECT place, shipment.id, package.number, 2, true, sequence
  FROM name JOIN package ON item_transaction_id = reference JOIN shipment ON sequence = package.shipment AND carrier_id = $3
  UNION ALL SELECT place, shipment.id, NULL, 3, true, sequence
  FROM name JOIN shipment ON transaction_id = reference AND carrier_id = $3
  ORDER BY rank, own DESC, sequence DESC, "packageNumber"`;
const FIND = `
  SELECT id, carrier_id AS "carrierId", client_id AS "clientId", state, accepted_at AS "acceptedAt", prepared->'service' AS service, prepared->'packages' AS packages,
    CASE WHEN cost_amount IS NOT NULL THEN json_build_object('amount', cost_amount, 'currency', cost_currency) END AS cost,
    (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
     WHERE manifest_shipment.shipment = shipment.sequence) AS "manifestId",
    ARRAY(SELECT number FROM hand_over WHERE hand_over.shipment = shipment.sequence ORDER BY number) AS "handedOver"
  FROM shipment WHERE id = ANY($1)`;
const SCANNED = `
  SELECT id FROM manifest WHERE id = ANY($1) AND EXISTS (
    SELECT FROM manifest_shipment JOIN hand_over ON hand_over.shipment = manifest_shipment.shipment
    WHERE manifest_shipment.manifest = manifest.sequence)`;
const HAND_OVER = `
  SELECT at, code, client_id AS "clientId", packer, station_id AS "stationId" FROM hand_over
  WHERE shipment = (SELECT sequence FROM shipment WHERE id = $1) AND number = $2`;

export const openInvoicedShipments = (database: Database): InvoicedShipments => ({
  async locate(names, carrierId) {
    const rows = await database.all<ParcelPlace & { place: number }>(LOCATE, [
      names.map(({ trackingNumber }) => trackingNumber),
      names.map(({ reference }) => reference),
      carrierId,
    ]);
    const places = new Map<number, ParcelPlace>();
    for (const { place, shipmentId, packageNumber } of rows) {
      if (!places.has(place)) places.set(place, { shipmentId, packageNumber });
    }
    return names.map((_, index) => places.get(index + 1) ?? null);
  },
  find: (ids) => database.all<InvoicedShipment>(FIND, [ids]),
  async scannedManifests(ids) {
    const rows = await database.all<{ id: string }>(SCANNED, [ids]);
    return rows.map(({ id }) => id);
  },
  async lastClosedAt({ carrierId, clientId }) {
    const row = await database.one<{ at: number | null }>(
      'SELECT max(closed_at) AS at FROM manifest WHERE carrier_id = $1 AND (client_id IS NULL OR client_id = $2)',
      [carrierId, clientId],
    );
    return row?.at ?? null;
  },
  async handOver(shipmentId, packageNumber) {
    const row = await database.one<HandOverRecord>(HAND_OVER, [shipmentId, packageNumber]);
    return row && { ...row, at: new Date(row.at).toISOString() };
  },
});
