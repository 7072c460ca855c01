import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATCHES, batchesOf, csv, line } from '../../helpers/batches.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

let station: TestStation;
const batches = batchesOf(() => station.api);
beforeAll(async () => {
  station = await startTestStation();
});
afterAll(() => station.dispose());

/** A batch that was bought from once. */
async function finished(content: string): Promise<string> {
  const { id } = await batches.made(content, { start: true });
  await batches.until(id, 'FINISHED');
  return id;
}
const attempts = async () =>
  (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.map(
    ({ transactionId }: { transactionId: string }) => transactionId,
  );
const retry = (id: string, body: unknown = {}) => station.api.post(`${BATCHES}/${id}/retry`, body);

describe('a row that failed', () => {
  test('because it was refused is tried again, alone or with all of its kind; what is bought or in doubt never is', async () => {
    const refused = (order: string) => line(order, { item: 'TEST-REJECT' });
    const id = await finished(
      csv(line('kept'), refused('no-1'), refused('no-2'), line('why', { item: 'TEST-UNKNOWN' })),
    );
    const before = await batches.rows(id);
    const attemptsOf = async (row: number) =>
      (await attempts()).filter((transactionId: string) => transactionId === before[row - 1]?.transactionId).length;

    expect((await retry(id, { rows: [1] })).body).toMatchObject({
      code: 'STATE_CONFLICT',
      detail: expect.stringContaining('Row 1 is BOUGHT'),
    });
    expect((await retry(id, { rows: [2, 4] })).body).toMatchObject({
      code: 'STATE_CONFLICT',
      detail: expect.stringContaining('Row 4 is UNKNOWN'),
    });
    expect((await retry(id, { rows: [99] })).body.code).toBe('NOT_FOUND');
    expect(await batches.rows(id)).toEqual(before);

    expect((await retry(id, { rows: [2] })).body.batch).toMatchObject({ state: 'RUNNING' });
    await batches.until(id, 'FINISHED');
    expect(await Promise.all([1, 2, 3, 4].map(attemptsOf))).toEqual([1, 2, 1, 1]);
    expect((await retry(id)).status).toBe(200);
    await batches.until(id, 'FINISHED');
    expect(await Promise.all([1, 2, 3, 4].map(attemptsOf))).toEqual([1, 3, 2, 1]);
    expect((await batches.rows(id)).map(({ state }) => state)).toEqual(['BOUGHT', 'REJECTED', 'REJECTED', 'UNKNOWN']);
  });

  test('is only made ready where another row waits to be bought: trying one again buys no other', async () => {
    const id = await finished(csv(line('mended', { weight: '99' }), line('again', { item: 'TEST-REJECT' })));
    await batches.change(id, 1, { cells: { 'Weight (kg)': '3,5' } });
    const { body } = await retry(id, { rows: [2] });
    expect(body.batch).toMatchObject({ state: 'FINISHED', counts: { READY: 2 } });
    expect((await retry(id)).body.code).toBe('STATE_CONFLICT');
    await batches.steer(id, 'start');
    expect((await batches.until(id, 'FINISHED')).counts).toMatchObject({ BOUGHT: 1, REJECTED: 1 });
  });
});
