import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workbook } from '../../helpers/workbook.ts';
import { orderPath } from './order-draft.ts';
import { MAPPING } from './source-mapping.ts';
import { useSources } from './use-sources.ts';

let saved = 0;
/** A file that was written to its end a while ago. */
function save(path: string, content: string | Uint8Array): void {
  writeFileSync(path, content);
  const at = Date.now() / 1000 - 60 + (saved += 1) / 1000;
  utimesSync(path, at, at);
}

const { station, file, put, attempt, lookUp, read, readByItself, book, list, remove } = useSources();

const COLUMNS = ['number', 'name', 'street', 'city', 'zip', 'country', 'sku', 'quantity'];
const row = (number: string, sku = 'MUG', quantity: string | number = 2) => [
  number,
  'Jane Roe',
  'Hauptstr. 1',
  'Köln',
  '50667',
  'DE',
  sku,
  quantity,
];
const csv = (...rows: unknown[][]) => [COLUMNS, ...rows].map((cells) => cells.join(';')).join('\n');

describe('a file', () => {
  test('in Windows-1252 is tried before it is saved: columns, rows, and the orders that they make', async () => {
    save(file('latin.csv'), Buffer.from(csv(row('C-1'), row('C-1', 'PLATE', 'two'), row('C-2')), 'latin1'));
    const tried = await attempt({
      connection: { type: 'file', path: file('latin.csv') },
      reading: 'READ',
      mapping: MAPPING,
    });
    expect(tried).toMatchObject({ trouble: null, columns: COLUMNS, rowCount: 3, shop: null });
    expect(tried.rows[0]).toMatchObject({ number: 'C-1', city: 'Köln' });
    expect(tried.orders).toMatchObject([
      { orderNumber: 'C-1', errors: [{ pointer: '/lines/1/quantity', actual: 'two' }] },
      { orderNumber: 'C-2', order: { recipient: { address: { city: 'Köln' } } }, errors: [] },
    ]);
    expect(await list()).toEqual([]);
    expect(await book('tried')).toEqual([]);
  });

  test('of Excel is looked up, and read anew where it changed', async () => {
    const path = file('orders.xlsx');
    save(path, workbook([COLUMNS, row('X-1'), row('X-2')]));
    await put('excel', { connection: { type: 'file', path } });
    expect((await lookUp('X-2')).orders).toMatchObject([{ orderNumber: 'X-2', lines: [{ sku: 'MUG', quantity: 2 }] }]);
    expect((await lookUp('X-3')).orders).toEqual([]);
    save(path, workbook([COLUMNS, row('X-1'), row('X-2'), row('X-3', 'A NEW ONE', 1)]));
    expect((await lookUp('X-3')).orders).toMatchObject([{ lines: [{ sku: 'A NEW ONE' }] }]);
  });

  test('of which a row names no order is looked up no more than it is read: the row may be an article of the order', async () => {
    const path = file('merged.csv');
    save(path, csv(row('M-1'), row('', 'PLATE'), row('M-2')));
    await put('merged', { connection: { type: 'file', path } });
    const { orders, troubles } = await lookUp('M-1');
    expect(orders).toEqual([]);
    expect(troubles).toMatchObject([
      { source: 'merged', trouble: { code: 'SOURCE_NO_NUMBER', values: { row: 2, column: 'number' } } },
    ]);
  });

  test('in JSON, as a shop answers, is taken without a mapping of ours', async () => {
    const shipping = {
      first_name: 'Jane',
      last_name: 'Roe',
      address_1: '1 Main St',
      city: 'Reno',
      postcode: '89501',
      country: 'US',
    };
    const items = [
      { sku: 'MUG', name: 'Mug', quantity: 2, meta_data: [{ id: 1, key: 'color' }] },
      { sku: 'PLATE', name: 'Plate', quantity: 1, meta_data: [] },
    ];
    save(
      file('orders.json'),
      JSON.stringify({ orders: [{ number: 'J-1', status: 'processing', shipping, line_items: items }] }),
    );
    const connection = { type: 'file' as const, path: file('orders.json') };
    const { shop, suggestedMapping, orders } = await attempt({ connection, reading: 'READ' });
    expect([shop, orders[0].errors]).toEqual(['WooCommerce', []]);
    await put('json', { connection, mapping: suggestedMapping });
    expect((await lookUp('J-1')).orders).toMatchObject([
      {
        orderNumber: 'J-1',
        recipient: { contact: { personName: 'Jane Roe' } },
        lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'PLATE' }],
      },
    ]);
  });

  test('in a folder is read with the others, and not again until one changes', async () => {
    const path = file('folder');
    mkdirSync(path);
    expect((await attempt({ connection: { type: 'file', path }, reading: 'READ' })).trouble.code).toBe(
      'SOURCE_FOLDER_EMPTY',
    );
    save(join(path, 'a.csv'), csv(row('F-1')));
    save(join(path, 'b.csv'), csv(row('F-2')));
    await put('folder', { connection: { type: 'file', path }, reading: 'READ', everyMinutes: 1440 });
    expect(await readByItself('folder')).toMatchObject({ state: 'OK', orders: 2 });
    expect(await read('folder')).toMatchObject({ state: 'OK', orders: 2 });
    save(join(path, 'c.csv'), 'number;name\nF-3;Jane');
    expect(await read('folder')).toMatchObject({ state: 'FAILED', trouble: { code: 'SOURCE_COLUMN_GONE' } });
    expect(await book('folder')).toEqual(['F-2 v1', 'F-1 v1']);
  });

  test('in a folder that has an order in several: once where they say the same, and left out where they differ', async () => {
    const path = file('overlapping');
    mkdirSync(path);
    save(join(path, 'monday.csv'), csv(row('O-1'), row('O-1', 'PLATE', 1), row('O-2')));
    save(join(path, 'tuesday.csv'), csv(row('O-1'), row('O-1', 'PLATE', 1), row('O-2', 'MUG', 3)));
    await put('overlapping', { connection: { type: 'file', path } });
    expect((await lookUp('O-1')).orders).toMatchObject([{ lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'PLATE' }] }]);
    expect((await station.api.get(orderPath('O-1', 'overlapping'))).body.order.lines).toHaveLength(2);
    const { orders, troubles } = await lookUp('O-2');
    expect(orders).toEqual([]);
    expect(troubles).toMatchObject([
      {
        trouble: {
          ...{ code: 'SOURCE_ORDERS_LEFT', values: { number: 'O-2' } },
          because: { code: 'SOURCE_ORDER_IN_FILES', values: { one: 'monday.csv', other: 'tuesday.csv' } },
        },
      },
    ]);
    await remove('overlapping');
  });

  test('that did not change is read again with other columns', async () => {
    const path = file('mapped.csv');
    save(path, csv(row('M-1')));
    const draft = { connection: { type: 'file' as const, path }, reading: 'READ' as const, everyMinutes: 1440 };
    await put('mapped', draft);
    await readByItself('mapped');
    await put('mapped', { ...draft, mapping: { ...MAPPING, note: 'sku' } });
    expect(await read('mapped')).toMatchObject({ state: 'OK', orders: 1 });
    const { order } = (await station.api.get(orderPath('M-1', 'mapped'))).body;
    expect(order).toMatchObject({ note: 'MUG', version: 2 });
  });

  test('with more cells in a row than columns: that order is left out, for its cells may stand in wrong columns', async () => {
    const path = file('shifted.csv');
    save(path, csv(row('S-1'), ['S-2', 'Roe', ...row('').slice(1)], row('S-3')));
    await put('shifted', { connection: { type: 'file', path }, reading: 'READ', everyMinutes: 1440 });
    await readByItself('shifted');
    expect((await read('shifted')).trouble).toEqual({
      ...{ code: 'SOURCE_ORDERS_LEFT', values: { count: 1, number: 'S-2' } },
      because: { code: 'SOURCE_ROW_SHIFTED', values: {} },
    });
    expect(await book('shifted')).toEqual(['S-3 v1', 'S-1 v1']);
  });

  test('that was away for a while is no trouble any more once it is back unchanged', async () => {
    const path = file('share.csv');
    save(path, csv(row('G-1')));
    await put('share', { connection: { type: 'file', path }, reading: 'READ', everyMinutes: 1440 });
    await readByItself('share');
    renameSync(path, file('away.csv'));
    expect(await read('share')).toMatchObject({ state: 'FAILED', trouble: { code: 'NOT_THERE' } });
    renameSync(file('away.csv'), path);
    expect(await read('share')).toMatchObject({ state: 'OK', trouble: null });
  });
});

test('a path that depends on where the station was started is refused', async () => {
  const { status, body } = await put('relative', { connection: { type: 'file', path: 'orders.csv' } });
  expect([status, body.errors[0]]).toMatchObject([422, { pointer: '/connection/path', actual: 'orders.csv' }]);
});

test('a source that fails holds up no other one', async () => {
  save(file('one.csv'), csv(row('ok-1')));
  await put('good', { connection: { type: 'file', path: file('one.csv') } });
  await put('gone', { connection: { type: 'file', path: file('gone.csv') } });
  const { orders, troubles } = await lookUp('ok-1');
  expect(orders).toMatchObject([{ source: 'good', orderNumber: 'ok-1' }]);
  expect(troubles).toMatchObject([{ source: 'gone', trouble: { code: 'NOT_THERE' } }]);
  await put('gone', { connection: { type: 'file', path: file('gone.csv') }, enabled: false });
  expect((await lookUp('ok-1')).troubles).toEqual([]);
  expect([(await remove('good')).status, (await remove('gone')).status, (await remove('gone')).status]).toEqual([
    204, 204, 404,
  ]);
});
