import { describe, expect, test } from 'vitest';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { SHOP_TABLES } from '../../engine/batches/shop-tables.ts';
import { BATCHES, batchesOf, csv, fileOf, line, orders } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const readAnew = (id: string, reading: unknown) =>
  station.api.call('PUT', `${BATCHES}/${id}/reading`, { body: reading });
const changeMany = (id: string, body: unknown) => station.api.post(`${BATCHES}/${id}/rows/change`, body);
const statesOf = (rows: readonly BatchRow[]) => rows.map(({ state }) => state);

/** What the table of a shop says, as the shop would write it into a file. */
function fileOfShop(name: string): string {
  const table = SHOP_TABLES.find(({ shop }) => shop === name);
  const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = table?.lines.map((cells) => table.columns.map((column) => quoted(cells[column] ?? '')).join(','));
  return [table?.columns.join(','), ...(lines ?? [])].join('\n');
}
const PARCEL = { itemLines: [{ weight: { value: 1, units: 'KG' } }] };
const GROUND = { carrierId: 'test-a', serviceType: 'A_GROUND', ...PARCEL };

describe('the export of a shop', () => {
  test('is one shipment for each order, bought with every article, and each line comes back in the result', async () => {
    const file = fileOfShop('Shopify');
    const preview = await station.api.post(`${BATCHES}/preview`, fileOf(file));
    expect(preview.body).toMatchObject({ shop: 'Shopify', rowCount: 3, suggestedOptions: { joinOrders: true } });
    const batch = await batches.made(file, { defaults: GROUND, start: true });
    await batches.until(batch.id, 'FINISHED');
    const rows = await batches.rows(batch.id);
    expect(rows.map(({ line: first, state, furtherLines }) => [first, state, furtherLines.length])).toEqual([
      [2, 'BOUGHT', 1],
      [4, 'BOUGHT', 0],
    ]);
    expect((rows[0]?.request as { customs: { customsItems: unknown[] } }).customs.customsItems).toHaveLength(2);
    const { text } = await batches.file(batch.id, 'result');
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  test('of eBay names the lines at its end that are no shipments', async () => {
    const batch = await batches.made(fileOfShop('eBay'), { defaults: GROUND });
    expect(batch).toMatchObject({ rowCount: 2, counts: { READY: 2 } });
    expect(batch.footer.map(({ line: at }) => at)).toEqual([6, 7]);
  });
});

describe('a batch that was not started', () => {
  test('is read anew by another mapping; what was put right, given and left out stays', async () => {
    const { id } = await batches.made(csv(...orders(4, 700)));
    await batches.change(id, 1, { cells: { City: 'Potsdam' } });
    await batches.change(id, 2, { fields: { ref2: 'GIVEN' } });
    await batches.change(id, 3, { skip: true });
    const { mapping, defaults } = await batches.read(id);
    const { status, body } = await readAnew(id, {
      mapping: { ...mapping, Item: 'ref3' },
      defaults,
      options: { weightUnits: 'LB' },
    });
    expect([status, body.batch.counts]).toMatchObject([200, { READY: 3, SKIPPED: 1 }]);
    expect(await batches.rows(id)).toMatchObject([
      {
        edited: true,
        request: { recipient: { address: { city: 'Potsdam' } }, itemLines: [{ weight: { value: 2.5, units: 'LB' } }] },
      },
      { fields: { ref2: 'GIVEN' }, request: { itemLines: [{ customerReference: { ref2: 'GIVEN' } }] } },
      { state: 'SKIPPED' },
      { state: 'READY', edited: false },
    ]);
    await batches.steer(id, 'start');
    expect((await batches.until(id, 'FINISHED')).counts).toMatchObject({ BOUGHT: 3, SKIPPED: 1 });
  });

  test('joins the lines of its orders, and takes them apart again', async () => {
    const { id } = await batches.made(csv(line('join-1'), line('join-1'), line('join-2')));
    const rowsAfter = async (joinOrders: boolean) => {
      const { mapping, defaults } = await batches.read(id);
      expect((await readAnew(id, { mapping, defaults, options: { joinOrders } })).status).toBe(200);
      return (await batches.rows(id)).map(({ furtherLines }) => furtherLines.length);
    };
    expect(await rowsAfter(true)).toEqual([1, 0]);
    expect(await rowsAfter(false)).toEqual([0, 0, 0]);
  });

  test('stays as it is where it was started, came as JSON, or the mapping names no column', async () => {
    const { id } = await batches.made(csv(...orders(1, 800)), { start: true });
    await batches.until(id, 'FINISHED');
    const json = await station.api.post(BATCHES, { rows: [request()] });
    const draft = await batches.made(csv(...orders(1, 810)));
    expect((await readAnew(id, {})).status).toBe(409);
    expect((await readAnew(json.body.batch.id, {})).status).toBe(409);
    expect((await readAnew(draft.id, { mapping: { Colour: 'weight' } })).body.errors[0].pointer).toBe(
      '/mapping/Colour',
    );
    expect(await batches.read(draft.id)).toEqual(draft);
  });
});

describe('one correction', () => {
  test('puts many rows right, and names those that it cannot change', async () => {
    const { id } = await batches.made(csv(...orders(3, 900).map((text) => text.replace(';DE;', ';Germoney;'))));
    expect(statesOf(await batches.rows(id))).toEqual(['INVALID', 'INVALID', 'INVALID']);
    await batches.change(id, 3, { cells: { Country: 'DE' } });
    await batches.steer(id, 'start');
    await batches.until(id, 'FINISHED');
    const { body } = await changeMany(id, { rows: [1, 2, 3, 9], change: { cells: { Country: 'DE' } } });
    expect(body).toMatchObject({ changed: 2, unchanged: [{ number: 3 }, { number: 9 }] });
    expect(statesOf(await batches.rows(id))).toEqual(['READY', 'READY', 'BOUGHT']);
  });

  test('of a column that the table does not have changes nothing', async () => {
    const { id } = await batches.made(csv(...orders(1, 950)));
    const answer = await changeMany(id, { rows: [1], change: { cells: { Colour: 'red' } } });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/change/cells/Colour']);
  });
});

describe('a duplicate', () => {
  const leaveOut = { options: { leaveOutDuplicates: true } };

  test('in the file is left out until a person takes it in, and a warning names the first row', async () => {
    const { id, counts } = await batches.made(csv(line('twice'), line('once'), line('twice')), leaveOut);
    expect(counts).toMatchObject({ READY: 2, SKIPPED: 1 });
    const [, , third] = await batches.rows(id);
    expect(third?.warnings).toMatchObject([{ code: 'ROW_REPEATED', row: { number: 1, line: 2 } }]);
    const taken = await batches.change(id, 3, { skip: false, fields: { duplicateReason: 'two boxes' } });
    expect(taken.body.row).toMatchObject({ state: 'READY', request: { duplicateReason: 'two boxes' } });
    expect((await batches.change(id, 3, { cells: { City: 'Bonn' } })).body.row).toMatchObject({ state: 'READY' });
  });

  test('that is made another one by a correction is taken in', async () => {
    const { id } = await batches.made(csv(line('same'), line('same')), leaveOut);
    const same = await batches.change(id, 2, { cells: { 'Weight (kg)': '3' } });
    const other = await batches.change(id, 2, { cells: { Order: 'other' } });
    expect([same.body.row.state, other.body.row.state, other.body.row.warnings]).toEqual(['SKIPPED', 'READY', []]);
  });

  test('of what was shipped lately is left out; without the option it is a warning only', async () => {
    const { id } = await batches.made(csv(line('shipped', { name: 'Ada Low' })), { start: true });
    await batches.until(id, 'FINISHED');
    const again = csv(line('shipped', { name: 'Ada Low' }), line('fresh', { name: 'Ada Low' }));
    const held = await batches.made(again, leaveOut);
    expect(statesOf(await batches.rows(held.id))).toEqual(['SKIPPED', 'READY']);
    expect((await batches.rows(held.id))[0]?.warnings).toMatchObject([{ code: 'SHIPPED_BEFORE' }]);
    const warned = await batches.made(again, { edition: 2 });
    expect(statesOf(await batches.rows(warned.id))).toEqual(['READY', 'READY']);
  });
});
