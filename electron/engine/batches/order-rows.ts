import { hash } from 'node:crypto';
import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { BatchDraft, OrderReference } from '#shared/schema/batches/batch-draft.ts';
import type { BatchRowError } from '#shared/schema/batches/batch-row.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, requireNone, violation } from '../violation.ts';
import type { Caller } from '../identity/index.ts';
import type { OrderToShip } from '../orders/index.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import type { OrderBook } from './deps.ts';

/** Orders that become a batch, as they are now; it is known again while none of them has changed. */
export interface OrdersContent {
  kind: 'orders';
  orders: OrderToShip[];
  contentHash: string;
}

/** @throws EngineError VALIDATION_FAILED where rows or a file came with the orders. */
export function requireOrdersAlone({ rows, contentBase64 }: BatchDraft): void {
  if (rows === undefined && contentBase64 === undefined) return;
  throw invalid(violation('FIELD_CONFLICT', '/orders', 'Send orders, rows or a file, only one of them.'));
}

/** @throws EngineError VALIDATION_FAILED, which names every order that is not there, or stands there twice. */
export async function contentOfOrders(
  orders: OrderBook,
  caller: Caller,
  asked: readonly OrderReference[],
): Promise<OrdersContent> {
  const found: OrderToShip[] = [];
  const errors: Violation[] = [];
  const places = new Map<string, number>();
  for (const [index, { source, orderNumber }] of asked.entries()) {
    const pointer = `/orders/${index}`;
    const key = JSON.stringify([source, orderNumber]);
    const earlier = places.get(key);
    places.set(key, earlier ?? index);
    if (earlier !== undefined) {
      const message = `Order ${orderNumber} of source ${source} stands at /orders/${earlier} already.`;
      errors.push({ code: 'FIELD_INVALID', pointer, message });
      continue;
    }
    try {
      found.push(await orders.toShip({ caller, source, orderNumber }));
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'NOT_FOUND') throw error;
      errors.push({ code: 'FIELD_INVALID', pointer, message: error.message });
    }
  }
  requireNone(errors);
  const known = found.map(({ seen: { source, orderNumber, version } }) => ({ source, orderNumber, version }));
  return { kind: 'orders', orders: found, contentHash: hash('sha256', canonicalJson({ orders: known }), 'hex') };
}

/** Of an order that became a row, whose maker saw it. */
export const orderCallOf = (
  { clientId }: Pick<BatchRecord, 'clientId'>,
  { source, orderNumber }: NonNullable<BatchRowRecord['order']>,
) => ({ caller: { clientId, scopes: ['read:all'] as const }, source, orderNumber });

/** Why an order is not bought, where the row stands. */
export const orderError = (trouble: Diagnostic): BatchRowError => ({
  ...{ code: 'FIELD_INVALID', pointer: '/order', message: inEnglish(trouble), trouble, column: null },
});
