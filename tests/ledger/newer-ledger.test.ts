import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { LedgerReadOnlyError } from '#electron/engine/read-only.ts';
import { LedgerInUseError, LedgerTooNewError } from '#electron/ledger/errors.ts';
import { openNewerLedger } from '#electron/ledger/sqlite/open-newer-ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { makeNewer } from '../helpers/newer-ledger.ts';
import { accept, acceptance, newFolder } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCK = 'reading.lock';
const station = useLedger();

/** What another process says of the ledger at this path. */
function elsewhere(script: string, path: string): string {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, path], options);
  return stdout.trim() || stderr;
}
const WRITES = `
  import Database from 'better-sqlite3';
  const database = new Database(process.argv[1], { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');
    console.log('opened');
  } catch ({ code }) {
    console.log(code);
  }`;
const ASKS = `
  import { isLedgerInUse } from '#electron/ledger/sqlite/is-ledger-in-use.ts';
  console.log(isLedgerInUse(process.argv[1]));`;

const contents = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== LOCK)
    .map((name) => [name, readFileSync(join(folder, name), 'latin1')]);

const openNewer = (place: { path: string }): Promise<Ledger> =>
  openSqliteLedger({ ...place, clock: station.clock }).catch((refusal: unknown) =>
    openNewerLedger({ ...place, clock: station.clock }, refusal),
  );

/** The files of a newer program that was killed: what it wrote last is in its log only. */
async function newerThatWasKilled() {
  const { id } = await accept(station.ledger);
  await station.ledger.close();
  makeNewer(station.path);
  const place = newFolder();
  const holding = `
    import Database from 'better-sqlite3';
    const database = new Database(process.argv[1]);
    database.pragma('wal_autocheckpoint = 0');
    database.exec("UPDATE shipment SET state = 'UNKNOWN'");
    process.kill(process.pid, 'SIGKILL');`;
  elsewhere(holding, station.path);
  for (const suffix of ['', '-wal']) copyFileSync(station.path + suffix, place.path + suffix);
  return { ...place, id, before: contents(place.folder) };
}

describe('a ledger of a newer version, opened to be read', () => {
  test('has what stood in the log of a station that was killed, and stays as it is', async () => {
    const place = await newerThatWasKilled();
    const ledger = await openNewer(place);

    expect((await ledger.shipments.find(place.id))?.state).toBe('UNKNOWN');
    await expect(ledger.shipments.accept(acceptance())).rejects.toThrow(LedgerReadOnlyError);
    expect(readdirSync(place.folder), 'what a kill would leave').toEqual([...place.before.map(([name]) => name), LOCK]);
    await ledger.close();
    expect(contents(place.folder)).toEqual(place.before);
    place.remove();
  });

  test('is in use: neither a program that writes nor another one that reads opens it meanwhile', async () => {
    const place = await newerThatWasKilled();
    const ledger = await openNewer(place);

    expect([elsewhere(WRITES, place.path), elsewhere(ASKS, place.path)]).toEqual(['SQLITE_BUSY', 'true']);
    await expect(openNewer(place)).rejects.toThrow(LedgerInUseError);
    await ledger.close();
    expect([elsewhere(ASKS, place.path), elsewhere(WRITES, place.path)]).toEqual(['false', 'opened']);
    place.remove();
  });

  test('has no log beside it where it had none', async () => {
    await station.ledger.close();
    makeNewer(station.path);
    const before = contents(station.folder);
    const ledger = await openNewer(station);

    expect(readdirSync(station.folder)).toEqual(['ledger.sqlite', LOCK]);
    expect(elsewhere(WRITES, station.path)).toBe('SQLITE_BUSY');
    await ledger.close();
    expect(contents(station.folder)).toEqual(before);
  });

  test('is not opened where a program that writes has it open', async () => {
    const place = await newerThatWasKilled();
    const writer = spawn(
      process.execPath,
      ['--input-type=module', '--eval', `${WRITES} process.stdin.resume();`, place.path],
      {
        cwd: ROOT,
      },
    );
    await once(writer.stdout, 'data');
    const opening = openNewerLedger({ ...place, clock: station.clock }, new LedgerTooNewError(2, 1));

    await expect(opening).rejects.toThrow(LedgerInUseError);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    expect(contents(place.folder)).toEqual(place.before);
    place.remove();
  });
});
