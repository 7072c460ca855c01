import type { Database } from 'better-sqlite3';
import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { folded } from '../../search-terms.ts';
import { fateOf, orderTerms } from '../../orders/order-columns.ts';
import { toParameters } from './order-rows.ts';
import { plannedOnce } from '../planned-once.ts';

/** The statement by which the sources of these orders are told what they do not know of their parcels; an order that waits for that does so already. */
export const putOutOf = (which: string) => `
  INSERT INTO order_write_back (customer_order, source, since, attempts, due_at)
  SELECT sequence, source, updated_at, 0, updated_at FROM customer_order WHERE ${which}
    AND EXISTS (SELECT 1 FROM order_shipment WHERE customer_order = sequence AND fate IS NOT told)
    AND EXISTS (SELECT 1 FROM order_source WHERE name = source AND content ->> 'writeBack' IS NOT NULL)
  ON CONFLICT DO NOTHING`;

/** Writes orders with what they are found by, inside the caller's transaction. Each is false where nothing was written. */
export function openOrderWriter(database: Database) {
  const insert = database
    .prepare<[object], number>(
      `INSERT INTO customer_order (id, source, order_number, client_id, state, reason, reason_by, revision, version, content, digest, held_at_source, hold_released,
        cancelled_at_source, claim, parcels, unsent_by, created_at, updated_at)
      VALUES (:id, :source, :orderNumber, :clientId, :state, :reason, :reasonBy, :revision, :version, :content, :digest, :heldAtSource, :holdReleased,
        :cancelledAtSource, :claim, :parcels, :unsentBy, :createdAt, :updatedAt)
      ON CONFLICT (source, order_number) DO NOTHING RETURNING sequence`,
    )
    .pluck();
  const update = database
    .prepare<[object], number>(
      `UPDATE customer_order SET state = :state, reason = :reason, reason_by = :reasonBy, revision = :revision, version = :next, content = :content,
        digest = :digest, held_at_source = :heldAtSource, hold_released = :holdReleased, cancelled_at_source = :cancelledAtSource, claim = :claim, parcels = :parcels, unsent_by = :unsentBy,
        updated_at = :updatedAt
      WHERE source = ${plannedOnce(':source', 'TEXT')} AND order_number = ${plannedOnce(':orderNumber', 'TEXT')}
        AND version = ${plannedOnce(':version')} RETURNING sequence`,
    )
    .pluck();
  // What a source was never told it is not told the end of.
  const link = database.prepare(
    `INSERT INTO order_shipment (customer_order, client_id, transaction_id, fate) VALUES (?, ?, ?, ?)
    ON CONFLICT (transaction_id, client_id, customer_order) DO UPDATE SET
      fate = CASE WHEN excluded.fate = 'VOIDED' AND told IS NULL THEN NULL ELSE coalesce(excluded.fate, fate) END`,
  );
  const putOut = database.prepare(putOutOf(`sequence = ${plannedOnce(':sequence')}`));
  const index = database.prepare('INSERT OR REPLACE INTO order_search (rowid, text) VALUES (?, ?)');

  function written(sequence: number | undefined, order: OrderRecord): boolean {
    if (sequence === undefined) return false;
    for (const parcel of order.parcels) link.run(sequence, parcel.clientId, parcel.transactionId, fateOf(parcel));
    if (order.parcels.length > 0) putOut.run({ sequence });
    index.run(sequence, folded(orderTerms(order)));
    return true;
  }

  return {
    insert: (order: OrderRecord) => written(insert.get(toParameters(order)), order),
    /** Where it is in `order.version`. @param next its version from now on */
    update: (order: OrderRecord, next = order.version + 1) =>
      written(update.get({ ...toParameters(order), next }), order),
  };
}
