import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Backup } from '#shared/schema/station/doctor.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { openSpillFile } from '#electron/ledger/local/spill-file.ts';
import { spillPath } from '#electron/start/open-ledger.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { BATCHES, batchesOf, csv, DEFAULTS, line, orders } from '../../helpers/batches.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { change } from '../../ledger/samples.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';

const startChild = shareChildren();
const hotFolderTiming = { lookEvery: 20, stable: 80, rest: 100 };
let station: TestStation;
const start = async (dataDir?: string) =>
  void (station = await startTestStation({ startChild, hotFolderTiming, ...(dataDir !== undefined && { dataDir }) }));
/** Two accounts whose labels are of this station's own numbers, so that it finds out by itself what became of them. */
beforeEach(async () => {
  await start();
  const { body } = await station.api.get('/station/v1/accounts');
  for (const [from, carrierId, prefix] of [
    ['test-a', 'live', 'LIVE'],
    ['test-f', 'live-f', 'LIVF'],
  ] as const) {
    const account = body.accounts.find((each: { carrierId: string }) => each.carrierId === from);
    await station.api.post('/station/v1/accounts', { ...account, carrierId, adapter: range({ prefix }) });
  }
});
afterEach(() => station.dispose());

const backUp = async (): Promise<string> => (await station.api.post('/station/v1/backups', undefined)).body.backup.name;
const stored = async (id: string) => (await station.api.get(`/station/v1/shipments/by-transaction/${id}`)).body;

const behaving = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });

/** Goes back to a backup; of the ledger that was there nothing can be read where it is ruined. */
async function goBack(backup: string, { isRuined = true } = {}): Promise<void> {
  const { dataDir } = station;
  await station.stop();
  if (isRuined) writeFileSync(join(dataDir, 'ledger.db'), 'This was a ledger once.');
  await restoreAtStart(dataDir, backup);
  await start(dataDir);
  if (isRuined) expect((await station.api.call('POST', '/station/v1/restore/confirmation')).status).toBe(204);
}

const order = orderDraft({ shipment: { carrierId: 'live', serviceType: 'A_GROUND' } });
const put = async () => (await station.api.call('PUT', orderPath('1001'), { body: order })).body;
const ship = (transactionId: string) =>
  station.api.call('POST', `${orderPath('1001')}/ship`, { body: {}, headers: { transactionId } });

describe('where only the witness is left', () => {
  test('a label of an own number range is found with its number', async () => {
    const sell = (id: string) => station.api.ship(id, request({ carrierId: 'live' }));
    await sell('before');
    const backup = await backUp();
    expect((await sell('since')).status).toBe(200);
    await goBack(backup);

    await expect.poll(async () => (await stored('since')).state).toBe('LABELLED');
    expect((await stored('since')).data.transactionShipments[0].trackingNumber).toBe('LIVE0002');
    expect((await sell('next')).body.data.transactionShipments[0].trackingNumber).toBe('LIVE0003');
  });

  test('a restored ledger is backed up at once, though a daily backup is there: going back to that knows what the first restore took over', async () => {
    const sell = (id: string) => station.api.ship(id, request({ carrierId: 'live' }));
    const daily = async () => {
      await station.engine.maintenance.run();
      const { body } = await station.api.get('/station/v1/backups');
      return (body.backups as Backup[]).filter(({ reason }) => reason === 'daily').map(({ name }) => name);
    };
    const [backup = ''] = await daily();
    await sell('since');
    await goBack(backup);
    const [newest = '', ...others] = await daily();
    expect(others).toEqual([backup]);
    expect(await daily()).toEqual([newest, backup]);

    await goBack(newest);
    expect((await sell('since')).body.code).toBe('TRANSACTION_ID_REPEATED');
  });

  test('an order that its source puts again is packed as it was', async () => {
    const backup = await backUp();
    await put();
    expect((await ship('first')).status).toBe(200);
    await goBack(backup);

    expect((await put()).order).toMatchObject({ open: [], parcels: [{ transactionId: 'first' }] });
    expect((await ship('second')).body).toMatchObject({
      code: 'STATE_CONFLICT',
      trouble: { code: 'ORDER_IN_PARCEL' },
    });
    await expect.poll(async () => (await put()).order.state).toBe('PACKED');
  });

  test('whoever ships an order again that is not known any more hears what became of it', async () => {
    const backup = await backUp();
    await put();
    expect((await ship('first')).status).toBe(200);
    await goBack(backup);

    await expect.poll(async () => (await stored('first')).state).toBe('LABELLED');
    expect((await ship('first')).body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', purchase: 'made' });
    expect((await ship('other')).body).toMatchObject({ code: 'NOT_FOUND', purchase: 'not_made' });
  });

  test('an id under which the carrier refused to sell is free, and read as refused', async () => {
    const backup = await backUp();
    expect((await station.api.ship('again', behaving('TEST-REJECT'))).body.code).toBe('CARRIER_REJECTED');
    await goBack(backup);
    expect(await stored('again')).toMatchObject({ code: 'CARRIER_REJECTED', purchase: 'not_made' });
    expect((await station.api.ship('again', request())).status).toBe(200);
  });

  test('a sale that the ledger could not take any more is in the restored one, and stays with the files that were put away', async () => {
    const backup = await backUp();
    await station.api.ship('spilled', behaving('TEST-UNKNOWN'));
    const { id: shipmentId } = (await station.api.get('/station/v1/shipments?transactionId=spilled')).body.shipments[0];
    await station.stop();
    const sale = { ...change(shipmentId, 'PURCHASED'), trackingNumbers: ['TESTSPILLED1'] };
    expect(openSpillFile(spillPath(station.dataDir, false)).put(sale)).toBe(true);
    await goBack(backup);

    await expect.poll(async () => (await stored('spilled')).state).toBe('LABELLED');
    expect((await stored('spilled')).data.transactionShipments[0].trackingNumber).toBe('TESTSPILLED1');
    const quarantine = join(station.dataDir, 'quarantine');
    const [folder = ''] = readdirSync(quarantine);
    expect(openSpillFile(join(quarantine, folder, 'ledger.db-spill')).entries()).toEqual([sale]);
  });

  test('a dropped file is not bought again, though the client of its folder is made anew', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-hot-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const watchIt = async () => {
      const { body } = await station.api.get('/station/v1/settings');
      const hotFolder = { path: folder, defaults: DEFAULTS };
      await station.api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder } });
    };
    const bought = async () => (await station.api.get('/station/v1/shipments/totals')).body.shipments as number;
    const drop = async (name: string) => {
      writeFileSync(join(folder, name), csv(...orders(2)));
      const isDone = () => readdirSync(folder).some((each) => each.startsWith(name) && /(?:done|failed)$/.test(each));
      await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
    };
    const backup = await backUp();
    await watchIt();
    await drop('first.csv');
    await goBack(backup);
    await watchIt();
    await drop('again.csv');
    expect(await bought()).toBe(2);
  });
});

test('a row of a batch that was bought since is in doubt as its shipment is, and never shown as one that is still to be bought', async () => {
  const { made, read, rows, steer } = batchesOf(() => station.api);
  const { id } = await made(csv(...orders(2)), { defaults: { ...DEFAULTS, carrierId: 'live-f' } });
  const backup = await backUp();
  await steer(id, 'start');
  await expect.poll(async () => (await read(id)).state).toBe('FINISHED');
  const numbers = (await rows(id)).map(({ trackingNumbers }) => trackingNumbers);
  await goBack(backup, { isRuined: false });

  expect((await rows(id)).filter(({ state }) => state === 'READY')).toEqual([]);
  await expect.poll(async () => (await rows(id)).map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT']);
  expect((await rows(id)).map(({ trackingNumbers }) => trackingNumbers)).toEqual(numbers);
});

test('a row that was refused or was not valid, and was changed and bought since, is not bought again', async () => {
  const { change, made, rows, steer, until } = batchesOf(() => station.api);
  const content = csv(line('PO-1', { item: 'TEST-REJECT' }), line('PO-2', { weight: '' }), line('PO-3'));
  const { id } = await made(content);
  await steer(id, 'start');
  await until(id, 'FINISHED');
  const states = async () => (await rows(id)).map(({ state }) => state);
  expect(await states()).toEqual(['REJECTED', 'INVALID', 'BOUGHT']);
  const backup = await backUp();
  const fields = { account: 'live-f' };
  expect((await change(id, 1, { fields, cells: { Item: 'Mug' } })).body.row.state).toBe('READY');
  expect((await change(id, 2, { fields, cells: { 'Weight (kg)': '2,5' } })).body.row.state).toBe('READY');
  await steer(id, 'start');
  await until(id, 'FINISHED');
  const bought = await rows(id);
  expect(bought.map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT', 'BOUGHT']);
  await goBack(backup);

  await expect.poll(states).toEqual(['BOUGHT', 'BOUGHT', 'BOUGHT']);
  const told = ({ transactionId, trackingNumbers, errors }: BatchRow) => ({ transactionId, trackingNumbers, errors });
  expect((await rows(id)).map(told)).toEqual(bought.map(told));
  expect((await station.api.post(`${BATCHES}/${id}/retry`, {})).body.code).toBe('STATE_CONFLICT');
  expect((await station.api.get('/station/v1/shipments/totals')).body.shipments).toBe(4);
});
