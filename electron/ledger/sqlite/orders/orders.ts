import type { Database } from 'better-sqlite3';
import { waysToWrite } from '#shared/format/order-number.ts';
import { ORDER_STATES } from '#shared/schema/orders/order.ts';
import type { OrderStore } from '#electron/engine/orders/order-store.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { matchExpression } from '../shipments/match-expression.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { ONE_ORDER, ORDER_COLUMNS, toOrder, type OrderRow } from './order-rows.ts';
import { openOrderWriter } from './order-writer.ts';
import { plannedOnce } from '../planned-once.ts';
import { statementCache } from '../statement-cache.ts';

const amongAll = (column: string, name: string) =>
  `(:${name} IS NULL OR ${column} IN (SELECT value FROM json_each(:${name})))`;

export function openOrders(database: Database, queue: WriteQueue): OrderStore {
  const select = (rest: string) =>
    database.prepare<unknown[], OrderRow>(`SELECT ${ORDER_COLUMNS} FROM customer_order ${rest}`);
  const one = database.prepare<[string, string], OrderRow>(ONE_ORDER);
  const unsent = select(`WHERE unsent_by = ${plannedOnce('?', 'TEXT')} ORDER BY sequence`);
  const ofShipments = select(`
    WHERE sequence IN (SELECT customer_order FROM json_each(?) AS key CROSS JOIN order_shipment
      ON transaction_id = key.value ->> 'transactionId' AND client_id = key.value ->> 'clientId') ORDER BY sequence`);
  const hasShipments = database.prepare<[], number>('SELECT 1 FROM order_shipment LIMIT 1').pluck();
  const newest = `ORDER BY sequence DESC LIMIT ${plannedOnce(':limit')}`;
  const isListed = `
    sequence < ${plannedOnce(':before')} AND ${amongAll('client_id', 'clients')} AND (:source IS NULL OR source = :source)`;
  const page = (isFound: string) =>
    select(`WHERE ${isListed} AND ${amongAll('state', 'states')} AND ${isFound} ${newest}`);
  const anyPage = page('(:match IS NULL AND :numbers IS NULL)');
  const isNumbered = 'order_number IN (SELECT value FROM json_each(:numbers))';
  const foundPage = page(
    `sequence IN (SELECT rowid FROM order_search WHERE order_search MATCH :match) AND (:numbers IS NULL OR ${isNumbered})`,
  );
  const numberPage = page(`(:match IS NULL AND ${isNumbered})`);
  const statements = statementCache<OrderRow>(database);
  /** Of each state the newest: a few open ones, or those of one source or client, lie among all that were ever shipped. */
  function pageInStates(count: number, of: 'source' | 'client_id' | null) {
    const ofStates = Array.from({ length: count }, (_, index) => {
      const isOf = of === null ? '' : `${of} = ${plannedOnce(of === 'source' ? ':source' : ':client', 'TEXT')} AND`;
      const isIn = `${isOf} state = ${plannedOnce(`:state${index}`, 'TEXT')}`;
      return `SELECT * FROM (SELECT sequence FROM customer_order WHERE ${isIn} AND ${isListed} ${newest})`;
    });
    return statements(
      `SELECT ${ORDER_COLUMNS} FROM customer_order WHERE sequence IN (${ofStates.join(' UNION ALL ')}) ${newest}`,
    );
  }
  const writer = openOrderWriter(database);
  const followed = database.prepare<[], number>('SELECT sequence FROM order_follower').pluck();
  const follow = database.prepare(
    'INSERT INTO order_follower (id, sequence) VALUES (1, ?) ON CONFLICT DO UPDATE SET sequence = excluded.sequence',
  );

  return {
    create: (order) => queue.write(() => writer.insert(order)),
    replace: (order) => queue.write(() => (writer.update(order) ? { ...order, version: order.version + 1 } : null)),

    async find(source, orderNumber) {
      const row = reading(() => one.get(source, orderNumber));
      return row ? toOrder(row) : null;
    },

    async list({ states, source = null, orderNumber = null, text, clientIds, limit, cursor }) {
      const match = matchExpression({ ...(text !== undefined && { text }) });
      if (match === 'nothing') return { orders: [], next: null };
      const [among, clients] = [states, clientIds].map((list) => (list ? JSON.stringify(list) : null));
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const client = clientIds?.length === 1 ? clientIds[0] : null;
      const listed = { before, clients, source, client, limit: limit + 1 };
      const of = source !== null ? 'source' : client !== null ? 'client_id' : null;
      const rows = reading(() => {
        const inStates = states ?? (of === null ? [] : ORDER_STATES);
        if (match === null && orderNumber === null && inStates.length > 0)
          return pageInStates(inStates.length, of).all({ ...listed, ...byName(inStates) });
        const pages = match !== null ? foundPage : orderNumber !== null ? numberPage : anyPage;
        const numbers = orderNumber === null ? null : JSON.stringify(waysToWrite(orderNumber));
        return pages.all({ ...listed, states: among, numbers, match });
      });
      const { shown, next } = pageOf(rows, limit);
      return { orders: shown.map(toOrder), next };
    },

    findByShipments: async (keys) =>
      reading(() => (hasShipments.get() === undefined ? [] : ofShipments.all(JSON.stringify(keys)).map(toOrder))),
    listUnsent: async (stationId) => reading(() => unsent.all(stationId).map(toOrder)),
    followed: async () => reading(() => ({ sequence: followed.get() ?? null, restored: 0 })),
    setFollowed: ({ sequence }) => queue.write(() => void follow.run(sequence)),
  };
}

const byName = (states: readonly string[]) =>
  Object.fromEntries(states.map((state, index) => [`state${index}`, state]));
