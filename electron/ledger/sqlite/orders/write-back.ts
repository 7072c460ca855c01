import type { Database } from 'better-sqlite3';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { UntoldParcel, Waiting, WaitingOrder, WriteBackStore } from '#electron/engine/sources/index.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { plannedOnce } from '../planned-once.ts';

const ORDER = `(SELECT sequence FROM customer_order WHERE source = ${plannedOnce(':source', 'TEXT')} AND order_number = ${plannedOnce(':orderNumber', 'TEXT')})`;
const UNTOLD = `customer_order = ${ORDER} AND fate IS NOT NULL AND fate IS NOT told`;
const HELD = `customer_order = ${ORDER} AND attempts = :attempts`;

export function openWriteBack(database: Database, queue: WriteQueue): WriteBackStore {
  const due = database.prepare<[object], WaitingOrder>(`
    SELECT order_write_back.source, order_number AS orderNumber, attempts
    FROM order_write_back JOIN customer_order ON sequence = customer_order
    WHERE due_at <= ${plannedOnce(':now')} AND order_write_back.source NOT IN (SELECT value FROM json_each(:except)) ORDER BY attempts, due_at, sequence LIMIT ${plannedOnce(':limit')}`);
  const hold = database.prepare(
    `UPDATE order_write_back SET attempts = attempts + 1, due_at = :until WHERE ${HELD} AND due_at <= :now`,
  );
  const untold = database.prepare<[object], UntoldParcel>(
    `SELECT client_id AS clientId, transaction_id AS transactionId, fate FROM order_shipment WHERE ${UNTOLD} ORDER BY id`,
  );
  // What a restore has left in doubt is not among the numbers that the source is told now: once it is found, the source hears of it again.
  const unsure = database.prepare(
    `UPDATE order_shipment SET told = 'UNSURE' WHERE ${UNTOLD} OR (customer_order = ${ORDER} AND fate IS NULL AND told IS NOT NULL)`,
  );
  const note = database.prepare(
    `UPDATE order_shipment SET told = :fate
    WHERE customer_order = ${ORDER} AND client_id = :clientId AND transaction_id = :transactionId`,
  );
  const isHeld = database.prepare(`SELECT 1 FROM order_write_back WHERE ${HELD}`);
  const over = database.prepare(
    `DELETE FROM order_write_back WHERE ${HELD} AND NOT EXISTS (SELECT 1 FROM order_shipment WHERE ${UNTOLD})`,
  );
  const again = database.prepare(`UPDATE order_write_back SET due_at = :at, trouble = :trouble WHERE ${HELD}`);
  const waiting = database.prepare<[], Omit<Waiting, 'trouble'> & { trouble: string | null }>(`
    SELECT source, count(*) AS orders, min(since) AS since,
      (SELECT trouble FROM order_write_back AS latest WHERE latest.source = order_write_back.source AND trouble IS NOT NULL
        ORDER BY due_at DESC LIMIT 1) AS trouble
    FROM order_write_back GROUP BY source ORDER BY source`);
  const hasten = database.prepare(
    'UPDATE order_write_back SET due_at = :now WHERE source = :source AND trouble IS NOT NULL AND due_at > :now',
  );
  const forget = database.prepare('DELETE FROM order_write_back WHERE source = ?');

  return {
    due: async (now, { limit, except }) => reading(() => due.all({ now, limit, except: JSON.stringify(except) })),
    begin: (order, { now, until }) =>
      queue.write(() => {
        if (hold.run({ ...order, now, until }).changes === 0) return null;
        const parcels = untold.all(order);
        unsure.run(order);
        return parcels;
      }),
    end: (order, told, { at, trouble }) =>
      queue.write(() => {
        if (!isHeld.get(order)) return;
        for (const parcel of told) note.run({ ...order, ...parcel });
        if (over.run(order).changes > 0) return;
        const isNew = told.length > 0 && trouble === null;
        again.run({ ...order, at: isNew ? 0 : at, trouble: trouble && JSON.stringify(trouble) });
      }),
    waiting: async () => reading(() => waiting.all().map(toWaiting)),
    hasten: (source, now) => queue.write(() => void hasten.run({ source, now })),
    forget: (source) => queue.write(() => void forget.run(source)),
  };
}

const toWaiting = ({ trouble, ...row }: Omit<Waiting, 'trouble'> & { trouble: string | null }): Waiting => ({
  ...row,
  trouble: trouble === null ? null : (JSON.parse(trouble) as Diagnostic),
});
