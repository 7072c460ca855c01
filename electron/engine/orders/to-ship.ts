import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { ShippedOrder } from '../rules/index.ts';
import { orderConflict, whyNot } from './change-order.ts';
import type { OrderRecord } from './order-record.ts';
import { isAllHeld, labelOf, openLines } from './progress.ts';

/** What somebody saw of an order who ships it with others: it is bought only while the same is to be shipped. */
export interface SeenOrder extends ShippedOrder {
  /** Of the order when it was seen. */
  version: number;
  /** Of its content. */
  digest: string;
}

/** Why the order is not shipped with others now; null where it is. One that a desk packs is that desk's, also where it is this one. */
export function whyNotNow(order: OrderRecord): Diagnostic | null {
  const { state, orderNumber: number } = order;
  if (state === 'HELD' || state === 'CANCELLED') return whyNot(order);
  if (isAllHeld(order)) return diagnostic('ORDER_IN_PARCEL', { number, label: labelOf(order) });
  return state === 'OPEN' ? null : whyNot(order);
}

/** @throws EngineError STATE_CONFLICT where it is not shipped now, or something else is to be shipped */
export function requireAsSeen(order: OrderRecord, { digest, lines }: SeenOrder): void {
  const why = whyNotNow(order);
  if (why) throw orderConflict(why);
  const seen = lines.map(({ line, quantity }) => ({ line, quantity }));
  if (digest === order.digest && canonicalJson(seen) === canonicalJson(openLines(order))) return;
  throw orderConflict(diagnostic('ORDER_CHANGED', { number: order.orderNumber }));
}
