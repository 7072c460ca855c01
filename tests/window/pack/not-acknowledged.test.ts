import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { runKeys } from '#renderer/composables/useCommands.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const stop = { code: 'PACKING_UNKNOWN_CODE', values: { code: '4006381333931' } } as const;
const stopped = order({ state: 'PACKING', claim: { ...claim('A1'), stop } });

test('a stop that could not be acknowledged stands there with why', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/acknowledge')) throw new TypeError('The answer is lost');
    if (address.includes('/lights')) return new Response(null, { status: 503 });
    return Response.json({ order: stopped, state: 'OFF', printers: [], printJobs: [] });
  });
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/pack', component: PackView }] });
  await router.push('/pack?source=shop&orderNumber=1001');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  await vi.waitFor(() => expect(view.get('.state .word').text()).toBe('STOP'));
  const why = view.get('.state .words').text();
  runKeys(new KeyboardEvent('keydown', { key: 'Escape' }));
  await flushPromises();
  await vi.waitFor(() => expect(view.get('.state .words').text()).toBe(`${why} The station does not answer.`));
});
