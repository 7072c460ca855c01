import { expect, test } from 'vitest';
import { VIOLATION_CODES } from '#shared/diagnostics/problem.ts';
import { customsItem, dryRun, errorsOf, party, shipment, validate } from './request.ts';

const BOX = { units: 'IN', length: 200, width: 40, height: 0 };

test('everything that is wrong with a request is reported at once', () => {
  const body = {
    carrierId: 'test-a',
    serviceType: 'A_EXPRESS_FREIGHT',
    recipient: { address: { countryCode: 'US', streetLine1: '1 Main St' }, contact: {} },
    itemLines: [
      {
        itemTransactionId: 'x',
        weight: { units: 'LB', value: '1' },
        dimensions: BOX,
        customerReference: { ref6: 'x' },
      },
      { itemTransactionId: 'x', weight: { units: 'LB', value: 151 }, declaredInfo: { amount: 0.001, currency: 'USD' } },
    ],
    labelSpecification: { imageType: 'JPG' },
    customs: { customsItems: [customsItem({ referToItemTransactionId: 'y' })] },
  };
  expect(errorsOf(body).sort()).toEqual([
    'CUSTOMS_ITEM_UNLINKED /customs/customsItems/0/referToItemTransactionId',
    'DECIMAL_PLACES_EXCEEDED /itemLines/1/declaredInfo/amount',
    'DIMENSIONS_REQUIRED /itemLines/1/dimensions',
    'DIMENSION_TOO_SMALL /itemLines/0/dimensions/height',
    'FIELD_INVALID /itemLines/0/weight/value',
    'FIELD_REQUIRED /recipient/address/city',
    'FIELD_REQUIRED /recipient/contact/personName',
    'ITEM_TRANSACTION_ID_DUPLICATE /itemLines/1/itemTransactionId',
    'LENGTH_OVER_LIMIT /itemLines/0/dimensions/length',
    'LENGTH_PLUS_GIRTH_OVER_LIMIT /itemLines/0/dimensions',
    'MULTI_PACKAGE_NOT_SUPPORTED /itemLines',
    'REFERENCE_NOT_SUPPORTED /itemLines/0/customerReference/ref6',
    'VALUE_NOT_ALLOWED /labelSpecification/imageType',
    'WEIGHT_OVER_LIMIT /itemLines/1/weight/value',
  ]);
});

const line = (changes: object) => [{ weight: { units: 'KG', value: 1 }, ...changes }];
const D = { carrierId: 'test-d', serviceType: 'D24', recipient: party('GB') };
const ONE_OF_EACH: readonly Record<string, unknown>[] = [
  {},
  shipment({ carrierId: 5 }),
  shipment({ itemLines: line({ weight: { units: 'KG', unit: 'LB', value: 1 } }) }),
  shipment({ labelSpecification: { imageType: 'JPG' } }),
  shipment({ carrierId: 'nobody' }),
  shipment({ serviceType: 'nothing' }),
  shipment({ recipient: party('CA') }),
  shipment({ serviceType: 'A_EXPRESS_FREIGHT', itemLines: [...line({}), ...line({})] }),
  shipment({ itemLines: line({ weight: { units: 'KG', value: 0 } }) }),
  shipment({ itemLines: line({ weight: { units: 'KG', value: 69 } }) }),
  shipment({ itemLines: line({ dimensions: BOX }) }),
  shipment({ ...D, itemLines: line({ dimensions: { units: 'CM', length: 61, width: 47, height: 47 } }) }),
  shipment({
    carrierId: 'test-f',
    serviceType: '101',
    recipient: party('DE'),
    itemLines: line({ dimensions: { units: 'CM', length: 100, width: 100, height: 100 } }),
  }),
  shipment({ itemLines: line({ declaredInfo: { amount: 0.001, currency: 'USD' } }) }),
  shipment({ itemLines: line({ customerReference: { ref6: 'x', ref1: 'x'.repeat(41) } }) }),
  shipment({
    itemLines: [...line({ itemTransactionId: 'x'.repeat(101) }), ...line({ itemTransactionId: 'x'.repeat(101) })],
  }),
  shipment({ customs: { customsItems: [customsItem({ referToItemTransactionId: 'nothing' })] } }),
];

test('every code of the contract can be reached', () => {
  const reached = new Set(ONE_OF_EACH.flatMap((body) => validate(body).errors.map(({ code }) => code)));
  expect([...reached].sort()).toEqual([...VIOLATION_CODES].sort());
});

test('every error says in words what is wrong, and the dry run says the same', () => {
  for (const body of ONE_OF_EACH) {
    const { errors } = validate(body);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).toMatch(/^\S.* .*\.$/);
    expect(dryRun(body).errors.map(({ code }) => code)).toEqual(errors.map(({ code }) => code));
  }
});

test('the errors of a rule carry the carrier code of the account', () => {
  const ofNoCarrier = ['FIELD_REQUIRED', 'FIELD_INVALID', 'FIELD_CONFLICT', 'VALUE_NOT_ALLOWED', 'CARRIER_NOT_FOUND'];
  const ofTheRequest = [...ofNoCarrier, 'ITEM_TRANSACTION_ID_DUPLICATE', 'CUSTOMS_ITEM_UNLINKED'];
  for (const { code, carrierCode } of ONE_OF_EACH.flatMap((body) => validate(body).errors)) {
    if (!ofTheRequest.includes(code))
      expect([code, carrierCode]).toEqual([code, expect.stringMatching(/^CARRIER_[ADF]$/)]);
  }
});
