import { describe, expect, test } from 'vitest';
import { mapRows } from '#electron/engine/sources/mapping/map-rows.ts';
import { suggestFields } from '#electron/engine/sources/mapping/suggest-fields.ts';
import { SHOP_EXPORTS } from './shop-exports.ts';

type Cell = string | number | null;

const table = (columns: string[], ...records: Cell[][]) => ({
  columns,
  rows: records.map((record) => Object.fromEntries(columns.map((column, index) => [column, record[index] ?? null]))),
  decimalSeparator: null,
});

describe('rows of a source of which some were shipped without the station', () => {
  const SHOPIFY = ['Name', 'Fulfillment Status', 'Cancelled at', 'Lineitem fulfillment status'];
  const columns = [
    ...[...SHOPIFY, 'Lineitem quantity', 'Lineitem name', 'Shipping Name', 'Shipping Address1', 'Shipping City'],
    ...['Shipping Zip', 'Shipping Country'],
  ];
  const JANE_OF_SHOP = ['Jane Roe', '1 Main St', 'Los Angeles', '90001', 'US'];
  const line = (status: string, name: string, quantity: string, cancelled = '', order = 'partial') =>
    ['#7', order, cancelled, status, quantity, name, ...JANE_OF_SHOP] as Cell[];
  const ordersOf = (...records: Cell[][]) =>
    mapRows(table(columns, ...records), { mapping: suggestFields(columns).mapping }, null).orders;
  const lines = (draft: Record<string, unknown> = {}) => draft['lines'];

  test('have the lines that are left', () => {
    const [order] = ordersOf(line('fulfilled', 'Mug', '2'), line('pending', 'Plate', '1'));
    expect(order?.errors).toEqual([]);
    expect(lines(order?.draft)).toEqual([{ description: 'Plate', quantity: 1 }]);
  });

  test('are left out where nothing is left', () => {
    expect(ordersOf(line('fulfilled', 'Mug', '2'), line('fulfilled', 'Plate', '1'))).toEqual([]);
  });

  test('are left out with a sentence where nobody says how many of a line are left', () => {
    const [order] = ordersOf(line('fulfilled', 'Cup', '2'), line('partial', 'Mug', '2'), line('pending', 'Plate', '1'));
    expect(order?.errors).toMatchObject([
      { pointer: '/lines/0/state', trouble: { code: 'SOURCE_LINE_PARTLY', values: { article: 'Mug' } } },
    ]);
  });

  test('are left out where the shop says it of the order, and no line says which is left; not of what the station shipped', () => {
    const [order] = ordersOf(line('', 'Mug', '2'), line('', 'Plate', '1'));
    expect(order?.errors).toMatchObject([
      { pointer: '/state', trouble: { code: 'SOURCE_LINE_PARTLY', values: { article: '#7' } } },
    ]);
    const units = { line: 1, quantity: 2, article: 'Mug' };
    const shipment = { id: 's', state: 'LABELLED' as const, trackingNumbers: ['1'], rule: null, manifestId: null };
    const known = { parcels: [{ lines: [units], shipment }] } as never;
    expect(order?.asKnown?.(known)).toMatchObject({ errors: [], draft: { state: 'OPEN' } });
    expect(lines(order?.asKnown?.(known).draft)).toHaveLength(2);
    expect(order?.asKnown?.({ parcels: [] }).errors).toHaveLength(1);
  });

  test('are named by the key that they were looked up by where no column has their number', () => {
    const { orderNumber: _, ...mapping } = suggestFields(columns).mapping;
    const [order] = mapRows(table(columns, line('', 'Mug', '2'), line('', 'Plate', '1')), { mapping }, 'K-7').orders;
    expect(order?.errors).toMatchObject([{ pointer: '/state', trouble: { values: { article: 'K-7' } } }]);
  });

  test('have no line that is not to be shipped at all, as a tip', () => {
    const [order] = ordersOf(line('not_eligible', 'Tip', '1'), line('pending', 'Plate', '1'));
    expect(order?.errors).toEqual([]);
    expect(lines(order?.draft)).toEqual([{ description: 'Plate', quantity: 1 }]);
  });

  test('are cancelled with all of their lines', () => {
    const [order] = ordersOf(line('fulfilled', 'Mug', '2', '2026-03-01'), line('partial', 'Plate', '2', '2026-03-01'));
    expect(order).toMatchObject({ errors: [], draft: { state: 'CANCELLED' } });
    expect(lines(order?.draft)).toHaveLength(2);
  });

  test.each([
    ['eBay', 'Shipped On Date'],
    ['Etsy', 'Date Shipped'],
  ])('are what %s gives no day of shipping', (shop, column) => {
    const sold = SHOP_EXPORTS.find((each) => each.shop === shop) ?? { columns: [], rows: [] };
    const of = (...days: Cell[]) => {
      const columns = [...sold.columns, column];
      const rows = sold.rows.map((row, index) => [...row, days[index] ?? null]);
      return mapRows(table(columns, ...rows), { mapping: suggestFields(columns).mapping }, null).orders;
    };
    expect(of(null, null).map(({ draft }) => lines(draft))).toMatchObject([[{ sku: 'MUG' }, { sku: 'PLATE' }]]);
    expect(of('Mar-02-26', null).map(({ draft }) => lines(draft))).toMatchObject([[{ sku: 'PLATE' }]]);
    expect(of('Mar-02-26', 'Mar-02-26')).toEqual([]);
  });

  test('are none that Etsy lists in one row with a day of shipping', () => {
    const columns = ['Order ID', 'Date Shipped', 'Full Name', 'Street 1', 'Ship City', 'Ship Zipcode', 'Ship Country'];
    const found = (day: Cell) =>
      mapRows(table(columns, ['33', day, ...JANE_OF_SHOP]), { mapping: suggestFields(columns).mapping }, null).orders;
    expect(found('03/02/2026')).toEqual([]);
    expect(found(null)).toHaveLength(1);
  });
});
