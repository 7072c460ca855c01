import { expect, test } from 'vitest';
import { customsItem, errorsOf, party, shipment, shipmentOf, validate } from './request.ts';

const AT = '/itemLines/0';
const usd = (amount: unknown, currency: unknown = 'USD') => ({ amount, currency });

test('A takes money of two decimal places, wherever it stands, and never rounds it', () => {
  const body = shipment({
    itemLines: [
      {
        weight: { units: 'LB', value: 1 },
        declaredInfo: usd(10.125),
        itemSpecialService: { declaredInfo: usd(10.125) },
      },
    ],
    customs: { customsItems: [customsItem({ value: usd(0.001) }), customsItem({ value: usd(5.25) })] },
  });
  const { errors } = validate(body);
  expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    `DECIMAL_PLACES_EXCEEDED ${AT}/declaredInfo/amount`,
    `DECIMAL_PLACES_EXCEEDED ${AT}/itemSpecialService/declaredInfo/amount`,
    'DECIMAL_PLACES_EXCEEDED /customs/customsItems/0/value/amount',
  ]);
  expect(errors[0]).toMatchObject({ actual: 10.125, limit: 2, carrierCode: 'CARRIER_A' });
});

test.each([0, 1, 19.99, 0.1, 1e12])('%d is money that A takes', (amount) => {
  expect(errorsOf(shipmentOf({ declaredInfo: usd(amount) }))).toEqual([]);
});

test('other carriers state no rule for money', () => {
  const body = { ...shipmentOf({ declaredInfo: usd(10.125) }), carrierId: 'test-b', serviceType: '03' };
  expect(errorsOf(body)).toEqual([]);
});

test('the declared value on the item line is used, else the one of its special service', () => {
  const declared = (line: Record<string, unknown>) => validate(shipmentOf(line)).prepared?.packages[0]?.declaredInfo;
  expect(declared({ declaredInfo: usd(5, 'usd') })).toEqual(usd(5));
  expect(declared({ itemSpecialService: { declaredInfo: usd(6) } })).toEqual(usd(6));
  expect(declared({ declaredInfo: usd(5), itemSpecialService: { declaredInfo: usd(5, 'usd') } })).toEqual(usd(5));
  expect(declared({})).toBeNull();
});

test.each([
  ['amounts', usd(5), usd(6)],
  ['currencies', usd(5), usd(5, 'EUR')],
])('different %s in both places are a conflict', (_what, own, special) => {
  const body = shipmentOf({ declaredInfo: own, itemSpecialService: { declaredInfo: special } });
  expect(errorsOf(body)).toEqual([`FIELD_CONFLICT ${AT}/itemSpecialService/declaredInfo`]);
});

test('an ill-formed amount is no conflict, and hides none in the currency', () => {
  const body = (currency: string) =>
    shipmentOf({ declaredInfo: usd('5'), itemSpecialService: { declaredInfo: usd(5, currency) } });
  expect(errorsOf(body('USD'))).toEqual([`FIELD_INVALID ${AT}/declaredInfo/amount`]);
  expect(errorsOf(body('EUR'))).toEqual([
    `FIELD_INVALID ${AT}/declaredInfo/amount`,
    `FIELD_CONFLICT ${AT}/itemSpecialService/declaredInfo`,
  ]);
});

test.each([-0.01, 1e13, '5'])('%j is no amount', (amount) => {
  expect(errorsOf(shipmentOf({ declaredInfo: usd(amount) }))).toEqual([`FIELD_INVALID ${AT}/declaredInfo/amount`]);
});

test('a currency has three letters', () => {
  const { errors } = validate({ ...shipmentOf({ declaredInfo: usd(1, 'EURO') }), recipient: party() });
  expect(errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: `${AT}/declaredInfo/currency`, actual: 'EURO' }]);
  expect(errors[0]?.message).toBe(
    'itemLines[0].declaredInfo.currency must be a currency code of three letters (ISO 4217), such as USD; it is "EURO".',
  );
});
