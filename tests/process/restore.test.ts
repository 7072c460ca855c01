import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { some } from '../forms.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import { spawnStation } from '../fault/harness/spawn-station.ts';
import { launch, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

/** Runs a station until it ends by itself, or until it is ready. */
async function run(...args: string[]) {
  const station = launch('--port', '0', ...args);
  await station.ready.then(() => station.child.kill('SIGTERM')).catch(() => undefined);
  return { ...(await station.ended), ...station.output() };
}

test('a station on a damaged ledger does not start, says how to go back, and goes back with one option', async () => {
  const dataDir = newFolder();
  const station = await startTestStation({ dataDir });
  await station.api.ship('kept', request());
  const { body } = await station.api.post('/station/v1/backups', undefined);
  await station.api.ship('lost', request());
  await station.stop();
  writeFileSync(join(dataDir, 'ledger.db'), Buffer.alloc(4096));

  const refused = await run('--data-dir', dataDir);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`--restore ${body.backup.name}`);
  expect(refused.stderr).not.toContain('..');
  expect(readFileSync(join(dataDir, 'ledger.db'))).toEqual(Buffer.alloc(4096));

  const restored = await run('--data-dir', dataDir, '--restore', body.backup.name);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(/The ledger is now as it was at .*\n.*quarantine.*\n?.*\nPackbench is ready/s);
  expect(existsSync(join(dataDir, 'quarantine'))).toBe(true);

  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
  // The witness beside the ledger knows that it was bought, and with which numbers.
  const lost = await again.api.get('/station/v1/shipments/by-transaction/lost');
  expect(lost.body).toMatchObject({ code: 'CARRIER_OUTCOME_UNKNOWN', purchase: 'unknown' });
  await again.stop();
});

test('a station whose ledger is behind its witness says so, and goes on with it as it is with one option', async () => {
  const dataDir = newFolder();
  const ledger = join(dataDir, 'ledger.db');
  const first = await startTestStation({ dataDir });
  await first.api.ship('kept', request());
  await first.stop();
  const older = readFileSync(ledger);
  const second = await startTestStation({ dataDir });
  await second.api.ship('lost', request());
  await second.stop();
  writeFileSync(ledger, older);

  const refused = await run('--data-dir', dataDir);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /has lost what was written last.*--restore present to go on with the ledger as it is/s,
  );
  expect(readFileSync(ledger).equals(older)).toBe(true);

  const gone = await run('--data-dir', dataDir, '--restore', 'present');
  expect([gone.code, gone.stderr]).toEqual([0, '']);
  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
  expect((await again.api.ship('lost', request())).body).toMatchObject({
    code: 'TRANSACTION_IN_DOUBT',
    purchase: 'unknown',
  });
  await again.stop();
});

test('a backup that is not there is named as such, and nothing changes', async () => {
  const dataDir = newFolder();
  const station = await startTestStation({ dataDir });
  await station.stop();
  const before = readFileSync(join(dataDir, 'ledger.db'));
  const { code, stderr } = await run('--data-dir', dataDir, '--restore', 'none.db');
  expect([code, stderr]).toEqual([1, expect.stringContaining('There is no backup none.db')]);
  expect(readFileSync(join(dataDir, 'ledger.db'))).toEqual(before);
});

/** What restoring comes to: all is prepared, the old log is gone, the backup is in its place, what belonged to the old one is gone. */
test.each(some([1, 2, 3, 4], 2))(
  'a planned restore that is killed at its step %i is done at the next start, once',
  async (count) => {
    const dataDir = newFolder();
    const station = await startTestStation({ dataDir });
    await station.api.ship('kept', request());
    const { body: made } = await station.api.post('/station/v1/backups', undefined);
    await station.api.ship('since', request());
    await station.api.call('PUT', '/station/v1/restore', { body: { backup: made.backup.name } });
    await station.stop();

    const killed = spawnStation(dataDir, { dieAt: { step: 'restoring', count } });
    expect((await killed.ended).signal).toBe('SIGKILL');

    await restoreAtStart(dataDir);
    expect(readdirSync(join(dataDir, 'quarantine')).length).toBe(1);
    const again = await startTestStation({ dataDir });
    const { api } = again;
    expect((await api.get('/station/v1/restore')).body.restore).toMatchObject({ state: 'DONE', shipmentsInDoubt: 1 });
    expect((await api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
    expect((await api.ship('since', request())).body.code).toBe('TRANSACTION_IN_DOUBT');
    await api.ship('afterwards', request());
    expect((await api.get('/station/v1/doctor')).body.checks).not.toContainEqual(
      expect.objectContaining({ status: 'failed' }),
    );
    await again.stop();

    const later = await startTestStation({ dataDir });
    expect((await later.api.get('/station/v1/shipments/by-transaction/afterwards')).status).toBe(200);
    await later.stop();
  },
);

test('a restore that is killed before it is noted has put nothing away: the ledger in use is no ledger of before', async () => {
  const dataDir = newFolder();
  const station = await startTestStation({ dataDir });
  await station.api.ship('kept', request());
  const { body: made } = await station.api.post('/station/v1/backups', undefined);
  await station.stop();
  const killed = spawnStation(dataDir, { dieAt: { step: 'restoring' }, args: ['--restore', made.backup.name] });
  expect((await killed.ended).signal).toBe('SIGKILL');

  expect(await restoreAtStart(dataDir)).toEqual([]);
  expect(readdirSync(join(dataDir, 'quarantine'))).toEqual([]);
  const again = await startTestStation({ dataDir });
  expect((await again.api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
  await again.stop();
});
