import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, newFolder } from './samples.ts';
import { useLedger } from './use-ledger.ts';

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

test('a ledger that was closed needs no log', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  expect(readdirSync(station.folder)).toEqual(['ledger.sqlite']);
  station.ledger = await openSqliteLedger(station);
});

test.each(['-open', '-spill'])('where a ledger’s %s lies without it, no new one is made in silence', async (suffix) => {
  await station.ledger.close();
  rmSync(station.path);
  writeFileSync(station.path + suffix, '');
  await expect(openSqliteLedger(station)).rejects.toThrow(LedgerDamagedError);
  expect(existsSync(station.path)).toBe(false);
});
