import type { Clock } from '#electron/engine/ports.ts';

/**
 * Ledger time: the wall clock, but never before an instant already given or recorded (contract, section 4). A clock set back
 * makes it stand still; so nothing is freed early and instants follow the order of events.
 */
export class LedgerTime {
  readonly #clock: Clock;
  #newest: number;

  /** @param newestRecorded milliseconds since 1970; 0 in a new ledger. */
  constructor(clock: Clock, newestRecorded: number) {
    this.#clock = clock;
    this.#newest = newestRecorded;
  }

  now(): number {
    this.#newest = Math.max(this.#newest, Math.trunc(this.#clock.now()));
    return this.#newest;
  }
}
