import { expect, test } from 'vitest';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn, openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, HOUR, NOON, TestClock } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

test('ledger time follows the clock while it goes forward', () => {
  station.clock.at = NOON + HOUR;
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time stands still while the clock is behind it', () => {
  station.clock.at = NOON + HOUR;
  station.ledger.now();
  station.clock.at = NOON - HOUR;
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time is never before an instant that was recorded, also after a restart', async () => {
  station.clock.at = NOON + HOUR;
  await accept(station.ledger);
  station.clock.at = NOON - HOUR;
  await station.reopen();
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time is never before the last line of the journal, though nobody closed the ledger', async () => {
  await station.ledger.close();
  const database = openDatabase(station.path);
  const ledger = ledgerOn(database, station.clock);
  station.clock.at = NOON + HOUR;
  await accept(ledger);
  database.close();
  station.clock.at = NOON - HOUR;
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time that was only read is kept over an orderly stop', async () => {
  station.clock.at = NOON + HOUR;
  station.ledger.now();
  await station.ledger.close();
  station.ledger = await openSqliteLedger({ path: station.path, clock: new TestClock() });
  expect(station.ledger.now()).toBe(NOON + HOUR);
});
