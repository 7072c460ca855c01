import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '#renderer/composables/useCommands.ts';
import AccountPanel from '#renderer/features/carriers/AccountPanel.vue';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { ADAPTER_INFOS } from '../../adapters/defined.ts';
import { accountLists } from './account-lists.ts';

afterEach(() => vi.unstubAllGlobals());

async function pressed(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('adapters') ? answer() : Response.json(accountLists(address)),
  );
  const view = mount(AccountPanel, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  commands.value.find(({ title }) => title === t('carriers.add'))?.run();
  await flushPromises();
  return view;
}

test('a new account that is begun before it is known how accounts buy has the fields of its way of buying once it is', async () => {
  const known = Promise.withResolvers<null>();
  await pressed(async () => (await known.promise, Response.json({ adapters: ADAPTER_INFOS })));
  const form = useAccountForm();
  expect(form.draft).toBeNull();
  known.resolve(null);
  await flushPromises();
  expect([form.draft?.adapter, form.config === null]).toEqual([ADAPTER_INFOS[0]?.type, false]);
});

test('where it does not become known how accounts buy, that is said, and no form without fields is shown', async () => {
  const view = await pressed(() => Promise.reject(new TypeError('There is no station')));
  expect([useAccountForm().draft, view.get('.banner').text()]).toEqual([null, t('problems.noAnswer')]);
});
