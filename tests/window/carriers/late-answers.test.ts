import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import ImportFields from '#renderer/features/carriers/account/ImportFields.vue';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { ADAPTER_INFOS } from '../../adapters/defined.ts';

/** The answers that are waited for, by the end of the address. */
let asked: { end: string; give: (body: object) => Promise<void> }[];
beforeEach(async () => {
  setActivePinia(createPinia());
  asked = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET')
      return Promise.resolve(Response.json({ adapters: ADAPTER_INFOS, carriers: [], accounts: [], inTestMode: [] }));
    return new Promise((resolve) => {
      const give = async (body: object) => {
        resolve(Response.json(body, { status: address.endsWith('/accounts') ? 201 : 200 }));
        await flushPromises();
      };
      asked.push({ end: address.replace(/^.*\/station\/v1/, ''), give });
    });
  });
  await useAccounts().load();
});
afterEach(() => vi.unstubAllGlobals());

/** The form of a new account with this name. */
function typed(friendlyName: string) {
  const form = useAccountForm();
  form.open(null);
  if (!form.draft) throw new Error('It was not opened');
  Object.assign(form.draft, { friendlyName, adapter: 'shipengine' });
  return form;
}

test('what a test or a save of a discarded account says is nothing of the one that was opened meanwhile', async () => {
  const form = typed('First');
  const [tried, ...none] = [form.test(), form.isSaving];
  expect([asked.length, ...none]).toEqual([1, true]);
  form.close();
  typed('Second');
  expect(form.isSaving).toBe(false);
  const saved = form.save();
  await asked[0]?.give({ works: false, trouble: null, detail: 'First does not work' });
  expect([await tried, form.tested, form.isSaving, asked.length]).toEqual([null, null, true, 2]);
  form.close();
  typed('Third');
  await asked[1]?.give({ account: { carrierId: 'second', friendlyName: 'Second' } });
  expect([await saved, form.draft?.friendlyName]).toEqual([null, 'Third']);
});

test('the carrier that the key of a discarded account brings fills no other account', async () => {
  const carrier: ImportedCarrier = {
    ...{ adapter: { carrierId: 'se-1' }, carrierCode: 'fedex', name: 'FEDEX', nickname: null, packages: [] },
    ...{ requiresFundedAmount: false, balance: null, services: [] },
  };
  const form = typed('');
  const view = mount(ImportFields, { global: { plugins: [i18n] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  const waiting = view.vm.ask();
  view.unmount();
  typed('');
  await asked[0]?.give({ works: true, carriers: [carrier], trouble: null, detail: '' });
  await waiting;
  expect([form.draft?.friendlyName, form.config?.['carrierId']]).toEqual(['', '']);
});
