import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createApi, type Answer } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import {
  credentialsIn,
  launch,
  launchInTerminal,
  launchWithApi,
  newFolder,
  npmStart,
  useStationProcesses,
} from '../helpers/station-process.ts';

useStationProcesses();

const slow = (milliseconds: number) =>
  request({ itemLines: [{ itemCode: `TEST-SLOW-${milliseconds}`, weight: { units: 'LB', value: 2 } }] });
const isRefused = (address: string) =>
  fetch(`${address}/health/live`).then(
    () => false,
    () => true,
  );
const CLEAN = { code: 0, signal: null };

test('SIGINT ends an idle station with status 0, and it takes no more calls', async () => {
  const dataDir = newFolder();
  const station = launch('--port', '0', '--data-dir', dataDir);
  const address = await station.ready;
  station.child.kill('SIGINT');

  expect(await station.ended).toEqual(CLEAN);
  expect(await isRefused(address)).toBe(true);
  expect(existsSync(join(dataDir, 'station.json'))).toBe(false);
});

test.each<[string, NodeJS.Signals[]]>([
  ['SIGTERM waits', ['SIGTERM']],
  ['two signals are one stop, which waits', ['SIGTERM', 'SIGINT']],
])('%s for a purchase that is on its way: its caller gets the labels, and they are kept', async (_, signals) => {
  const dataDir = newFolder();
  const station = await launchWithApi(dataDir);
  const answer: Promise<Answer> = station.api.ship('on-its-way', slow(500));
  await expect.poll(async () => (await station.api.get('/station/v1/shipments')).body.shipments.length).toBe(1);
  for (const signal of signals) station.child.kill(signal);

  const { status, body } = await answer;
  expect([status, await station.ended]).toEqual([200, CLEAN]);
  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/shipments/by-transaction/on-its-way')).body).toMatchObject({
    state: 'LABELLED',
    data: body.data,
  });
  await again.stop();
});

test('a stop gives a purchase up that takes too long: its caller hears that it is in doubt, and the station ends within 20 s', async () => {
  const dataDir = newFolder();
  const station = await launchWithApi(dataDir);
  const answer: Promise<Answer> = station.api.ship('too-long', slow(60_000));
  await expect.poll(async () => (await station.api.get('/station/v1/shipments')).body.shipments.length).toBe(1);
  const began = performance.now();
  station.child.kill('SIGTERM');

  expect((await answer).body).toMatchObject({ code: 'CARRIER_OUTCOME_UNKNOWN', purchase: 'unknown' });
  expect(await station.ended).toEqual(CLEAN);
  expect(performance.now() - began).toBeLessThan(20_000);
  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/shipments/by-transaction/too-long')).body).toMatchObject({
    code: 'CARRIER_OUTCOME_UNKNOWN',
    purchase: 'unknown',
  });
  await again.stop();
}, 60_000);

test.skipIf(!existsSync('/usr/bin/script'))(
  'closing its terminal (needs script) waits for a purchase that is on its way, and ends it in order',
  async () => {
    const dataDir = newFolder();
    const terminal = launchInTerminal('--port', '0', '--data-dir', dataDir);
    const api = await createApi(await terminal.ready, credentialsIn(dataDir));
    const answer = api.ship('on-its-way', slow(500));
    await expect.poll(async () => (await api.get('/station/v1/shipments')).body.shipments.length).toBe(1);
    terminal.child.kill('SIGKILL');

    expect((await answer).status).toBe(200);
    await expect.poll(() => existsSync(join(dataDir, 'ledger.db-open'))).toBe(false);
  },
);

test('a signal while it starts ends it with status 0, and the next start is sound', async () => {
  const dataDir = newFolder();
  const station = launch('--port', '0', '--data-dir', dataDir);
  await expect.poll(() => existsSync(join(dataDir, 'ledger.db')), { interval: 5 }).toBe(true);
  station.child.kill('SIGTERM');
  expect(await station.ended).toEqual(CLEAN);

  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/accounts')).body.accounts).toHaveLength(9);
  await again.stop();
});

describe('npm start', () => {
  test('starts a station, and ending npm ends the station with its purchases settled', async () => {
    const dataDir = newFolder();
    const npm = npmStart('--port', '0', '--data-dir', dataDir);
    const address = await npm.ready;
    const api = await createApi(address, credentialsIn(dataDir));
    const answer = api.ship('under-npm', slow(500));
    await expect.poll(async () => (await api.get('/station/v1/shipments')).body.shipments.length).toBe(1);
    npm.child.kill('SIGTERM');

    expect((await answer).status).toBe(200);
    await npm.ended;
    await expect.poll(() => isRefused(address)).toBe(true);
    await expect.poll(() => existsSync(join(dataDir, 'station.json'))).toBe(false);
  });
});
