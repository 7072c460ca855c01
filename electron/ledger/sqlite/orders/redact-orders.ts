import type { Database } from 'better-sqlite3';
import { CLOSED_ORDERS, redactOrder, REDACTED_AT_ONCE } from '../../orders/redact-order.ts';
import { openIndexMerge } from '../shipments/search-index.ts';
import { ORDER_COLUMNS, toOrder, type OrderRow } from './order-rows.ts';
import { openOrderWriter } from './order-writer.ts';

/** Redacts closed orders. Writes inside the caller's transaction. */
export function openOrderRedaction(database: Database) {
  // Told which index, because SQLite took the one by state, and read every order that was ever closed for each slice.
  const due = database.prepare<[number], OrderRow>(`
    SELECT ${ORDER_COLUMNS} FROM customer_order INDEXED BY customer_order_to_redact
    WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND updated_at < ? ORDER BY updated_at LIMIT ${REDACTED_AT_ONCE}`);
  const these = database.prepare<[string], OrderRow>(`
    SELECT ${ORDER_COLUMNS} FROM customer_order
    WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND id IN (SELECT value FROM json_each(?))`);
  const { update } = openOrderWriter(database);

  return {
    /** Redacts the next of those that nobody changed since the instant; how many. */
    redactSome(before: number): number {
      const rows = due.all(before);
      for (const row of rows) update(redactOrder(toOrder(row)));
      return rows.length;
    },
    redactThese(ids: readonly string[]): void {
      for (const row of these.all(JSON.stringify(ids))) update(redactOrder(toOrder(row)));
    },
    mergeSome: openIndexMerge(database, 'order_search'),
  };
}
