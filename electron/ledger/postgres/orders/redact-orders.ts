import { orderTerms } from '../../orders/order-columns.ts';
import { CLOSED_ORDERS, redactOrder, REDACTED_AT_ONCE } from '../../orders/redact-order.ts';
import type { Database, Session } from '../database.ts';
import { searchWords } from '../search-words.ts';
import { ORDER_COLUMNS, type OrderRow } from './orders.ts';

/** Those that another desk changes at this moment are left to the next time. */
const DUE = `
  SELECT ${ORDER_COLUMNS} FROM customer_order WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND updated_at < $1
  ORDER BY updated_at LIMIT ${REDACTED_AT_ONCE} FOR UPDATE SKIP LOCKED`;

const THESE = `
  SELECT ${ORDER_COLUMNS} FROM customer_order WHERE digest <> '' AND state IN ${CLOSED_ORDERS} AND id = ANY($1)
  ORDER BY sequence FOR UPDATE`;

/** Its source hears nothing of it. */
const REDACT = `
  UPDATE customer_order SET version = version + 1, content = $2, digest = $3, reason = $4, reason_by = $5, claim = $6, parcels = $7, words = $8::tsvector
  WHERE sequence = $1`;

async function redact(session: Session, rows: readonly OrderRow[]): Promise<number> {
  for (const { sequence, orderNumber, ...row } of rows) {
    const { content, digest, reason, reasonBy, claim, parcels } = redactOrder(row);
    await session.run(REDACT, [
      ...[sequence, JSON.stringify(content), digest, reason, reasonBy, claim, JSON.stringify(parcels)],
      searchWords([['A', orderTerms({ orderNumber, content })]]),
    ]);
  }
  return rows.length;
}

/** Redacts the next of the closed orders that nobody changed since the instant; how many. */
export const redactSomeOrders = (database: Database, before: number): Promise<number> =>
  database.transaction(async (session) => redact(session, await session.all<OrderRow>(DUE, [before])));

/** Those of these that are closed. */
export const redactTheseOrders = (database: Database, ids: readonly string[]): Promise<number> =>
  database.transaction(async (session) => redact(session, await session.all<OrderRow>(THESE, [ids])));
