import type { Order } from '#shared/schema/orders/order.ts';
import { toBoxSides } from '#shared/schema/shipping/usual.ts';
import type { OrderBox } from '#shared/schema/orders/parcel-box.ts';
import type { OrderScan, OrderScanned } from '#shared/schema/orders/packing-calls.ts';
import { type Caller, clientsSeen } from '../../identity/index.ts';
import { invalid, violation } from '../../violation.ts';
import type { OrderCall } from '../calls.ts';
import type { Change } from '../change-order.ts';
import type { OrdersDeps } from '../deps.ts';
import type { OrderRecord } from '../order-record.ts';
import { toOrder } from '../to-order.ts';
import { isItemCode } from '#shared/scan/item-codes.ts';
import { articleOf } from './article.ts';
import { acknowledge, claimHere, countScan, type Elsewhere, isKnownCode, type Scan } from './count-scan.ts';

/** Orders that are looked through for one that has the article. */
const MOST_LOOKED_AT = 50;
const NOWHERE: Elsewhere = { orderNumber: null, article: null };

interface Parts {
  ledger: Pick<OrdersDeps['ledger'], 'orders' | 'stationId' | 'now'>;
  find(call: OrderCall): Promise<OrderRecord>;
  change(order: OrderRecord, decide: (order: OrderRecord) => Change | Promise<Change>): Promise<OrderRecord>;
}

/** What a desk does with the items of an order that it has claimed. */
export function createScans({ ledger, find, change }: Parts) {
  const { stationId, orders } = ledger;

  /** What the code is where the order itself does not know it. */
  async function elsewhereIn(caller: Caller, code: string): Promise<Elsewhere> {
    const clientIds = clientsSeen(caller);
    const [numbered] = (await orders.list({ orderNumber: code, clientIds, limit: 1 })).orders;
    const { orders: found } = await orders.list({ text: code, clientIds, limit: MOST_LOOKED_AT });
    const lines = found.flatMap(({ content }) => content.lines.map((line, index) => ({ line, number: index + 1 })));
    const known = lines.find(({ line }) => isItemCode(line, code));
    return { orderNumber: numbered?.orderNumber ?? null, article: known ? articleOf(known.line, known.number) : null };
  }

  return {
    /** Counts what was scanned or confirmed, or stops. @throws EngineError STATE_CONFLICT where this desk does not pack it, VALIDATION_FAILED */
    async scan(call: OrderCall, said: OrderScan): Promise<OrderScanned> {
      const order = await find(call);
      const asked = scanOf(said, order);
      claimHere(order, stationId);
      const elsewhere =
        'code' in asked && !isKnownCode(order, asked.code) ? await elsewhereIn(call.caller, asked.code) : NOWHERE;
      const by = { stationId, scanId: said.scanId ?? null, at: ledger.now() };
      let scanned = countScan(order, asked, elsewhere, by);
      const after = await change(order, (known) => (scanned = countScan(known, asked, elsewhere, by)).change);
      const { outcome, line, trouble } = scanned;
      return { outcome, line, trouble, order: toOrder(after) };
    },

    /** @throws EngineError STATE_CONFLICT where this desk does not pack it */
    async chooseBox(call: OrderCall, { dimensions }: OrderBox): Promise<Order> {
      const box = { dimensions: dimensions && toBoxSides(dimensions) };
      return toOrder(await change(await find(call), (known) => ({ claim: { ...claimHere(known, stationId), box } })));
    },

    /** @throws EngineError STATE_CONFLICT where the order changed since that version */
    acknowledge: async (call: OrderCall, version: number): Promise<Order> =>
      toOrder(await change(await find(call), (known) => acknowledge(known, { stationId, version }))),
  };
}

/** @throws EngineError VALIDATION_FAILED */
function scanOf({ code, line, quantity }: OrderScan, { orderNumber, content }: OrderRecord): Scan {
  if (code !== undefined && line === undefined && quantity === undefined) return { code };
  const { length } = content.lines;
  if (code !== undefined)
    throw invalid(violation('FIELD_CONFLICT', '/code', 'A scan has a code, or a line that is confirmed; not both.'));
  if (line === undefined)
    throw invalid(violation('FIELD_REQUIRED', '/code', 'A scan has a code, or a line that is confirmed.'));
  if (line > length)
    throw invalid({
      ...violation('FIELD_INVALID', '/line', `Order ${orderNumber} has ${length} lines; line is ${line}.`, line),
      limit: length,
    });
  return { line, quantity: quantity ?? 1 };
}
