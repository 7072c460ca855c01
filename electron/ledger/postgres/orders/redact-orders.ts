import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { CLOSED_ORDERS, redactOrder, REDACTED_AT_ONCE } from '../../orders/redact-order.ts';
import type { Database } from '../database.ts';
import { ORDER_COLUMNS, toOrder, updateOrder, type OrderRow } from './orders.ts';

/** Those that another desk changes at this moment are left to the next time. */
const DUE = `
  SELECT ${ORDER_COLUMNS} FROM customer_order WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND updated_at < $1
  ORDER BY updated_at LIMIT ${REDACTED_AT_ONCE} FOR UPDATE SKIP LOCKED`;

const THESE = `
  SELECT ${ORDER_COLUMNS} FROM customer_order WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND id = ANY($1)
  ORDER BY sequence FOR UPDATE`;

function redacted(row: OrderRow): OrderRecord {
  const order = toOrder(row);
  return { ...order, ...redactOrder(order) };
}

/** Redacts the next of the closed orders that nobody changed since the instant; how many. */
export const redactSomeOrders = (database: Database, before: number): Promise<number> =>
  database.transaction(async (session) => {
    const rows = await session.all<OrderRow>(DUE, [before]);
    for (const row of rows) await updateOrder(session, redacted(row));
    return rows.length;
  });

/** Those of these that are closed. */
export const redactTheseOrders = (database: Database, ids: readonly string[]): Promise<void> =>
  database.transaction(async (session) => {
    for (const row of await session.all<OrderRow>(THESE, [ids])) await updateOrder(session, redacted(row));
  });
