import { expect, test } from 'vitest';
import { mapRows } from '#electron/engine/sources/mapping/map-rows.ts';
import { suggestFields } from '#electron/engine/sources/mapping/suggest-fields.ts';
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

test('what Shopify answers is known by its names: whom an order goes to is not its number, and what was refunded is not ordered', () => {
  const at = (name: string) => ({
    name,
    address1: `${name} St 1`,
    city: 'Berlin',
    zip: '10115',
    country_code: 'DE',
    company: null,
  });
  const [current, gone] = [1, 0].map((left) => ({
    sku: `S-${left}`,
    name: 'Mug',
    current_quantity: left,
    quantity: 3,
  }));
  const download = { sku: 'EBOOK', name: 'E-book', current_quantity: 1, requires_shipping: false };
  const { columns, rows } = jsonRows({
    orders: [
      {
        ...{ name: '#1001', financial_status: 'partially_refunded', fulfillment_status: null, currency: 'EUR' },
        ...{ phone: '1', customer: { default_address: at('Payer') }, billing_address: at('Payer') },
        ...{ shipping_address: { ...at('Jane Roe'), phone: '2' }, shipping_lines: [{ title: 'Express' }] },
        line_items: [current, gone, download].map((line) => ({
          requires_shipping: true,
          ...line,
          price: '9.90',
          fulfillment_status: null,
        })),
      },
    ],
  });
  const { mapping, shop } = suggestFields(columns);
  const [order] = mapRows({ columns, rows, decimalSeparator: 'POINT', mayLack: true }, { mapping }, null).orders;
  expect(shop).toBe('Shopify');
  expect(order).toMatchObject({ orderNumber: '#1001', errors: [] });
  expect(order?.draft).toMatchObject({
    ...{ state: 'OPEN', shippingMethod: 'Express' },
    recipient: {
      contact: { personName: 'Jane Roe', phoneNumber: '2' },
      address: { streetLine1: 'Jane Roe St 1', city: 'Berlin', zipCode: '10115', countryCode: 'DE' },
    },
    lines: [{ sku: 'S-1', quantity: 1, value: { amount: 9.9, currency: 'EUR' } }],
  });
});

test('an order of nothing that is sent is left out without a fault, and a word that is neither yes nor no is one', () => {
  const columns = ['number', 'sku', 'isSent'];
  const mapping = { orderNumber: 'number', 'line.sku': 'sku', 'line.isSent': 'isSent' };
  const ordersOf = (...said: string[]) => {
    const rows = said.map((isSent, index) => ({ number: 'D-1', sku: `S-${index}`, isSent }));
    return mapRows({ columns, rows, decimalSeparator: 'POINT' }, { mapping }, null).orders;
  };
  expect(ordersOf('false', 'no')).toEqual([]);
  expect(ordersOf('false', 'true')[0]?.draft).toMatchObject({ lines: [{ sku: 'S-1' }] });
  expect(ordersOf('perhaps')[0]?.errors).toContainEqual(expect.objectContaining({ pointer: '/lines/0/isSent' }));
});
