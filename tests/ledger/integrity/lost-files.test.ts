import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError, LedgerTooNewError } from '#electron/ledger/errors.ts';
import { isLedgerInUse } from '#electron/ledger/sqlite/is-ledger-in-use.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, newFolder } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

/** The files as a station that is killed now would leave them, elsewhere. */
function afterKill() {
  const place = newFolder();
  for (const suffix of ['', '-wal', '-open']) copyFileSync(station.path + suffix, place.path + suffix);
  return { ...place, open: () => openSqliteLedger({ path: place.path, clock: station.clock }) };
}

describe('a ledger that was open when its station was killed', () => {
  test('is opened again with its log', async () => {
    const { id } = await accept(station.ledger);
    const place = afterKill();
    const ledger = await place.open();
    expect((await ledger.shipments.find(id))?.state).toBe('SENDING');
    await ledger.close();
    place.remove();
  });

  test('is not opened without it: what was written last would be gone without a word', async () => {
    await accept(station.ledger);
    const place = afterKill();
    rmSync(`${place.path}-wal`);
    const before = readdirSync(place.folder);
    await expect(place.open()).rejects.toThrow(LedgerDamagedError);
    await expect(place.open()).rejects.toThrow('its log');
    expect(readdirSync(place.folder)).toEqual(before);
    place.remove();
  });
});

describe('a ledger that was open when its station was killed, and is refused, stays as it is, with its log', () => {
  const contents = (folder: string) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);

  test('because it was cut off', async () => {
    await accept(station.ledger);
    const place = afterKill();
    truncateSync(place.path, 20_000);
    const before = contents(place.folder);
    await expect(place.open()).rejects.toThrow(LedgerDamagedError);
    expect(contents(place.folder)).toEqual(before);
    place.remove();
  });

  test('because it was emptied, also where somebody only asks whether it is in use', async () => {
    await accept(station.ledger);
    const place = afterKill();
    truncateSync(place.path, 0);
    const before = contents(place.folder);
    expect(isLedgerInUse(place.path)).toBe(false);
    await expect(place.open()).rejects.toThrow(LedgerDamagedError);
    expect(contents(place.folder)).toEqual(before);
    place.remove();
  });

  test('because a newer program wrote it', async () => {
    await station.ledger.close();
    const database = new Database(station.path);
    database.pragma('user_version = 999');
    database.close();
    const newer = new Database(station.path);
    newer.pragma('locking_mode = EXCLUSIVE');
    newer.exec("INSERT INTO setting (name, value) VALUES ('newer', '1')");
    const place = newFolder();
    for (const suffix of ['', '-wal']) copyFileSync(station.path + suffix, place.path + suffix);
    writeFileSync(`${place.path}-open`, '');
    newer.close();
    const before = contents(place.folder);
    await expect(openSqliteLedger({ path: place.path, clock: station.clock })).rejects.toThrow(LedgerTooNewError);
    expect(contents(place.folder)).toEqual(before);
    place.remove();
  });
});

test('a ledger that was closed needs no log', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  expect(readdirSync(station.folder)).toEqual(['ledger.sqlite', 'ledger.sqlite-closed', 'ledger.sqlite-witness']);
  station.ledger = await openSqliteLedger(station);
});

test.each(['-open', '-spill'])('where a ledger’s %s lies without it, no new one is made in silence', async (suffix) => {
  await station.ledger.close();
  rmSync(station.path);
  writeFileSync(station.path + suffix, '');
  await expect(openSqliteLedger(station)).rejects.toThrow(LedgerDamagedError);
  expect(existsSync(station.path)).toBe(false);
});
