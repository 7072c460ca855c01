import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import BatchView from '#renderer/features/batch/BatchView.vue';
import BatchColumnsView from '#renderer/features/batch/mapping/BatchColumnsView.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import OrderTable from '#renderer/features/orders/OrderTable.vue';
import OrdersView from '#renderer/features/orders/OrdersView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const OPTIONS = { joinOrders: false, weightUnits: null, leaveOutDuplicates: true, leaveOutUndeclared: true };
const TABLE = { columns: ['Name'], rowCount: 1, decimalSeparator: null };
const AT = '2026-03-02T09:00:00.000Z';
const account = { carrierId: 'a', friendlyName: 'A', services: [], primary: true };
/** What the station says at once, by the end of the address. */
const KNOWN: Record<string, object> = {
  '/batches/preview': {
    ...{ ...TABLE, sampleRows: [], existingBatchId: null, mappingFrom: 'GUESSED', shop: null },
    ...{ suggestedMapping: {}, suggestedDefaults: {}, suggestedOptions: OPTIONS },
  },
  '/batches/b': { batch: { id: 'b', name: 'Morning', ...TABLE, mapping: {}, defaults: {}, options: OPTIONS } },
  '/batches/b/rows': { rows: [], next: null },
  '/accounts': { accounts: [account], inTestMode: [] },
  '/carrier-invoices/preview': {
    ...{ columns: [], rows: [], rowCount: 1, missing: [], imported: null, readingFrom: 'GUESSED' },
    reading: { mapping: {} },
  },
  '/orders': { orders: [order()], next: null },
};
const REST = {
  ...{ batches: [], invoices: [], accounts: [], adapters: [], carriers: [], presets: [], printers: [], next: null },
};

type View = ReturnType<typeof mount>;
const drop = async (view: View) => {
  view.getComponent(FileDrop).vm.$emit('file', new File(['Name\nJane'], 'march.csv'));
  await vi.waitFor(() => expect(view.findComponent(FileDrop).exists()).toBe(false));
};

type Case = [path: string, screen: Component, made: string, answer: object, start: (view: View) => Promise<unknown>];
const cases: Case[] = [
  [
    '/batch',
    BatchView,
    '/batches',
    { batch: { id: 'b' } },
    async (view) => {
      await drop(view);
      await view.get('.actions .primary').trigger('click');
    },
  ],
  [
    '/batch/b/columns',
    BatchColumnsView,
    '/batches/b/reading',
    { batch: { id: 'b' } },
    (view) => view.get('.actions .primary').trigger('click'),
  ],
  [
    '/orders',
    OrdersView,
    '/batches',
    { batch: { id: 'b' } },
    async (view) => {
      view.getComponent(OrderTable).vm.$emit('tick', order());
      await flushPromises();
      await view.get('.bar .primary').trigger('click');
    },
  ],
  [
    '/history/invoices',
    InvoicesView,
    '/carrier-invoices',
    { invoice: { id: 'i', importedAt: AT } },
    async (view) => {
      await drop(view);
      await view.get('.actions .primary').trigger('click');
    },
  ],
];
test.each(cases)(
  'who has gone elsewhere from %s while the station works is left there',
  async (path, screen, made, answer, start) => {
    let give: (() => void) | undefined;
    vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
      const end = address.replace(/^.*\/station\/v1|\?.*$/g, '');
      if (method !== 'GET' && end === made)
        return new Promise(
          (resolve) => (give = () => resolve(Response.json(answer, { status: method === 'PUT' ? 200 : 201 }))),
        );
      return Promise.resolve(Response.json(KNOWN[end] ?? REST));
    });
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [
        { path, component: screen, ...(path.includes('/b/') && { props: { id: 'b' } }) },
        { path: '/:elsewhere(.*)', component: { render: () => null } },
      ],
    });
    await router.push(path);
    const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] }, attachTo: document.body });
    onTestFinished(() => view.unmount());
    await flushPromises();
    await start(view);
    await vi.waitFor(() => expect(give).toBeDefined());
    await router.push('/ship');
    give?.();
    await flushPromises();
    expect(router.currentRoute.value.path).toBe('/ship');
  },
);
