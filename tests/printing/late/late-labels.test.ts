import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { createApi } from '../../helpers/api.ts';
import { batchesOf, csv, line } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { handClock, newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { draft } from '../samples.ts';
import { HURRIED } from '../use-printers.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-late-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

/** A carrier that sells, and has no label to give. */
const withoutLabels: Adapter = {
  definition: testDefinition,
  purchase: async () => ({ kind: 'purchased', trackingNumbers: ['LATE1'], documents: [], documentSources: [] }),
  documents: () => Promise.reject(new Error('The label is not there yet')),
};

const clock = handClock();
async function station(dataDir: string, test?: Adapter): Promise<TestStation> {
  const started = await startTestStation({
    dataDir,
    clock,
    printTiming: HURRIED,
    ...(test && { adapters: [() => test] }),
  });
  cleanUp.push(() => started.stop());
  return started;
}

/** A purchase that is to be printed, on a station whose carrier keeps the label; the station is stopped then. */
async function boughtWithoutLabel(dataDir: string, printer = 'desk'): Promise<void> {
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const own = await station(dataDir, withoutLabels);
  await own.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }, { id: 'desk' }));
  const path = `/cloud-ship-service/v1/shipment?print=${printer}`;
  const { body } = await own.api.call('POST', path, { body: request(), headers: { transactionId: 'late' } });
  expect([body.code, body.purchase]).toEqual(['LABELS_PENDING', 'made']);
  await own.stop();
}

async function printsOf(own: TestStation): Promise<{ state: string; printerId: string }[]> {
  const { body } = await own.api.get('/station/v1/shipments?transactionId=late');
  return (await own.api.get(`/station/v1/print-jobs?shipmentId=${body.shipments[0].id}`)).body.printJobs;
}
const stateOf = async (own: TestStation) =>
  (await own.api.get('/station/v1/shipments?transactionId=late')).body.shipments[0].state;

const unprintedAt = async (own: TestStation): Promise<string[]> =>
  (await own.api.get('/station/v1/attention')).body.unprinted.map(
    ({ shipment }: { shipment: { transactionId: string } }) => shipment.transactionId,
  );

describe('a label that comes after its purchase', () => {
  test('is printed on the printer that the purchase named, after a restart too, and once', async () => {
    const dataDir = newDataDir();
    await boughtWithoutLabel(dataDir);
    const own = await station(dataDir);
    await expect.poll(async () => (await printsOf(own)).map(({ state }) => state)).toEqual(['PRINTED']);
    await own.stop();

    const again = await station(dataDir);
    expect(await printsOf(again)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('is printed where whoever may see all prints the batch of another client', async () => {
    const dataDir = newDataDir();
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = await station(dataDir, withoutLabels);
    await before.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }, { id: 'desk' }));
    const scopes = ['ship', 'read'];
    const { body: made } = await before.api.post('/station/v1/clients', { name: 'Shop', scopes });
    const shop = await createApi(before.baseUrl, { accessKey: made.client.accessKey, secretKey: made.secretKey });
    const { id } = await batchesOf(() => shop).made(csv(line('PO-1')), { start: true });
    const desk = batchesOf(() => before.api);
    await desk.until(id, 'FINISHED');
    expect((await desk.print(id, { printerId: 'desk' })).status).toBe(200);
    await expect.poll(async () => (await desk.printing(id)).waiting).toBe(0);
    await before.stop();

    const own = await station(dataDir);
    const states = async () =>
      (await own.api.get('/station/v1/print-jobs')).body.printJobs.map(({ state }: { state: string }) => state);
    await expect.poll(states).toEqual(['PRINTED']);
  });

  test('is not printed where nobody expects it any more', async () => {
    const dataDir = newDataDir();
    await boughtWithoutLabel(dataDir);
    clock.turn(30 * 60_000 + 1);
    const own = await station(dataDir);
    await expect.poll(() => stateOf(own)).toBe('LABELLED');
    await expect.poll(() => own.ledger.printing.orders.list()).toEqual([]);
    expect(await printsOf(own)).toEqual([]);
    expect(await unprintedAt(own)).toEqual(['late']);
  });

  test('is not printed on a printer that was removed', async () => {
    const dataDir = newDataDir();
    await boughtWithoutLabel(dataDir);
    const between = await station(dataDir, withoutLabels);
    await between.api.call('DELETE', '/station/v1/printers/desk');
    await between.stop();
    const own = await station(dataDir);
    await expect.poll(() => stateOf(own)).toBe('LABELLED');
    await expect.poll(() => unprintedAt(own)).toEqual(['late']);
    expect(await printsOf(own)).toEqual([]);
  });

  test('is not printed again where a backup is restored that was made before it came', async () => {
    const dataDir = newDataDir();
    await boughtWithoutLabel(dataDir);
    const before = await station(dataDir, withoutLabels);
    const { body: made } = await before.api.post('/station/v1/backups', undefined);
    await before.stop();
    const printing = await station(dataDir);
    await expect.poll(async () => (await printsOf(printing)).map(({ state }) => state)).toEqual(['PRINTED']);
    const printed = readdirSync(folder).length;
    await printing.stop();

    await restoreAtStart(dataDir, made.backup.name);
    const own = await station(dataDir);
    await expect.poll(() => stateOf(own)).toBe('LABELLED');
    await expect.poll(() => own.ledger.printing.orders.list()).toEqual([]);
    expect(await printsOf(own)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(printed);
  });
});
