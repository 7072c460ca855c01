import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LISTED } from '#electron/engine/rules/report.ts';
import { runs } from '../../forms.ts';
import { dryRun, listed, party, shipment, shipmentOf, validate } from './request.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
};
const many = (count: number, element: unknown) => Array.from({ length: count }, () => element);

describe('a body that is as long as a body may be', () => {
  test.each([
    ['itemLines', many(100_000, {}), 200, '/itemLines'],
    ['taxIndentifiers', many(100_000, 1), 50, '/taxIndentifiers'],
    ['taxIdentifiers', many(100_000, 1), 50, '/taxIdentifiers'],
    ['customs', { customsItems: many(100_000, null) }, 500, '/customs/customsItems'],
  ])('has one error for too many %s, and none for what they are', (field, value, limit, pointer) => {
    const { errors } = validate(shipment({ [field]: value }));
    expect(errors).toMatchObject([{ code: 'FIELD_INVALID', pointer, limit, actual: 100_000 }]);
  });

  test('has one error for a customerReference of thousands of keys', () => {
    const customerReference = Object.fromEntries(many(20_000, '').map((value, index) => [`k${index}`, value]));
    expect(listed(validate(shipmentOf({ customerReference })).errors)).toEqual([
      'FIELD_INVALID /itemLines/0/customerReference',
    ]);
  });

  test('lists a thousand errors at most, and counts the others', () => {
    const faulty = {
      weight: 1,
      dimensions: 1,
      customerReference: 1,
      declaredInfo: 1,
      itemCode: 1,
      itemTransactionId: 1,
    };
    const { errors } = validate(shipment({ itemLines: many(200, faulty) }));
    expect(errors).toHaveLength(MAX_LISTED + 1);
    expect(errors.at(-1)).toMatchObject({ code: 'FIELD_INVALID', pointer: '', limit: MAX_LISTED });
    expect(errors.at(-1)?.message).toMatch(/^200 more faults/);
  });

  test('may be one text that is costly to compose', () => {
    const accents = `a${'\u0301'.repeat(60_000)}${'\u0323'.repeat(60_000)}`;
    const body = shipmentOf({ itemTransactionId: accents, customerReference: { ref1: accents } });
    const { errors } = validate({ ...body, carrierId: accents });
    expect(listed(errors)).toContain('ITEM_TRANSACTION_ID_TOO_LONG /itemLines/0/itemTransactionId');
    expect(listed(validate(body).errors)).toContain('REFERENCE_TOO_LONG /itemLines/0/customerReference/ref1');
    expect(JSON.stringify(errors).length).toBeLessThan(10_000);
  });
});

test('what may hold anything may not be nested without end, since it is written down again', () => {
  const body = (levels: number) =>
    shipment({
      additionInfo: nested(levels),
      itemLines: [{ weight: { units: 'LB', value: 1 }, packageCode: nested(levels) }],
    });
  expect(validate(body(32)).errors).toEqual([]);
  expect(listed(validate(body(33)).errors)).toEqual([
    'FIELD_INVALID /itemLines/0/packageCode',
    'FIELD_INVALID /additionInfo',
  ]);
  expect(listed(validate(body(100_000)).errors)).toHaveLength(2);
});

test('endless nesting where something else is expected is of the wrong type', () => {
  const deep = [nested(100_000)];
  const { errors } = validate(
    shipment({
      recipient: { address: deep, contact: deep },
      customs: deep,
      taxIdentifiers: [deep],
      taxIndentifiers: [deep],
    }),
  );
  expect(listed(errors)).toEqual([
    'FIELD_CONFLICT /taxIdentifiers',
    'FIELD_INVALID /recipient/address',
    'FIELD_INVALID /recipient/contact',
    'FIELD_INVALID /customs',
  ]);
});

test.each([
  ['right to left', 'شارع الملك فهد', []],
  ['bidirectional marks', '\u202eevil\u202c', []],
  ['emoji of several code points', '👩‍👩‍👧‍👦 🇩🇪', []],
  ['zero width', '\u200b\u200d\ufeff.', []],
  ['a null character', 'a\u0000b', ['FIELD_INVALID /recipient/address/city']],
  ['an escape sequence', '\u001b[2J', ['FIELD_INVALID /recipient/address/city']],
  ['half a pair', '\ud800', ['FIELD_INVALID /recipient/address/city']],
  ['the other half', 'x\udfff', ['FIELD_INVALID /recipient/address/city']],
])('text with %s is printable or refused', (_what, city, expected) => {
  const recipient = { ...party(), address: { countryCode: 'US', city, streetLine1: '1 Main St' } };
  expect(listed(validate(shipment({ recipient })).errors)).toEqual(expected);
});

/** Any JSON value, and requests of which any part was replaced by one. */
const json = fc.jsonValue({ maxDepth: 4 });
const key = fc.constantFrom(
  'units',
  'unit',
  'value',
  'weight',
  'dimensions',
  'length',
  'width',
  'ref1',
  '__proto__',
  'constructor',
  '',
);
const object = fc.dictionary(key, json);
const anything = fc.oneof(json, object, fc.array(object), fc.double(), fc.string({ unit: 'binary' }));
const carrier = fc.constantFrom(
  'test-a',
  'test-b',
  'test-c',
  'test-d',
  'test-e',
  'test-f',
  'test-g',
  'test-h',
  'test-i',
);
const field = <T>(sound: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: sound, weight: 3 }, { arbitrary: anything, weight: 1 });
const someParty = fc.record({
  address: field(fc.record({ countryCode: anything, city: anything })),
  contact: anything,
});
const someLine = fc.record({
  itemTransactionId: anything,
  weight: field(fc.record({ units: field(fc.constantFrom('kg', 'LB')), value: field(fc.double()) })),
  dimensions: field(
    fc.record({
      units: field(fc.constantFrom('cm', 'IN')),
      length: field(fc.double()),
      width: field(fc.double()),
      height: field(fc.double()),
    }),
  ),
  customerReference: field(fc.dictionary(fc.constantFrom('ref1', 'ref5', 'reference1'), anything)),
  declaredInfo: anything,
  itemSpecialService: anything,
});
const someRequest = fc.record(
  {
    carrierId: field(carrier),
    serviceType: field(
      fc.constantFrom('A_GROUND', '03', 'C24', 'D24', '1^12', '101', 'PARCEL', 'H_FREIGHT', 'I_GROUND'),
    ),
    shipper: field(someParty),
    recipient: field(someParty),
    itemLines: field(fc.array(field(someLine), { maxLength: 4 })),
    labelSpecification: anything,
    customs: field(fc.record({ customsItems: field(fc.array(anything)) })),
    taxIdentifiers: anything,
    taxIndentifiers: anything,
    additionInfo: anything,
  },
  { requiredKeys: [] },
);

test('no JSON value makes it throw, and a request is prepared exactly where nothing is wrong', () => {
  fc.assert(
    fc.property(fc.oneof(anything, someRequest, someRequest), (body) => {
      const { errors, prepared, packages } = validate(body);
      expect(prepared === null).toBe(errors.length > 0);
      expect(dryRun(body).packages).toHaveLength(packages.length);
      for (const { pointer } of errors) expect(pointer).toMatch(/^(\/|$)/);
    }),
    { numRuns: runs(4_000) },
  );
});
