import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import FirstRunView from '#renderer/features/first-run/FirstRunView.vue';
import { type Step, useFirstRun } from '#renderer/features/first-run/store.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

async function at(step: Step) {
  const view = mount(FirstRunView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  useFirstRun().goTo(step);
  await flushPromises();
  return view;
}
const lost = () => Promise.reject(new TypeError('There is no station'));

test('the address of the sender is stored with every account though it is confirmed before they are known', async () => {
  const stored: string[] = [];
  const known = Promise.withResolvers<null>();
  const lists = { inTestMode: [], carriers: [], adapters: [], places: [] };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'PUT') stored.push(address);
    else await known.promise;
    return Response.json({ ...lists, accounts: [{ carrierId: 'a' }, { carrierId: 'b' }], account: {} });
  });
  const view = await at('shipFrom');
  await view.get('form').trigger('submit');
  known.resolve(null);
  await flushPromises();
  expect(stored.map((address) => address.split('/').at(-1))).toEqual(['a', 'b']);
  expect(useFirstRun().progress.done).toEqual(['shipFrom']);
});

test('where the accounts do not become known, the address of the sender is not called stored', async () => {
  vi.stubGlobal('fetch', lost);
  const view = await at('shipFrom');
  await view.get('form').trigger('submit');
  await flushPromises();
  expect([useFirstRun().progress.step, view.get('form .banner').text()]).toEqual(['shipFrom', t('problems.noAnswer')]);
});

test('it is said why the printers of the machine are not offered', async () => {
  vi.stubGlobal('fetch', lost);
  expect((await at('printer')).get('form').text()).toContain(t('problems.noAnswer'));
});

test('it is said why there is no picture of the first label', async () => {
  vi.stubGlobal('fetch', lost);
  const view = await at('label');
  useAccounts().accounts = [
    { carrierId: 'a', services: [{ serviceCode: 's', domestic: true }], shipFrom: {} },
  ] as never;
  await flushPromises();
  expect(view.get('form .banner').text()).toBe(t('problems.noAnswer'));
});
