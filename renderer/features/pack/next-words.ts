import type { OrderLights } from '#shared/schema/orders/lights.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { t } from '#renderer/messages/index.ts';
import type { PackStatus } from './pack-status.ts';

/** The one thing to do next. */
export function nextWords(
  status: PackStatus,
  { order, lights }: { order: Order | null; lights: OrderLights | null },
): string {
  if (status === 'bought' && order?.state === 'PACKING' && order.open.length > 0) return t('pack.next.more');
  if (status !== 'complete' || lights === null) return t(`pack.next.${status}`);
  if (!lights.buysByScan) return t('pack.next.byHand');
  return t(lights.lights.every(({ green }) => green) ? 'pack.next.again' : 'pack.next.complete');
}
