import type { Database } from 'better-sqlite3';
import { ORDER_COLUMNS, toOrder, type OrderRow } from '../orders/order-rows.ts';
import { openOrderWriter } from '../orders/order-writer.ts';

/** Takes over the orders that the old ledger knows later, with their parcels: what was packed since the backup is not packed again. */
export function takeOrders({ old, restored }: { old: Database; restored: Database }): void {
  const rows = old.prepare<[], OrderRow>(`SELECT ${ORDER_COLUMNS} FROM customer_order ORDER BY sequence`);
  const versionOf = restored
    .prepare<[string, string], number>('SELECT version FROM customer_order WHERE source = ? AND order_number = ?')
    .pluck();
  const writer = openOrderWriter(restored);
  for (const row of rows.iterate()) {
    const order = toOrder(row);
    const version = versionOf.get(order.source, order.orderNumber);
    if (version === undefined) writer.insert(order);
    else if (version < order.version) writer.update({ ...order, version }, order.version);
  }
}
