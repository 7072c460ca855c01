import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import { useAccountForm } from '#renderer/features/carriers/account/use-account-form.ts';
import { usualShipFrom } from '#renderer/features/carriers/account/usual-ship-from.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { accountLists } from './carriers/account-lists.ts';

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    ...{ status, headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' } },
  });
const refusal = (...pointers: string[]) =>
  json(
    {
      ...{ code: 'VALIDATION_FAILED', title: '', detail: '', status: 422, purchase: 'not_made', source: 'station' },
      ...{ retryable: false, warnings: [], requestId: 'r', trouble: null },
      errors: pointers.map((pointer) => ({ code: 'FIELD_REQUIRED', pointer, message: '' })),
    },
    422,
  );
const carrier = (code: string): ImportedCarrier => ({
  ...{ adapter: { carrierId: `se-${code}` }, carrierCode: code, name: code.toUpperCase(), nickname: null },
  ...{ requiresFundedAmount: false, balance: null, packages: [] },
  services: [
    {
      ...{ serviceCode: 'std', name: 'Standard', domestic: true, international: false },
      isMultiPackageSupported: false,
    },
  ],
});

beforeEach(() => setActivePinia(createPinia()));
afterEach(() => vi.unstubAllGlobals());

describe('the form of an account', () => {
  let refused: string[];
  beforeEach(() => (refused = ['/friendlyName', '/shipFrom/address/city']));

  async function opened() {
    vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) =>
      method === 'POST' ? refusal(...refused) : json(accountLists(address)),
    );
    await useAccounts().load();
    const form = useAccountForm();
    form.open(null);
    if (form.draft) form.draft.adapter = 'shipengine';
    return form;
  }

  test('takes an objection back where what it is about was changed, and no other', async () => {
    const form = await opened();
    expect(await form.save()).toBeNull();
    // The station says of the configuration nothing before the rest is right.
    const lacking = ['/adapter/apiKey', '/adapter/carrierId'];
    expect(Object.keys(form.errors)).toEqual(['/friendlyName', '/shipFrom/address/city', ...lacking]);
    if (form.config) form.config['apiKey'] = 'TEST_key';
    form.take(carrier('fedex'));
    expect(Object.keys(form.errors)).toEqual(['/shipFrom/address/city']);
    expect(form.summary).toHaveLength(1);
  });

  test('names in its summary the group of a field, which others have of the same name (German)', async () => {
    i18n.global.locale.value = 'de';
    onTestFinished(() => void (i18n.global.locale.value = 'en'));
    refused = ['/friendlyName', '/shipFrom/contact/personName', '/services/0/name', '/services/1/name'];
    const form = await opened();
    await form.save();
    const said = form.summary.map(({ message }) => message);
    expect(said.slice(0, 4)).toEqual([
      ...[
        'Name: Angabe fehlt.',
        'Versand ab: Name: Angabe fehlt.',
        'Dienst 1: Name: Angabe fehlt.',
        'Dienst 2: Name: Angabe fehlt.',
      ],
    ]);
    expect(new Set(said).size).toBe(said.length);
    expect(form.errors['/shipFrom/contact/personName']).toEqual(['Name: Angabe fehlt.']);
  });

  test('names the account after the carrier that is picked at last, but for what a person named', async () => {
    const form = await opened();
    form.take(carrier('fedex'));
    if (form.draft) form.draft.nickname = 'Depot';
    form.take(carrier('ups'));
    expect(form.draft).toMatchObject({
      ...{ carrier: 'OTHER', carrierCode: 'ups', carrierId: 'ups', friendlyName: 'UPS', nickname: 'Depot' },
      services: [{ serviceCode: 'std' }],
    });
    expect(form.config).toMatchObject({ carrierId: 'se-ups' });
  });
});

describe('the address of a new account', () => {
  const from = (city: string, carrierId = city): Account =>
    ({ carrierId, shipFrom: { address: { city }, contact: {} } }) as Account;
  const none = { carrierId: 'none', shipFrom: null } as Account;
  const isTest = ({ carrierId }: Account) => !carrierId.startsWith('live');
  const cityOf = (...accounts: Account[]) => usualShipFrom(accounts, isTest)?.address.city;

  test('is that of an account that ships, else one that several have, and none where all differ', () => {
    expect(cityOf(none, from('Memphis'), from('Leeds'))).toBeUndefined();
    expect(cityOf(from('Leeds'), from('Hamburg', 'a'), from('Hamburg', 'b'))).toBe('Hamburg');
    expect(cityOf(from('Hamburg', 'a'), from('Hamburg', 'b'), from('Kiel', 'live'))).toBe('Kiel');
  });
});
