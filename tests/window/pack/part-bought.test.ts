import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { runKeys } from '#renderer/composables/useCommands.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const AT = '2026-03-02T09:00:00.000Z';
const verified = [{ line: 2, quantity: 1, how: 'SCANNED' as const, at: AT }];
const before = order({ state: 'PACKING', claim: { ...claim('A1'), verified } });
const after = order({ state: 'PACKING', claim: claim('A1'), open: [{ line: 1, quantity: 2 }], version: 2 });

test('behind a part of the order the key that goes on with the rest is not called the one to the next order', async () => {
  let shown = before;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/ship?')) shown = after;
    const box = { dimensions: null, preset: null, by: 'NOBODY', usual: null };
    const lights = { lights: [], customsMissing: [], buysByScan: false, version: 1, errors: [], box };
    return Response.json({
      order: shown,
      ...lights,
      warnings: [],
      state: 'OFF',
      printers: [],
      printJobs: [],
      presets: [],
    });
  });
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/pack', component: PackView }] });
  await router.push('/pack?source=shop&orderNumber=1001');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  const word = () => view.get('.state .word').text();
  const labels = () => view.findAll('button').map((button) => button.text());
  await vi.waitFor(() => expect(labels()).toContainEqual(expect.stringMatching(/^Buy label/)));
  runKeys(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  await vi.waitFor(() => expect(word()).toBe('LABEL'));
  expect(labels()).toContainEqual(expect.stringMatching(/^Seen, go on/));
  expect(labels()).not.toContainEqual(expect.stringMatching(/^Next order/));
  runKeys(new KeyboardEvent('keydown', { key: 'Escape' }));
  await flushPromises();
  expect([word(), view.get('h1').text()]).toEqual(['PACK', 'Order 1001']);
});
