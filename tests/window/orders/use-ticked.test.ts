import { afterEach, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { MAX_BATCH_ORDERS } from '#shared/schema/batches/batch-draft.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { useTicked } from '#renderer/features/orders/use-ticked.ts';
import { order } from './order.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the search finds. */
function finding(...orders: Order[]) {
  vi.stubGlobal('fetch', async () => Response.json({ orders, next: null }));
  return useTicked(shallowRef(orders));
}
const named = (orderNumber: string) => order({ orderNumber });

test('all that a search finds are ticked beside those that were ticked before, each once', async () => {
  const [old, both, found] = [named('1'), named('2'), named('3')];
  const ticked = finding(found, both);
  for (const each of [old, both]) ticked.tick(each);
  await ticked.tickAll({ text: 'mug' });
  expect([old, both, found].map(ticked.isTicked)).toEqual([true, true, true]);
  expect([ticked.count.value, ticked.isCut.value]).toEqual([3, false]);
});

test('of more than a batch takes, those that were ticked before are kept', async () => {
  const ticked = finding(...Array.from({ length: MAX_BATCH_ORDERS }, (_, index) => named(`found ${index}`)));
  const old = named('old');
  ticked.tick(old);
  await ticked.tickAll({});
  expect([ticked.isTicked(old), ticked.count.value, ticked.isCut.value]).toEqual([true, MAX_BATCH_ORDERS, true]);
});

test('what was taken back while the station was still asked for all is not ticked by its answer', async () => {
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => asked.promise);
  const ticked = useTicked(shallowRef([]));
  const ticking = ticked.tickAll({});
  ticked.clear();
  asked.resolve(Response.json({ orders: [named('1')], next: null }));
  await ticking;
  expect([ticked.count.value, ticked.isBusy.value]).toEqual([0, false]);
});
