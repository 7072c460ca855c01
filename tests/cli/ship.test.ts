import { PDFDocument } from 'pdf-lib';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchOn } from './packbench.ts';

const station = useStation();
const run: ReturnType<typeof packbenchOn> = (...args) => packbenchOn(station)(...args);
const folder = mkdtempSync(join(tmpdir(), 'packbench-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const order = (name: string, changes: Record<string, unknown> = {}) => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(request(changes)));
  return path;
};
const behaving = (itemCode: string) => ({ itemLines: [line({ itemCode })] });
const shipments = async () =>
  (await station.api.get('/station/v1/shipments?limit=500')).body.shipments as ShipmentSummary[];

describe('ship', () => {
  test('buys, says the tracking number, and saves the label', async () => {
    const out = join(folder, 'labels');
    const { code, out: said, err } = await run(['ship', order('first'), '--transaction-id', 'cli-first', '--out', out]);
    const [bought] = await shipments();

    expect([code, bought?.transactionId, bought?.state]).toEqual([0, 'cli-first', 'LABELLED']);
    expect(said).toContain(bought?.trackingNumbers[0]);
    expect(readdirSync(out)).toEqual(['cli-first-1-label.pdf']);
    expect(readFileSync(join(out, 'cli-first-1-label.pdf'), 'latin1')).toMatch(/^%PDF-/);
    expect(err).toContain('cli-first-1-label.pdf');
  });

  test('typed again buys nothing, and gives the same label', async () => {
    const before = (await shipments()).length;
    const path = order('again', { itemLines: [line({ itemCode: 'again' })] });
    const [first, second] = [await run(['ship', path, '--json']), await run(['ship', path, '--json'])];

    expect([first.code, second.code]).toEqual([0, 0]);
    expect([first.json.boughtBefore, second.json.boughtBefore]).toEqual([false, true]);
    expect(second.json.data.transactionShipments[0].trackingNumber).toBe(
      first.json.data.transactionShipments[0].trackingNumber,
    );
    expect((await shipments()).length).toBe(before + 1);
  });

  test('whose label cannot be saved, or was voided since, gives one JSON document; what failed is said beside it', async () => {
    const path = order('one-document', { itemLines: [line({ itemCode: 'one-document' })] });
    const notSaved = await run(['ship', path, '--json', '--out', path]);
    expect([notSaved.code, notSaved.json.success, notSaved.json.boughtBefore]).toEqual([1, true, false]);
    expect(notSaved.err).toContain('It was bought');
    const { transactionId } = notSaved.json.data;
    const { id } = (await shipments()).find((each) => each.transactionId === transactionId) ?? expect.fail('none');
    await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' });
    const voided = await run(['ship', path, '--json']);
    expect([voided.code, voided.json.boughtBefore]).toEqual([1, true]);
    expect(voided.err).toContain('voided since');
  });

  test('whose void was asked for since, and is decided later, saves no label', async () => {
    const path = order('void-asked', { itemLines: [line({ itemCode: 'void-asked' })] });
    const { transactionId } = (await run(['ship', path, '--json'])).json.data;
    const { id } = (await shipments()).find((each) => each.transactionId === transactionId) ?? expect.fail('none');
    const asked = { at: Date.now(), actor: 'client:other', requestId: 'r', reason: 'Wrong box' };
    await station.ledger.shipments.submitVoid(id, asked);
    const out = join(folder, 'void-asked');
    const again = await run(['ship', path, '--json', '--out', out]);
    expect([again.code, again.json.boughtBefore, existsSync(out)]).toEqual([1, true, false]);
    expect(again.err).toContain('asked to void it');
  });

  test('typed again with a printer that is not there gives the same label; with an id of its own it says that it was bought', async () => {
    const path = order('printer', { itemLines: [line({ itemCode: 'printer' })] });
    const first = await run(['ship', path, '--json']);
    const second = await run(['ship', path, '--json', '--print', 'attic']);
    expect([second.code, second.json.boughtBefore, second.json.data?.transactionShipments[0].trackingNumber]).toEqual([
      ...[0, true, first.json.data.transactionShipments[0].trackingNumber],
    ]);
    await run(['ship', path, '--transaction-id', 'cli-own']);
    const own = await run(['ship', path, '--transaction-id', 'cli-own', '--print', 'attic']);
    expect([own.code, own.out]).toEqual([1, '']);
    expect(own.err).toContain('It was bought: do not send it again.');
  });

  test('the id made of the content is the same in whatever order the fields come, and takes the transactionId of the body', async () => {
    const { recipient, ...rest } = request({ itemLines: [line({ itemCode: 'order' })] });
    const [one, other] = [
      await run(['ship', '-', '--json'], { input: JSON.stringify({ ...rest, recipient }) }),
      await run(['ship', '-', '--json'], { input: JSON.stringify({ recipient, ...rest }, null, 4) }),
    ];
    const own = await run(['ship', '-', '--json'], { input: JSON.stringify(request({ transactionId: 'in-body' })) });

    expect(one.json.data.transactionId).toMatch(/^cli-[0-9a-f]{24}$/);
    expect([other.json.data.transactionId, other.json.boughtBefore]).toEqual([one.json.data.transactionId, true]);
    expect(own.json.data.transactionId).toBe('in-body');
  });

  test.each([
    ['TEST-REJECT', 3, 'Nothing was bought'],
    ['TEST-UNAVAILABLE', 4, 'Nothing was bought'],
    ['TEST-UNKNOWN', 5, 'It may have been bought: do not send it again'],
  ])('ends with its own code when the carrier behaves as %s', async (itemCode, code, words) => {
    const answer = await run(['ship', order(itemCode, behaving(itemCode))]);

    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toContain(words);
  });

  test('ends with 2 for a shipment that breaks rules, and names each', async () => {
    const heavy = order('heavy', { itemLines: [line({ weight: { units: 'LB', value: 151 } })], serviceType: 'NONE' });
    const { code, err } = await run(['ship', heavy]);

    expect(code).toBe(2);
    expect(err).toContain('/serviceType');
  });

  test('gives the whole problem to a program', async () => {
    const { code, json } = await run(['ship', order('rejected', behaving('TEST-REJECT')), '--json']);

    expect([code, json.code, json.purchase]).toEqual([3, 'CARRIER_REJECTED', 'not_made']);
  });

  test('leaves a file of that name with other bytes alone', async () => {
    const out = mkdtempSync(join(folder, 'taken-'));
    writeFileSync(join(out, 'taken-1-label.pdf'), 'mine');
    const { code, err } = await run(['ship', order('taken'), '--transaction-id', 'taken', '--out', out]);

    expect([code, readFileSync(join(out, 'taken-1-label.pdf'), 'utf8')]).toEqual([1, 'mine']);
    expect(err).toContain('is there already');
  });

  test.each([
    ['a file that is not there', ['ship', '/nowhere/none.json'], 'cannot be read'],
    ['text that is not JSON', ['ship', '-'], 'is not JSON'],
    ['no file', ['ship'], 'missing required argument'],
    ['an option that is not known', ['ship', '-', '--colour'], "unknown option '--colour'"],
    ['a command that is not known', ['fly'], "unknown command 'fly'"],
  ])('ends with 2 for %s', async (_name, args, words) => {
    const { code, err } = await run(args, { input: '{' });

    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test.each([
    [
      'in another encoding than UTF-8',
      Buffer.from(JSON.stringify(request()).replace('Jane', 'Jörg'), 'latin1'),
      'is not UTF-8',
    ],
    ['in which a field stands twice', Buffer.from('{"carrierId":"test-b","carrierId":"test-a"}'), '"carrierId" twice'],
  ])('buys nothing from a file %s: it would be bought as nobody wrote it', async (name, bytes, words) => {
    const before = (await shipments()).length;
    const path = join(folder, `${name}.json`);
    writeFileSync(path, bytes);
    const { code, err } = await run(['ship', path]);

    expect([code, (await shipments()).length]).toEqual([2, before]);
    expect(err).toContain(`${path} `);
    expect(err).toContain(words);
  });

  test('ends with 4 where no station runs, and says how to start one', async () => {
    const { code, err } = await packbench(['--data-dir', join(folder, 'nowhere'), 'ship', order('none')]);

    expect(code).toBe(4);
    expect(err).toMatch(/No station runs on .*packbench serve --data-dir/);
  });
});

describe('check', () => {
  test('ends with 0 for a sound shipment, with 2 for another, and buys nothing', async () => {
    const before = (await shipments()).length;
    const sound = await run(['check', order('sound')]);
    const unsound = await run([
      'check',
      order('unsound', { itemLines: [line({ weight: { units: 'LB', value: 151 } })] }),
    ]);

    expect([sound.code, sound.out]).toEqual([0, 'Valid.\n']);
    expect([unsound.code, unsound.out]).toEqual([2, expect.stringContaining('WEIGHT_OVER_LIMIT')]);
    expect((await shipments()).length).toBe(before);
  });
});

describe('status and labels', () => {
  let bought: ShipmentSummary | undefined;
  beforeAll(async () => {
    await station.api.ship('cli-status', request());
    bought = (await shipments()).find(({ transactionId }) => transactionId === 'cli-status');
  });

  test('find a shipment by its id, its transactionId and its tracking numbers', async () => {
    const ids = [bought?.id, 'cli-status', bought?.trackingNumbers[0], bought?.platformTrackingNumbers[0]];
    const answers = await Promise.all(ids.map((id) => run(['status', id ?? '', '--json'])));

    expect(answers.map(({ code, json }) => [code, json.shipment.id])).toEqual(ids.map(() => [0, bought?.id]));
  });

  test('find a shipment by a transactionId that looks like an id', async () => {
    const transactionId = '0123456789abcdef0123456789abcdef';
    await station.api.ship(transactionId, request());

    const { code, json } = await run(['status', transactionId, '--json']);
    expect([code, json.shipment?.transactionId]).toEqual([0, transactionId]);
  });

  test.each([
    ['TEST-REJECT', 3],
    ['TEST-UNAVAILABLE', 4],
    ['TEST-UNKNOWN', 5],
  ])('status ends with the code of what became of it (%s)', async (itemCode, code) => {
    await station.api.ship(`status-${itemCode}`, request(behaving(itemCode)));

    expect((await run(['status', `status-${itemCode}`])).code).toBe(code);
  });

  test('labels saves every document, and says where', async () => {
    const out = join(folder, 'saved');
    const { code, out: said } = await run(['labels', 'cli-status', '--out', out]);

    expect([code, said]).toEqual([0, `Saved ${join(out, 'cli-status-1-label.pdf')}\n`]);
    expect(readFileSync(join(out, 'cli-status-1-label.pdf'), 'latin1')).toMatch(/^%PDF-/);
  });

  test('labels of many are one file, from arguments or standard input, and what it leaves out is named', async () => {
    await station.api.ship('cli-second', request());
    await station.api.ship('cli-voided', request());
    const { shipmentId } = (await station.api.get('/station/v1/shipments/by-transaction/cli-voided')).body;
    await station.api.post(`/station/v1/shipments/${shipmentId}/void`, { reason: 'Wrong box' });
    const file = join(folder, 'many.pdf');
    const { code, out } = await run(['labels', 'cli-second', 'cli-voided', 'cli-status', '--file', file]);
    expect([code, out]).toEqual([0, `Saved ${file}: 2 labels\n  left out, voided: 1 (cli-voided)\n`]);
    expect((await PDFDocument.load(readFileSync(file))).getPageCount()).toBe(2);
    const piped = await run(['labels', '-', '--file', join(folder, 'piped.zip'), '--json'], { input: 'cli-status\n' });
    expect([piped.code, piped.json.labels]).toEqual([0, 1]);
    expect((await run(['labels', 'cli-status', '--file', 'labels.doc'])).code).toBe(2);
    const voided = await run(['labels', 'cli-voided', '--out', join(folder, 'kept')]);
    expect([voided.code, voided.err]).toEqual([0, expect.stringContaining('must not be used')]);
  });

  test('an id that nothing has ends with 1', async () => {
    expect((await run(['status', 'nobody'])).code).toBe(1);
  });
});
