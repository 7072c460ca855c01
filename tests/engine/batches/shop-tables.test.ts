import { describe, expect, test } from 'vitest';
import { composeRow } from '#electron/engine/batches/table/compose-row.ts';
import type { RowFields } from '#electron/engine/batches/table/read-cells.ts';
import { joinLines } from '#electron/engine/batches/table/join-lines.ts';
import { separatorOfLines } from '#electron/engine/batches/table/read-content.ts';
import { shopOf } from '#electron/engine/batches/table/shops/shops.ts';
import { suggestMapping } from '#electron/engine/batches/table/suggest-mapping.ts';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { SHOP_TABLES, type ShopTable } from './shop-tables.ts';

const linesOf = ({ columns, lines }: ShopTable) =>
  lines.map((cells, index) => ({
    line: index + 2,
    surplus: 0,
    cells: Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])),
  }));

/** The rows that the table makes as it is, with what each sends. */
function readAsSuggested(table: ShopTable) {
  const mapping = suggestMapping(table.columns);
  const options = { ...USUAL_OPTIONS, joinOrders: true };
  const lines = linesOf(table);
  const { rows, footer } = joinLines(lines, mapping, options);
  const rules = { mapping, options, defaults: {}, decimalSeparator: separatorOfLines(lines, mapping) };
  return { footer, composed: rows.map((row) => composeRow({ ...row, fields: {} }, rules)) };
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into requests freely
const requestsOf = (table: ShopTable): any[] => readAsSuggested(table).composed.map(({ request }) => request);
const tablesOf = (...shops: string[]) => SHOP_TABLES.filter(({ shop }) => shops.includes(shop));

describe('the export of a shop', () => {
  test.each(SHOP_TABLES)('of $shop is known by its columns', ({ shop, columns }) => {
    expect(shopOf(columns)?.name).toBe(shop);
  });

  test.each(SHOP_TABLES)('of $shop ships each order once, to whom it goes and not to who pays', (table) => {
    const { composed } = readAsSuggested(table);
    expect(composed.flatMap(({ errors }) => errors)).toEqual([]);
    const requests = requestsOf(table);
    expect(requests.map(({ recipient }) => recipient.contact.personName)).toEqual(['Jane Roe', 'Sam Poe']);
    expect(requests.map(({ recipient }) => recipient.address)).toMatchObject([
      { streetLine1: '1 Main St', zipCode: '90026', city: 'Los Angeles' },
      { streetLine1: '2 Elm St', zipCode: '02108', city: 'Boston' },
    ]);
    expect(new Set(requests.map(({ itemLines }) => itemLines[0].customerReference.ref1)).size).toBe(2);
    expect(JSON.stringify(requests)).not.toMatch(/Payer|Reno|89501/);
  });

  test.each(tablesOf('Shopify', 'WooCommerce', 'Magento'))('of $shop declares every article of an order', (table) => {
    expect(requestsOf(table)[0].customs.customsItems).toMatchObject([
      { description: 'Mug - blue', quantity: 2, value: { amount: 12.5, currency: 'USD' } },
      { description: 'Plate', quantity: 1, value: { amount: 9, currency: 'USD' } },
    ]);
  });

  test.each(tablesOf('Amazon', 'eBay'))('of $shop, which tells no price of one unit, declares nothing', (table) => {
    expect(requestsOf(table).map(({ customs }) => customs)).toEqual([undefined, undefined]);
  });

  test('of eBay has notes at its end that are no shipments, and they are said', () => {
    const [ebay] = tablesOf('eBay');
    const { footer } = readAsSuggested(ebay as ShopTable);
    expect(footer.map(({ line }) => line)).toEqual([6, 7]);
    expect(footer.map(({ cells }) => cells['Sales Record Number'])).toEqual(['3', 'Seller ID : mugs-and-plates']);
  });
});

describe('lines of one order', () => {
  const columns = { Order: 'ref1', Name: 'recipient.contact.personName', City: 'recipient.address.city' } as const;
  const mapping = { ...columns, Weight: 'weight' } as const;
  const options = { ...USUAL_OPTIONS, joinOrders: true, weightUnits: 'KG' as const };
  const joined = (...cells: Record<string, string>[]) =>
    joinLines(
      cells.map((each, index) => ({ line: index + 2, surplus: 0, cells: each })),
      mapping,
      options,
    );
  const composed = (...cells: Record<string, string>[]) =>
    joined(...cells).rows.map((row) =>
      composeRow({ ...row, fields: {} }, { mapping, options, defaults: {}, decimalSeparator: null }),
    );

  test('that go to two people, or say two weights, are refused by name', () => {
    const [row] = composed(
      { Order: '1', Name: 'Jane Roe', City: 'Berlin', Weight: '1' },
      { Order: '1', Name: 'Sam Poe', City: 'Berlin', Weight: '2' },
    );
    expect(row?.errors.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([
      'FIELD_CONFLICT /recipient/contact/personName Rows of one order name both “Jane Roe” and “Sam Poe”.',
      'FIELD_CONFLICT /itemLines/0/weight/value Rows of one order name both “1” and “2”.',
    ]);
  });

  test('are declared in the currency of each, which is said once where it is the same', () => {
    const own: BatchMapping = {
      ...{ Order: 'ref1', What: 'customs.description', Count: 'customs.quantity' },
      ...{ Price: 'customs.value', Money: 'customs.currency' },
    };
    const worth = (fields: RowFields, ...money: string[]) => {
      const lines = money.map((each) => ({ Order: '1', What: 'Mug', Count: '1', Price: '8', Money: each }));
      const rules = { mapping: own, options, defaults: {}, decimalSeparator: null };
      const [first, ...further] = lines.map((cells, line) => ({ line, cells }));
      const row = composeRow({ cells: first?.cells ?? {}, furtherLines: further, fields }, rules);
      const { customsItems } = row.request['customs'] as { customsItems: { value: { currency: string } }[] };
      return customsItems.map(({ value }) => value.currency);
    };
    expect(worth({}, 'EUR', '')).toEqual(['EUR', 'EUR']);
    expect(worth({}, '', 'EUR')).toEqual(['EUR', 'EUR']);
    expect(worth({}, 'EUR', 'USD')).toEqual(['EUR', 'USD']);
    expect(worth({ 'customs.currency': 'GBP' }, 'EUR', 'USD')).toEqual(['GBP', 'GBP']);
  });

  test('are joined wherever they stand, and lines without a number are rows of their own', () => {
    const { rows } = joined(
      { Order: '1', Name: 'Jane Roe', City: 'Berlin' },
      { Order: '', Name: 'Sam Poe', City: 'Bonn' },
      { Order: '1', Name: '', City: '' },
      { Order: '', Name: 'Ann Low', City: 'Köln' },
    );
    expect(rows.map(({ line, furtherLines }) => [line, ...furtherLines.map((further) => further.line)])).toEqual([
      [2, 4],
      [3],
      [5],
    ]);
  });

  test('end with totals that are no shipment; a total among them, and a person of that name, stay', () => {
    const { rows, footer } = joined(
      { Order: 'Total', Name: 'Jane Roe', City: 'Berlin' },
      { Order: 'Total', Name: '', City: '', Weight: '12' },
      { Order: '2', Name: 'Sam Poe', City: 'Bonn' },
      { Order: '', Name: 'Summe', City: '', Weight: '14' },
      { Order: 'Grand total', Name: '', City: '', Weight: '14' },
    );
    expect([rows.length, footer.map(({ line }) => line)]).toEqual([2, [5, 6]]);
  });
});
