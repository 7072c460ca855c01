import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashesOf } from '../fault/harness/ledger-files.ts';
import { makeNewer, NEWER_VERSION } from '../helpers/newer-ledger.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import { launch, launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

test('a ledger that a newer version wrote is refused with both versions and both ways back, and left as it is', async () => {
  const dataDir = newFolder();
  const earlier = await startTestStation({ dataDir });
  await earlier.api.ship('before', request());
  const { backup } = (await earlier.api.post('/station/v1/backups', undefined)).body;
  await earlier.api.ship('after', request());
  await earlier.stop();
  makeNewer(join(dataDir, 'ledger.db'));
  // What a full disk left of a later one.
  writeFileSync(join(dataDir, 'backups', '2099-01-01T000000000Z-daily.db'), '');
  const before = hashesOf(dataDir);

  const refused = launch('--port', '0', '--data-dir', dataDir);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  const { stderr } = refused.output();
  expect(stderr).toContain(`ledger version ${NEWER_VERSION}; this program knows ${NEWER_VERSION - 1}`);
  expect(stderr).toContain('Start the newer version.');
  expect(stderr).toContain(`--restore ${backup.name}`);
  expect(hashesOf(dataDir)).toBe(before);

  const restored = await launchWithApi(dataDir, '--restore', backup.name);
  const states = await Promise.all(
    ['before', 'after'].map(async (id) => (await restored.api.get(`/station/v1/shipments/by-transaction/${id}`)).body),
  );
  expect(states).toMatchObject([{ state: 'LABELLED' }, { code: expect.any(String), purchase: 'unknown' }]);
  const { body } = await restored.api.ship('after', request());
  expect(body.purchase).not.toBe('made');
});

test('one that has no backup which this version can read says that, too', async () => {
  const dataDir = newFolder();
  await (await startTestStation({ dataDir })).stop();
  makeNewer(join(dataDir, 'ledger.db'));
  const refused = launch('--port', '0', '--data-dir', dataDir);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.output().stderr).toContain('There is no backup of it that this version can read.');
});
