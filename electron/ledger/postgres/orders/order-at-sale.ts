import { maySell } from '#electron/engine/orders/progress.ts';
import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import type { Acceptance } from '#electron/engine/shipping/shipment-record.ts';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
import type { Session } from '../database.ts';
import { OF_ORDER } from '../shipments/shipments-reader.ts';

const ORDER = 'SELECT content, parcels, state FROM customer_order WHERE source = $1 AND order_number = $2 FOR SHARE';
/** Desks that sell for an order of which there is no row to lock wait for each other; by "ORDR" nobody else locks in the database. */
const LOCK_UNKNOWN = `SELECT pg_advisory_xact_lock(x'4F524452'::integer, hashtext($1 || '/' || $2))`;
const GOING_OUT = `
  SELECT client_id AS "clientId", transaction_id AS "transactionId", prepared -> 'order' -> 'lines' AS lines,
    prepared -> 'order' ->> 'duplicateReason' AS "duplicateReason"
  FROM shipment
  WHERE ${OF_ORDER} AND state <> ALL($3)`;

/**
 * Whether the parcel may be sold, as its order is in the transaction that accepts it; so may what is for no order. Asked once it is known that no
 * desk is awaited: what another one states later would not be seen.
 */
export async function mayBeSold(
  session: Session,
  { clientId, transactionId, prepared: { order } }: Acceptance,
): Promise<boolean> {
  if (!order) return true;
  const key = [order.source, order.orderNumber];
  const known = await session.one<Pick<OrderRecord, 'content' | 'parcels' | 'state'>>(ORDER, key);
  if (!known) await session.all(LOCK_UNKNOWN, key);
  const goingOut = await session.all<Parameters<typeof maySell>[2][number]>(GOING_OUT, [...key, NOTHING_GOES_OUT]);
  return maySell(known, { clientId, transactionId }, goingOut);
}
