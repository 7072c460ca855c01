import { expect, test } from 'vitest';
import { createStationClient } from '#electron/cli/station-client.ts';
import { batchesOf, csv, line as row } from '../helpers/batches.ts';
import { handClock } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbenchOn } from './packbench.ts';

const HOUR = 3_600_000;
const clock = handClock();
const station = useStation({ clock: { now: clock.now, elapsed: clock.now } });
const batches = batchesOf(() => station.api);

test('a batch that lasts longer than a token is followed with a fresh one to its end', async () => {
  const { changeRow } = station.ledger.batches;
  const turned = Promise.withResolvers<undefined>();
  station.ledger.batches.changeRow = async (...change) => {
    await turned.promise;
    return changeRow(...change);
  };
  const args = ['batch', '-', '--account', 'test-f', '--service', '101', '--json'];
  const followed = packbenchOn(station)(args, { input: csv(row('PO-1'), row('PO-2'), row('PO-3')) });
  const newest = async () => (await station.api.get('/station/v1/batches')).body.batches[0];
  await expect.poll(async () => (await newest())?.counts.RUNNING ?? 0).toBeGreaterThan(0);
  clock.turn(HOUR);
  turned.resolve(undefined);
  const { code, json } = await followed;
  await station.api.renew();

  expect([code, json.batch?.counts.BOUGHT]).toEqual([0, 3]);
  expect((await batches.read(json.batch.id)).state).toBe('FINISHED');
});

test('a call is repeated once, not until a token is good', async () => {
  const old = station.api.token;
  clock.turn(HOUR);
  let asked = 0;
  const client = createStationClient(station.baseUrl, async () => {
    asked++;
    return old;
  });
  const call = client.call('listBatches');
  await expect(call).rejects.toMatchObject({ problem: { code: 'TOKEN_EXPIRED' } });
  await station.api.renew();

  expect(asked).toBe(2);
});
