import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import { batchesOf, csv, line as row, orders } from '../helpers/batches.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation, type TestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchOn } from './packbench.ts';

const shared = useStation();
const SERVICE = ['--account', 'test-f', '--service', '101'];

/** One that the test may end. */
async function newStation(): Promise<TestStation> {
  const station = await startTestStation();
  onTestFinished(() => station.dispose());
  return station;
}

const batchNamed = async ({ api }: TestStation, wanted: string): Promise<Batch | undefined> =>
  ((await api.get('/station/v1/batches')).body.batches as Batch[]).find(({ name }) => name === wanted);
const SOON = { timeout: 60_000 };

type ChangeRow = TestStation['ledger']['batches']['changeRow'];

/** The shared station records what became of rows another way, for this test. */
function recordingRows(way: (changeRow: ChangeRow) => ChangeRow): void {
  const { changeRow } = shared.ledger.batches;
  shared.ledger.batches.changeRow = way(changeRow);
  onTestFinished(() => void (shared.ledger.batches.changeRow = changeRow));
}

test('a station that ends while its batch is followed leaves the outcome unknown, and says what was seen of it', async () => {
  const station = await newStation();
  const slow = row('PO-3', { item: 'TEST-SLOW-60000' });
  const followed = packbenchOn(station)(['batch', '-', ...SERVICE, '--name', 'slow'], {
    input: csv(row('PO-1'), row('PO-2'), slow),
  });
  await expect.poll(async () => (await batchNamed(station, 'slow'))?.counts.BOUGHT, SOON).toBe(2);
  await station.stop();
  const { code, err } = await followed;

  expect([code, err]).toEqual([5, expect.stringMatching(/does not answer.*\n.*RUNNING when last seen: .*buys no row/)]);
});

test.each(['pause', 'stop'] as const)('rows that still run are waited for where others %s the batch', async (verb) => {
  const held = Promise.withResolvers<undefined>();
  recordingRows((changeRow) => async (...change) => {
    await held.promise;
    return changeRow(...change);
  });
  let looks = 0;
  const followed = packbenchOn(shared)(['batch', '-', ...SERVICE, '--name', verb, '--json'], {
    input: csv(row(`PO-${verb}`)),
    draw: (bar) => void (looks += Number(bar.includes(' 0/1 '))),
  });
  await expect.poll(async () => (await batchNamed(shared, verb))?.counts.RUNNING, SOON).toBe(1);
  expect((await batchesOf(() => shared.api).steer((await batchNamed(shared, verb))?.id ?? '', verb)).status).toBe(200);
  looks = 0;
  await expect.poll(() => looks, SOON).toBeGreaterThan(2);
  held.resolve(undefined);
  const { code, json } = await followed;

  expect([code, json.batch.counts]).toEqual([0, expect.objectContaining({ BOUGHT: 1, RUNNING: 0 })]);
});

test('rows that a mistake of the station left running are not called bought', async () => {
  recordingRows(() => () => Promise.reject(new Error('The disk is on fire')));
  const { code, out } = await packbenchOn(shared)(['batch', '-', ...SERVICE], { input: csv(...orders(2)) });

  expect([code, out]).toEqual([5, expect.stringMatching(/PAUSED: STATION_FAULT[\s\S]*RUNNING +\d/)]);
});

test('labels that cannot be had as asked do not say that nothing was bought', async () => {
  const file = join(shared.dataDir, 'labels.zpl');
  const args = ['batch', '-', ...SERVICE, '--labels', file];
  const { code, err } = await packbenchOn(shared)(args, { input: csv(...orders(2, 3)) });

  expect([code, err]).toEqual([1, expect.stringMatching(/not all are ZPL[\s\S]*FINISHED when last seen: 2 BOUGHT\./)]);
  expect(err).not.toContain('Nothing was bought');
});

test('a result that cannot be written does not hide what was bought', async () => {
  const out = join(shared.dataDir, 'none', 'result.csv');
  const args = ['batch', '-', ...SERVICE, '--out', out];
  const { code, err } = await packbenchOn(shared)(args, { input: csv(row('PO-out')) });

  expect([code, err]).toEqual([1, expect.stringMatching(/no such file.*\n.*FINISHED when last seen: 1 BOUGHT\./)]);
  expect(err).not.toContain('made a mistake');
});

test('a label that cannot be fetched after the sale is no reason to try again', async () => {
  const station = await newStation();
  const { hostname, port } = new URL(station.baseUrl);
  // Passes everything on; the station ends before its answer to the purchase is.
  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers;
    const { method, url: path } = incoming;
    const onward = httpRequest({ hostname, port, method, path, headers }, async (answer) => {
      const chunks = await answer.toArray();
      if (path?.includes('/v1/shipment?') === true) await station.stop();
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(chunks));
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { code, out, err } = await packbench(['ship', '-', '--out', join(station.dataDir, 'labels')], {
    input: JSON.stringify(request()),
    env: {
      PACKBENCH_DATA_DIR: join(station.dataDir, 'none'),
      PACKBENCH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PACKBENCH_ACCESS_KEY: station.credentials.accessKey,
      PACKBENCH_SECRET_KEY: station.credentials.secretKey,
    },
  });

  expect([code, out]).toEqual([1, expect.stringMatching(/^Bought: /)]);
  expect(err).toMatch(/does not answer.*\nIt was bought; for its labels: packbench labels cli-/);
});
