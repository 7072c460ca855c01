import { expect, test } from 'vitest';
import { listed, party, shipment, validate, warningsOf } from './request.ts';

test('a field that the specification does not know is ignored and named, wherever it is', () => {
  const body = shipment({
    colour: 'red',
    recipient: { ...party(), vip: true, contact: { personName: 'Jane', 'fax/number~': 1 } },
    itemLines: [{ weight: { units: 'LB', value: 1, tare: 2 }, itemSpecialService: { giftWrap: {} } }],
  });
  const { errors, warnings, prepared } = validate(body);
  expect(errors).toEqual([]);
  expect(listed(warnings)).toEqual([
    'UNKNOWN_FIELD /recipient/contact/fax~1number~0',
    'UNKNOWN_FIELD /recipient/vip',
    'UNKNOWN_FIELD /itemLines/0/weight/tare',
    'UNKNOWN_FIELD /itemLines/0/itemSpecialService/giftWrap',
    'UNKNOWN_FIELD /colour',
  ]);
  expect(warnings.at(-1)?.message).toBe('colour is not a field of the specification and was ignored.');
  expect(JSON.stringify(prepared)).not.toMatch(/"(colour|vip|fax.*|tare|giftWrap)":/);
});

test.each([
  [{ carrierID: 'test-a' }, 'carrierId'],
  [{ signature_option: {} }, 'signatureOption'],
  [{ recipient: { ...party(), adress: {} } }, 'recipient.address'],
  [{ customs: { customItems: [] } }, 'customs.customsItems'],
])('a field that is misspelt is named with the one that there is: %j', (part, meant) => {
  const { warnings } = validate(shipment(part));
  expect(warnings[0]?.message).toContain(`ignored. Did you mean ${meant}?`);
});

test('a field that is like no other is not explained, however long it is', () => {
  const messages = ['tare', 'vip', 'x'.repeat(200_000)].map(
    (key) => validate(shipment({ [key]: 1 })).warnings[0]?.message,
  );
  for (const message of messages) expect(message).toMatch(/ignored\.$/);
});

test('fields that may hold anything are not looked into, and are kept', () => {
  const anything = { inner: [{ deeper: null }] };
  const body = shipment({ additionInfo: anything, warehouseId: 'W1' });
  const { warnings, prepared } = validate(body);
  expect(warnings).toEqual([]);
  expect(prepared?.request).toMatchObject({ additionInfo: anything, warehouseId: 'W1' });
});

test('a key called __proto__ is a field like any other, and changes no prototype', () => {
  const body = JSON.parse(
    '{"__proto__":{"carrierId":"test-a"},"constructor":1,"recipient":{"__proto__":[]}}',
  ) as unknown;
  expect(warningsOf(body).sort()).toEqual([
    'UNKNOWN_FIELD /__proto__',
    'UNKNOWN_FIELD /constructor',
    'UNKNOWN_FIELD /recipient/__proto__',
  ]);
  expect(listed(validate(body).errors)).toContain('FIELD_REQUIRED /carrierId');
});
