import { describe, expect, test } from 'vitest';
import type { SourceMapping } from '#shared/schema/orders/source.ts';
import { mapRows } from '#electron/engine/sources/mapping/map-rows.ts';
import { COLUMNS, JANE, mapped, MAPPING, one, table, type Cell } from './rows.ts';

describe('cells of a source', () => {
  test.each([
    [
      ['0,5', '1,250'],
      [0.5, 1.25],
    ],
    [
      ['0.500', '1.250'],
      [0.5, 1.25],
    ],
    [
      ['0.5', '1,250'],
      [0.5, undefined],
    ],
    [
      ['0,5', '1.5'],
      [undefined, 1.5],
    ],
  ])(
    'of a database have numbers with a point, and in a column of text with a comma where none of it has a point: %j',
    (cells, read) => {
      const columns = [...COLUMNS, 'sku', 'kg'];
      const rows = table(columns, ...cells.map((cell, index): Cell[] => [String(index + 1), ...JANE, 'MUG', cell]));
      const mapping: SourceMapping = { ...MAPPING, 'line.sku': 'sku', 'line.weight': 'kg' };
      const { orders } = mapRows(
        { ...rows, decimalSeparator: 'POINT' },
        { mapping, defaults: { 'line.weightUnits': 'KG' } },
        null,
      );
      expect(orders.map(({ draft }) => draft)).toMatchObject(
        read.map((value) => ({ lines: [value === undefined ? { sku: 'MUG' } : { weight: { units: 'KG', value } }] })),
      );
      expect(orders.map(({ errors }) => errors.length)).toEqual(read.map((value) => (value === undefined ? 1 : 0)));
    },
  );

  test.each([
    [0.1 + 0.2, 0.3],
    ['19.989999999999998', 19.99],
    [1234567.891, 1234567.891],
  ])('have a number without the noise of reckoning: %s', (cell, value) => {
    const columns = [...COLUMNS, 'sku', 'price'];
    const mapping: SourceMapping = { ...MAPPING, 'line.sku': 'sku', 'line.value': 'price' };
    const rows = table(columns, ['1', ...JANE, 'MUG', cell]);
    const [order] = mapRows(rows, { mapping, defaults: { 'line.currency': 'EUR' } }, null).orders;
    expect(order?.draft).toMatchObject({ lines: [{ value: { amount: value } }] });
  });

  test('of a database have each column’s own way of writing numbers', () => {
    const columns = [...COLUMNS, 'sku', 'kg', 'price', 'units'];
    const mapping: SourceMapping = {
      ...{ ...MAPPING, 'line.sku': 'sku', 'line.weight': 'kg', 'line.value': 'price', 'line.quantity': 'units' },
    };
    const defaults = { 'line.weightUnits': 'KG', 'line.currency': 'EUR' };
    const rows = table(columns, ['1', ...JANE, 'MUG', '1.250', '19,99', '2.000']);
    const [order] = mapRows({ ...rows, decimalSeparator: 'POINT' }, { mapping, defaults }, null).orders;
    expect(order?.errors).toEqual([]);
    expect(order?.draft).toMatchObject({
      lines: [{ quantity: 2, weight: { value: 1.25 }, value: { amount: 19.99, currency: 'EUR' } }],
    });
  });

  test.each([
    ['4006381333931, 4006381333948', 'gift, two parts; late'],
    ['["4006381333931","4006381333948"]', '["gift", "two parts", "late"]'],
    ['[4006381333931,4006381333948]', '["gift","two parts","late"]'],
    ['{4006381333931,4006381333948}', '{gift,"two parts",late,NULL}'],
  ])('name barcodes and tags in a text, and in a list as databases have one: %s', (barcodes, tags) => {
    const more: Partial<SourceMapping> = { 'line.barcodes': 'codes', tags: 'tags' };
    const [order] = mapped(more, ['codes', 'tags'], ['1', ...JANE, barcodes, tags]);
    expect(order?.errors).toEqual([]);
    expect(order?.draft).toMatchObject({
      tags: ['gift', 'two parts', 'late'],
      lines: [{ barcodes: ['4006381333931', '4006381333948'] }],
    });
  });

  test.each([
    ['an empty list', '{}', undefined],
    ['elements without a value', '["a",null,7]', ['a', '7']],
    ['a list of nothing but those', '[null]', undefined],
    ['a comma in an element', '{"a, b","c\\"d"}', ['a, b', 'c"d']],
    ['what is no list', '[a', ['[a']],
  ])('have of %s what it says', (_, tags, read) => {
    expect(one({ tags: 'x' }, tags)?.draft['tags']).toEqual(read);
  });

  test.each([
    ['1001 😀', 0],
    ['1001 \ud83d', 1],
    ['x'.repeat(101), 1],
  ])('have an order number of whatever can be printed, as the API takes it: %j', (number, faults) => {
    const [order] = mapped({}, [], [number, ...JANE]);
    expect(order?.errors).toHaveLength(faults);
  });
});
