import { expect, test } from 'vitest';
import { errorsOf, shipment, shipmentOf, validate } from './request.ts';

test('what the contract requires is all that is required', () => {
  expect(errorsOf({})).toEqual([
    'FIELD_REQUIRED /carrierId',
    'FIELD_REQUIRED /serviceType',
    'FIELD_REQUIRED /recipient',
    'FIELD_REQUIRED /itemLines',
  ]);
  expect(errorsOf(shipment({ itemLines: [{}, { weight: {} }] }))).toEqual([
    'FIELD_REQUIRED /itemLines/0/weight',
    'FIELD_REQUIRED /itemLines/1/weight/units',
    'FIELD_REQUIRED /itemLines/1/weight/value',
  ]);
});

test('an empty list of item lines, a blank carrier and a blank service are as good as missing', () => {
  expect(errorsOf(shipment({ carrierId: '', serviceType: ' ', itemLines: [] }))).toEqual([
    'FIELD_REQUIRED /carrierId',
    'FIELD_REQUIRED /serviceType',
    'FIELD_REQUIRED /itemLines',
  ]);
});

test('a text that is too long says how long it is and may be, and is not sent back', () => {
  expect(validate(shipmentOf({ itemCode: '📦'.repeat(101) })).errors).toEqual([
    {
      code: 'FIELD_INVALID',
      pointer: '/itemLines/0/itemCode',
      message: 'itemLines[0].itemCode must have at most 100 characters; it has 101.',
      actual: 101,
      limit: 100,
      unit: 'characters',
    },
  ]);
});

test.each([
  ['a line break', '\n', 'U+000A'],
  ['a control character', 'a\u0085', 'U+0085'],
  ['half a surrogate pair', 'a\ud83d', 'U+D83D'],
])('%s cannot be printed', (_what, itemCode, named) => {
  const { errors } = validate(shipmentOf({ itemCode }));
  expect(errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/itemLines/0/itemCode' }]);
  expect(errors[0]?.message).toBe(`itemLines[0].itemCode holds ${named}, which cannot be printed: leave it out.`);
});

test('a field is reproached with one thing of its form, not with several', () => {
  expect(errorsOf(shipmentOf({ itemCode: '\u0001'.repeat(200) }))).toEqual(['FIELD_INVALID /itemLines/0/itemCode']);
});

test('numbers that no parcel reaches are refused with their bound', () => {
  expect(validate(shipmentOf({ weight: { units: 'LB', value: 1e10 } })).errors).toMatchObject([
    { code: 'FIELD_INVALID', pointer: '/itemLines/0/weight/value', actual: 1e10, limit: 1e9 },
  ]);
  expect(errorsOf(shipmentOf({ weight: { units: 'LB', value: JSON.parse('1e999') } }))).toEqual([
    'FIELD_INVALID /itemLines/0/weight/value',
  ]);
});

test('an item line that is no object keeps the places of those after it', () => {
  const weight = { units: 'LB', value: 0 };
  const { packages, errors } = validate(shipment({ itemLines: ['box', { weight }, null] }));
  expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'FIELD_INVALID /itemLines/0',
    'FIELD_INVALID /itemLines/2',
    'WEIGHT_TOO_SMALL /itemLines/1/weight/value',
  ]);
  expect(packages.map(({ itemTransactionId }) => itemTransactionId)).toEqual([null, 'T-1-2', null]);
});
