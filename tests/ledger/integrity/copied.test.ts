import { copyFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { noteWhole } from '#electron/ledger/local/left-whole.ts';
import { beginGap } from '#electron/ledger/sqlite/backup/gap.ts';
import { openRowChecksums } from '#electron/ledger/sqlite/integrity/row-checksums.ts';
import { openMeta } from '#electron/ledger/sqlite/meta.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, newFolder, NOON, TestClock } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

type Bring = (from: string, to: string) => void;

/** Brings the files of the closed ledger to another folder, as a person does it. */
function bringTo(path: string, bring: Bring): void {
  for (const suffix of ['', '-witness']) bring(station.path + suffix, path + suffix);
}

const open = (path: string) => openSqliteLedger({ ...station, path });

test('a ledger that was copied says that its station may have gone on elsewhere, until a person has confirmed it', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  const place = newFolder();
  bringTo(place.path, copyFileSync);
  station.clock.at = NOON + 1000;
  const gap = { from: NOON, until: NOON + 1000, areSalesKnown: false, confirmedAt: null, beforeCopy: null };
  await (await open(place.path)).close();
  station.clock.at = NOON + 2000;
  const copy = await open(place.path);
  expect(copy.unconfirmedGap()).toEqual(gap);
  expect(await copy.gap()).toEqual(gap);
  expect(await copy.confirmGap()).toBe(true);
  expect(await copy.gap()).toBeNull();
  await copy.close();
  const again = await open(place.path);
  expect([again.unconfirmedGap(), await again.gap()]).toEqual([null, null]);
  expect(await again.confirmGap()).toBe(false);
  await again.close();
  place.remove();
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.unconfirmedGap()).toBeNull();
});

test('a ledger that was only moved says nothing', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  const place = newFolder();
  bringTo(place.path, renameSync);
  const moved = await open(place.path);
  expect(moved.unconfirmedGap()).toBeNull();
  await moved.close();
  place.remove();
  station.ledger = await openSqliteLedger(station);
});

/** Has the closed ledger say that it lies in another file. */
function sayFile(file: string, path = station.path): void {
  const database = openDatabase(path);
  openMeta(
    database,
    openRowChecksums(database, () => undefined),
  ).checkOrSeal();
  database.prepare("UPDATE meta SET value = ? WHERE name = 'file'").run(file);
  database.close();
}

/** As on a disk that numbers its files anew at every mount. */
const renumber = (path?: string) => sayFile('1', path);

test('a ledger whose file only has another number is no copy, where nobody wrote to it since it was closed', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  renumber();
  await noteWhole(station.path, NOON);
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.unconfirmedGap()).toBeNull();
  await station.ledger.close();
  renumber();
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.unconfirmedGap()).toMatchObject({ beforeCopy: null });
});

test('a ledger that was put back in the place of one that was deleted, and got the number of its file, was copied', async () => {
  await station.ledger.close();
  const { ino, birthtimeNs } = statSync(station.path, { bigint: true });
  sayFile(`${ino} ${birthtimeNs - 1n}`);
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.unconfirmedGap()).toMatchObject({ beforeCopy: null });
});

test('a ledger that says the number of its file alone, as where the disk does not say when it was made, is the same one', async () => {
  await station.ledger.close();
  sayFile(String(statSync(station.path).ino));
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.unconfirmedGap()).toBeNull();
});

/** Of a station that was killed at work, or is at work still. */
describe('the files of an open ledger, in another folder', () => {
  const clock = new TestClock();
  let from: ReturnType<typeof newFolder>;
  let to: ReturnType<typeof newFolder>;
  let ledger: Ledger;
  beforeEach(async () => {
    [from, to] = [newFolder(), newFolder()];
    clock.at = Date.now() - 60 * 60_000;
    await (await openSqliteLedger({ ...station, path: from.path, clock })).close();
  });
  afterEach(() => [from, to].forEach((place) => place.remove()));

  const bring = (suffixes: string[]) =>
    suffixes.forEach((suffix) => copyFileSync(from.path + suffix, to.path + suffix));
  const gapThere = async () => {
    const copy = await openSqliteLedger({ ...station, path: to.path, clock });
    const gap = copy.unconfirmedGap();
    await copy.close();
    await ledger.close();
    return gap;
  };

  test('are no copy where they only have other numbers, whatever was written since it was opened', async () => {
    writeFileSync(`${to.path}-open`, '');
    clock.at = statSync(`${to.path}-open`).ctimeMs;
    ledger = await openSqliteLedger({ ...station, path: from.path, clock });
    await accept(ledger);
    await vi.waitFor(
      () => {
        bring(['', '-wal', '-witness']);
        expect(statSync(to.path).ctimeMs).toBeGreaterThan(clock.at + 1000);
      },
      { timeout: 5000 },
    );
    expect(await gapThere()).toBeNull();
  });

  test('are a copy, however short before they were written', async () => {
    ledger = await openSqliteLedger({ ...station, path: from.path, clock });
    clock.at = Date.now() + 60_000;
    await accept(ledger);
    bring(['', '-wal', '-witness', '-open']);
    expect(await gapThere()).toMatchObject({ beforeCopy: null });
  });
});

test('what a ledger did not know before it was copied, it does not know when that is confirmed, either', async () => {
  await station.ledger.close();
  const database = openDatabase(station.path);
  const meta = openMeta(
    database,
    openRowChecksums(database, () => undefined),
  );
  database.transaction(() => {
    meta.checkOrSeal();
    beginGap(meta, { from: NOON - 2000, until: NOON - 1000, areSalesKnown: false });
  })();
  database.close();
  const place = newFolder();
  copyFileSync(station.path, place.path);
  const copy = await open(place.path);
  expect(copy.unconfirmedGap()).toMatchObject({ from: NOON - 2000, until: NOON });
  await copy.confirmGap();
  expect(await copy.gap()).toEqual({ from: NOON - 2000, until: NOON - 1000, areSalesKnown: false, confirmedAt: NOON });
  await copy.close();
  place.remove();
  station.ledger = await openSqliteLedger(station);
});
