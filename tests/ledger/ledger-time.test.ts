import { expect, test } from 'vitest';
import { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn, openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, HOUR, NOON } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

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

test('ledger time is whole milliseconds, also at the first moment after a start with a clock that is ahead by part of one', () => {
  const clock = { now: () => NOON + HOUR, elapsed: () => 0 };
  const time = new LedgerTime(clock, NOON, HOUR - 0.4);
  expect(time.now()).toBe(NOON);
});
