import type { Database } from 'better-sqlite3';
import type {
  InvoicedShipment,
  InvoicedShipments,
  ParcelName,
  ParcelPlace,
} from '#electron/engine/carrier-invoices/index.ts';
import type { HandOverRecord } from '#electron/engine/manifests/index.ts';
import { plannedOnce } from '../planned-once.ts';
import { reading } from '../sqlite-error.ts';

type ShipmentRow = Pick<InvoicedShipment, 'id' | 'carrierId' | 'clientId' | 'state' | 'acceptedAt' | 'manifestId'> & {
  service: string;
  packages: string;
  handedOver: string;
  amount: string | null;
  currency: string | null;
};

const OF_ACCOUNT = `shipment.carrier_id = ${plannedOnce(':carrierId', 'TEXT')}`;

/** Packages and shipments by what they are named, the newest shipment first. */
const PACKAGE_OF = (column: string) => `
  SELECT wanted.value AS name, shipment.id AS shipmentId, package.number AS packageNumber
  FROM json_each(:names) AS wanted CROSS JOIN package ON ${column} CROSS JOIN shipment ON shipment.sequence = package.shipment`;
const NUMBERED = (column: string) => `
  ${PACKAGE_OF(`${column} = wanted.value COLLATE NOCASE`)} ORDER BY ${OF_ACCOUNT} DESC, package.shipment DESC, package.number`;
const REFERRED = `${PACKAGE_OF('item_transaction_id = wanted.value')} WHERE ${OF_ACCOUNT} ORDER BY package.shipment DESC, package.number`;
const SHIPMENT_OF = `
  SELECT wanted.value AS name, shipment.id AS shipmentId, NULL AS packageNumber
  FROM json_each(:names) AS wanted CROSS JOIN shipment ON transaction_id = wanted.value
  WHERE ${OF_ACCOUNT} ORDER BY shipment.sequence DESC`;

export function openInvoicedShipments(database: Database): InvoicedShipments {
  /** In this order: what is found by the one is not looked for by the next. */
  const ways = [
    { by: 'trackingNumber', sql: NUMBERED('tracking_number') },
    { by: 'trackingNumber', sql: NUMBERED('platform_tracking_number') },
    { by: 'reference', sql: REFERRED },
    { by: 'reference', sql: SHIPMENT_OF },
  ].map(({ by, sql }) => ({
    by: by as keyof ParcelName,
    find: database.prepare<[{ names: string; carrierId: string }], ParcelPlace & { name: string }>(sql),
  }));
  const find = database.prepare<[string], ShipmentRow>(`
    SELECT shipment.id, carrier_id AS carrierId, client_id AS clientId, state, accepted_at AS acceptedAt, cost_amount AS amount, cost_currency AS currency,
      json_extract(prepared, '$.service') AS service, json_extract(prepared, '$.packages') AS packages,
      (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
       WHERE manifest_shipment.shipment = shipment.sequence) AS manifestId,
      (SELECT json_group_array(number ORDER BY number) FROM hand_over WHERE hand_over.shipment = shipment.sequence) AS handedOver
    FROM json_each(?) AS wanted CROSS JOIN shipment ON shipment.id = wanted.value`);
  const scanned = database
    .prepare<[string], string>(
      `SELECT manifest.id FROM json_each(?) AS wanted CROSS JOIN manifest ON manifest.id = wanted.value WHERE EXISTS (
        SELECT 1 FROM manifest_shipment CROSS JOIN hand_over ON hand_over.shipment = manifest_shipment.shipment
        WHERE manifest_shipment.manifest = manifest.sequence)`,
    )
    .pluck();
  const lastClosed = database
    .prepare<[string, string], number | null>(
      'SELECT max(closed_at) FROM manifest WHERE carrier_id = ? AND (client_id IS NULL OR client_id = ?)',
    )
    .pluck();
  const handOver = database.prepare<[string, number], HandOverRecord>(`
    SELECT at, code, client_id AS clientId, packer, station_id AS stationId FROM hand_over
    WHERE shipment = (SELECT sequence FROM shipment WHERE id = ?) AND number = ?`);

  return {
    async locate(names, carrierId) {
      const places: (ParcelPlace | null)[] = names.map(() => null);
      for (const { by, find: findBy } of ways) {
        const wanted = new Set(names.flatMap((name, index) => (places[index] === null ? (name[by] ?? []) : [])));
        if (wanted.size === 0) continue;
        const found = new Map<string, ParcelPlace>();
        const rows = reading(() => findBy.all({ names: JSON.stringify([...wanted]), carrierId }));
        for (const { name, ...place } of rows) {
          if (!found.has(name)) found.set(name, place);
        }
        for (const [index, name] of names.entries()) places[index] ??= found.get(name[by] ?? '') ?? null;
      }
      return places;
    },
    find: async (ids) => reading(() => find.all(JSON.stringify(ids)).map(toShipment)),
    scannedManifests: async (ids) => reading(() => scanned.all(JSON.stringify(ids))),
    lastClosedAt: async ({ carrierId, clientId }) => reading(() => lastClosed.get(carrierId, clientId) ?? null),
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
