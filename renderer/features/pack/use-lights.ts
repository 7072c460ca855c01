import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { OrderLights } from '#shared/schema/orders/lights.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import { isSameOrder } from '#renderer/components/order/order-words.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { usePrinters } from '#renderer/stores/printers.ts';

/** Events behind which a light may be another; what changes the order is told by whoever shows it. */
const SOURCES: ReadonlySet<string> = new Set(['scale', 'printer', 'settings']);
/** A printer that is switched off or on says nothing of itself. */
const LOOK_AGAIN_MS = 5_000;

/** The six lights of the order on the bench, as the station decides them, looked at anew whenever one may have changed. */
export function useLights(order: ShallowRef<Order | null>, looked: () => void) {
  const printers = usePrinters();
  const lights = shallowRef<OrderLights | null>(null);
  let asked = 0;

  const printerId = () => printers.deskPrinter?.id;

  async function load(): Promise<void> {
    const shown = order.value;
    const mine = (asked += 1);
    if (shown === null) return;
    await printers.known();
    const { source, orderNumber } = shown;
    const answer = await call('readLights', { params: { source, orderNumber }, query: { print: printerId() } });
    if (mine !== asked || order.value === null || !isSameOrder(order.value, shown)) return;
    lights.value = answer.ok ? answer.value : null;
    looked();
  }

  function forget(): void {
    asked += 1;
    lights.value = null;
  }

  useLive(
    ({ type }) => order.value !== null && SOURCES.has(type),
    () => void load(),
  );
  const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
  onScopeDispose(() => clearInterval(timer));
  return { lights, printerId, load, forget };
}
