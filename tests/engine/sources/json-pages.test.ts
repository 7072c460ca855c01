import { expect, test } from 'vitest';
import { jsonRows } from '#electron/sources/json-rows.ts';

const ORDER = { number: 'A-1', shipping: { city: 'Reno' }, items: [{ sku: 'MUG' }, { sku: 'PLATE' }] };
const ROWS = [
  { number: 'A-1', 'shipping.city': 'Reno', 'items.sku': 'MUG' },
  { number: 'A-1', 'shipping.city': 'Reno', 'items.sku': 'PLATE' },
];

test.each([
  ['orders', { next: null }],
  ['orders', { meta: { page: 1 } }],
  ['orders', { errors: [] }],
  ['data', { links: { next: null }, meta: { total: 1 } }],
  ['results', { pagination: { page: 1, pages: 1 } }],
])('a list of %s holds the orders, whatever %j says of it, and an empty one holds none', (name, more) => {
  expect(jsonRows({ [name]: [ORDER], ...more }).rows).toEqual(ROWS);
  expect(jsonRows({ [name]: [], ...more }).rows).toEqual([]);
});

test('an order that is flat but for its items is one order, and a flat page is a page', () => {
  const { items } = ORDER;
  expect(jsonRows({ number: 'A-1', name: 'Jo', shipping_city: 'Reno', items }).rows).toEqual([
    { number: 'A-1', name: 'Jo', shipping_city: 'Reno', 'items.sku': 'MUG' },
    { number: 'A-1', name: 'Jo', shipping_city: 'Reno', 'items.sku': 'PLATE' },
  ]);
  expect(jsonRows({ total: 1, next: '/orders?page=2', items: [ORDER] }).rows).toEqual(ROWS);
});

test('an order whose articles are its items is one order', () => {
  expect(jsonRows(ORDER).rows).toEqual(ROWS);
  expect(jsonRows({ data: ORDER }).rows).toEqual(ROWS);
});
