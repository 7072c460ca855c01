import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { deliverScan } from '#renderer/composables/useScanner.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n, speak, t } from '#renderer/messages/index.ts';
import { order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was said last is said in the language of whoever signs on by a badge', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ orders: [], troubles: [], printers: [] })));
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/pack', component: PackView }] });
  await router.push('/pack');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  onTestFinished(() => speak('en'));
  deliverScan('SLIP-9');
  await vi.waitFor(() => expect(view.text()).toContain('SLIP-9'));
  await speak('de');
  await flushPromises();
  expect(view.text()).toContain(t('pack.say.notFound', { number: 'SLIP-9' }));
});

test('who leaves the bench while a slip is looked up stays where they went, and claims nothing', async () => {
  let found: ((answer: Response) => void) | undefined;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return address.includes('/look-up')
      ? new Promise<Response>((resolve) => (found = resolve))
      : Promise.resolve(Response.json({ orders: [], printers: [], next: null }));
  });
  const routes = [
    { path: '/pack', component: PackView },
    { path: '/ship', component: { render: () => null } },
  ];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/pack');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  deliverScan('SLIP-1');
  await vi.waitFor(() => expect(found).toBeDefined());
  await router.push('/ship');
  found?.(Response.json({ orders: [order()], troubles: [] }));
  await flushPromises();
  expect(router.currentRoute.value.path).toBe('/ship');
  expect(asked.filter((address) => address.includes('/claim'))).toEqual([]);
});
