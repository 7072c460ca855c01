import { expect, test } from 'vitest';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { batchesOf, csv, line } from '../helpers/batches.ts';
import { range } from '../helpers/range.ts';
import { launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

const ROWS = 100;
/** Killed once so many rows are bought; then it goes on. */
const KILLS = [10, 40];

/** Labels from a number range, whose adapter can tell for certain what a purchase that was cut off has become. */
const rangeAccount = (account: Record<string, unknown>) => ({
  ...account,
  carrierId: 'live-f',
  adapter: range({ prefix: 'RF', first: '000001', last: '999999', checkDigit: 'MOD10' }),
});

test(`a batch of ${ROWS} rows that is killed ${KILLS.length} times buys every row exactly once`, async () => {
  const dataDir = newFolder();
  let station = await launchWithApi(dataDir);
  const batches = batchesOf(() => station.api);
  const { body } = await station.api.get('/station/v1/accounts');
  const model = body.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-f');
  expect((await station.api.post('/station/v1/accounts', rangeAccount(model))).status).toBe(201);

  const content = csv(...Array.from({ length: ROWS }, (_, index) => line(`K-${index}`)));
  const defaults = { carrierId: 'live-f', serviceType: '101' };
  const { id } = await batches.made(content, { defaults, start: true });

  for (const bought of KILLS) {
    await expect
      .poll(async () => (await batches.read(id)).counts.BOUGHT, { interval: 5, timeout: 60_000 })
      .toBeGreaterThanOrEqual(bought);
    station.child.kill('SIGKILL');
    expect((await station.ended).signal).toBe('SIGKILL');
    station = await launchWithApi(dataDir);
    expect((await batches.read(id)).state).toBe('RUNNING');
  }
  const finished = await batches.until(id, 'FINISHED');
  // What was settled after the last row had ended waits for a person.
  if (finished.counts.NOT_SENT > 0) await batches.steer(id, 'start');
  const done = await batches.until(id, 'FINISHED');
  const again = await batches.create(content, { start: true });

  expect(done.counts).toMatchObject({ BOUGHT: ROWS, READY: 0, UNKNOWN: 0, NOT_SENT: 0, REJECTED: 0 });
  expect([again.status, again.body.batch.counts.BOUGHT]).toEqual([200, ROWS]);

  const rows = await batches.rows(id);
  const numbersOf = (field: 'trackingNumbers' | 'platformTrackingNumbers') =>
    new Set(rows.flatMap((row) => row[field]));
  expect([numbersOf('trackingNumbers').size, numbersOf('platformTrackingNumbers').size]).toEqual([ROWS, ROWS]);
  const { body: page } = await station.api.get('/station/v1/shipments?limit=500&state=LABELLED');
  const transactions = (page.shipments as ShipmentSummary[]).map(({ transactionId }) => transactionId);
  expect(transactions).toHaveLength(ROWS);
  expect(new Set(transactions)).toEqual(new Set(rows.map(({ transactionId }) => transactionId)));
}, 120_000);
