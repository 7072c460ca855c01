import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import BatchColumnsView from '#renderer/features/batch/mapping/BatchColumnsView.vue';
import BatchView from '#renderer/features/batch/BatchView.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import ImportView from '#renderer/features/products/ImportView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { buttonsOf } from '../shell/buttons.ts';

afterEach(() => vi.unstubAllGlobals());

const COLUMNS = { columns: ['Article', 'Price'], rows: [], sampleRows: [], rowCount: 1, suggestedMapping: {} };
const OPTIONS = { joinOrders: false, leaveOutDuplicates: true };
const SUGGESTED = { suggestedDefaults: {}, suggestedOptions: OPTIONS };
const BATCH = {
  id: '7',
  name: 'Orders',
  fileName: 'file.csv',
  ...COLUMNS,
  mapping: {},
  defaults: {},
  options: OPTIONS,
};
const READING = { reading: { mapping: {} }, readingFrom: 'GUESSED', missing: [], imported: null };

/** A screen on which one column was said to be another thing than was suggested. */
async function mapped(path: string, component: Component) {
  const lists = { accounts: [{ carrierId: 'a', services: [] }], inTestMode: [], adapters: [], carriers: [] };
  const read = { ...lists, ...COLUMNS, ...SUGGESTED, ...READING, invoices: [], batches: [], presets: [], next: null };
  vi.stubGlobal('fetch', async () => Response.json({ ...read, batch: BATCH }));
  const elsewhere = { path: '/:elsewhere(.*)', component: { render: () => null } };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path, component, props: { id: '7' } }, elsewhere],
  });
  await router.push(path);
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const drop = view.findComponent(FileDrop);
  if (drop.exists()) drop.vm.$emit('file', new File(['x'], 'file.csv'));
  await vi.waitFor(() => expect(view.find('tbody select').exists()).toBe(true));
  const field = view.get<HTMLSelectElement>('tbody select');
  await field.setValue(field.findAll('option')[1]?.element.value);
  return { view, router };
}
const asked = () => document.querySelector('[role="dialog"] h2')?.textContent;
const run = async (keys: string) => {
  commands.value.find((command) => command.keys === keys)?.run();
  await flushPromises();
};
async function discard(): Promise<void> {
  buttonsOf(t('common.discard.button'), '[role="dialog"]')[0]?.click();
  await flushPromises();
}
const SCREENS: [string, string, Component][] = [
  ['products', '/settings/products/import', ImportView],
  ['a carrier’s invoice', '/history/invoices', InvoicesView],
  ['a batch', '/batch', BatchView],
  ['a batch that is read anew', '/batch/7/columns', BatchColumnsView],
];

test.each(SCREENS)(
  'which column of a file of %s is what is lost by Esc only once that is said',
  async (_, path, component) => {
    const { view } = await mapped(path, component);
    await run('Escape');
    expect([view.find('tbody select').exists(), asked()]).toEqual([true, t('common.discard.ask')]);
    await discard();
    expect([view.find('tbody select').exists(), asked()]).toEqual([false, undefined]);
  },
);

test.each(SCREENS)(
  'which column of a file of %s is what is lost on the way to another screen only once that is said',
  async (_, path, component) => {
    const { view, router } = await mapped(path, component);
    void router.push('/ship');
    await flushPromises();
    expect([view.find('tbody select').exists(), asked()]).toEqual([true, t('common.discard.ask')]);
    await discard();
    expect(router.currentRoute.value.path).toBe('/ship');
  },
);

test.each([
  ['a batch', '/batch', BatchView, 'F8', '/batch/7', 201],
  ['a batch that is read anew', '/batch/7/columns', BatchColumnsView, 'F8', '/batch/7', 200],
  ['a carrier’s invoice', '/history/invoices', InvoicesView, 'Ctrl+S', '/history/invoices/7', 201],
])('nothing is asked where the columns of %s were taken', async (_, path, component, keys, next, status) => {
  const { router } = await mapped(path, component);
  vi.stubGlobal('fetch', async () => Response.json({ batch: BATCH, invoice: { id: '7' } }, { status }));
  await run(keys);
  expect([router.currentRoute.value.path, asked()]).toEqual([next, undefined]);
});
