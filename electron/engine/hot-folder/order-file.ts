import { isRecord } from '#shared/format/is-record.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { MAX_ORDERS_A_FILE, OrderEntry } from '#shared/schema/orders/order-entry.ts';
import type { OrderPut } from '#shared/schema/orders/order.ts';
import type { Tables } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from '../identity/index.ts';
import type { Orders } from '../orders/index.ts';
import { compileSchema } from '../rules/index.ts';
import { jsonIn, unreadable } from './read-inbox-file.ts';

export type PutsOrders = Pick<Orders, 'put'>;

/** What became of an order of the file; `number` counts them from 1. `not_put`: because of another one. */
interface Told {
  number: number;
  source: string | null;
  orderNumber: string | null;
  outcome: OrderPut['outcome'] | 'invalid' | 'refused' | 'not_put';
  errors: Pick<Violation, 'pointer' | 'message'>[];
}

const violationsOf = compileSchema(OrderEntry);

/** The orders of a file: a list, or one. @throws EngineError VALIDATION_FAILED where it is neither. */
export async function readOrders(tables: Tables, bytes: Uint8Array): Promise<unknown[]> {
  const content = await jsonIn(tables, bytes);
  const list = Array.isArray(content) ? (content as unknown[]) : [content];
  if (list.length > MAX_ORDERS_A_FILE) throw unreadable(`it holds more than ${MAX_ORDERS_A_FILE} orders`);
  if (list.length > 0 && list.every(isRecord)) return list;
  throw unreadable('it holds no order, or something else among its orders');
}

/**
 * Puts all of them, or none where one breaks a rule. Done again, as after a stop in the middle, it comes to the same.
 * @returns what became of each, and whether all are in the order book
 */
export async function putOrders(
  list: readonly unknown[],
  { orders, caller, isStopped }: { orders: PutsOrders; caller: Caller; isStopped: () => boolean },
): Promise<{ result: { orders: Told[] }; isDone: boolean }> {
  const checked = withoutRepeats(list.map(check));
  if (checked.some(({ errors }) => errors.length > 0)) return { result: { orders: checked }, isDone: false };
  const told: Told[] = [];
  for (const [index, entry] of (list as OrderEntry[]).entries()) {
    if (isStopped()) throw new Error('The station stops');
    const { source, orderNumber, ...draft } = entry;
    const one = { number: index + 1, source, orderNumber };
    try {
      const { outcome } = await orders.put({ caller, source, orderNumber }, draft);
      told.push({ ...one, outcome, errors: [] });
    } catch (error) {
      if (!(error instanceof EngineError) || !REFUSALS.includes(error.code)) throw error;
      told.push({ ...one, outcome: 'refused', errors: [{ pointer: '', message: error.message }] });
    }
  }
  return { result: { orders: told }, isDone: told.every(({ outcome }) => outcome !== 'refused') };
}

/** Of one order; whatever else fails may work the next time, for all of them. */
const REFUSALS: readonly EngineError['code'][] = ['ALREADY_EXISTS', 'STATE_CONFLICT', 'VALIDATION_FAILED'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function check(entry: unknown, index: number): Told {
  const { source, orderNumber } = isRecord(entry) ? entry : {};
  const errors = violationsOf(entry).map(({ pointer, message }) => ({ pointer, message }));
  return {
    ...{ number: index + 1, source: textOf(source), orderNumber: textOf(orderNumber) },
    ...{ outcome: errors.length > 0 ? 'invalid' : 'not_put', errors },
  };
}

/** One order stands in a file once: nobody knows which of two is meant. */
function withoutRepeats(checked: readonly Told[]): Told[] {
  const seen = new Map<string, number>();
  return checked.map((one) => {
    const key = JSON.stringify([one.source, one.orderNumber]);
    const first = seen.get(key);
    if (one.errors.length > 0 || first === undefined) {
      if (first === undefined) seen.set(key, one.number);
      return one;
    }
    const message = `Order ${one.orderNumber} of source ${one.source} stands in this file twice, as ${first} and ${one.number}.`;
    return { ...one, outcome: 'invalid', errors: [{ pointer: '/orderNumber', message }] };
  });
}
