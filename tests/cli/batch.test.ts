import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { batchesOf, csv, line as row } from '../helpers/batches.ts';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { draft } from '../printing/samples.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const run: ReturnType<typeof packbenchOn> = (...args) => packbenchOn(station)(...args);
const folder = mkdtempSync(join(tmpdir(), 'packbench-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('batch', () => {
  const SERVICE = ['--account', 'test-f', '--service', '101'];
  const count = async () => (await station.api.get('/station/v1/shipments/totals')).body.shipments as number;

  test('buys every row once, however often the command is run, and writes the result', async () => {
    const orders = file('orders.csv', csv(row('PO-1'), row('PO-2'), row('PO-3')));
    const result = join(folder, 'result.csv');
    const first = await run(['batch', orders, ...SERVICE, '--out', result]);
    const bought = await count();
    const second = await run(['batch', orders, ...SERVICE, '--json']);

    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/FINISHED[\s\S]*BOUGHT +3/)]);
    expect(readFileSync(result, 'utf8').split('TEST').length - 1).toBeGreaterThanOrEqual(3);
    expect([second.code, second.json.batch.counts.BOUGHT, await count()]).toEqual([0, 3, bought]);
  });

  test('buys nothing where a row is invalid, names it, and with --partial buys the others', async () => {
    const orders = file('faulty.csv', csv(row('PO-11'), row('PO-12', { weight: '5000' })));
    const before = await count();
    const whole = await run(['batch', orders, ...SERVICE]);
    const after = await count();
    const partial = await run(['batch', orders, ...SERVICE, '--partial']);

    expect([whole.code, after]).toEqual([2, before]);
    expect(whole.err).toMatch(/row 2, line 3.*WEIGHT_OVER_LIMIT/);
    expect([partial.code, await count()]).toEqual([2, before + 1]);
  });

  test('with --print prints each label once, however often the command is run; a printer that is not there buys nothing', async () => {
    const paper = mkdtempSync(join(tmpdir(), 'packbench-paper-'));
    await station.api.post('/station/v1/printers', draft({ type: 'folder', path: paper }, { id: 'archive' }));
    const orders = file('printed.csv', csv(row('PO-16'), row('PO-17'), row('PO-18')));
    const before = await count();
    const nowhere = await run(['batch', orders, ...SERVICE, '--print', 'attic']);
    expect([nowhere.code, nowhere.err, await count()]).toEqual([
      2,
      expect.stringContaining('There is no printer attic.'),
      before,
    ]);
    for (const _ of [1, 2]) expect((await run(['batch', orders, ...SERVICE, '--print', 'archive'])).code).toBe(0);
    const id = (await run(['batch', orders, ...SERVICE, '--json'])).json.batch.id as string;
    await expect.poll(async () => (await batchesOf(() => station.api).printing(id)).printed).toBe(3);
    expect(readdirSync(paper)).toHaveLength(3);
    rmSync(paper, { recursive: true });
  });

  test('with --labels saves all labels as the name of the file says, and says what is left out; a manifest likewise', async () => {
    const orders = file('saved.csv', csv(row('PO-31'), row('PO-32', { item: 'TEST-REJECT' }), row('PO-33')));
    const [pdf, zip] = [join(folder, 'labels.pdf'), join(folder, 'of-manifest.zip')];
    const first = await run(['batch', orders, ...SERVICE, '--labels', pdf]);
    expect([first.code, first.out]).toEqual([3, expect.stringContaining(`Saved ${pdf}: 2 labels`)]);
    expect(first.out).toContain('left out, not bought: 1 (2)');
    expect((await PDFDocument.load(readFileSync(pdf))).getPageCount()).toBe(2);
    const wrong = await run(['batch', orders, ...SERVICE, '--labels', join(folder, 'labels.zpl')]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('Of 2 labels not all are ZPL: 2 PDF.')]);
    const unnamed = await run(['batch', file('none.csv', csv(row('PO-34'))), ...SERVICE, '--labels', 'labels.doc']);
    expect([unnamed.code, unnamed.err]).toEqual([2, expect.stringMatching(/\.pdf, \.zpl, \.epl, \.zip; labels\.doc/)]);

    const { manifest } = (await station.api.post('/station/v1/manifests', { carrierId: 'test-f' })).body;
    const { code, json } = await run(['manifest', manifest.number, '--labels', zip, '--json']);
    expect([code, Object.keys(unzipSync(readFileSync(zip))).length]).toEqual([0, json.labels.labels]);
    expect(readdirSync(folder).filter((name) => /\.(part|zpl)$/.test(name))).toEqual([]);
  });

  test('with --check buys nothing', async () => {
    const before = await count();
    const { code } = await run(['batch', file('checked.csv', csv(row('PO-21'))), ...SERVICE, '--check']);

    expect([code, await count()]).toEqual([0, before]);
  });

  test('says which rows went out before, though the file is another one now', async () => {
    await run(['batch', file('grown.csv', csv(row('G-1'), row('G-2'))), ...SERVICE]);
    const grown = file('grown.csv', csv(row('G-1'), row('G-3'), row('G-2')));
    const checked = await run(['batch', grown, ...SERVICE, '--check']);
    const before = await count();
    const bought = await run(['batch', grown, ...SERVICE]);

    for (const { code, err } of [checked, bought]) {
      expect(code).toBe(0);
      expect(err.match(/^Warning: row \d, line \d: The same went .* \(SHIPPED_BEFORE\)$/gm)).toEqual([
        expect.stringContaining('row 1, line 2'),
        expect.stringContaining('row 3, line 4'),
      ]);
    }
    expect(await count()).toBe(before + 3);
    expect((await run(['batch', grown, ...SERVICE, '--json', '--edition', '2'])).json.warnings).toMatchObject([
      { row: 1, line: 2, code: 'SHIPPED_BEFORE' },
      { row: 2 },
      { row: 3 },
    ]);
  });

  test('with --leave-out-duplicates buys what did not go out before, and a batch that was made otherwise is not bought by it', async () => {
    await run(['batch', file('sent.csv', csv(row('D-1'))), ...SERVICE]);
    const orders = file('sent.csv', csv(row('D-1'), row('D-2')));
    const before = await count();
    expect((await run(['batch', orders, ...SERVICE, '--check'])).code).toBe(0);
    const late = await run(['batch', orders, ...SERVICE, '--leave-out-duplicates']);
    expect([late.code, late.err]).toEqual([
      2,
      expect.stringContaining('with no --leave-out-duplicates, and keeps that.'),
    ]);
    expect(await count()).toBe(before);
    const second = ['--edition', '2', '--leave-out-duplicates'];
    for (const _ of [1, 2]) {
      const { code, out } = await run(['batch', orders, ...SERVICE, ...second]);
      expect([code, out]).toEqual([0, expect.stringMatching(/BOUGHT +1\s+SKIPPED +1/)]);
    }
    expect(await count()).toBe(before + 1);
  });

  test('is not bought at the account that its content was checked for where another one is named now', async () => {
    const orders = file('account.csv', csv(row('N-1')));
    const before = await count();
    await run(['batch', orders, ...SERVICE, '--check']);
    const { code, err } = await run(['batch', orders, '--account', 'test-g', '--service', 'PARCEL']);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('with --account test-f and --service 101, and keeps that.'),
    ]);
    expect(await count()).toBe(before);
  });

  test('of a JSON file with defaults of its own keeps these beside the account that is named', async () => {
    const { carrierId: _, ...rest } = request({ itemLines: [line({ itemCode: 'own defaults' })] });
    const labelSpecification = { imageType: 'ZPL' };
    const path = file('defaults.json', JSON.stringify({ rows: [rest], defaults: { labelSpecification } }));
    const { json } = await run(['batch', path, '--account', 'test-a', '--check', '--json']);
    expect(json.batch.defaults).toEqual({ labelSpecification, carrierId: 'test-a' });
  });

  test('is not taken for the first edition where the one that was asked for is no number', async () => {
    const orders = file('second.csv', csv(row('E-1')));
    await run(['batch', orders, ...SERVICE]);
    const { code, err } = await run(['batch', orders, ...SERVICE, '--edition', 'second']);

    expect([code, err]).toEqual([2, expect.stringContaining('--edition takes a whole number above 0, not "second".')]);
  });

  test('takes JSON as editors of Windows save it', async () => {
    const rows = [request({ itemLines: [line({ itemCode: 'saved on Windows' })] })];

    expect((await run(['batch', file('ROWS.JSON', `\ufeff${JSON.stringify(rows)}`)])).code).toBe(0);
  });

  test('takes JSON, and ends with the code of the worst row', async () => {
    const rows = [request(), request({ itemLines: [line({ itemCode: 'TEST-REJECT' })] })];
    const rejected = await run(['batch', file('rows.json', JSON.stringify(rows))]);
    const unknown = await run([
      'batch',
      file('doubt.json', JSON.stringify([request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] })])),
    ]);

    expect([rejected.code, unknown.code]).toEqual([3, 5]);
  });
});
