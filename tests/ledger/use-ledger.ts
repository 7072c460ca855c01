import { afterEach, beforeEach } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from './samples.ts';

/** A fresh ledger for each test of the file, with a clock that the test turns. */
export function useLedger() {
  let place: ReturnType<typeof newFolder>;
  const station = {
    clock: new TestClock(),
    ledger: undefined as unknown as Ledger,
    get folder() {
      return place.folder;
    },
    get path() {
      return place.path;
    },
    /** Closes the ledger and opens it again, as a restart does. */
    async reopen(): Promise<void> {
      await station.ledger.close();
      station.ledger = await openSqliteLedger({ path: place.path, clock: station.clock });
    },
  };
  beforeEach(async () => {
    place = newFolder();
    station.clock = new TestClock();
    station.ledger = await openSqliteLedger({ path: place.path, clock: station.clock });
  });
  afterEach(async () => {
    await station.ledger.close();
    place.remove();
  });
  return station;
}
