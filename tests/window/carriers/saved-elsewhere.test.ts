import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { carrierRules } from '#electron/engine/accounts/carrier-rules.ts';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { t } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { ADAPTER_INFOS } from '../../adapters/defined.ts';

afterEach(() => vi.unstubAllGlobals());

test('an account that another window saved since it was opened is replaced only by whoever was told so', async () => {
  let kept: object = {
    ...{
      carrierId: 'a',
      carrier: 'A',
      carrierCode: 'CARRIER_A',
      nickname: 'a',
      friendlyName: 'Account',
      primary: false,
    },
    ...{ strictDecimals: false, requiresFundedAmount: false, balance: null, adapter: { type: 'test' }, shipFrom: null },
    ...{ services: [], packages: [], options: [], stockCodes: {} },
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') kept = JSON.parse(String(body)) as object;
    if (address.includes('adapters')) return Response.json({ adapters: ADAPTER_INFOS });
    if (address.includes('rules')) return Response.json({ carriers: CARRIER_DEFINITIONS.map(carrierRules) });
    return Response.json({ accounts: [kept], account: kept, inTestMode: [] });
  });
  setActivePinia(createPinia());
  await useAccounts().load();
  const form = useAccountForm();
  form.open(useAccounts().find('a'));
  if (form.draft) form.draft.nickname = 'mine';
  kept = { ...kept, friendlyName: 'Theirs' };
  expect([await form.save(), form.failure]).toEqual([null, t('carriers.changedElsewhere')]);
  expect(kept).toMatchObject({ friendlyName: 'Theirs', nickname: 'a' });
  expect((await form.save())?.nickname).toBe('mine');
  expect(kept).toMatchObject({ friendlyName: 'Account', nickname: 'mine' });
});
