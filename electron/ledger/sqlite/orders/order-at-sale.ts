import type { Database } from 'better-sqlite3';
import { maySell } from '#electron/engine/orders/progress.ts';
import type { Acceptance } from '#electron/engine/shipping/shipment-record.ts';
import type { LineQuantity } from '#shared/schema/orders/order.ts';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
import { ONE_ORDER, toOrder, type OrderRow } from './order-rows.ts';
import { OF_ORDER } from '../shipments/shipments-reader.ts';

interface GoingOut {
  clientId: string;
  transactionId: string;
  lines: string;
  duplicateReason: string | null;
}

/** Whether the parcel may be sold, as its order is in the transaction that accepts it; so may what is for no order. */
export function openOrderAtSale(database: Database): (acceptance: Acceptance) => boolean {
  const one = database.prepare<[string, string], OrderRow>(ONE_ORDER);
  const goingOut = database.prepare<[string, string], GoingOut>(
    `SELECT client_id AS clientId, transaction_id AS transactionId, json_extract(prepared, '$.order.lines') AS lines,
       json_extract(prepared, '$.order.duplicateReason') AS duplicateReason
     FROM shipment
     WHERE ${OF_ORDER} AND state NOT IN (${NOTHING_GOES_OUT.map((state) => `'${state}'`).join(', ')})`,
  );

  return ({ clientId, transactionId, prepared: { order } }) => {
    if (!order) return true;
    const row = one.get(order.source, order.orderNumber);
    const shipments = goingOut.all(order.orderNumber, order.source);
    return maySell(
      row ? toOrder(row) : null,
      { clientId, transactionId },
      shipments.map(({ lines, ...key }) => ({ ...key, lines: JSON.parse(lines) as LineQuantity[] })),
    );
  };
}
