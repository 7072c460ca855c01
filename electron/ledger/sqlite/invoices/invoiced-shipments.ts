import type { Database } from 'better-sqlite3';
import type { InvoicedShipment, InvoicedShipments, ParcelPlace } from '#electron/engine/carrier-invoices/index.ts';
import type { HandOverRecord } from '#electron/engine/manifests/index.ts';
import { reading } from '../sqlite-error.ts';

type ShipmentRow = Pick<InvoicedShipment, 'id' | 'carrierId' | 'state' | 'acceptedAt' | 'manifestId'> & {
  service: string;
  packages: string;
  handedOver: string;
  amount: string | null;
  currency: string | null;
};

/** The newest first, so that the first of a name is the one. */
const LOCATE = `
  SELECT name.key AS name, shipment.id AS shipmentId, package.number AS packageNumber, 1 AS rank, shipment.sequence AS sequence
  FROM json_each(:names) AS name CROSS JOIN package ON tracking_number = name.value ->> 'trackingNumber' COLLATE NOCASE
  CROSS JOIN shipment ON shipment.sequence = package.shipment
  UNION ALL SELECT name.key, shipment.id, package.number, 1, shipment.sequence
  FROM json_each(:names) AS name CROSS JOIN package ON platform_tracking_number = name.value ->> 'trackingNumber' COLLATE NOCASE
  CROSS JOIN shipment ON shipment.sequence = package.shipment
  UNION ALL SELECT name.key, shipment.id, package.number, 2, shipment.sequence
  FROM json_each(:names) AS name CROSS JOIN package ON item_transaction_id = name.value ->> 'reference'
  CROSS JOIN shipment ON shipment.sequence = package.shipment
  UNION ALL SELECT name.key, shipment.id, NULL, 3, sequence
  FROM json_each(:names) AS name CROSS JOIN shipment ON transaction_id = name.value ->> 'reference'
  ORDER BY rank, sequence DESC`;

export function openInvoicedShipments(database: Database): InvoicedShipments {
  const locate = database.prepare<[object], ParcelPlace & { name: number }>(LOCATE);
  const find = database.prepare<[string], ShipmentRow>(`
    SELECT shipment.id, carrier_id AS carrierId, state, accepted_at AS acceptedAt, cost_amount AS amount, cost_currency AS currency,
      json_extract(prepared, '$.service') AS service, json_extract(prepared, '$.packages') AS packages,
      (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
       WHERE manifest_shipment.shipment = shipment.sequence) AS manifestId,
      (SELECT json_group_array(number) FROM hand_over WHERE hand_over.shipment = shipment.sequence) AS handedOver
    FROM json_each(?) AS wanted CROSS JOIN shipment ON shipment.id = wanted.value`);
  const scanned = database
    .prepare<[string], string>(
      `SELECT manifest.id FROM json_each(?) AS wanted CROSS JOIN manifest ON manifest.id = wanted.value WHERE EXISTS (
        SELECT 1 FROM manifest_shipment CROSS JOIN hand_over ON hand_over.shipment = manifest_shipment.shipment
        WHERE manifest_shipment.manifest = manifest.sequence)`,
    )
    .pluck();
  const lastClosed = database
    .prepare<[string], number | null>('SELECT max(closed_at) FROM manifest WHERE carrier_id = ?')
    .pluck();
  const handOver = database.prepare<[string, number], HandOverRecord>(`
    SELECT at, code, client_id AS clientId, packer, station_id AS stationId FROM hand_over
    WHERE shipment = (SELECT sequence FROM shipment WHERE id = ?) AND number = ?`);

  return {
    async locate(names) {
      const places = new Map<number, ParcelPlace>();
      for (const { name, ...place } of reading(() => locate.all({ names: JSON.stringify(names) }))) {
        if (!places.has(name)) places.set(name, { shipmentId: place.shipmentId, packageNumber: place.packageNumber });
      }
      return names.map((_, index) => places.get(index) ?? null);
    },
    find: async (ids) => reading(() => find.all(JSON.stringify(ids)).map(toShipment)),
    scannedManifests: async (ids) => reading(() => scanned.all(JSON.stringify(ids))),
    lastClosedAt: async (carrierId) => reading(() => lastClosed.get(carrierId) ?? null),
    async handOver(shipmentId, packageNumber) {
      const found = reading(() => handOver.get(shipmentId, packageNumber));
      return found ? { ...found, at: new Date(found.at).toISOString() } : null;
    },
  };
}

const toShipment = ({ service, packages, handedOver, amount, currency, ...row }: ShipmentRow): InvoicedShipment => ({
  ...row,
  cost: amount === null || currency === null ? null : { amount, currency },
  service: JSON.parse(service) as InvoicedShipment['service'],
  packages: JSON.parse(packages) as InvoicedShipment['packages'],
  handedOver: JSON.parse(handedOver) as number[],
});
