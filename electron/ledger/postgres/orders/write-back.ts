import type { UntoldParcel, Waiting, WaitingOrder, WriteBackStore } from '#electron/engine/sources/index.ts';
import type { Database, Session } from '../database.ts';

// Whoever changes the order, or what waits of it, locks the order first.
const LOCK = 'SELECT sequence FROM customer_order WHERE source = $1 AND order_number = $2 FOR NO KEY UPDATE';
const UNTOLD = 'customer_order = $1 AND fate IS NOT NULL AND fate IS DISTINCT FROM told';
const DUE = `
  SELECT order_write_back.source, order_number AS "orderNumber", attempts
  FROM order_write_back JOIN customer_order ON sequence = customer_order
  WHERE due_at <= $1 AND order_write_back.source <> ALL ($2::text[]) ORDER BY attempts, due_at, sequence LIMIT $3`;
const HOLD = `
  UPDATE order_write_back SET attempts = attempts + 1, due_at = $4 WHERE customer_order = $1 AND attempts = $2 AND due_at <= $3`;
const UNTOLD_PARCELS = `
  SELECT client_id AS "clientId", transaction_id AS "transactionId", fate FROM order_shipment WHERE ${UNTOLD} ORDER BY id`;
// What a restore has left in doubt, in a file that was copied here, is not among the numbers that the source is told now: once it is found, the source
// hears of it again.
const UNSURE = `
  UPDATE order_shipment SET told = 'UNSURE' WHERE ${UNTOLD} OR (customer_order = $1 AND fate IS NULL AND told IS NOT NULL)`;
const HELD = 'SELECT 1 AS held FROM order_write_back WHERE customer_order = $1 AND attempts = $2';
const NOTE = 'UPDATE order_shipment SET told = $4 WHERE customer_order = $1 AND client_id = $2 AND transaction_id = $3';
const OVER = `
  DELETE FROM order_write_back WHERE customer_order = $1 AND NOT EXISTS (SELECT FROM order_shipment WHERE ${UNTOLD})`;
const AGAIN = 'UPDATE order_write_back SET due_at = $2, trouble = $3 WHERE customer_order = $1';
const WAITING = `
  SELECT source, count(*) AS orders, min(since) AS since,
    (SELECT trouble FROM order_write_back AS latest WHERE latest.source = order_write_back.source AND trouble IS NOT NULL
      ORDER BY due_at DESC LIMIT 1) AS trouble
  FROM order_write_back GROUP BY source ORDER BY source`;
const HASTEN = 'UPDATE order_write_back SET due_at = $2 WHERE source = $1 AND trouble IS NOT NULL AND due_at > $2';

export const openWriteBack = (database: Database): WriteBackStore => ({
  due: (now, { limit, except }) => database.all<WaitingOrder>(DUE, [now, except, limit]),
  begin: (order, { now, until }) =>
    database.transaction(async (session) => {
      const sequence = await lock(session, order);
      if ((await session.run(HOLD, [sequence, order.attempts, now, until])) === 0) return null;
      const parcels = await session.all<UntoldParcel>(UNTOLD_PARCELS, [sequence]);
      await session.run(UNSURE, [sequence]);
      return parcels;
    }),
  end: (order, told, { at, trouble }) =>
    database.transaction(async (session) => {
      const sequence = await lock(session, order);
      if (!(await session.one(HELD, [sequence, order.attempts]))) return;
      for (const { clientId, transactionId, fate } of told)
        await session.run(NOTE, [sequence, clientId, transactionId, fate]);
      if ((await session.run(OVER, [sequence])) > 0) return;
      const isNew = told.length > 0 && trouble === null;
      await session.run(AGAIN, [sequence, isNew ? 0 : at, trouble && JSON.stringify(trouble)]);
    }),
  waiting: () => database.all<Waiting>(WAITING),
  async hasten(source, now) {
    await database.run(HASTEN, [source, now]);
  },
  async forget(source) {
    await database.run('DELETE FROM order_write_back WHERE source = $1', [source]);
  },
});

const lock = async (session: Session, { source, orderNumber }: WaitingOrder): Promise<number> =>
  (await session.one<{ sequence: number }>(LOCK, [source, orderNumber]))?.sequence ?? 0;
