import { expect, test } from 'vitest';
import { customsItem, errorsOf, line, party, shipment, validate } from './request.ts';

const item = customsItem();
const withItems = (...customsItems: object[]) => shipment({ customs: { customsItems } });

test('a customs item says at least what it is, how many there are and what one is worth', () => {
  expect(errorsOf(withItems({}, { ...item, description: ' ', quantity: null, value: {} }))).toEqual([
    'FIELD_REQUIRED /customs/customsItems/0/description',
    'FIELD_REQUIRED /customs/customsItems/0/quantity',
    'FIELD_REQUIRED /customs/customsItems/0/value',
    'FIELD_REQUIRED /customs/customsItems/1/quantity',
    'FIELD_REQUIRED /customs/customsItems/1/description',
    'FIELD_REQUIRED /customs/customsItems/1/value/amount',
    'FIELD_REQUIRED /customs/customsItems/1/value/currency',
  ]);
  expect(errorsOf(withItems(item))).toEqual([]);
});

test('no customs item weighs less than nothing: papers and carriers would be told so', () => {
  const weighing = (value: number) => withItems({ ...item, weight: { units: 'KG', value } });
  expect(errorsOf(weighing(-0.001))).toEqual(['FIELD_INVALID /customs/customsItems/0/weight/value']);
  expect(errorsOf(weighing(0))).toEqual([]);
});

test('a shipment has one currency: a second one is refused where it stands, with the first', () => {
  const euro = { amount: 5, currency: 'eur' };
  const declared = {
    itemLines: [line({ declaredInfo: euro })],
    customs: { customsItems: [item, { ...item, value: euro }] },
  };
  expect(validate(shipment(declared)).errors).toEqual([
    {
      code: 'FIELD_CONFLICT',
      pointer: '/customs/customsItems/0/value/currency',
      message:
        'customs.customsItems[0].value.currency is USD, and itemLines[0].declaredInfo.currency is EUR: a shipment has one currency.',
      actual: 'USD',
      allowed: ['EUR'],
    },
  ]);
  expect(
    errorsOf({ ...shipment(declared), recipient: party('US'), customs: { customsItems: [{ ...item, value: euro }] } }),
  ).toEqual([]);
});
