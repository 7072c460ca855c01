import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import AccountForm from '#renderer/features/carriers/account/AccountForm.vue';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { accountLists } from './account-lists.ts';

afterEach(() => vi.unstubAllGlobals());

test('the form of an account is as it was opened until somebody types', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(accountLists(address)));
  const pinia = createPinia();
  setActivePinia(pinia);
  await useAccounts().load();
  const form = useAccountForm();
  form.open(null);
  const view = mount(AccountForm, { global: { plugins: [pinia, i18n] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect(form.isChanged).toBe(false);
  if (form.draft) form.draft.friendlyName = 'Shop';
  expect(form.isChanged).toBe(true);
});
