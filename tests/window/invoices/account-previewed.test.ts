import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

test('the account that a file is read for cannot be changed under it', async () => {
  const accounts = ['a', 'b'].map((carrierId) => ({
    carrierId,
    friendlyName: carrierId,
    services: [],
    primary: false,
  }));
  const rest = { accounts, inTestMode: [], adapters: [], carriers: [], invoices: [], next: null };
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Promise.resolve(Response.json(rest)) : new Promise(() => undefined),
  );
  const view = mount(InvoicesView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const account = view.get<HTMLSelectElement>('select');
  expect([account.element.value, account.element.disabled]).toEqual(['a', false]);
  view.getComponent(FileDrop).vm.$emit('file', new File(['x'], 'march.csv'));
  await flushPromises();
  expect(account.element.disabled).toBe(true);
});
