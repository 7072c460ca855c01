import type { OrderScan, OrderScanned } from '#shared/schema/orders/packing-calls.ts';
import { type Answer, call } from '#renderer/api/client.ts';
import { keyOf, type OrderKey } from '#renderer/components/order/order-words.ts';

/** Sent again where no answer came: the id of the scan counts once. */
export async function sendScan(body: OrderScan, key: OrderKey): Promise<Answer<OrderScanned>> {
  const first = await call('scanOrder', { params: keyOf(key), body });
  return first.ok || first.problem ? first : call('scanOrder', { params: keyOf(key), body });
}
