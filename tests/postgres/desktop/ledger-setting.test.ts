import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LedgerPlace } from '#shared/ipc/bridge.ts';
import { newDataDir } from '../../helpers/station.ts';
import { launch, tryLaunch, useLaunches, type TestDesktop } from '../../electron/use-desktop.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

useLaunches();

let database: TestDatabase;
let dataDir: string;
let place: LedgerPlace;
beforeEach(async () => {
  [database, dataDir] = [await newDatabase(), newDataDir()];
  const { user, password = '', hosts, database: name } = database.address;
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, `${password}\n`);
  const address = `postgres://${user}@${hosts[0]?.host ?? ''}:${hosts[0]?.port ?? 0}/${name}`;
  place = { address, passwordFile, caFile: '', secretsKey: `${dataDir}.key` };
});
afterEach(async () => {
  rmSync(place.passwordFile, { force: true });
  rmSync(place.secretsKey, { force: true });
  await database.drop();
});

const kept = () => join(dataDir, 'desktop', 'ledger.json');
const isDesk = () => existsSync(join(dataDir, 'desk.json'));
const set = ({ ask }: TestDesktop, to: LedgerPlace | null) => ask('station:setLedger', to);

test('a database that is set in the application holds from the next start, and the file again once it is taken away', async () => {
  const first = await launch({ dataDir });
  expect(await first.ask('station:ledger')).toEqual({ place: null, isGiven: false });
  expect(await set(first, place)).toBe(null);
  expect(readFileSync(kept(), 'utf8')).not.toContain(database.address.password);
  if (process.platform !== 'win32') expect(statSync(kept()).mode & 0o077).toBe(0);
  expect(isDesk()).toBe(false);
  await first.desktop.stop();

  const second = await launch({ dataDir });
  expect(isDesk()).toBe(true);
  expect(existsSync(place.secretsKey)).toBe(true);
  expect(await second.ask('station:ledger')).toEqual({ place, isGiven: false });
  const backups = await second.call('/station/v1/backups');
  expect(await backups.json()).toMatchObject({ code: 'BACKUPS_ELSEWHERE' });
  expect(await set(second, null)).toBe(null);
  await second.desktop.stop();

  const third = await launch({ dataDir });
  expect([existsSync(kept()), (await third.call('/station/v1/backups')).status]).toEqual([false, 200]);
});

test('one that cannot be used is said in a sentence, and not kept', async () => {
  const desktop = await launch({ dataDir });
  const said = async (change: Partial<LedgerPlace>) => (await set(desktop, { ...place, ...change })) as string;
  expect(await said({ address: 'somewhere' })).toMatch(/another form than postgres:\/\//);
  expect(await said({ address: place.address.replace('@', ':secret@') })).toMatch(
    /^A password in the address could be read/,
  );
  expect(await said({ address: place.address.replace(/:\d+\//, ':1/') })).toMatch(
    /ECONNREFUSED.*correct the address\.$/,
  );
  expect(await said({ address: `${place.address}_gone` })).toMatch(
    /does not exist.*correct its name in the address\.$/,
  );
  expect(await said({ secretsKey: place.passwordFile })).toMatch(
    /^The key file cannot be used: .* is not a key of a station$/,
  );
  expect(await said({ passwordFile: 'relative' })).toBe('Write the whole path of relative.');
  writeFileSync(place.passwordFile, 'another\n');
  expect(await said({})).toMatch(/password authentication failed.*the password file/);
  expect(existsSync(kept())).toBe(false);
});

test('a start on it that fails says where it was set, and opens no other ledger', async () => {
  const first = await launch({ dataDir });
  await set(first, place);
  await first.desktop.stop();
  rmSync(join(dataDir, 'ledger.db'));
  rmSync(join(dataDir, 'ledger.db-witness'), { force: true });
  await database.asAdministrator('INSERT INTO packbench.version (number, oldest) VALUES (99, 98)');
  const { desktop, seen } = await tryLaunch({ dataDir });
  expect(desktop).toBe(null);
  expect(seen.errors.join()).toMatch(/ledger version 99.*desktop.ledger\.json, or delete that file/);
  expect(existsSync(join(dataDir, 'ledger.db'))).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

test('what the command line names goes before it', async () => {
  const first = await launch({ dataDir });
  await set(first, { ...place, secretsKey: '' });
  await first.desktop.stop();
  const another = await newDatabase();
  const address = place.address.replace(/[^/]+$/, another.address.database);
  const second = await launch({ dataDir, args: ['--ledger', address, '--ledger-password-file', place.passwordFile] });
  expect(await second.ask('station:ledger')).toMatchObject({ place: { address: place.address }, isGiven: true });
  await second.desktop.stop();
  await another.asAdministrator('SELECT 1 / (SELECT count(*) FROM packbench.station)');
  await another.drop();
});
