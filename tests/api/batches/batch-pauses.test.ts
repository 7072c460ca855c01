import { describe, expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { createApi } from '../../helpers/api.ts';
import { batchesOf, csv, line, orders, slow } from '../../helpers/batches.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const { started } = batches;
const shipmentsOf = async (api = station.api) => (await api.get('/station/v1/shipments?limit=500')).body.shipments;

describe('a batch pauses by itself', () => {
  test('when its carrier could not be reached three times in a row; resumed, it tries those rows again', async () => {
    const away = Array.from({ length: 6 }, (_, index) => line(`away-${index}`, { item: 'TEST-UNAVAILABLE' }));
    const id = await started(csv(...away));
    const paused = await batches.until(id, 'PAUSED');
    expect(paused).toMatchObject({ pauseReason: 'CARRIER_UNAVAILABLE', pauseDetail: expect.stringMatching(/3 times/) });
    expect(paused.counts.NOT_SENT).toBeGreaterThanOrEqual(3);
    expect(paused.counts.READY).toBeGreaterThan(0);

    for (let number = 1; number <= 6; number++) await batches.change(id, number, { fields: { itemCode: 'fine' } });
    await batches.steer(id, 'resume');
    expect((await batches.until(id, 'FINISHED')).counts.BOUGHT).toBe(6);
  });

  test('when there is no room, and loses no row', async () => {
    const own = await startTestStation();
    const mine = batchesOf(() => own.api);
    const { freeBytes } = own.disk;
    const { accept } = own.ledger.shipments;
    const batch = await mine.made(csv(...orders(3)));
    own.disk.freeBytes = () => 0;
    await mine.steer(batch.id, 'start');
    const full = await mine.until(batch.id, 'PAUSED');
    own.disk.freeBytes = freeBytes;
    own.ledger.shipments.accept = () => Promise.reject(new StorageFullError('no room'));
    await mine.steer(batch.id, 'resume');
    const fullAgain = await mine.until(batch.id, 'PAUSED');
    own.ledger.shipments.accept = accept;
    await mine.steer(batch.id, 'resume');
    const done = await mine.until(batch.id, 'FINISHED');
    await own.dispose();

    expect([full.pauseReason, full.counts.READY]).toEqual(['STORAGE_FULL', 3]);
    expect([fullAgain.pauseReason, fullAgain.counts.READY]).toEqual(['STORAGE_FULL', 3]);
    expect(done.counts.BOUGHT).toBe(3);
  });

  test('when the client that started it is revoked, until another one resumes it', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shipper', scopes: ['ship', 'read'] });
    const keys = { accessKey: body.client.accessKey, secretKey: body.secretKey };
    const theirs = batchesOf(() => theirApi);
    const theirApi = await createApi(station.baseUrl, keys);
    const batch = await theirs.made(slow(10, 400));
    await theirs.steer(batch.id, 'start');
    await station.api.call('DELETE', `/station/v1/clients/${body.client.id}`);
    const paused = await batches.until(batch.id, 'PAUSED');
    expect([paused.pauseReason, paused.counts.READY > 0]).toEqual(['CLIENT_REVOKED', true]);

    await batches.steer(batch.id, 'resume');
    expect((await batches.until(batch.id, 'FINISHED')).counts.BOUGHT).toBe(10);
  });

  test('when the station itself fails, and buys no row twice after that', async () => {
    const lines: string[] = [];
    const own = await startTestStation({ log: (event) => void lines.push(event) });
    const mine = batchesOf(() => own.api);
    const { changeRow } = own.ledger.batches;
    const batch = await mine.made(csv(...orders(4)));
    own.ledger.batches.changeRow = () => Promise.reject(new Error('The disk is on fire'));
    await mine.steer(batch.id, 'start');
    await expect.poll(async () => (await mine.read(batch.id)).state).toBe('PAUSED');
    own.ledger.batches.changeRow = changeRow;
    const paused = await mine.read(batch.id);
    await mine.steer(batch.id, 'resume');
    await mine.until(batch.id, 'FINISHED');
    const rows = await mine.rows(batch.id);
    const bought = await shipmentsOf(own.api);
    await own.dispose();

    expect([paused.pauseReason, lines.includes('batch failed')]).toEqual(['STATION_FAULT', true]);
    expect(rows.map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT', 'BOUGHT', 'BOUGHT']);
    expect(bought).toHaveLength(4);
  });
});
