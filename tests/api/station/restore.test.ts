import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { Backup } from '#shared/schema/station/doctor.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { createApi } from '../../helpers/api.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const backUp = async (): Promise<Backup> => (await station.api.post('/station/v1/backups', undefined)).body.backup;
const plan = (backup: string) => station.api.call('PUT', '/station/v1/restore', { body: { backup } });
const planned = async () => (await station.api.get('/station/v1/restore')).body.restore;

describe('before anybody confirms', () => {
  test('the station says how many shipments were accepted since a backup', async () => {
    await station.api.ship('before', request());
    const backup = await backUp();
    await station.api.ship('after-1', request());
    await station.api.ship('after-2', request());
    const { body } = await station.api.get(`/station/v1/backups/${backup.name}`);
    // Whoever runs tests has started no station; tests/process/start-command.test.ts has those that were.
    expect(body).toEqual({ backup, shipmentsSince: 2, restoreCommand: null });
  });

  test('a backup that is not there is not found, whatever it is called', async () => {
    for (const name of ['none.db', encodeURIComponent('../ledger.db')]) {
      expect((await station.api.get(`/station/v1/backups/${name}`)).body.code).toBe('NOT_FOUND');
      expect((await plan(name)).body.code).toBe('NOT_FOUND');
    }
  });
});

describe('a restore that is planned', () => {
  test('is noted on the disk and not in the ledger, and can be cancelled; the station goes on', async () => {
    expect(await planned()).toBeNull();
    const { name, takenAt } = await backUp();
    const { status, body } = await plan(name);
    expect([status, body.restore]).toMatchObject([200, { state: 'PLANNED', backup: name, takenAt, endedAt: null }]);
    expect(await planned()).toEqual(body.restore);
    expect(existsSync(join(station.dataDir, 'restore.json'))).toBe(true);
    expect((await station.api.ship('meanwhile', request())).status).toBe(200);

    expect((await station.api.call('DELETE', '/station/v1/restore')).status).toBe(204);
    expect([await planned(), existsSync(join(station.dataDir, 'restore.json'))]).toEqual([null, false]);
    expect((await station.api.call('DELETE', '/station/v1/restore')).body.code).toBe('NOT_FOUND');
  });

  test('is not planned where there is no room for it', async () => {
    const { name } = await backUp();
    const { freeBytes } = station.disk;
    station.disk.freeBytes = () => 0;
    const { body } = await plan(name);
    station.disk.freeBytes = freeBytes;
    expect([body.code, await planned()]).toEqual(['STORAGE_FULL', null]);
  });

  test('is for administrators only', async () => {
    const created = await station.api.post('/station/v1/clients', { name: 'Desk', scopes: ['ship', 'read', 'print'] });
    const { accessKey } = created.body.client;
    const desk = await createApi(station.baseUrl, { accessKey, secretKey: created.body.secretKey });
    const { name } = await backUp();
    for (const answer of [
      desk.get('/station/v1/restore'),
      desk.get(`/station/v1/backups/${name}`),
      desk.call('PUT', '/station/v1/restore', { body: { backup: name } }),
      desk.call('DELETE', '/station/v1/restore'),
    ]) {
      expect((await answer).body.code).toBe('SCOPE_MISSING');
    }
  });
});

test('at the next start the station is as it was, once, and what was bought since is in doubt and not bought again', async () => {
  const first = await startTestStation();
  const { dataDir } = first;
  await first.api.ship('kept', request());
  const { body: made } = await first.api.post('/station/v1/backups', undefined);
  await first.api.ship('since', request());
  await first.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
  await first.stop();

  const starts = await Promise.allSettled([restoreAtStart(dataDir), restoreAtStart(dataDir)]);
  const [done, refused] = starts;
  expect(done).toMatchObject({
    value: expect.arrayContaining([expect.stringContaining('1 shipment(s) accepted since')]),
  });
  expect(refused).toMatchObject({ reason: { name: 'LedgerInUseError' } });
  expect(await restoreAtStart(dataDir)).toEqual([]);
  const second = await startTestStation({ dataDir });
  const { body } = await second.api.get('/station/v1/restore');
  expect(body.restore).toMatchObject({ state: 'DONE', backup: made.backup.name, shipmentsInDoubt: 1, detail: null });
  expect(readFileSync(join(body.restore.quarantine, 'missing.json'), 'utf8')).toContain('"since"');
  expect((await second.api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
  expect((await second.api.ship('since', request())).body).toMatchObject({
    code: 'TRANSACTION_IN_DOUBT',
    purchase: 'unknown',
  });
  const { body: attention } = await second.api.get('/station/v1/attention');
  expect(attention.items[0].carrierSentence).toMatch(/after the backup that was restored.*says: LABELLED, TESTPB/);
  await second.dispose();
});

test('a restored ledger is backed up also where its news was dismissed before', async () => {
  const first = await startTestStation();
  const { dataDir } = first;
  await first.engine.maintenance.run();
  const { body: made } = await first.api.post('/station/v1/backups', undefined);
  await first.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
  await first.stop();
  await restoreAtStart(dataDir);
  const second = await startTestStation({ dataDir });
  const backups = async () => (await second.api.get('/station/v1/backups')).body.backups.length;
  const before = await backups();
  const dismiss = () => second.api.call('DELETE', '/station/v1/restore');
  expect([(await dismiss()).status, (await dismiss()).body.code]).toEqual([204, 'NOT_FOUND']);
  expect((await second.api.get('/station/v1/restore')).body.restore).toBeNull();
  await second.engine.maintenance.run();
  expect([await backups(), existsSync(join(dataDir, 'restore.json'))]).toEqual([before + 1, false]);
  await second.dispose();
});

test('what was sold since is found again by a look-up, with the same numbers, and no number is sold twice', async () => {
  const first = await startTestStation();
  const { dataDir } = first;
  const { body: list } = await first.api.get('/station/v1/accounts');
  await first.api.post('/station/v1/accounts', { ...list.accounts[0], carrierId: 'live', adapter: range() });
  const sell = async (id: string, { api } = first) =>
    (await api.ship(id, request({ carrierId: 'live' }))).body.data.transactionShipments[0].trackingNumber;
  await sell('before');
  const { body: made } = await first.api.post('/station/v1/backups', undefined);
  expect(await sell('since')).toBe('LIVE0002');
  await first.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
  await first.stop();
  await restoreAtStart(dataDir);

  const second = await startTestStation({ dataDir });
  const stored = async () => (await second.api.get('/station/v1/shipments/by-transaction/since')).body;
  await expect.poll(async () => (await stored()).state).toBe('LABELLED');
  expect((await stored()).data.transactionShipments[0].trackingNumber).toBe('LIVE0002');
  expect(await sell('next', second)).toBe('LIVE0003');
  await second.dispose();
});

test('a void that its carrier decides later is known of a shipment that is found again, and it is not printed', async () => {
  const numbers = ['TESTFOUND1'];
  const adapter: Adapter = {
    ...createTestAdapter(),
    purchase: async () => ({ kind: 'purchased', trackingNumbers: numbers }),
    lookup: async () => ({ kind: 'purchased', trackingNumbers: numbers }),
    void: async () => ({ kind: 'submitted' }),
    followVoid: async () => ({ kind: 'submitted' }),
  };
  const first = await startTestStation({ adapters: [() => adapter] });
  const { dataDir } = first;
  const { body: made } = await first.api.post('/station/v1/backups', undefined);
  await first.api.ship('since', request());
  const { body: found } = await first.api.get('/station/v1/shipments?transactionId=since');
  const [{ id }] = found.shipments;
  await first.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong weight' });
  await first.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
  await first.stop();
  await restoreAtStart(dataDir);

  const second = await startTestStation({ dataDir, adapters: [() => adapter] });
  const shipment = async () => (await second.api.get(`/station/v1/shipments/${id}`)).body.shipment;
  await expect.poll(async () => (await shipment()).state).toBe('LABELLED');
  expect((await shipment()).voidSubmittedAt).toEqual(expect.any(String));
  const { body: refused } = await second.api.post('/station/v1/print-jobs', { shipmentId: id });
  expect(refused.errors[0].message).toContain('decides later');
  await second.dispose();
});

test('a plan whose backup is damaged by then changes nothing, says so, and keeps nobody from starting', async () => {
  const first = await startTestStation();
  const { dataDir } = first;
  const { body: made } = await first.api.post('/station/v1/backups', undefined);
  await first.api.ship('since', request());
  await first.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
  await first.stop();
  writeFileSync(join(dataDir, 'backups', made.backup.name), 'Not a backup any more.');

  expect((await restoreAtStart(dataDir)).join(' ')).toContain('was not restored, and nothing was changed');
  const second = await startTestStation({ dataDir });
  const { body } = await second.api.get('/station/v1/restore');
  expect(body.restore).toMatchObject({ state: 'FAILED', detail: expect.stringContaining('not a database') });
  expect(body.restore.trouble).toEqual({ code: 'FILE_NO_DATABASE', values: { at: made.backup.name, bytes: 22 } });
  expect((await second.api.get('/station/v1/shipments/by-transaction/since')).status).toBe(200);
  expect((await second.api.call('DELETE', '/station/v1/restore')).status).toBe(204);
  await second.dispose();
});
