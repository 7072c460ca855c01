import { afterEach, beforeEach, describe } from 'vitest';
import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { TestClock } from '../samples.ts';
import { BACKENDS, type LedgerBackend, type LedgerPlace, type Tampering } from './backends.ts';

/** A ledger on the backend that is tried, with a clock that the test turns. */
export interface Station<C extends Clock = TestClock> {
  ledger: Ledger;
  clock: C;
  /** Closes the ledger and opens it again, as a restart does. */
  reopen(): Promise<void>;
  /** Changes what is stored behind its back, between two runs. */
  tamper(change: Tampering): Promise<void>;
}

/** Declares the tests once for each backend; every test has a fresh ledger. */
export function conformance(tests: (station: Station) => void): void {
  conformanceWith(() => new TestClock(), tests);
}

/** As `conformance`, with a clock of the test's own. */
export function conformanceWith<C extends Clock>(makeClock: () => C, tests: (station: Station<C>) => void): void {
  describe.each(BACKENDS)('on $name', (backend) => tests(useBackend(backend, makeClock)));
}

function useBackend<C extends Clock>(backend: LedgerBackend, makeClock: () => C): Station<C> {
  let place: LedgerPlace;
  const station: Station<C> = {
    clock: makeClock(),
    ledger: undefined as unknown as Ledger,
    async reopen() {
      await station.ledger.close();
      station.ledger = await place.open(station.clock);
    },
    async tamper(change) {
      await station.ledger.close();
      await place.tamper(change);
      station.ledger = await place.open(station.clock);
    },
  };
  beforeEach(async () => {
    place = await backend.place();
    station.clock = makeClock();
    station.ledger = await place.open(station.clock);
  });
  afterEach(async () => {
    await station.ledger.close();
    await place.remove();
  });
  return station;
}

/** Calls so many times at once. */
export const atOnce = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
