import { afterEach, beforeEach } from 'vitest';
import type { StartChild } from '#electron/child/child-process.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from './samples.ts';

/** Backups are kept by another process: whoever wants one says how it is started, and is no unit test (tests/sort-tests.ts). */
const startsNone: StartChild = (script) => {
  throw new Error(`Nobody said how ${script.pathname} is started`);
};

/** A fresh ledger for each test of the file, with a clock that the test turns. */
export function useLedger({ startChild = startsNone }: { startChild?: StartChild } = {}) {
  let place: ReturnType<typeof newFolder>;
  const station = {
    startChild,
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
      station.ledger = await openSqliteLedger(station);
    },
  };
  beforeEach(async () => {
    place = newFolder();
    station.clock = new TestClock();
    station.ledger = await openSqliteLedger(station);
  });
  afterEach(async () => {
    await station.ledger.close();
    place.remove();
  });
  return station;
}
