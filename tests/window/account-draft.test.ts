import { expect, test } from 'vitest';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { carrierRules } from '#electron/engine/accounts/carrier-rules.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { ADAPTER_INFOS } from '../adapters/defined.ts';
import { accountErrors } from '#renderer/features/carriers/account/account-faults.ts';
import { accountToDraft, draftToAccount, emptyAccount } from '#renderer/features/carriers/account/account-draft.ts';
import { emptyOption, emptyPackaging, freeDigits } from '#renderer/features/carriers/account/account-lists.ts';
import { listErrors } from '#renderer/features/carriers/account/list-errors.ts';

const account: Account = {
  carrierId: 'live-d',
  carrier: 'CARRIER_D',
  carrierCode: 'D_CODE',
  nickname: 'D',
  friendlyName: 'Parcels D',
  primary: true,
  requiresFundedAmount: true,
  balance: 12,
  adapter: {
    type: 'gateway',
    baseUrl: 'https://ship.example.com',
    upstream: 'SERVICE',
    token: '********',
    upstreamCarrierId: 'd-1',
    serviceMapping: { D24: 'NEXT' },
    labelHosts: ['labels.example.com'],
    timeoutSeconds: 20,
  },
  shipFrom: {
    address: { countryCode: 'GB', city: 'London', streetLine1: '1 Row' },
    contact: { personName: 'A', phoneExtension: '12' },
  },
  customs: { paymentTerms: 'DAP', EORI: 'GB123' },
  strictDecimals: false,
  stockCodes: { '1': 'STOCK_4X6' },
  services: [
    {
      serviceCode: 'D24',
      name: 'Next day',
      domestic: true,
      international: false,
      isMultiPackageSupported: true,
      limits: { weight: { value: 20.5, units: 'KG' }, sides: { length: 120, width: 60, height: 60, units: 'CM' } },
    },
  ],
  packages: [
    {
      packageCode: 'BAG',
      name: 'Bag',
      dimensions: { units: 'CM', length: 40.5, width: 30, height: 5 },
      colour: 'blue',
    },
    { packageCode: 'BOX' },
    { code: 'in a form of its own' },
  ],
  options: [{ name: 'saturday', defaultValue: 'no', description: 'Delivery on Saturdays' }, 'in a form of its own'],
};

const adapterOf = (key: string) => ADAPTER_INFOS.find(({ type }) => type === key) ?? null;
const newAccount = (adapter = 'test') => ({ ...emptyAccount(ADAPTER_INFOS), adapter });
const rulesOf = (key: string) =>
  CARRIER_DEFINITIONS.filter((carrier) => carrier.key === key).map(carrierRules)[0] ?? null;

test('an account that is opened and saved is what it was, also where the form does not show it', () => {
  const draft = accountToDraft(account, ADAPTER_INFOS, (value) => String(value).replace('.', ','));
  expect(draft.services[0]?.weight).toBe('20,5');
  expect(draftToAccount(draft, { adapter: adapterOf('gateway'), rules: rulesOf('CARRIER_D') }, account)).toEqual(
    account,
  );
});

test('a number that is none is sent as it was typed, for the station to refuse', () => {
  const draft = newAccount('range');
  Object.assign(draft.configs['range'] ?? {}, { warnBelow: 'many' });
  expect(draftToAccount(draft, { adapter: adapterOf('range'), rules: null }, null).adapter).toMatchObject({
    type: 'range',
    warnBelow: 'many',
  });
});

test('a key that was pasted with spaces around it, which nobody sees behind dots, is sent without them; spaces alone are none', () => {
  const draft = newAccount('easypost');
  const sent = (apiKey: string) => {
    Object.assign(draft.configs['easypost'] ?? {}, { apiKey });
    return draftToAccount(draft, { adapter: adapterOf('easypost'), rules: null }, null).adapter['apiKey'];
  };
  expect([' EZAK0123', 'EZAK0123 \t', '  '].map(sent)).toEqual(['EZAK0123', 'EZAK0123', undefined]);
});

test('only services of carrier A have a group, and only those of carrier D limits', () => {
  const draft = { ...newAccount(), carrier: 'CARRIER_B' };
  const [service] = draft.services;
  if (service) Object.assign(service, { group: 'GROUND', weight: '5' });
  const [sent] = draftToAccount(draft, { adapter: null, rules: rulesOf(draft.carrier) }, null).services;
  expect(sent).not.toHaveProperty('group');
  expect(sent).not.toHaveProperty('limits');
});

test('what the other end calls things is typed in lines and words', () => {
  const draft = newAccount('gateway');
  const sent = () => draftToAccount(draft, { adapter: adapterOf('gateway'), rules: null }, null).adapter;
  Object.assign(draft.configs['gateway'] ?? {}, {
    serviceMapping: 'GROUND = NEXT_DAY\n\nEXPRESS=A=B\n',
    labelHosts: 'labels.example.com, cdn.example.com:8443',
    refusalCodes: 'ADDRESS_INVALID\nWEIGHT',
  });
  expect(sent()).toMatchObject({
    serviceMapping: { GROUND: 'NEXT_DAY', EXPRESS: 'A=B' },
    labelHosts: ['labels.example.com', 'cdn.example.com:8443'],
    refusalCodes: ['ADDRESS_INVALID', 'WEIGHT'],
  });
  Object.assign(draft.configs['gateway'] ?? {}, { serviceMapping: ' ', labelHosts: '', refusalCodes: '' });
  expect(Object.keys(sent())).not.toContain('serviceMapping');
});

test('an objection to one line stands at the field of all lines, once', () => {
  const at = (pointer: string) => ({ code: 'FIELD_INVALID' as const, pointer, message: '', actual: '' });
  const errors = accountErrors(
    [at('/adapter/labelHosts/0'), at('/adapter/labelHosts/3'), at('/adapter/serviceMapping/X')],
    adapterOf('gateway')?.fields,
  );
  expect(errors).toEqual({
    '/adapter/labelHosts': ['Give hosts as host or host:port, 20 at most.'],
    '/adapter/serviceMapping': ['Write one line for each service: our code = their code.'],
  });
});

test('the usual symbol of labels is not sent, another one is and is shown again', () => {
  expect(draftToAccount(newAccount(), { adapter: null, rules: null }, null).routingSymbology).toBeUndefined();
  const asking = { ...account, routingSymbology: 'AZTEC' as const };
  const draft = accountToDraft(asking, ADAPTER_INFOS, String);
  expect(draft.routingSymbology).toBe('AZTEC');
  expect(draftToAccount(draft, { adapter: null, rules: null }, asking).routingSymbology).toBe('AZTEC');
});

test('a digit that means a stock already is not offered again', () => {
  const stocks = [
    { code: '0', stock: 'STOCK_4X6' as const },
    { code: '7', stock: 'PAPER_A5' as const },
  ];
  expect(freeDigits(stocks).join('')).toBe('12345689');
  expect(freeDigits(stocks, '7').join('')).toBe('123456789');
  expect(draftToAccount({ ...newAccount(), stocks }, { adapter: null, rules: null }, null).stockCodes).toEqual({
    0: 'STOCK_4X6',
    7: 'PAPER_A5',
  });
});

test('what is typed wrong is said at once, with limit and value; what is missing only when it is to be saved', () => {
  const packages = [
    { ...emptyPackaging(), packageCode: 'BAG', length: '-3', width: '5' },
    { ...emptyPackaging(), packageCode: 'BAG', name: 'x'.repeat(101) },
  ];
  const lists = { packages, options: [emptyOption()] };
  const wrong = {
    '/packages/0/dimensions/length': ['Length -3: give a number above zero.'],
    '/packages/1/packageCode': ['Code BAG is there twice.'],
    '/packages/1/name': ['Name has 101 characters: 100 at most.'],
  };
  expect(listErrors(lists, false)).toEqual(wrong);
  expect(listErrors(lists, true)).toEqual({
    ...wrong,
    '/packages/0/dimensions/height': ['Height must be given.'],
    '/options/0/name': ['Name must be given.'],
  });
});

const SERVICE = {
  serviceCode: '03',
  name: 'Ground',
  domestic: true,
  international: false,
  isMultiPackageSupported: true,
};

test('a service has the class that was typed, and none where nothing was', () => {
  const draft = newAccount();
  const [service] = draft.services;
  const sent = () => draftToAccount(draft, { adapter: null, rules: null }, null).services[0];
  expect(sent()?.serviceClass).toBeUndefined();
  if (service) service.serviceClass = ' 066 ';
  expect(sent()?.serviceClass).toBe('066');
  const [again] = accountToDraft(
    { ...account, services: [{ ...SERVICE, serviceClass: '066' }] },
    ADAPTER_INFOS,
    String,
  ).services;
  expect(again?.serviceClass).toBe('066');
});

test('a number range has its GS1 label as it was typed, a line for each application identifier', () => {
  const draft = newAccount('range');
  const typed = { label: 'GS1_LOGISTIC', companyPrefix: '952123456', elements: '400 = ref1\n410 = ref2' };
  Object.assign(draft.configs['range'] ?? {}, typed);
  const { adapter } = draftToAccount(draft, { adapter: adapterOf('range'), rules: null }, null);
  expect(adapter).toMatchObject({ ...typed, elements: { '400': 'ref1', '410': 'ref2' } });
  expect(accountToDraft({ ...account, adapter }, ADAPTER_INFOS, String).configs['range']).toMatchObject(typed);
  expect(
    adapterOf('range')
      ?.fields.filter(({ member }) => member in typed)
      .map(({ advanced }) => advanced),
  ).toEqual([...[true, true, true]]);
  const wrong = { code: 'VALUE_NOT_ALLOWED', pointer: '/adapter/elements/410', message: '', actual: 'ref9' } as const;
  const [words] = accountErrors([wrong], adapterOf('range')?.fields)['/adapter/elements'] ?? [];
  expect(words).toContain('orderNumber');
});
