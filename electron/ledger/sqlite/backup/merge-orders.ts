import type { Database } from 'better-sqlite3';
import type { ParcelRecord } from '#electron/engine/orders/order-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { ORDER_COLUMNS, toOrder, type OrderRow } from '../orders/order-rows.ts';
import { heldOrders } from '../migrations/0034-held-orders.ts';
import { releasedHolds } from '../migrations/0039-released-holds.ts';
import { openOrderWriter, putOutOf } from '../orders/order-writer.ts';

interface Ledgers {
  old: Database;
  restored: Database;
}

/**
 * Takes over the orders that the old ledger knows later, with their parcels: what was packed since the backup is not packed again. A parcel whose
 * shipment is in doubt now is so in its order, too: its source hears of it once it is found, with its number.
 */
export function takeOrders({ old, restored }: Ledgers): void {
  const isThere = old.prepare<[string]>("SELECT 1 FROM pragma_table_info('customer_order') WHERE name = ?");
  if (!isThere.get('held_at_source')) old.exec(heldOrders);
  if (!isThere.get('hold_released')) old.exec(releasedHolds);
  const rows = old.prepare<[], OrderRow>(`SELECT ${ORDER_COLUMNS} FROM customer_order ORDER BY sequence`);
  const versionOf = restored
    .prepare<[string, string], number>('SELECT version FROM customer_order WHERE source = ? AND order_number = ?')
    .pluck();
  const asRestored = openParcels(restored);
  const writer = openOrderWriter(restored);
  for (const row of rows.iterate()) {
    const known = toOrder(row);
    const version = versionOf.get(known.source, known.orderNumber) ?? null;
    if (version !== null && version >= known.version) continue;
    const order = { ...known, parcels: known.parcels.map(asRestored) };
    if (version === null) writer.insert(order);
    else writer.update({ ...order, version }, order.version);
  }
  takeTold({ old, restored });
}

/** @returns what the restored ledger says of the shipment of a parcel, where it has it */
function openParcels(restored: Database): (parcel: ParcelRecord) => ParcelRecord {
  const find = restored.prepare<[string], { state: ShipmentState; numbers: string }>(`
    SELECT state, (SELECT json_group_array(tracking_number ORDER BY number) FILTER (WHERE tracking_number IS NOT NULL) FROM package
      WHERE package.shipment = shipment.sequence) AS numbers
    FROM shipment WHERE id = ?`);
  return (parcel) => {
    const found = parcel.shipment && find.get(parcel.shipment.id);
    if (!parcel.shipment || !found) return parcel;
    const { state, numbers } = found;
    return { ...parcel, shipment: { ...parcel.shipment, state, trackingNumbers: JSON.parse(numbers) as string[] } };
  };
}

interface Told {
  source: string;
  orderNumber: string;
  clientId: string;
  transactionId: string;
  told: string;
}

/** Where it is not known what sources were told since, each may have heard of whatever waits for it: it is told the end of that, too. */
export function doubtTold(restored: Database): void {
  restored.exec("UPDATE order_shipment SET told = 'UNSURE' WHERE fate IS NOT NULL AND told IS NULL");
}

/** What a source was told of a parcel it is not told again; of one that it was never told of, it is not told the end. */
function takeTold({ old, restored }: Ledgers): void {
  const rows = old.prepare<[], Told>(`
    SELECT source, order_number AS orderNumber, order_shipment.client_id AS clientId, transaction_id AS transactionId, told
    FROM order_shipment JOIN customer_order ON sequence = customer_order WHERE told IS NOT NULL`);
  const put = restored.prepare<[Told]>(`
    UPDATE order_shipment SET told = :told WHERE told IS NOT :told AND transaction_id = :transactionId AND client_id = :clientId
      AND customer_order = (SELECT sequence FROM customer_order WHERE source = :source AND order_number = :orderNumber)`);
  for (const row of rows.iterate()) put.run(row);
  restored.exec("UPDATE order_shipment SET fate = NULL WHERE fate = 'VOIDED' AND told IS NULL");
  // What was told since may be another fate than the restored one, also of an order that has not changed since.
  restored.exec(
    putOutOf('sequence IN (SELECT customer_order FROM order_shipment WHERE fate IS NOT NULL AND fate IS NOT told)'),
  );
}
