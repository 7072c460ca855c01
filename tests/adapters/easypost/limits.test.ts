import { expect, test } from 'vitest';
import { easypostDefinition } from '#electron/adapters/easypost/definition.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { CUSTOMS_ITEM, internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import { CARRIER_ACCOUNT } from './stock.ts';

const definition = easypostDefinition('https://api.easypost.com');
const config = { type: 'easypost', mode: 'TEST', carrierAccountId: CARRIER_ACCOUNT };
const service = { serviceCode: 'X', name: 'X', domestic: true, international: true, isMultiPackageSupported: true };

/** What is refused, as `pointer: code`. */
const faults = (changes: object, more: object = {}) => {
  const sound = { request: changes as ShipmentRequest, shipper: recipientIn('US'), service, config, ...more };
  return [...(definition.requestFaults?.(sound) ?? [])].map(({ pointer, code }) => `${pointer}: ${code}`);
};
const ITEM = { ...CUSTOMS_ITEM, countryOfOrigin: 'US', weight: { units: 'LB', value: 1 } };
const withItems = (items: object[]) =>
  internationalRequest({ customs: { customsItems: items.map((changes) => ({ ...ITEM, ...changes })) } });
const withItem = (changes: object) => withItems([changes]);
const recipient = recipientIn('US');
const many = (count: number) => Array.from({ length: count }, (_, n) => line({ itemTransactionId: `p${n}` }));
const money = (currency: string) => ({ amount: 100, currency });
const identifier = { identifierType: 'VAT', taxableEntityType: 'SHIPPER', value: '1' };

test('what has its place is not refused', () => {
  expect(faults(request({ itemLines: many(100) }))).toEqual([]);
  expect(faults(withItem({}))).toEqual([]);
  expect(faults(request({ itemLines: [line({ declaredInfo: money('USD') })] }))).toEqual([]);
});

test.each([
  [
    'a third street line',
    { recipient: { ...recipient, address: { ...recipient.address, streetLine3: 'x' } } },
    '/recipient/address/streetLine3: FIELD_NOT_SUPPORTED',
  ],
  [
    'that of the address for returns',
    { returnAddress: { ...recipient, address: { ...recipient.address, streetLine3: 'x' } } },
    '/returnAddress/address/streetLine3: FIELD_NOT_SUPPORTED',
  ],
  [
    'a fourth reference',
    { itemLines: [line({ customerReference: { ref1: 'a', ref2: 'b', ref4: 'd', ref5: 'e' } })] },
    '/itemLines/0/customerReference/ref5: FIELD_NOT_SUPPORTED',
  ],
  ['package 101', { itemLines: many(101) }, '/itemLines: FIELD_INVALID'],
  [
    'a declared value that is not in dollars',
    { itemLines: [line({ declaredInfo: money('EUR') })] },
    '/itemLines/0/declaredInfo/currency: VALUE_NOT_ALLOWED',
  ],
  [
    'a declared value in an order',
    { itemLines: [line(), line({ itemSpecialService: { declaredInfo: money('USD') } })] },
    '/itemLines/1/itemSpecialService/declaredInfo: FIELD_NOT_SUPPORTED',
  ],
  [
    'a packaging that is no text',
    { itemLines: [line({ packageCode: { a: 1 } })] },
    '/itemLines/0/packageCode: FIELD_NOT_SUPPORTED',
  ],
  ['a label as GIF', { labelSpecification: { imageType: 'GIF' } }, '/labelSpecification/imageType: VALUE_NOT_ALLOWED'],
  [
    'a third party that pays',
    { paymentOption: { paymentType: 'THIRD_PARTY', payor: '1' } },
    '/paymentOption/paymentType: VALUE_NOT_ALLOWED',
  ],
  [
    'a recipient that pays without an account',
    { paymentOption: { paymentType: 'RECIPIENT' } },
    '/paymentOption/payor: FIELD_REQUIRED',
  ],
  ['a payer of no kind', { paymentOption: { payor: '1' } }, '/paymentOption/paymentType: FIELD_REQUIRED'],
  [
    'terms that are no Incoterm',
    { paymentOption: { paymentTerms: 'NET30' } },
    '/paymentOption/paymentTerms: VALUE_NOT_ALLOWED',
  ],
  ['a ninth tax identifier', { taxIndentifiers: Array(9).fill(identifier) }, '/taxIndentifiers: FIELD_INVALID'],
  [
    'a tax identifier of an importer',
    { taxIndentifiers: [{ ...identifier, taxableEntityType: 'IOR' }] },
    '/taxIndentifiers/0/taxableEntityType: VALUE_NOT_ALLOWED',
  ],
  [
    'one without its number',
    { taxIndentifiers: [{ ...identifier, value: '' }] },
    '/taxIndentifiers/0/value: FIELD_REQUIRED',
  ],
])('%s is refused before anything is sent', (_, changes, fault) => {
  expect(faults(request(changes))).toEqual([fault]);
});

test.each([
  ['without origin', { countryOfOrigin: undefined }, '/customs/customsItems/0/countryOfOrigin: FIELD_REQUIRED'],
  ['without weight', { weight: undefined }, '/customs/customsItems/0/weight: FIELD_REQUIRED'],
  ['of more than 2500 USD from the US', { quantity: 501 }, '/customs/customsItems/0/value: FIELD_INVALID'],
])('goods %s are refused', (_, changes, fault) => expect(faults(withItem(changes))).toEqual([fault]));

test('goods of one tariff number are of one kind, however many lines they are in', () => {
  const of = (...codes: string[]) =>
    faults(withItems(codes.map((harmonizedTariffCode) => ({ harmonizedTariffCode, quantity: 300 }))));
  expect(of('6109.10', '610910')).toEqual(['/customs/customsItems/0/value: FIELD_INVALID']);
  expect(of('610910', '691110')).toEqual([]);
});

test('what other currencies are worth is not known: nothing is refused, and what may be more is said', () => {
  const of = (currency: string, amount: number) => {
    const request = withItem({ value: { amount, currency }, quantity: 1 }) as unknown as ShipmentRequest;
    const sound = { request, shipper: recipientIn('US'), service, config };
    expect(faults(request)).toEqual([]);
    return [...(definition.requestWarnings?.(sound) ?? [])].map(({ code, pointer }) => `${pointer}: ${code}`);
  };
  const doubt = ['/customs/customsItems/0/value: FIELD_DOUBTFUL'];
  expect([of('JPY', 600), of('JPY', 300_000), of('GBP', 2400), of('USD', 2400)]).toEqual([[], doubt, doubt, []]);
});

test('goods of more than that leave with the declaration that the account has', () => {
  expect(faults(withItem({ quantity: 501 }), { config: { ...config, exportDeclaration: 'X20261123000001' } })).toEqual(
    [],
  );
});

test('goods of several packages say which one they are in', () => {
  const { customs } = withItem({ referToItemTransactionId: '' }) as { customs: object };
  expect(faults(internationalRequest({ customs, itemLines: many(2) }))).toEqual([
    '/customs/customsItems/0/referToItemTransactionId: FIELD_REQUIRED',
  ]);
});

test('an account needs a key and a carrier account; the key says what it is for', () => {
  const needed = [...(definition.faults?.({ type: 'easypost' }) ?? [])].map(({ pointer }) => pointer);
  expect(needed).toEqual(['/adapter/apiKey', '/adapter/carrierAccountId']);
  const says = (apiKey: string) => definition.secrets?.says?.({ type: 'easypost', apiKey });
  expect([says('EZTK1'), says('EZAK1')]).toEqual([{ mode: 'TEST' }, { mode: 'LIVE' }]);
});

test('what the invoice charges for insurance has no place, and that is said', () => {
  const customs = { customsItems: [ITEM], insuranceCharge: { amount: 1.5, currency: 'USD' } };
  const sound = {
    ...{ request: internationalRequest({ customs }) as unknown as ShipmentRequest, shipper: recipientIn('US') },
    ...{ service, config },
  };
  const message = 'EasyPost has no room for customs.insuranceCharge "1.5 USD": it is left out.';
  expect([...(definition.requestWarnings?.(sound) ?? [])]).toEqual([
    { code: 'FIELD_LEFT_OUT', pointer: '/customs/insuranceCharge', message },
  ]);
});
