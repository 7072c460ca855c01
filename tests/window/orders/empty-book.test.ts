import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import OrdersView from '#renderer/features/orders/OrdersView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { order } from './order.ts';

afterEach(() => vi.unstubAllGlobals());

/** The Orders screen as it first opens, narrowed down to what is to be packed. */
async function shown(book: readonly Order[]): Promise<string> {
  vi.stubGlobal('fetch', async (address: string) => {
    const state = new URL(address, 'http://station').searchParams.get('state');
    const orders = book.filter((each) => state === null || state.split(',').includes(each.state));
    return Response.json({ orders, next: null });
  });
  const view = mount(OrdersView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view.text();
}

test('an order book without any order says so, and where orders come from', async () => {
  const text = await shown([]);
  expect(text).toContain(i18n.global.t('orders.nothingYet'));
  expect(text).toContain(i18n.global.t('orders.nothingYetHint'));
});

test('where all orders are packed, none fits', async () => {
  const text = await shown([order({ state: 'PACKED' })]);
  expect(text).toContain(i18n.global.t('orders.nothingFits'));
  expect(text).not.toContain(i18n.global.t('orders.nothingYet'));
});
