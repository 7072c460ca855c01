import { describe, expect, test } from 'vitest';
import { BATCHES, batchesOf, csv, line, orders, slow } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const { started } = batches;
const shipmentsOf = async (api = station.api) => (await api.get('/station/v1/shipments?limit=500')).body.shipments;
const statesOf = async (id: string) => (await batches.rows(id)).map(({ state }) => state);

describe('a batch that runs', () => {
  test('says of equal packages once what it warns of, before they are bought and after', async () => {
    const table = [
      'Name;Street;Zip;City;Country;Weight (kg);Packages',
      'Jane Roe;Hauptstr. 1;10115;Berlin;DE;2,55555;3',
    ];
    const id = await started(`${table.join('\n')}\n`);
    await batches.until(id, 'FINISHED');
    const [row] = await batches.rows(id);
    expect(row?.state).toBe('BOUGHT');
    expect(row?.warnings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['VALUE_ROUNDED', '/itemLines/0/weight/value'],
    ]);
    const { text } = await batches.file(id, 'result');
    expect(text.split(row?.warnings[0]?.message ?? '')).toHaveLength(2);
  });

  test('buys every ready row once, as the client that made it, and leaves the others as they are', async () => {
    const id = await started(csv(...orders(3), line('heavy', { weight: '99' }), line('no', { item: 'TEST-REJECT' })));
    const batch = await batches.until(id, 'FINISHED');
    const rows = await batches.rows(id);

    expect(batch.counts).toMatchObject({ BOUGHT: 3, INVALID: 1, REJECTED: 1, READY: 0 });
    expect([batch.startedAt, batch.finishedAt].every((at) => at !== null)).toBe(true);
    expect(rows[0]).toMatchObject({ state: 'BOUGHT', shipmentState: 'LABELLED', problem: null });
    expect(rows[4]).toMatchObject({
      state: 'REJECTED',
      problem: { code: 'CARRIER_REJECTED', purchase: 'not_made' },
    });
    const { body } = await station.api.get(`/station/v1/shipments/by-transaction/${rows[0]?.transactionId}`);
    expect(rows[0]?.trackingNumbers).toEqual([body.data.transactionShipments[0].trackingNumber]);
    expect(new Set(rows.flatMap(({ platformTrackingNumbers }) => platformTrackingNumbers)).size).toBe(4);
  });

  test('starts at once where it is told to', async () => {
    const { body } = await batches.create(csv(...orders(2, 10)), { start: true });
    expect(body.batch.state).toBe('RUNNING');
    expect((await batches.until(body.batch.id, 'FINISHED')).counts.BOUGHT).toBe(2);
  });

  test('pauses after the rows that are being bought, and goes on where it was', async () => {
    const id = await started(slow(12));
    await expect.poll(async () => (await batches.read(id)).counts.BOUGHT).toBeGreaterThan(1);
    const paused = await batches.steer(id, 'pause');
    expect(paused.body.batch).toMatchObject({ state: 'PAUSED', pauseReason: 'REQUESTED' });
    const { counts } = await batches.until(id, 'PAUSED');
    expect(counts.READY).toBeGreaterThan(0);
    expect(await batches.until(id, 'PAUSED')).toMatchObject({ counts });

    expect((await batches.steer(id, 'resume')).body.batch).toMatchObject({ state: 'RUNNING', pauseReason: null });
    expect((await batches.until(id, 'FINISHED')).counts).toMatchObject({ BOUGHT: 12, READY: 0 });
  });

  test('stops, and can be started again for the rest', async () => {
    const id = await started(slow(8, 100));
    expect((await batches.steer(id, 'stop')).body.batch.state).toBe('STOPPED');
    expect((await batches.until(id, 'STOPPED')).counts.READY).toBeGreaterThan(0);
    expect((await batches.steer(id, 'resume')).body.code).toBe('STATE_CONFLICT');
    expect((await batches.steer(id, 'start')).status).toBe(200);
    expect((await batches.until(id, 'FINISHED')).counts.BOUGHT).toBe(8);
  });

  test('goes on also where it is resumed before the rows that were being bought are done', async () => {
    const id = await started(slow(6, 200, 150));
    await batches.steer(id, 'pause');
    await batches.steer(id, 'resume');
    expect((await batches.until(id, 'FINISHED')).counts.BOUGHT).toBe(6);
  });

  test('that was paused while its last row was bought ends where it is resumed', async () => {
    const id = await started(slow(1, 400, 150));
    expect((await batches.steer(id, 'pause')).body.batch.counts.RUNNING).toBe(1);
    expect((await batches.until(id, 'PAUSED')).counts).toMatchObject({ BOUGHT: 1, READY: 0 });
    expect((await batches.steer(id, 'resume')).body.batch).toMatchObject({ state: 'FINISHED', pauseReason: null });
  });

  test('can be neither removed nor have its bought rows changed; steering it twice is no fault', async () => {
    const id = await started(slow(4, 300, 500));
    await expect.poll(async () => (await statesOf(id))[0]).toBe('BOUGHT');
    expect((await station.api.call('DELETE', `${BATCHES}/${id}`)).body.code).toBe('STATE_CONFLICT');
    expect((await batches.change(id, 1, { cells: { Order: 'x' } })).body.code).toBe('STATE_CONFLICT');
    expect((await batches.steer(id, 'start')).status).toBe(200);
    await batches.until(id, 'FINISHED');
    expect((await batches.steer(id, 'pause')).body.code).toBe('STATE_CONFLICT');
    expect((await batches.steer(id, 'start')).body.detail).toContain('none of its rows is ready');
  });
});

describe('a row that failed', () => {
  test('and was never sent keeps its transaction; one that was sent and changed gets another', async () => {
    const id = await started(csv(line('keep', { weight: '99' }), line('renew', { item: 'TEST-REJECT' })));
    await batches.until(id, 'FINISHED');
    const before = await batches.rows(id);
    await batches.change(id, 1, { cells: { 'Weight (kg)': '3,5' } });
    await batches.change(id, 2, { cells: { Item: 'fine' } });
    await batches.steer(id, 'start');
    await batches.until(id, 'FINISHED');
    const after = await batches.rows(id);

    expect(after.map(({ state }) => state)).toEqual(['BOUGHT', 'BOUGHT']);
    expect(after[0]?.transactionId).toBe(before[0]?.transactionId);
    expect(after[1]?.transactionId).toBe(`${before[1]?.transactionId}r2`);
  });

  test('because the rules changed meanwhile is INVALID and says why', async () => {
    const own = await startTestStation();
    const mine = batchesOf(() => own.api);
    const batch = await mine.made(csv(...orders(1)));
    await own.api.call('DELETE', '/station/v1/accounts/test-f');
    await mine.steer(batch.id, 'start');
    await mine.until(batch.id, 'FINISHED');
    const [row] = await mine.rows(batch.id);
    await own.dispose();
    expect([row?.state, row?.errors[0]?.code]).toEqual(['INVALID', 'CARRIER_NOT_FOUND']);
  });

  test('in doubt is never sent again, and follows what a person finds out', async () => {
    const id = await started(csv(line('doubt-1', { item: 'TEST-UNKNOWN' }), line('doubt-2', { item: 'TEST-UNKNOWN' })));
    await batches.until(id, 'FINISHED');
    const [first, second] = await batches.rows(id);
    expect([first?.state, first?.problem?.purchase]).toEqual(['UNKNOWN', 'unknown']);
    expect((await batches.steer(id, 'start')).body.code).toBe('STATE_CONFLICT');
    expect((await batches.change(id, 1, { cells: { Item: '' } })).body.code).toBe('STATE_CONFLICT');

    const resolve = (shipmentId: string | null | undefined, resolution: unknown) =>
      station.api.post(`/station/v1/shipments/${shipmentId}/resolution`, resolution);
    await resolve(first?.shipmentId, { decision: 'found', trackingNumbers: ['FOUND-1'] });
    await resolve(second?.shipmentId, { decision: 'not_bought', reason: 'Asked the carrier' });
    expect(await batches.rows(id)).toMatchObject([
      { state: 'BOUGHT', trackingNumbers: ['FOUND-1'] },
      { state: 'NOT_SENT', problem: { purchase: 'not_made' } },
    ]);
    await batches.change(id, 2, { cells: { Item: '' } });
    await batches.steer(id, 'start');
    expect((await batches.until(id, 'FINISHED')).counts).toMatchObject({ BOUGHT: 2 });
  });
});

describe('a restart', () => {
  test('goes on with a batch that ran, after its rows were finished, and leaves paused and stopped ones alone', async () => {
    const first = await startTestStation({ stopPatienceMs: 5000 });
    const mine = batchesOf(() => api);
    let { api } = first;
    const ids = [];
    for (const from of [1, 100, 200]) ids.push((await mine.made(slow(10, from))).id);
    const [runs = '', paused = '', stopped = ''] = ids;
    for (const id of ids) await mine.steer(id, 'start');
    await mine.steer(paused, 'pause');
    await mine.steer(stopped, 'stop');
    await first.stop();

    const second = await startTestStation({ dataDir: first.dataDir });
    api = second.api;
    const done = await mine.until(runs, 'FINISHED');
    const others = [await mine.read(paused), await mine.read(stopped)];
    const shipments = await shipmentsOf(api);
    await second.dispose();

    expect(done.counts).toMatchObject({ BOUGHT: 10, UNKNOWN: 0 });
    expect(others.map(({ state, counts }) => [state, counts.RUNNING])).toEqual([
      ['PAUSED', 0],
      ['STOPPED', 0],
    ]);
    const transactions = shipments.map(({ transactionId }: { transactionId: string }) => transactionId);
    expect(new Set(transactions).size).toBe(transactions.length);
  });
});

describe('a batch that is removed', () => {
  test('is gone where nothing of it was bought, and can be made anew', async () => {
    const content = csv(...orders(3, 900));
    const first = await batches.made(content);
    expect((await station.api.call('DELETE', `${BATCHES}/${first.id}`)).status).toBe(204);
    expect((await station.api.get(`${BATCHES}/${first.id}`)).status).toBe(404);
    const second = await batches.made(content);
    expect(second.id).not.toBe(first.id);
  });

  test('is only hidden where something was bought, so that the same file still buys nothing twice', async () => {
    const content = csv(...orders(2, 950));
    const id = await started(content);
    await batches.until(id, 'FINISHED');
    await station.api.call('DELETE', `${BATCHES}/${id}`);
    expect((await station.api.get(`${BATCHES}/${id}`)).status).toBe(404);
    const again = await batches.create(content, { start: true });
    expect([again.status, again.body.batch.id, again.body.batch.counts.BOUGHT]).toEqual([200, id, 2]);
  });
});

test('a transaction that the client made by itself is not bought again by a row of the same id', async () => {
  const batch = await batches.made(csv(...orders(1, 980)));
  const [row] = await batches.rows(batch.id);
  const mine = await station.api.ship(row?.transactionId ?? '', request());
  await batches.steer(batch.id, 'start');
  await batches.until(batch.id, 'FINISHED');
  const [after] = await batches.rows(batch.id);
  expect(after?.trackingNumbers).toEqual([mine.body.data.transactionShipments[0].trackingNumber]);
});
