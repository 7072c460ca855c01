import { describe, expect, test } from 'vitest';
import { createGlsAdapter } from '#electron/adapters/gls/index.ts';
import { addressOf } from '#electron/adapters/http/site.ts';
import { glsDefinition, requestFaults, requestWarnings } from '#electron/adapters/gls/definition.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { CUSTOMS_ITEM, recipientIn } from '../../helpers/requests.ts';
import { secretsOf } from '../connectors/order.ts';
import { CONTACT, KEYS, no } from './fake.ts';
import { config, PARCEL, useGls } from './gls.ts';

const gls = useGls();
const account = (changes = {}) =>
  ({ carrierId: 'mine', adapter: config(changes), shipFrom: gls.order().shipment.shipper }) as unknown as Account;
const signal = AbortSignal.timeout(20_000);

test('whether labels are to ship with is told from the host, and keys go to that host alone', () => {
  const { isTest, secrets } = glsDefinition();
  const told = (host: 'api.gls-group.net' | 'api-sandbox.gls-group.net') =>
    typeof isTest === 'function' && isTest(config({ host }), null);
  expect([told('api.gls-group.net'), told('api-sandbox.gls-group.net')]).toEqual([false, true]);
  expect(secrets?.origin(config({ host: 'api-sandbox.gls-group.net' }))).toBe('https://api-sandbox.gls-group.net');
  expect(addressOf('api.gls-group.net')).toBe('https://api.gls-group.net');
});

describe('the test of an account', () => {
  test('asks what may be sent from its address, and buys nothing', async () => {
    const { length } = gls.fake.sales();
    expect(await gls.adapter.test(account(), signal)).toMatchObject({ result: 'ACCEPTED', works: true });
    expect(gls.sent('/allowedservices').Source).toEqual({ CountryCode: 'US', Zipcode: '38118' });
    expect(await gls.adapter.test({ ...account(), shipFrom: null }, signal)).toMatchObject({ result: 'ACCEPTED' });
    expect(gls.fake.sales()).toHaveLength(length);
  });

  test.each([
    [no('NOT_TAKEN', 'There is no such ContactID.'), 'ACCOUNT_UNKNOWN', 'ACCOUNT_NOT_THERE'],
    [{ status: 403 }, 'REFUSED', 'ACCOUNT_REFUSED'],
    [{ status: 429 }, 'NOT_REACHED', 'SERVICE_TAKES_NO_MORE'],
    [{ status: 503 }, 'NOT_REACHED', 'SERVICE_HAS_FAULT'],
  ])('%j is %s', async (answer, result, code) => {
    gls.fake.answerNext('allowed', answer);
    const said = await gls.adapter.test(account(), signal);
    expect([said.works, said.result, said.trouble?.code]).toEqual([false, result, code]);
  });

  test('says that keys are refused, and that nobody answers', async () => {
    const wrong = await gls.showing({ clientSecret: 'another' });
    expect(await wrong.test(account(), signal)).toMatchObject({ result: 'REFUSED' });
    gls.fake.fail('allowed', 'reset');
    expect(await gls.adapter.test(account(), signal)).toMatchObject({ result: 'NOT_REACHED' });
  });
});

test('the import takes keys that were only typed, and brings the products', async () => {
  const empty = createGlsAdapter({ secrets: await secretsOf(gls.fake.url, {}) }, gls.fake.url);
  const typed = { origin: gls.fake.url, ...KEYS };
  const found = await empty.importCarriers?.({ account: account(), typed }, signal);
  expect(found).toMatchObject({
    kind: 'imported',
    carriers: [{ carrierCode: 'GLS', adapter: { contactId: CONTACT } }],
  });
  const services = found?.kind === 'imported' ? (found.carriers[0]?.services ?? []) : [];
  expect(services).toContainEqual(PARCEL);
  const other = await empty.importCarriers?.({ account: account({ contactId: 'OTHER' }), typed }, signal);
  expect(other).toMatchObject({ kind: 'failed', result: 'ACCOUNT_UNKNOWN' });
});

test('what GLS cannot do is not offered', () => {
  expect([gls.adapter.rates, gls.adapter.followVoid]).toEqual([undefined, undefined]);
});

describe('a void', () => {
  test('cancels each parcel, and costs nothing in the sandbox', async () => {
    const { order, sale } = await gls.buy({ items: ['a', 'b'] });
    expect(await gls.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'CREDIT_REQUESTED' });
    expect(sale?.cancelled).toEqual(sale?.trackingNumbers);
    const sandbox = await gls.buy({ config: { host: 'api-sandbox.gls-group.net' } });
    expect(await gls.adapter.void(sandbox.order)).toEqual({ kind: 'voided', consequence: 'NOTHING_CHARGED' });
  });

  test('whose answer was lost is asked for once more: a parcel that was cancelled by then is given back', async () => {
    const { order, sale } = await gls.buy({ items: ['a', 'b'] });
    const [first = '', second = ''] = order.trackingNumbers;
    sale?.cancelled.push(first);
    expect(await gls.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'CREDIT_REQUESTED' });
    expect(sale?.cancelled).toEqual([first, second]);
    gls.fake.answerNext('cancel', no('SCANNED', 'It cannot be cancelled, as it was scanned already.'));
    expect(await gls.adapter.void(order)).toMatchObject({ kind: 'refused', trouble: { code: 'PARTLY_VOIDED' } });
  });

  test.each(['PARCEL_ALREADY_CANCELLED', 'It cannot be cancelled, as it was already canceled.'])(
    'that was done by then is known by %s',
    async (words) => {
      const { order } = await gls.buy();
      gls.fake.answerNext('cancel', no('NOT_TAKEN', words));
      expect(await gls.adapter.void(order)).toMatchObject({ kind: 'voided' });
    },
  );

  test.each([
    'The parcel is already CANCELLATION_PENDING.',
    'The parcel is already cancelable at the depot only.',
    'The parcel is unknown or has already been cancelled.',
    'The parcel is not already cancelled.',
  ])('is not taken for done where GLS refuses with: %s', async (words) => {
    const { order } = await gls.buy();
    gls.fake.answerNext('cancel', no('NOT_TAKEN', words));
    expect(await gls.adapter.void(order)).toMatchObject({ kind: 'refused' });
  });

  test('that GLS refuses is refused in its words; of a part, with the parcels that are given back', async () => {
    const { order } = await gls.buy();
    gls.fake.answerNext('cancel', no('SCANNED', 'The parcel is on its way.'));
    expect(await gls.adapter.void(order)).toEqual({ kind: 'refused', reason: 'The parcel is on its way. (SCANNED)' });
    const several = (await gls.buy({ items: ['a', 'b'] })).order;
    gls.fake.answerNext('cancel', no('SCANNED', 'The parcel is on its way.'));
    const [, second = ''] = several.trackingNumbers;
    expect(await gls.adapter.void(several)).toMatchObject({
      kind: 'refused',
      trouble: { code: 'PARTLY_VOIDED', values: { numbers: second } },
    });
  });

  test('is not certain where GLS says anything else, or it of another parcel', async () => {
    const { order } = await gls.buy();
    const [TrackID = ''] = order.trackingNumbers;
    for (const json of [
      { TrackID, Result: 'CANCELLATION_PENDING' },
      { TrackID: 'ZX999999', Result: 'CANCELLED' },
    ]) {
      gls.fake.answerNext('cancel', { json });
      await expect(gls.adapter.void(order)).rejects.toThrow(`It says: ${json.TrackID} ${json.Result}.`);
    }
  });

  test.each(['reset', 'server-error', 'half-json', 'redirect', 'too-many'] as const)(
    '%s is not certain',
    async (fault) => {
      const { order } = await gls.buy();
      gls.fake.fail('cancel', fault);
      await expect(gls.adapter.void(order)).rejects.toThrow();
    },
  );
});

describe('what GLS has no place for', () => {
  const { shipper } = gls.order().shipment;
  function faultsOf(changes: object, serviceCode = 'PARCEL') {
    const itemLines = [{ weight: { units: 'LB', value: 2.5 } }];
    const request = { recipient: recipientIn('DE'), itemLines, ...changes } as unknown as ShipmentRequest;
    const sound = { request, shipper, service: { ...PARCEL, serviceCode }, config: {} };
    return [...requestFaults(sound)].map(({ code, pointer }) => `${code} ${pointer}`);
  }
  const line = (changes: object) => ({ itemLines: [{ weight: { units: 'KG', value: 1 }, ...changes }] });
  const money = { amount: 5, currency: 'EUR' };

  test.each([
    ['two notes and a reference', line({ customerReference: { ref1: 'a', ref2: 'b', ref3: 'c', ref4: ' ' } })],
    ['GLS’s own terms', { paymentOption: { paymentType: 'SENDER', paymentTerms: '20' } }],
    ['no wish for a signature', { signatureOption: { signatureOptionType: 'SERVICE_DEFAULT' } }],
    ['a PNG', { labelSpecification: { imageType: 'PNG' } }],
    ['a declared value of nothing', line({ declaredInfo: { ...money, amount: 0 } })],
    ['empty lists', { customs: { customsItems: [] }, taxIndentifiers: [] }],
  ])('is not %s', (_, changes) => expect(faultsOf(changes)).toEqual([]));

  test.each<[object, string]>([
    [{ returnAddress: recipientIn('DE') }, 'FIELD_NOT_SUPPORTED /returnAddress'],
    [line({ customerReference: { ref4: 'd' } }), 'FIELD_NOT_SUPPORTED /itemLines/0/customerReference/ref4'],
    [line({ declaredInfo: money }), 'FIELD_NOT_SUPPORTED /itemLines/0/declaredInfo'],
    [
      line({ itemSpecialService: { declaredInfo: money } }),
      'FIELD_NOT_SUPPORTED /itemLines/0/itemSpecialService/declaredInfo',
    ],
    [line({ specialService: ['X'] }), 'FIELD_NOT_SUPPORTED /itemLines/0/specialService'],
    [line({ packageCode: 'BOX' }), 'FIELD_NOT_SUPPORTED /itemLines/0/packageCode'],
    [line({ weight: { units: 'LB', value: 1.2345678901 } }), 'FIELD_NOT_SUPPORTED /itemLines/0/weight/value'],
    [{ customs: { customsItems: [CUSTOMS_ITEM] } }, 'FIELD_NOT_SUPPORTED /customs/customsItems/0'],
    [{ taxIndentifiers: [{ identifierType: 'VAT', value: '1' }] }, 'FIELD_NOT_SUPPORTED /taxIndentifiers/0'],
    [{ paymentOption: { payor: 'A' } }, 'FIELD_NOT_SUPPORTED /paymentOption/payor'],
    [{ paymentOption: { paymentType: 'RECIPIENT' } }, 'VALUE_NOT_ALLOWED /paymentOption/paymentType'],
    [{ signatureOption: { signatureOptionType: 'ADULT' } }, 'VALUE_NOT_ALLOWED /signatureOption/signatureOptionType'],
    [{ labelSpecification: { imageType: 'GIF' } }, 'VALUE_NOT_ALLOWED /labelSpecification/imageType'],
  ])('is refused: %j', (changes, fault) => expect(faultsOf(changes)).toEqual([fault]));

  test('is a product that is none of GLS’s', () => {
    expect(faultsOf({}, '101')).toEqual(['VALUE_NOT_ALLOWED /serviceType']);
  });

  test('is an extension apart from its telephone: it is left out, and that is said', () => {
    const recipient = { ...recipientIn('DE'), contact: { personName: 'Jane', phoneExtension: '12' } };
    const request = { recipient, itemLines: [] } as unknown as ShipmentRequest;
    expect(faultsOf({ recipient })).toEqual([]);
    expect([...requestWarnings({ request, shipper, service: PARCEL, config: {} })]).toMatchObject([
      { code: 'FIELD_LEFT_OUT', pointer: '/recipient/contact/phoneExtension' },
    ]);
  });
});
