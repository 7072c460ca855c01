import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LIGHTS } from '#shared/schema/orders/lights.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const AT = '2026-03-02T09:00:00.000Z';
const inParcel = (changes: Partial<Order>, state: 'SENDING' | 'LABELLED'): Order => ({
  ...order({ open: [], ...changes }),
  parcels: [
    {
      ...{ transactionId: 't', clientId: 'c', at: AT, lines: [], verified: [], duplicateReason: null, packer: null },
      shipment: { id: 's', state, trackingNumbers: [], manifestId: null, rule: null },
    },
  ],
});

/** The screen, loaded anew with that order on the bench. */
async function loaded(shown: Order): Promise<string> {
  const lights = LIGHTS.map((light) => ({
    ...{ light, green: light !== 'SHIPPED_BEFORE' },
    trouble: light === 'SHIPPED_BEFORE' ? diagnostic('ORDER_IN_PARCEL', { number: '1001', label: 't' }) : null,
  }));
  const answer = { order: shown, lights, customsMissing: [], buysByScan: true, version: 1, errors: [], reading: null };
  const rest = { usual: null, box: { dimensions: null, preset: null, by: 'NOBODY', usual: null }, state: 'OFF' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, ...rest, printers: [], printJobs: [] })));
  const routes = [
    { path: '/pack', component: PackView },
    { path: '/history/:id', component: PackView },
  ];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/pack?source=shop&orderNumber=1001');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await flushPromises();
  return view.text();
}

test('a label that is still being bought is neither called unknown nor held against the lights, for it is its own parcel', async () => {
  const words = await loaded(inParcel({ state: 'PACKING', claim: claim('A1') }, 'SENDING'));
  expect(words).toContain('BUYING');
  expect(words).not.toContain('Needs attention');
  expect(words).not.toContain('Not shipped before');
  // Nobody waits for what another window buys.
  expect(words).toContain('Next order');
});

test('an order that was packed before tells nobody to put a label on a second parcel', async () => {
  const words = await loaded(inParcel({ state: 'PACKED' }, 'LABELLED'));
  expect(words).toContain('PACKED');
  expect(words).toContain('pack it only once');
  expect(words).not.toContain('Put the label on the parcel');
});
