import { beforeAll, describe, expect, test } from 'vitest';
import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { bytesOf } from '../../helpers/shipping.ts';
import type { TestStation } from '../../helpers/station.ts';
import { SHIPMENTS, useConnectedStation } from '../connectors/connected-station.ts';
import { KEYS, startSendcloud, type SendcloudFake } from './fake.ts';
import { SERVICES } from './orders.ts';

const used = useConnectedStation(startSendcloud, (fake) => (ports) => createSendcloudAdapter(ports, fake.address));
let fake: SendcloudFake;
let station: TestStation;
const CARRIER_ID = 'sendcloud-1';

/** An account of carrier A, which ships from the US, that buys at the fake. */
const accountWith = (adapter: Record<string, unknown>, carrierId = CARRIER_ID) =>
  used.connect({ carrierId, adapter: { type: 'sendcloud', ...adapter }, services: SERVICES });

beforeAll(async () => {
  ({ fake, station } = used);
  const created = await accountWith({ ...KEYS, contractId: 517 });
  expect([created.status, created.body.errors ?? []]).toEqual([201, []]);
  expect(created.body.account.adapter).toMatchObject({
    publicKey: KEYS.publicKey,
    secretKey: '********',
    contractId: 517,
  });
});

const body = (changes: Record<string, unknown> = {}) =>
  request({ carrierId: CARRIER_ID, serviceType: 'postnl:standard', ...changes });

test('an account is made, tested, bought with, its labels fetched, and voided when the service says so', async () => {
  const tested = await station.api.post(`/station/v1/accounts/${CARRIER_ID}/test`, undefined);
  expect(tested.body).toMatchObject({ result: 'ACCEPTED', works: true });
  const itemLines = ['p1', 'p2'].map((itemTransactionId) =>
    line({ itemTransactionId, weight: { units: 'LB', value: 2 } }),
  );
  const { status, body: bought } = await station.api.ship('whole-1', body({ itemLines }));
  expect([status, bought.detail ?? '']).toEqual([200, '']);
  const { transactionShipments: shipped } = bought.data;
  const [sale] = fake.sales();
  expect(shipped.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).toEqual(
    sale?.trackingNumbers,
  );
  expect(bytesOf(shipped[1].packageDocuments[0])).toBe(`%PDF-1.7 label ${sale?.trackingNumbers[1]}`);

  const { id } = (await used.shipmentOf('whole-1')).shipment;
  fake.cancelling('queued');
  const asked = await station.api.post(`${SHIPMENTS}/${id}/void`, { reason: 'Wrong weight' });
  expect(asked.body).toMatchObject({ outcome: 'submitted', shipment: { shipment: { state: 'LABELLED' } } });
  fake.move(fake.booked()[0]?.id ?? '', 'CANCELLED');
  const done = await station.api.post(`${SHIPMENTS}/${id}/void`, { reason: 'Wrong weight' });
  expect(done.body).toMatchObject({
    outcome: 'voided',
    consequence: 'CREDIT_REQUESTED',
    shipment: { shipment: { state: 'VOIDED' } },
  });
});

test('one service is for tests, and its labels say so; all others are not', async () => {
  const isTest = async (transactionId: string, serviceType: string) => {
    expect((await station.api.ship(transactionId, body({ serviceType }))).status).toBe(200);
    return (await used.shipmentOf(transactionId)).shipment.test;
  };
  expect(await isTest('letter-1', 'sendcloud:letter')).toBe(true);
  expect(await isTest('parcel-1', 'postnl:standard')).toBe(false);
});

describe('the keys', () => {
  test('without a secret one are no account', async () => {
    const { body: problem } = await accountWith({ publicKey: 'p' }, 'keyless');
    expect(problem.errors).toMatchObject([{ code: 'FIELD_REQUIRED', pointer: '/adapter/secretKey' }]);
  });

  test.each([
    ['another secret', { ...KEYS, secretKey: 'another' }, 'REFUSED', 'ACCOUNT_REFUSED'],
    ['a contract that is not there', { ...KEYS, contractId: 99 }, 'ACCOUNT_UNKNOWN', 'ACCOUNT_NOT_THERE'],
  ])('with %s say so, and nothing is bought', async (name, adapter, result, code) => {
    const carrierId = `tested-${name.split(' ').length}`;
    await accountWith(adapter, carrierId);
    const sales = fake.sales().length;
    const { body: tested } = await station.api.post(`/station/v1/accounts/${carrierId}/test`, undefined);
    expect(tested).toMatchObject({ result, works: false, trouble: { code } });
    expect(fake.sales()).toHaveLength(sales);
  });
});

const CUSTOMS_ITEM = {
  ...{ description: 'Cup', quantity: 1, harmonizedTariffCode: '691110', countryOfOrigin: 'DE' },
  ...{ value: { amount: 4, currency: 'EUR' }, weight: { units: 'KG', value: 0.3 } },
};
const { address, contact } = recipientIn('US');
const at = (changes: object) => ({ recipient: { address: { ...address, ...changes }, contact } });
const lines = (count: number, changes = {}) => ({
  itemLines: Array.from({ length: count }, (_, index) => line({ itemTransactionId: `p${index}`, ...changes })),
});
const items = (...customsItems: object[]) => ({ recipient: recipientIn('DE'), customs: { customsItems } });
const tax = (...taxIndentifiers: object[]) => ({ ...items(CUSTOMS_ITEM), taxIndentifiers });
const VAT = { identifierType: 'VAT', taxableEntityType: 'SHIPPER', value: 'DE123456789' };

test.each<[string, Record<string, unknown>, string, string]>([
  [
    "a weight over the carrier's own limit",
    lines(1, { weight: { units: 'LB', value: 151 } }),
    'WEIGHT_OVER_LIMIT',
    '/itemLines/0/weight/value',
  ],
  ['a third street line', at({ streetLine3: 'Room 4' }), 'FIELD_NOT_SUPPORTED', '/recipient/address/streetLine3'],
  ['no postal code', at({ zipCode: '' }), 'FIELD_REQUIRED', '/recipient/address/zipCode'],
  [
    'a region by its name',
    at({ stateOrProvinceCode: 'California' }),
    'FIELD_INVALID',
    '/recipient/address/stateOrProvinceCode',
  ],
  ['a return address', { returnAddress: recipientIn('US') }, 'FIELD_NOT_SUPPORTED', '/returnAddress'],
  ['sixteen packages', lines(16), 'FIELD_INVALID', '/itemLines'],
  [
    'a label as EPL',
    { labelSpecification: { imageType: 'EPL2' } },
    'VALUE_NOT_ALLOWED',
    '/labelSpecification/imageType',
  ],
  [
    'a label as GIF',
    { labelSpecification: { imageType: 'GIF' } },
    'VALUE_NOT_ALLOWED',
    '/labelSpecification/imageType',
  ],
  [
    'a signature that the service does not say',
    { signatureOption: { signatureOptionType: 'DIRECT' } },
    'FIELD_NOT_SUPPORTED',
    '/signatureOption/signatureOptionType',
  ],
  ['who pays', { paymentOption: { paymentType: 'RECIPIENT' } }, 'FIELD_NOT_SUPPORTED', '/paymentOption/paymentType'],
  ['whose account', { paymentOption: { payor: '123' } }, 'FIELD_NOT_SUPPORTED', '/paymentOption/payor'],
  ['terms of trade', { paymentOption: { paymentTerms: 'DDP' } }, 'FIELD_NOT_SUPPORTED', '/paymentOption/paymentTerms'],
  [
    'a packaging it does not have',
    lines(1, { packageCode: 'BARREL' }),
    'VALUE_NOT_ALLOWED',
    '/itemLines/0/packageCode',
  ],
  [
    'too little to insure',
    lines(1, { declaredInfo: { amount: 1.99, currency: 'EUR' } }),
    'FIELD_INVALID',
    '/itemLines/0/declaredInfo/amount',
  ],
  [
    'too much to insure, in all',
    lines(2, { declaredInfo: { amount: 2500.01, currency: 'EUR' } }),
    'FIELD_INVALID',
    '/itemLines/0/declaredInfo/amount',
  ],
  [
    'no tariff code',
    items({ ...CUSTOMS_ITEM, harmonizedTariffCode: '' }),
    'FIELD_REQUIRED',
    '/customs/customsItems/0/harmonizedTariffCode',
  ],
  [
    'a tariff code too long',
    items({ ...CUSTOMS_ITEM, harmonizedTariffCode: '6911.10.00.00.000' }),
    'FIELD_TOO_LONG',
    '/customs/customsItems/0/harmonizedTariffCode',
  ],
  [
    'no country of origin',
    items({ ...CUSTOMS_ITEM, countryOfOrigin: undefined }),
    'FIELD_REQUIRED',
    '/customs/customsItems/0/countryOfOrigin',
  ],
  [
    'no weight of an item',
    items({ ...CUSTOMS_ITEM, weight: undefined }),
    'FIELD_REQUIRED',
    '/customs/customsItems/0/weight',
  ],
  [
    'a description of the article',
    items({ ...CUSTOMS_ITEM, skuDescription: 'A cup' }),
    'FIELD_NOT_SUPPORTED',
    '/customs/customsItems/0/skuDescription',
  ],
  [
    'an item in no package of several',
    { ...items(CUSTOMS_ITEM), ...lines(2) },
    'FIELD_REQUIRED',
    '/customs/customsItems/0/referToItemTransactionId',
  ],
  ['a tax number without goods', { taxIndentifiers: [VAT] }, 'FIELD_NOT_SUPPORTED', '/taxIndentifiers/0'],
  [
    'a tax number of a kind it does not know',
    tax({ ...VAT, identifierType: 'PCCC' }),
    'VALUE_NOT_ALLOWED',
    '/taxIndentifiers/0/identifierType',
  ],
  [
    'a tax number of nobody',
    tax({ ...VAT, taxableEntityType: undefined }),
    'FIELD_REQUIRED',
    '/taxIndentifiers/0/taxableEntityType',
  ],
  ['a tax number too many', tax(...Array.from({ length: 21 }, () => VAT)), 'FIELD_INVALID', '/taxIndentifiers/20'],
])('%s is refused before anything is sent, and by the dry run', async (name, changes, code, pointer) => {
  const calls = fake.calls.length;
  const service = changes['customs'] ? { serviceType: 'postnl:standard/signature' } : {};
  const sent = body({ ...service, ...changes });
  const { status, body: problem } = await station.api.ship(`refused-${name.replaceAll(/\W/g, '-')}`, sent);
  expect([status, problem.purchase]).toEqual([422, 'not_made']);
  expect(problem.errors).toMatchObject([{ code, pointer }]);
  const { body: checked } = await station.api.post(`${SHIPMENTS}/check`, sent);
  expect(checked.errors).toMatchObject([{ code, pointer }]);
  expect(fake.calls).toHaveLength(calls);
});

test('what the code of the service says may be asked for', async () => {
  const asked = { serviceType: 'postnl:standard/signature', signatureOption: { signatureOptionType: 'DIRECT' } };
  expect((await station.api.ship('signed-1', body(asked))).status).toBe(200);
});
