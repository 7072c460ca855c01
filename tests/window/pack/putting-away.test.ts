import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { deliverScan } from '#renderer/composables/useScanner.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const packing = (orderNumber: string) => order({ orderNumber, state: 'PACKING', claim: claim('A1') });

test('an order that is put away twice, and the next slip, while the station is slow: it goes once, and the next one is on the bench', async () => {
  const asked: string[] = [];
  let released: ((answer: Response) => void) | undefined;
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const [, path = ''] = /\/orders(\/[^?]*)/.exec(address) ?? [];
    if (method !== 'GET') asked.push(path);
    if (path.endsWith('/release')) return new Promise<Response>((resolve) => (released = resolve));
    if (path.endsWith('/lights')) return Promise.resolve(new Response(null, { status: 503 }));
    const number = path.includes('1002') || path.endsWith('/look-up') ? '1002' : '1001';
    const found = { order: packing(number), orders: [order({ orderNumber: '1002' })], troubles: [] };
    return Promise.resolve(Response.json({ ...found, state: 'OFF', printers: [], printJobs: [], next: null }));
  });
  const routes = [{ path: '/pack', component: PackView }];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/pack?source=shop&orderNumber=1001');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const away = view.findAll('button').find((button) => button.text().startsWith('Put away'));
  await away?.trigger('click');
  await away?.trigger('click');
  deliverScan('1002');
  await flushPromises();
  released?.(Response.json({ order: order({ orderNumber: '1001' }) }));
  await vi.waitFor(() => expect(view.get('h1').text()).toBe('Order 1002'));
  expect(asked).toEqual(['/shop/1001/release', '/look-up', '/shop/1002/claim']);
});
