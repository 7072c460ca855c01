import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiOf, spawnStation } from '../fault/harness/spawn-station.ts';
import { csv, DEFAULTS, line as row } from '../helpers/batches.ts';
import { newFolder, useStationProcesses } from '../helpers/station-process.ts';
import { startTestStation } from '../helpers/station.ts';
import { until } from '../helpers/until.ts';

useStationProcesses();

test('a dropped file that is being read when the station is killed, twice, has failed, and nothing of it is bought', async () => {
  const dataDir = newFolder();
  const folder = join(dataDir, '..', 'dropped');
  mkdirSync(folder);
  const first = spawnStation(dataDir);
  const api = await apiOf(first, dataDir);
  const { body } = await api.get('/station/v1/settings');
  const hotFolder = { path: folder, defaults: DEFAULTS };
  expect((await api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder } })).status).toBe(200);
  const present = () =>
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  const killWhile = async (station: typeof first, mark: string) => {
    const isMarked = () => readdirSync(folder).includes(`orders.csv.${mark}`);
    expect(await until(isMarked, { everyMs: 1, atMostMs: 20_000 })).toBe(true);
    station.signal('SIGKILL');
    expect((await station.ended).signal).toBe('SIGKILL');
    expect(present()).toEqual([`orders.csv.${mark}`, 'packbench.station']);
  };
  writeFileSync(join(folder, 'orders.csv'), csv(row('PO-1')));
  await killWhile(first, 'reading');
  await killWhile(spawnStation(dataDir), 'rereading');

  const third = await startTestStation({ dataDir });
  await expect
    .poll(present, { timeout: 20_000 })
    .toEqual(['orders.csv.failed', 'orders.error.txt', 'packbench.station']);
  expect(readFileSync(join(folder, 'orders.error.txt'), 'utf8')).toBe(
    'The station ended twice while it read this file. Dropped again, it is read again; what it ordered before is not bought twice.\n',
  );
  expect((await third.api.get('/station/v1/shipments/totals')).body.shipments).toBe(0);
  await third.stop();
});
