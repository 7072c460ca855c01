import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orderDraft } from '../api/orders/order-draft.ts';
import { useStation } from '../helpers/use-station.ts';
import { draft } from '../printing/samples.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const orders = (args: string[], content?: unknown) =>
  packbenchOn(station)(['orders', ...args], content === undefined ? {} : { input: JSON.stringify(content) });
const folder = mkdtempSync(join(tmpdir(), 'packbench-orders-'));
afterAll(() => rmSync(folder, { recursive: true }));
const order = (orderNumber: string, more: object = {}) => ({ source: 'shop', orderNumber, ...orderDraft(), ...more });
const bought = async () => (await station.api.get('/station/v1/shipments/totals')).body.shipments as number;

test('orders are put from a list or one by one, and listed, searched and shown', async () => {
  const first = await orders(['put', '-'], [order('C-1', { note: 'Bubble wrap' }), order('C-2')]);
  const again = await orders(['put', '-', '--json'], order('C-2'));
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/C-1 +created +OPEN\nshop +C-2 +created/)]);
  expect([again.code, again.json.orders]).toEqual([0, [expect.objectContaining({ outcome: 'unchanged' })]]);

  const listed = await orders(['list', '--state', 'OPEN,HELD']);
  expect([listed.code, listed.out]).toEqual([0, expect.stringMatching(/C-2 +OPEN[\s\S]*C-1 +OPEN/)]);
  expect((await orders(['list', '--number', 'C-1', '--json'])).json.orders).toHaveLength(1);
  expect((await orders(['list', '--text', 'nothing-such'])).out).toBe('There is no such order.\n');

  const shown = await orders(['show', 'shop', 'C-1']);
  expect([shown.code, shown.out]).toEqual([0, expect.stringMatching(/Bubble wrap[\s\S]*MUG +Mug +2 +2/)]);
  expect((await orders(['show', 'shop', 'none'])).code).toBe(1);
});

test('a list with an order that is wrong says so of it in a sentence, and what it put', async () => {
  const wrong = { ...order('C-12'), lines: [{ quantity: 0 }] };
  const put = await orders(['put', '-'], [order('C-11'), wrong, order('C-13')]);
  expect([put.code, put.out]).toEqual([
    2,
    expect.stringMatching(/C-11 +created.*\n.*C-12 +refused *\n.*C-13 +created/),
  ]);
  expect(put.err).toMatch(/shop C-12 {2}\/lines\/0\/quantity: /);

  const nameless = await orders(['put', '-'], [order('C-14'), orderDraft()]);
  expect([nameless.code, nameless.err]).toEqual([
    2,
    expect.stringMatching(/Order 2 of 2 names no source.*Nothing was/),
  ]);
  expect((await orders(['show', 'shop', 'C-14'])).code).toBe(1);
});

test('an order is held, released and cancelled; without a reason it is not', async () => {
  await orders(['put', '-'], order('C-21'));
  const held = await orders(['hold', 'shop', 'C-21', '--reason', 'Address unclear']);
  expect([held.code, held.out]).toEqual([0, expect.stringMatching(/HELD: Address unclear/)]);
  expect((await orders(['ship', 'shop', 'C-21'])).err).toMatch(/Release it first[\s\S]*Nothing was bought/);
  expect((await orders(['release', 'shop', 'C-21'])).out).toMatch(/State +OPEN/);
  expect((await orders(['cancel', 'shop', 'C-21'])).code).toBe(2);
  expect((await orders(['cancel', 'shop', 'C-21', '--reason', 'Sold out'])).out).toMatch(/CANCELLED: Sold out/);
});

test('an order is shipped once, however often the command is run, and once more with a reason', async () => {
  await orders(['put', '-'], order('C-31'));
  const before = await bought();
  const first = await orders(['ship', 'shop', 'C-31', '--out', folder]);
  const again = await orders(['ship', 'shop', 'C-31']);
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/^Bought: /)]);
  expect([again.code, again.out, await bought()]).toEqual([0, expect.stringMatching(/^Bought before/), before + 1]);
  expect(readdirSync(folder)).toHaveLength(1);

  const other = await orders(['ship', 'shop', 'C-31', '--transaction-id', 'another-id']);
  expect([other.code, other.err]).toEqual([1, expect.stringMatching(/is in a parcel already/)]);
  const lost = await orders(['ship', 'shop', 'C-31', '--duplicate-reason', 'Lost on the way', '--json']);
  expect([lost.code, lost.json.success, await bought()]).toEqual([0, true, before + 2]);
});

test('what the call says of the shipment wins over what the order says', async () => {
  await orders(['put', '-'], order('C-41'));
  const { code, out } = await orders(['ship', 'shop', 'C-41', '--shipment', '-'], { carrierId: 'nowhere' });
  expect([code, out]).toEqual([2, '']);
});
test('completion knows the commands of the order book', async () => {
  const { out } = await packbenchOn(station)(['completion', 'bash']);
  expect(out).toMatch(/orders\) words="list show put hold release cancel ship/);
});

test('many are shipped as one batch, from the command or standard input, each once; one that is held says so', async () => {
  await orders(
    ['put', '-'],
    ['C-41', 'C-42', 'C-43'].map((number) => order(number)),
  );
  await orders(['hold', 'shop', 'C-43', '--reason', 'Address unclear']);
  const before = await bought();
  const whole = await orders(['batch', 'shop', 'C-41', 'C-43']);
  expect([whole.code, whole.err, await bought()]).toEqual([
    ...[2, expect.stringMatching(/row 2, C-43: .*Address unclear.*\(ORDER_HELD\)/), before],
  ]);
  const result = join(folder, 'result.csv');
  const given = { input: 'C-41\nC-42\n\nC-43\n' };
  const paper = mkdtempSync(join(folder, 'paper-'));
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path: paper }, { id: 'archive' }));
  const options = ['--partial', '--print', 'archive', '--out', result];
  const most = await packbenchOn(station)(['orders', 'batch', 'shop', '-', ...options], given);
  expect([most.code, most.out, await bought()]).toEqual([2, expect.stringMatching(/BOUGHT +2/), before + 2]);
  expect(readFileSync(result, 'utf8')).toMatch(/shop,C-41,[\s\S]*shop,C-43,.*Address unclear/);

  await expect.poll(() => readdirSync(paper)).toHaveLength(2);

  const again = await orders(['batch', 'shop', 'C-41', 'C-42', '--partial']);
  expect([again.code, again.err, await bought()]).toEqual([2, expect.stringMatching(/ORDER_IN_PARCEL/), before + 2]);
  expect((await orders(['batch', 'shop', 'nowhere'])).err).toMatch(/Source shop has no order nowhere/);
});

test('products of a file are imported, listed and forgotten', async () => {
  const packbench = packbenchOn(station);
  const input = 'SKU,Description,HS code\nMUG,"Mug, blue",691200\n,Nothing,\n';
  const done = await packbench(['products', 'import', '-'], { input });
  expect([done.code, done.out]).toEqual([2, expect.stringMatching(/^1 saved\.\nLine 3: /)]);
  expect((await packbench(['products', 'list', 'mug'])).out).toMatch(/MUG +Mug, blue +691200 .*saved/);
  expect((await packbench(['products', 'remove', 'MUG'])).code).toBe(0);
  expect((await packbench(['products', 'list', 'mug'])).out).not.toContain('691200');
});
