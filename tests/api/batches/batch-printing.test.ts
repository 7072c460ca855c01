import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { createApi } from '../../helpers/api.ts';
import { BATCHES, batchesOf, csv, line } from '../../helpers/batches.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { startLabelPrinter, type LabelPrinter } from '../../printing/label-printer.ts';
import { HURRIED, printingWith } from '../../printing/use-printers.ts';

let station: TestStation;
let printer: LabelPrinter;
const batches = batchesOf(() => station.api);
const printing = printingWith(() => station.api);
beforeAll(async () => {
  station = await startTestStation({ printTiming: HURRIED });
});
afterAll(() => station.dispose());
beforeEach(async () => {
  printer = await startLabelPrinter();
  await printing.setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
});
afterEach(() => printer.off());

async function clientWith(...scopes: string[]) {
  const { body } = await station.api.post('/station/v1/clients', { name: scopes.join(), scopes });
  return createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
}

let count = 0;
/** Rows with names of their own, so that no two batches are the same; the item of each is a wish of the test carrier. */
const rowsOf = (...items: string[]) => csv(...items.map((item) => line(`print-${(count += 1)}`, { item })));
const plain = (rows: number) => rowsOf(...Array.from({ length: rows }, () => ''));
const print = async (id: string, body: object = {}) => {
  const answer = await batches.print(id, { printerId: 'desk', ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

/** The rows whose labels came out, in the order in which they did. */
async function paper(id: string): Promise<number[]> {
  const rows = await batches.rows(id);
  const rowOn = (label: string) =>
    rows.find(({ trackingNumbers: [number] }) => number !== undefined && label.includes(number))?.number ?? 0;
  return printer.received.map((bytes) => rowOn(bytes.toString('latin1')));
}
/** Waits until so many labels have come out, and nothing more is on its way. */
async function printed(id: string, labels: number): Promise<number[]> {
  await expect
    .poll(async () => {
      const { waiting } = await batches.printing(id);
      const { printJobs } = (await station.api.get('/station/v1/print-jobs?limit=100&state=QUEUED,SENT')).body;
      return waiting === 0 && (printJobs as PrintJob[]).length === 0 ? printer.received.length : -1;
    })
    .toBe(labels);
  return paper(id);
}

test('labels come out in the order of the rows, while later rows are bought before earlier ones', async () => {
  const { id } = await batches.made(rowsOf('TEST-SLOW-300', 'TEST-SLOW-150', '', '', 'TEST-SLOW-80', '', '', ''));
  await print(id);
  await batches.steer(id, 'start');
  expect(await printed(id, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await batches.printing(id)).toMatchObject({ printerId: 'desk', waiting: 0, sent: 8, printed: 0, failed: 0 });
  const rows = await batches.rows(id);
  expect(rows.map(({ print: of }) => [of?.state, of?.printNumber])).toEqual(rows.map(() => ['SPOOLED', 1]));
});

test('of what is bought already every label comes out, once; not those of a voided shipment, or of rows that were refused', async () => {
  const { id } = await batches.made(rowsOf('', 'TEST-REJECT', '', '', 'TEST-UNKNOWN'), { start: true });
  await batches.until(id, 'FINISHED');
  const [, , voided] = await batches.rows(id);
  await station.api.post(`/station/v1/shipments/${voided?.shipmentId}/void`, { reason: 'Wrong weight' });
  await print(id);
  await printed(id, 2);
  await print(id);
  expect(await printed(id, 2)).toEqual([1, 4]);
  expect((await batches.rows(id)).map(({ print: of }) => of?.state)).toEqual([
    ...['SPOOLED', undefined, undefined, 'SPOOLED', undefined],
  ]);
});

test('a row that is mended and bought later is printed then', async () => {
  const { id } = await batches.made(rowsOf('', 'TEST-REJECT', ''), { start: true });
  await print(id);
  expect(await printed(id, 2)).toEqual([1, 3]);
  await batches.change(id, 2, { cells: { Item: '' } });
  await batches.steer(id, 'start');
  expect(await printed(id, 3)).toEqual([1, 3, 2]);
});

describe('after a jam', () => {
  test('labels are printed once more from one row to another, or those that are named; from the third print on with a reason', async () => {
    const { id } = await batches.made(plain(6), { start: true });
    await print(id);
    await printed(id, 6);
    await print(id, { from: 3, to: 5 });
    expect((await printed(id, 9)).slice(6)).toEqual([3, 4, 5]);
    await print(id, { from: 5 });
    await expect.poll(async () => (await batches.rows(id))[4]?.print?.state).toBe('FAILED');
    expect((await paper(id)).slice(9)).toEqual([6]);
    expect((await batches.rows(id))[4]?.print).toEqual({
      ...{ jobId: null, state: 'FAILED', printNumber: 0 },
      trouble: { code: 'PRINT_REASON_NEEDED', values: { prints: 2 } },
    });
    await print(id, { rows: [5, 3], reason: 'Jam' });
    expect((await printed(id, 12)).slice(10)).toEqual([3, 5]);
    expect((await batches.rows(id))[4]?.print).toMatchObject({ state: 'SPOOLED', printNumber: 3 });
  });

  test('stopped, the printer is given no more than it has, and goes on where it was: every label once', async () => {
    await printer.off();
    const { id } = await batches.made(plain(9), { start: true });
    await batches.until(id, 'FINISHED');
    await print(id);
    await expect.poll(async () => (await batches.printing(id)).sent).toBe(5);
    const stopped = await station.api.post(`${BATCHES}/${id}/print/stop`, {});
    expect(stopped.body.printing).toMatchObject({ printerId: null, orderedAt: null, waiting: 4, sent: 5 });
    await printer.on();
    await expect.poll(() => printer.received.length).toBe(5);
    expect((await batches.printing(id)).waiting).toBe(4);
    await print(id);
    expect(await printed(id, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

/** A batch of twelve that is printed while the printer and its fallback are off: five of it wait at the fallback. */
async function printedOnNone() {
  const fallback = await startLabelPrinter();
  const at = { type: 'raw' as const, host: '127.0.0.1', port: fallback.port };
  await printing.setUp(at, { id: 'second', defaultFor: [] });
  await printing.setUp({ type: 'raw', host: '127.0.0.1', port: printer.port }, { fallbackPrinterId: 'second' });
  await Promise.all([printer.off(), fallback.off()]);
  const { id } = await batches.made(plain(12), { start: true });
  await batches.until(id, 'FINISHED');
  await print(id);
  const queued = async () => {
    const { body } = await station.api.get('/station/v1/print-jobs?limit=100&state=QUEUED');
    return (body.printJobs as PrintJob[]).map(({ usedPrinterId }) => usedPrinterId);
  };
  await expect.poll(queued).toEqual(Array(5).fill('second'));
  return { fallback, id, queued };
}

test('where the printer and its fallback are off, no more labels are on their way than a printer is given ahead', async () => {
  const { fallback } = await printedOnNone();
  await fallback.on();
  await expect.poll(() => fallback.received.length).toBe(12);
  await Promise.all([printer.on(), fallback.off()]);
});

test('a printer that is on again gets the rest of a batch while its fallback, which has five labels of it, is off', async () => {
  const { fallback, id, queued } = await printedOnNone();
  await printer.on();
  await station.api.post('/station/v1/printers/desk/test', {});
  await expect.poll(async () => (await paper(id)).filter((row) => row > 0)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(await queued()).toEqual(Array(5).fill('second'));
  await fallback.on();
  await expect.poll(() => fallback.received.length).toBe(5);
  await fallback.off();
});

test('a disk that is full is said; nothing is lost, and once there is room every label comes out, once', async () => {
  const { jobs } = station.ledger.printing;
  const { addDue } = jobs;
  let left = 2;
  jobs.addDue = async (...job) => {
    if (left === 0) throw new StorageFullError('no room');
    left -= 1;
    return addDue(...job);
  };
  const { id } = await batches.made(plain(5), { start: true });
  await batches.until(id, 'FINISHED');
  await print(id);
  await expect.poll(async () => (await batches.printing(id)).trouble).toEqual({ code: 'LEDGER_NO_ROOM', values: {} });
  await expect.poll(() => paper(id)).toEqual([1, 2]);
  expect(await batches.printing(id)).toMatchObject({ waiting: 3, failed: 0 });
  expect((await batches.rows(id)).slice(2).map(({ print: of }) => of)).toEqual([null, null, null]);

  jobs.addDue = addDue;
  // Whatever happens at the station has it look again.
  await batches.made(plain(1), { start: true });
  expect(await printed(id, 5)).toEqual([1, 2, 3, 4, 5]);
  expect((await batches.printing(id)).trouble).toBeNull();
});

describe('what makes no sense is refused, and nothing is printed', () => {
  test.each([
    ['a printer that is not there', { printerId: 'attic' }, '/printerId', 'There is no printer attic.'],
    ['rows named twice', { rows: [1], from: 1 }, '/rows', 'Name either rows, or the first and the last of them.'],
    ['rows backwards', { from: 2, to: 1 }, '/to', 'The last row, 1, comes before the first one, 2.'],
  ])('%s', async (_what, body, pointer, message) => {
    const { id } = await batches.made(plain(2), { start: true });
    await batches.until(id, 'FINISHED');
    const answer = await batches.print(id, { printerId: 'desk', ...body });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ pointer, message }]]);
    expect(await batches.printing(id)).toMatchObject({ printerId: null, waiting: 2 });
  });

  test('a batch that is not there, or whose client may not print', async () => {
    expect((await batches.print('none', { printerId: 'desk' })).body.code).toBe('NOT_FOUND');
    const { id } = await batches.made(plain(1));
    const reader = await clientWith('ship', 'read');
    expect((await reader.post(`${BATCHES}/${id}/print`, { printerId: 'desk' })).body.code).toBe('SCOPE_MISSING');
    const other = await clientWith('print', 'read');
    expect((await other.post(`${BATCHES}/${id}/print`, { printerId: 'desk' })).body.code).toBe('NOT_FOUND');
  });
});
