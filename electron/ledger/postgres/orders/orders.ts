import { waysToWrite } from '#shared/format/order-number.ts';
import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import type { OrderStore } from '#electron/engine/orders/order-store.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { fateOf, orderTerms, unsentBy } from '../../orders/order-columns.ts';
import type { Database, Session } from '../database.ts';
import { SERVER } from '../restatement/gate.ts';
import { searchQuery, searchWords } from '../search-words.ts';

export type OrderRow = OrderRecord & { sequence: number };
type Known = Awaited<ReturnType<OrderStore['followed']>>;

export const ORDER_COLUMNS = `
  sequence, id, source, order_number AS "orderNumber", client_id AS "clientId", state, reason, reason_by AS "reasonBy", revision, version, content, digest,
  held_at_source AS "heldAtSource", hold_released AS "holdReleased", cancelled_at_source AS "cancelledAtSource", claim, parcels, created_at AS "createdAt", updated_at AS "updatedAt"`;
const select = (rest: string) => `SELECT ${ORDER_COLUMNS} FROM customer_order ${rest}`;
const ONE = select('WHERE source = $1 AND order_number = $2');
const UNSENT = select('WHERE unsent_by = $1 ORDER BY sequence');
const OF_SHIPMENTS = select(`
  WHERE sequence IN (SELECT customer_order FROM order_shipment
    WHERE (transaction_id, client_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))) ORDER BY sequence`);
const PAGE = select(`
  WHERE sequence < $1 AND ($2::text[] IS NULL OR state = ANY($2)) AND ($3::text[] IS NULL OR client_id = ANY($3))
    AND ($4::text IS NULL OR source = $4) AND ($5::text[] IS NULL OR order_number = ANY($5))
    AND ($6::tsquery IS NULL OR words @@ $6::tsquery) ORDER BY sequence DESC LIMIT $7`);
const INSERT = `
  INSERT INTO customer_order (id, state, reason, revision, content, digest, cancelled_at_source, claim, parcels, unsent_by, updated_at, words,
    version, reason_by, held_at_source, hold_released, source, order_number, client_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::tsvector, $13, $14, $15, $16, $17, $18, $19, $20)
  ON CONFLICT (source, order_number) DO NOTHING RETURNING sequence`;
const UPDATE = `
  UPDATE customer_order SET state = $2, reason = $3, revision = $4, content = $5, digest = $6, cancelled_at_source = $7, claim = $8,
    parcels = $9, unsent_by = $10, updated_at = $11, words = $12::tsvector, reason_by = $14, held_at_source = $15, hold_released = $16, version = version + 1
  WHERE id = $1 AND version = $13 RETURNING sequence`;
// What a source was never told it is not told the end of.
const LINK = `
  INSERT INTO order_shipment AS known (customer_order, client_id, transaction_id, fate)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])
  ON CONFLICT (transaction_id, client_id, customer_order) DO UPDATE SET
    fate = CASE WHEN excluded.fate = 'VOIDED' AND known.told IS NULL THEN NULL ELSE coalesce(excluded.fate, known.fate) END`;
const PUT_OUT = `
  INSERT INTO order_write_back (customer_order, source, since, attempts, due_at)
  SELECT sequence, source, $2, 0, $2 FROM customer_order WHERE sequence = $1
    AND EXISTS (SELECT FROM order_shipment WHERE customer_order = sequence AND fate IS DISTINCT FROM told)
    AND EXISTS (SELECT FROM order_source WHERE name = source AND content ->> 'writeBack' IS NOT NULL)
  ON CONFLICT DO NOTHING`;
const FOLLOWED = 'SELECT sequence, number AS restored FROM restatement LEFT JOIN order_follower ON true';
const FOLLOW = `
  INSERT INTO order_follower (id, sequence) SELECT 1, $1 FROM restatement WHERE number = $2 AND server = ${SERVER}
  ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence`;

/** The orders of all desks: whoever changes one that another changes waits, and stores nothing where that one was quicker. */
export function openOrders(database: Database): OrderStore {
  return {
    create: (order) =>
      database.transaction((session) =>
        write(session, INSERT, order, [order.source, order.orderNumber, order.clientId, order.createdAt]),
      ),
    replace: (order) =>
      database.transaction(async (session) =>
        (await write(session, UPDATE, order)) ? { ...order, version: order.version + 1 } : null,
      ),

    async find(source, orderNumber) {
      const row = await database.one<OrderRow>(ONE, [source, orderNumber]);
      return row && toOrder(row);
    },

    async list({ states = null, source = null, orderNumber = null, text, clientIds = null, limit, cursor }) {
      const query = searchQuery(text);
      if (query === 'nothing') return { orders: [], next: null };
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const values = [
        before,
        states,
        clientIds,
        source,
        orderNumber === null ? null : waysToWrite(orderNumber),
        query,
        limit + 1,
      ];
      const rows = await database.search<OrderRow>(PAGE, values);
      const { shown, next } = pageOf(rows, limit);
      return { orders: shown.map(toOrder), next };
    },

    async findByShipments(keys) {
      const values = [keys.map((key) => key.transactionId), keys.map((key) => key.clientId)];
      return (await database.all<OrderRow>(OF_SHIPMENTS, values)).map(toOrder);
    },
    listUnsent: async (stationId) => (await database.all<OrderRow>(UNSENT, [stationId])).map(toOrder),
    async followed() {
      return (await database.one<Known>(FOLLOWED)) ?? { sequence: null, restored: 0 };
    },
    async setFollowed({ sequence, restored }) {
      await database.run(FOLLOW, [sequence, restored]);
    },
  };
}

const toOrder = ({ sequence: _, ...order }: OrderRow): OrderRecord => order;

const valuesOf = (order: OrderRecord) => [
  ...[order.id, order.state, order.reason, order.revision, JSON.stringify(order.content), order.digest],
  ...[order.cancelledAtSource, order.claim && JSON.stringify(order.claim), JSON.stringify(order.parcels)],
  ...[unsentBy(order), order.updatedAt, searchWords([['A', orderTerms(order)]]), order.version, order.reasonBy],
  ...[order.heldAtSource, order.holdReleased],
];

/** In the caller's transaction; false where nothing was written. */
async function write(session: Session, statement: string, order: OrderRecord, more: readonly unknown[] = []) {
  const row = await session.one<{ sequence: number }>(statement, [...valuesOf(order), ...more]);
  if (!row) return false;
  const { parcels } = order;
  if (parcels.length > 0) {
    await session.run(LINK, [
      row.sequence,
      parcels.map((each) => each.clientId),
      parcels.map((each) => each.transactionId),
      parcels.map(fateOf),
    ]);
    await session.run(PUT_OUT, [row.sequence, order.updatedAt]);
  }
  return true;
}
