import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { t } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { accountLists } from './account-lists.ts';

afterEach(() => vi.unstubAllGlobals());

const ACCOUNT = {
  ...{ carrierId: 'a', carrier: 'A', carrierCode: 'CARRIER_A', nickname: 'a', friendlyName: 'Account', primary: false },
  ...{ strictDecimals: false, requiresFundedAmount: false, balance: null, adapter: { type: 'test' }, shipFrom: null },
  ...{ services: [], packages: [], options: [], stockCodes: {} },
};

/** A station that keeps two accounts, and the form of the first of them, in which something is typed. */
async function typing() {
  const kept = { a: ACCOUNT, b: { ...ACCOUNT, carrierId: 'b' } };
  const stored: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const account = JSON.parse(String(body)) as typeof ACCOUNT;
      stored.push(account.carrierId);
      kept[account.carrierId === 'a' ? 'a' : 'b'] = account;
      return Response.json({ account });
    }
    return Response.json(accountLists(address, Object.values(kept)));
  });
  setActivePinia(createPinia());
  await useAccounts().load();
  const form = useAccountForm();
  form.open(useAccounts().find('a'));
  if (form.draft) form.draft.nickname = 'mine';
  return { form, kept, stored };
}

test('an account that another window saved since it was opened is replaced only by whoever was told so', async () => {
  const { form, kept } = await typing();
  kept.a = { ...kept.a, friendlyName: 'Theirs' };
  expect([await form.save(), form.failure]).toEqual([null, t('carriers.changedElsewhere')]);
  expect(kept.a).toMatchObject({ friendlyName: 'Theirs', nickname: 'a' });
  expect((await form.save())?.nickname).toBe('mine');
  expect(kept.a).toMatchObject({ friendlyName: 'Account', nickname: 'mine' });
});

test('an account that another window saved is not replaced by a second press that comes before that was said', async () => {
  const { form, kept, stored } = await typing();
  kept.a = { ...kept.a, friendlyName: 'Theirs' };
  expect(await Promise.all([form.save(), form.save()])).toEqual([null, null]);
  expect([stored, form.failure]).toEqual([[], t('carriers.changedElsewhere')]);
});

test('an account that is opened while another one is about to be saved, and was discarded, is not saved in its place', async () => {
  const { form, stored } = await typing();
  const saved = form.save();
  form.close();
  form.open(useAccounts().find('b'));
  expect([await saved, stored, form.isSaving]).toEqual([null, [], false]);
});
