import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import type { Answer } from '#renderer/api/client.ts';
import { usePages } from '#renderer/composables/usePages.ts';
import AddressesView from '#renderer/features/addresses/AddressesView.vue';
import RequestPanel from '#renderer/features/api/RequestPanel.vue';
import WebhookPanel from '#renderer/features/api/WebhookPanel.vue';
import BatchList from '#renderer/features/batch/BatchList.vue';
import BatchRunView from '#renderer/features/batch/BatchRunView.vue';
import DoctorView from '#renderer/features/doctor/DoctorView.vue';
import PackersView from '#renderer/features/packers/PackersView.vue';
import PrinterList from '#renderer/features/printers/PrinterList.vue';
import PrintQueue from '#renderer/features/printers/PrintQueue.vue';
import ProductsView from '#renderer/features/products/ProductsView.vue';
import RulesView from '#renderer/features/rules/RulesView.vue';
import BackupPanel from '#renderer/features/settings/BackupPanel.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

const PROBLEM = { code: 'INTERNAL_ERROR', status: 500, detail: '', purchase: 'not_made', errors: [] };
const WORDS = 'The station made a mistake. Its log has the details.';
beforeEach(() => void localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function shown(component: Component): Promise<string> {
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(PROBLEM), { status: 500, headers }));
  const view = mount(component, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view.text();
}

test.each([
  ['addresses', AddressesView, 'No address'],
  ['backups', BackupPanel, 'No backup yet'],
  ['batches', BatchList, 'No batch'],
  ['prints', PrintQueue, 'Nothing was printed yet'],
  ['products', ProductsView, 'No product'],
  ['requests', RequestPanel, 'No request yet'],
  ['rules', RulesView, 'There is no rule yet'],
  ['the rows of a batch', BatchRunView, 'no such batch'],
  ['webhooks', WebhookPanel, 'No webhook yet'],
] as const)('%s that could not be read are not called none, and why is said', async (_, component, none) => {
  const text = await shown(component);
  expect(text).toContain(WORDS);
  expect(text).not.toContain(none);
});

test.each([
  ['packers', PackersView, 'Nobody yet'],
  ['printers', PrinterList, 'No printer is set up'],
  ['the printers of the doctor', DoctorView, 'No printer is set up'],
] as const)('%s that could not be read are not called none', async (_, component, none) => {
  expect(await shown(component)).not.toContain(none);
});

test('more of a list that cannot be read is said, until it can', async () => {
  const refusal = { ok: false, problem: { ...PROBLEM, detail: 'x' } } as unknown as Answer<never>;
  const answers: Answer<{ names: string[]; next: string | null }>[] = [
    { ok: true, value: { names: ['b'], next: '1' } },
    refusal,
    { ok: true, value: { names: ['a'], next: null } },
  ];
  const { items, unread, load, loadMore } = usePages(
    async () => answers.shift() ?? refusal,
    ({ names }) => names,
  );
  await load();
  await loadMore();
  expect([items.value, unread.value]).toEqual([['b'], WORDS]);
  await loadMore();
  expect([items.value, unread.value]).toEqual([['b', 'a'], null]);
});
