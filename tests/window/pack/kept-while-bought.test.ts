import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import { usePacking } from '#renderer/features/pack/use-packing.ts';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const packing = order({ state: 'PACKING', version: 4, claim: claim('A1') });
const shipped = (transactionId: string): Order => ({
  ...packing,
  ...{ state: 'PACKED', open: [], claim: null, version: 6 },
  parcels: [
    {
      ...{ transactionId, clientId: 'c', at: '2026-03-02T09:00:00.000Z', lines: [], verified: [] },
      ...{ duplicateReason: null, packer: null },
      shipment: { id: 's', state: 'LABELLED', trackingNumbers: ['1Z'], manifestId: null, rule: null },
    },
  ],
});

/** The bench with an order on it, whose number the address has. @param take answers what is done with it */
async function bench(known: () => Order, take: (headers: Headers) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers }: RequestInit = {}) => {
    if (method !== 'GET') return take(new Headers(headers));
    if (address.includes('/lights')) return new Response(null, { status: 503 });
    const { orderNumber } = packing;
    const shown = address.includes('1002') ? { ...packing, orderNumber: '1002', version: 2 } : known();
    return Response.json({ order: shown, orderNumber, printers: [], printJobs: [] });
  });
  const addresses: (string | undefined)[] = [];
  const held: ReturnType<typeof usePacking>[] = [];
  const setup = () => (held.push(usePacking((key) => addresses.push(key?.orderNumber))), () => null);
  const view = mount({ setup }, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  const [packed = expect.unreachable()] = held;
  await packed.open({ source: 'shop', orderNumber: '1001' });
  return { ...packed, addresses };
}

test.each(['another order', 'no order'])(
  'whoever opens %s by its address while a label is bought whose answer is lost stays with the order that is bought',
  async (what) => {
    let bought = '';
    let isAway = true;
    const {
      open,
      clear,
      buy,
      order: shown,
      status,
      addresses,
    } = await bench(
      () => (isAway ? packing : shipped(bought)),
      (headers) => {
        bought = headers.get('transactionId') ?? '';
        throw new TypeError('The answer is lost');
      },
    );
    await buy(packing, { version: 4, shipment: {} });
    await (what === 'no order' ? clear() : open({ source: 'shop', orderNumber: '1002' }));
    expect([shown.value?.orderNumber, status.value, addresses]).toEqual(['1001', 'buying', ['1001']]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([shown.value?.orderNumber, status.value]).toEqual(['1001', 'bought']);
    await open({ source: 'shop', orderNumber: '1002' });
    expect(shown.value?.orderNumber).toBe('1002');
  },
);

test('an order that was left while it was acknowledged does not come back', async () => {
  const answered = Promise.withResolvers<Response>();
  const stop = { code: 'PACKING_UNKNOWN_CODE', values: { code: '4' } } as const;
  const stopped = { ...packing, claim: { ...claim('A1'), stop } };
  const {
    goOn,
    clear,
    order: shown,
  } = await bench(
    () => stopped,
    () => answered.promise,
  );
  const acknowledged = goOn();
  await flushPromises();
  clear();
  answered.resolve(Response.json({ order: packing }));
  await acknowledged;
  expect(shown.value).toBeNull();
});
