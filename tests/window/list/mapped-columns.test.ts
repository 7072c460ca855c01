import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import ImportView from '#renderer/features/products/ImportView.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const COLUMNS = { columns: ['Article', 'Price'], rows: [], sampleRows: [], rowCount: 1, suggestedMapping: {} };
const READING = { reading: { mapping: {} }, readingFrom: 'GUESSED', missing: [], imported: null };

test.each([
  ['products', '/settings/products/import', ImportView],
  ['a carrier’s invoice', '/history/invoices', InvoicesView],
])('which column of a file of %s is what is lost by Esc only once that is said', async (_, path, component) => {
  const lists = { accounts: [{ carrierId: 'a', services: [] }], inTestMode: [], adapters: [], carriers: [] };
  vi.stubGlobal('fetch', async () => Response.json({ ...lists, ...COLUMNS, ...READING, invoices: [], next: null }));
  const elsewhere = { path: '/:elsewhere(.*)', component: { render: () => null } };
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path, component }, elsewhere] });
  await router.push(path);
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
  view.getComponent(FileDrop).vm.$emit('file', new File(['x'], 'file.csv'));
  await vi.waitFor(() => expect(view.find('tbody select').exists()).toBe(true));
  const escape = async () => {
    commands.value.find(({ keys }) => keys === 'Escape')?.run();
    await flushPromises();
  };
  const isThere = () => view.find('tbody select').exists();
  const field = view.get<HTMLSelectElement>('tbody select');
  await field.setValue(field.findAll('option')[1]?.element.value);
  await escape();
  expect([isThere(), document.querySelector('[role="dialog"] h2')?.textContent]).toEqual([
    true,
    t('common.discard.ask'),
  ]);
  const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
  buttons.find(({ textContent }) => textContent.trim() === t('common.discard.button'))?.click();
  await flushPromises();
  expect(isThere()).toBe(false);
});
