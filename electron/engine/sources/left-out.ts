import { type Diagnostic, diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { EngineError } from '../engine-error.ts';
import type { MappedOrder } from './mapping/map-rows.ts';

/** An order that was left out, and why, as far as that has a sentence of its own. */
export interface LeftOut {
  order: MappedOrder;
  /** The JSON Pointer of the field that is wrong; null where the order as a whole cannot be put. */
  field: string | null;
  because: Diagnostic | null;
}

/** An order whose rows make none. */
export function unreadable(order: MappedOrder): LeftOut {
  const [fault] = order.errors;
  return { order, field: fault?.pointer || null, because: fault ? reasonOf(fault) : null };
}

/** An order that the order book does not take, such as one that changes all the time. */
export const refused = (order: MappedOrder, { message, details }: EngineError): LeftOut => ({
  ...{
    order,
    field: null,
    because: details.trouble ?? diagnostic('SYSTEM_SAYS', { at: order.orderNumber, words: message }),
  },
});

function reasonOf({ code, actual, limit, unit, trouble }: Violation): Diagnostic | null {
  if (trouble) return trouble;
  if (code === 'FIELD_REQUIRED') return diagnostic('SOURCE_FIELD_MISSING');
  if (limit !== undefined && unit === 'characters') return diagnostic('SOURCE_FIELD_TOO_LONG', { limit });
  if (typeof actual === 'string' || typeof actual === 'number') return diagnostic('SOURCE_FIELD_WRONG', { actual });
  return null;
}

/** What is said of the source: how many were left out, and why the first of them was. */
export function leftOutOf({ order, field, because }: LeftOut, count = 1): Diagnostic {
  const about = { count, number: order.orderNumber };
  const said =
    field === null ? diagnostic('SOURCE_ORDERS_LEFT', about) : diagnostic('SOURCE_ORDERS_LEFT_AT', { ...about, field });
  if (because === null) return said;
  const { code, values } = because;
  return { ...said, because: { code, values } };
}
