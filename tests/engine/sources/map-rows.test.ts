import { describe, expect, test } from 'vitest';
import type { SourceMapping } from '#shared/schema/orders/source.ts';
import { mapRows } from '#electron/engine/sources/mapping/map-rows.ts';
import { suggestFields } from '#electron/engine/sources/mapping/suggest-fields.ts';
import { COLUMNS, faults, JANE, mapped, MAPPING, one, table, type Cell } from './rows.ts';
import { SHOP_EXPORTS } from './shop-exports.ts';

describe('rows of a source', () => {
  test.each(SHOP_EXPORTS)(
    'in an export of $shop are orders without any mapping of ours',
    ({ shop, columns, rows, orders }) => {
      const suggested = suggestFields(columns);
      expect(suggested.shop).toBe(shop);
      const found = mapRows(table(columns, ...rows), { mapping: suggested.mapping }, null).orders;
      expect(found.flatMap(({ errors }) => errors)).toEqual([]);
      expect(found.map(({ orderNumber, draft }) => ({ orderNumber, ...draft }))).toMatchObject(orders);
    },
  );

  test.each([
    ['unfulfilled', ['OPEN']],
    ['PENDING_FULFILLMENT', ['OPEN']],
    ['REQUEST_DECLINED', ['OPEN']],
    ['on_hold', ['HELD']],
    ['scheduled', ['HELD']],
    ['restocked', ['CANCELLED']],
    ['fulfilled', []],
  ])('of orders that Shopify calls %s are %j', (status, states) => {
    const [shopify] = SHOP_EXPORTS;
    const rows = shopify?.rows.map((row) => row.map((cell) => (cell === 'unfulfilled' ? status : cell))) ?? [];
    const { mapping } = suggestFields(shopify?.columns ?? []);
    const found = mapRows(table(shopify?.columns ?? [], ...rows), { mapping }, null).orders;
    expect(found.map(({ draft, errors }) => (errors.length > 0 ? errors : draft['state']))).toEqual(states);
  });

  test.each([
    ['pending', 'HELD'],
    ['partially_paid', 'HELD'],
    ['expired', 'HELD'],
    ['voided', 'CANCELLED'],
    ['refunded', 'CANCELLED'],
    ['authorized', 'OPEN'],
    ['partially_refunded', 'OPEN'],
  ])('of which Shopify says that the payment is %s are %s', (payment, state) => {
    const [{ columns, rows } = { columns: [], rows: [] }] = SHOP_EXPORTS;
    const { mapping } = suggestFields(columns);
    const states = (fulfilment: string) =>
      mapRows(
        table(
          columns,
          ...rows.map((row) =>
            row.map((cell) => (cell === 'paid' ? payment : cell === 'unfulfilled' ? fulfilment : cell)),
          ),
        ),
        { mapping },
        null,
      ).orders.map(({ draft, errors }) => (errors.length > 0 ? errors : draft['state']));
    expect(states('unfulfilled')).toEqual([state]);
    expect(states('on_hold')).toEqual([state === 'OPEN' ? 'HELD' : state]);
    expect(states('restocked')).toEqual(['CANCELLED']);
    expect(states('fulfilled')).toEqual([]);
  });

  test('that only say how they are paid are held until they are', () => {
    const state = (payment: string) => one({ payment: 'x' }, payment)?.draft['state'];
    expect(['unpaid', 'Teilweise bezahlt', 'paid', 'completed'].map(state)).toEqual(['HELD', 'HELD', 'OPEN', 'OPEN']);
  });

  test.each(['open', 'Offen', 'In Bearbeitung', 'partial', 'paid_partially', 'reminded', 'açık', 'false', 0])(
    'that call their payment %s are held, though an order that is called so is open',
    (payment) => {
      expect(one({ payment: 'x' }, payment)).toMatchObject({ draft: { state: 'HELD' }, errors: [] });
    },
  );

  test.each(['Bezahlt', 'refunded_partially', 'Opłacone', 'true', 1])('that call it %s are open', (payment) => {
    expect(one({ payment: 'x' }, payment)).toMatchObject({ draft: { state: 'OPEN' }, errors: [] });
  });

  test('with the same number are one order, wherever they stand', () => {
    const more: Partial<SourceMapping> = { 'line.sku': 'sku', 'line.quantity': 'qty' };
    const orders = mapped(
      more,
      ['sku', 'qty'],
      ['1', ...JANE, 'A', '1'],
      ['2', ...JANE, 'C', 3],
      ['1', ...Array<null>(5).fill(null), 'B', '2,0'],
    );
    expect(orders.map(({ orderNumber, draft, errors }) => [orderNumber, draft['lines'], errors])).toEqual([
      [
        '1',
        [
          { sku: 'A', quantity: 1 },
          { sku: 'B', quantity: 2 },
        ],
        [],
      ],
      ['2', [{ sku: 'C', quantity: 3 }], []],
    ]);
  });

  test('whose quantity is 0 are no lines: they were taken off the order; where all were, it is refused', () => {
    const more: Partial<SourceMapping> = { 'line.sku': 'sku', 'line.quantity': 'qty', 'line.weight': 'kg' };
    const rows = (...quantities: Cell[]) =>
      mapped(
        { ...more, 'line.weightUnits': 'unit' },
        ['sku', 'qty', 'kg', 'unit'],
        ...quantities.map((quantity, index) => [
          '1',
          ...JANE,
          `SKU-${index}`,
          quantity,
          quantity === 0 ? 'x' : 1,
          'KG',
        ]),
      )[0];
    expect(rows(0, '2')).toMatchObject({ errors: [], draft: { lines: [{ sku: 'SKU-1', quantity: 2 }] } });
    expect(faults(rows('1', 0, 'two'))).toEqual(['/lines/1/quantity FIELD_INVALID']);
    expect(faults(rows(0, '0.0'))).toEqual(['/lines/0/quantity FIELD_INVALID']);
  });

  test('that go to two people under one number are no order', () => {
    const [order] = mapped({}, [], ['1', ...JANE], ['1', 'John Doe', ...JANE.slice(1)]);
    expect(faults(order)).toEqual(['/recipient/contact/personName FIELD_CONFLICT']);
    expect(order?.errors[0]?.trouble).toEqual({
      code: 'SOURCE_ROWS_DIFFER',
      values: { one: 'Jane Roe', other: 'John Doe' },
    });
  });

  test('are refused as a whole where a column is gone, a number is missing, or text is in another encoding', () => {
    const whole =
      (columns: string[], ...records: Cell[][]) =>
      () =>
        mapRows(table(columns, ...records), { mapping: MAPPING }, null);
    expect(whole(COLUMNS.slice(1), JANE)).toThrow('There is no column “no”, which should be orderNumber.');
    expect(whole(COLUMNS, ['1', ...JANE], [null, ...JANE])).toThrow('Row 2 has no order number in the column “no”.');
    expect(whole(COLUMNS, ['1', 'J\ufffdrg', ...JANE.slice(1)])).toThrow('The column “name” holds text');
  });

  test('say per field what cannot be read', () => {
    expect(faults(one({ 'line.quantity': 'x' }, 'two'))).toEqual(['/lines/0/quantity FIELD_INVALID']);
    expect(faults(one({ shipBy: 'x' }, '3/4/2026'))).toEqual(['/shipBy FIELD_INVALID']);
    expect(faults(one({ state: 'x' }, 'quoted'))).toEqual(['/state FIELD_INVALID']);
    expect(faults(one({ 'line.sku': 'x', 'line.weight': 'x' }, '2.5'))).toEqual([
      '/lines/0/weightUnits FIELD_REQUIRED',
    ]);
    expect(faults(mapped({}, [], ['1', 'Jane', '1 Main St', null, '10115', 'Atlantis'])[0])).toEqual([
      '/recipient/address/city FIELD_REQUIRED',
      '/recipient/address/countryCode FIELD_INVALID',
    ]);
  });

  test('are left out where a spreadsheet rounded the number of the order, an article or a telephone', () => {
    const [order] = mapped({}, [], ['2.02611E+16', ...JANE]);
    expect(faults(order)).toEqual(['/orderNumber FIELD_INVALID']);
    expect(order?.errors[0]?.trouble).toEqual({ code: 'CELL_ROUNDED', values: { words: '2.02611E+16' } });
    expect(faults(one({ 'line.sku': 'x' }, '4.00638E+12'))).toEqual(['/lines/0/sku FIELD_INVALID']);
    expect(faults(one({ 'line.sku': 'x' }, '#N/A'))).toEqual(['/lines/0/sku FIELD_INVALID']);
    expect(faults(one({ 'line.sku': 'x' }, '#1001'))).toEqual([]);
    const rows = ['MUG', '4.00638E+12'].map((sku) => ['1', ...JANE, sku]);
    expect(faults(mapped({ 'line.sku': 'x' }, ['x'], ...rows)[0])).toEqual(['/lines/1/sku FIELD_INVALID']);
    const others = [['MUG'], [null], ['2.1E+12', '0'], ['4.00638E+12', '1']].map((cells) => ['1', ...JANE, ...cells]);
    const counted: Partial<SourceMapping> = { 'line.sku': 'x', 'line.quantity': 'y' };
    expect(faults(mapped(counted, ['x', 'y'], ...others)[0])).toContain('/lines/1/sku FIELD_INVALID');
    expect(faults(one({ 'recipient.contact.phoneNumber': 'x' }, '4,9176E+11'))).toEqual([
      '/recipient/contact/phoneNumber FIELD_INVALID',
    ]);
    expect(faults(mapped({}, ['account number'], ['1', ...JANE, '1.5E+20'])[0])).toEqual([]);
  });

  test('are in the currency that stands beside a value, whatever the default is', () => {
    const worth = (value: Cell, currency: string | null, usual?: string) =>
      mapRows(
        table([...COLUMNS, 'what', 'price', 'money'], ['1', ...JANE, 'Mug', value, currency]),
        {
          mapping: { ...MAPPING, 'line.description': 'what', 'line.value': 'price', 'line.currency': 'money' },
          ...(usual && { defaults: { 'line.currency': usual } }),
        },
        null,
      ).orders[0];
    const usd = { lines: [{ value: { amount: 19.9, currency: 'USD' } }] };
    expect(worth('19.90 USD', null, 'EUR')).toMatchObject({ errors: [], draft: usd });
    expect(worth('19.90 USD', null)).toMatchObject({ errors: [], draft: usd });
    expect(worth('19.90', null, 'USD')).toMatchObject({ errors: [], draft: usd });
    for (const value of ['19,90 zł', 'zł 19,90'])
      expect(worth(value, 'PLN')).toMatchObject({ errors: [], draft: { lines: [{ value: { currency: 'PLN' } }] } });
    expect(worth('19.90', '€')).toMatchObject({ errors: [], draft: { lines: [{ value: { currency: 'EUR' } }] } });
    expect(faults(worth('19.90 €', 'USD'))).toEqual(['/lines/0/currency FIELD_CONFLICT']);
    expect(faults(worth('19.90 USD', 'EUR'))).toEqual(['/lines/0/currency FIELD_CONFLICT']);
    expect(faults(worth('19.90', null))).toEqual(['/lines/0/currency FIELD_REQUIRED']);
  });

  test('with a longer name of an article than customs reads are read, wherever the name is cut', () => {
    const name = `${'x'.repeat(199)}\u{1f381}`;
    const draft = { lines: [{ description: name }] };
    expect(one({ 'line.description': 'x' }, `${name} with a bow`)).toMatchObject({ errors: [], draft });
  });

  test('are read as people write them', () => {
    const draft = (more: Partial<SourceMapping>, value: Cell) => one(more, value)?.draft;
    expect(draft({ state: 'x' }, 'wc-on-hold')).toMatchObject({ state: 'HELD' });
    expect(draft({ state: 'x' }, 'Storniert')).toMatchObject({ state: 'CANCELLED' });
    expect(draft({ cancelledAt: 'x' }, '2026-01-01 10:00')).toMatchObject({ state: 'CANCELLED' });
    for (const held of ['En attente', 'Wstrzymane (oczekujące na płatność)', 'Ödeme bekleniyor', 'На утриманні'])
      expect(draft({ state: 'x' }, held)).toMatchObject({ state: 'HELD' });
    for (const done of [
      'completed',
      'Zrealizowane',
      'Dostarczono',
      'Livrată',
      'TAMAMLANDI',
      'Відправлене',
      'Completely delivered',
    ])
      expect(mapped({ state: 'x' }, ['x'], ['1', ...JANE, done])).toEqual([]);
    // What stands in brackets may be another state.
    expect(faults(one({ state: 'x' }, 'Shipped (partly)'))).toEqual(['/state FIELD_INVALID']);
    expect(faults(one({ state: 'x' }, 'PartiallyShipped'))).toEqual(['/state FIELD_INVALID']);
    // What MySQL has in place of no date.
    for (const never of ['0000-00-00', '0000-00-00 00:00:00', '0000-00-00 00:00:00.000']) {
      expect(one({ cancelledAt: 'x' }, never)).toMatchObject({ errors: [], draft: { lines: [] } });
      expect(draft({ cancelledAt: 'x' }, never)).not.toHaveProperty('state');
      expect(faults(one({ shipBy: 'x' }, never))).toEqual([]);
    }
    expect(draft({ shipBy: 'x' }, 'Mar-05-26')).toMatchObject({ shipBy: '2026-03-05' });
    expect(draft({ shipBy: 'x' }, '31.03.2026')).toMatchObject({ shipBy: '2026-03-31' });
    expect(draft({ gift: 'x' }, 'ja')).toMatchObject({ gift: true });
    expect(draft({ tags: 'x' }, 'fragile, b2b; fragile')).toMatchObject({ tags: ['fragile', 'b2b'] });
    expect(draft({ shippingMethod: 'x' }, 'Express')).toMatchObject({ shippingMethod: 'Express' });
    expect(draft({ 'line.sku': 'x', 'line.weight': 'x' }, '250 g')).toMatchObject({
      lines: [{ quantity: 1, weight: { units: 'KG', value: 0.25 } }],
    });
  });
});
