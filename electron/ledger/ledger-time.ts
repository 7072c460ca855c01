import type { Clock } from '#electron/engine/clock.ts';
import type { ClockDoubt } from '#electron/engine/maintenance/doubted-clock.ts';

/** How far the clock may be ahead of what has passed, and is followed: steps of a time server, and what two clocks of a machine differ by. */
const FOLLOWED_MS = 2 * 60_000;
const FOLLOWED_SHARE = 0.001;
/** A station may have been off for so long without anybody being asked. */
const OFF_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Ledger time: the wall clock as far as the time that passed since the start bears it out, and never before an instant already given or
 * recorded (contract, section 4). A clock set back, or ahead, changes nothing: ledger time goes on with the time that passes. So nothing is
 * freed, expired or forgotten early on one reading of a clock, and instants follow the order of events.
 */
export class LedgerTime {
  readonly #clock: Clock;
  readonly #elapsed: () => number;
  /** Ledger time at the beginning, and what had passed by then. */
  #begin: number;
  #passedBefore: number;
  #newest: number;
  #held: number;

  /**
   * @param newestRecorded milliseconds since 1970; 0 in a new ledger
   * @param held by how much the clock was ahead, and was not followed, when this was last noted; milliseconds
   */
  constructor(clock: Clock, newestRecorded: number, held = 0) {
    this.#clock = clock;
    this.#elapsed = clock.elapsed ?? forwardOf(clock);
    this.#passedBefore = this.#elapsed();
    const wall = Math.trunc(clock.now());
    // Where it was ahead and is no more, somebody has set it right.
    this.#held = wall - held >= newestRecorded ? held : 0;
    this.#begin = Math.max(newestRecorded, wall - this.#held);
    // Whole, as every instant is that is recorded: the clock may have been ahead by a part of a millisecond.
    this.#newest = Math.trunc(this.#begin);
  }

  now(): number {
    const passed = this.#elapsed() - this.#passedBefore;
    const expected = this.#begin + passed;
    const limit = expected + FOLLOWED_MS + passed * FOLLOWED_SHARE;
    const wall = this.#clock.now();
    if (this.#held > 0 && wall <= limit) this.#held = 0;
    if (wall - this.#held > limit) this.#held = wall - expected;
    this.#newest = Math.max(this.#newest, Math.trunc(Math.max(expected, wall - this.#held)));
    return this.#newest;
  }

  /** By how much the clock is ahead and not followed; milliseconds, 0 where it is followed. */
  held(): number {
    this.now();
    return this.#held;
  }

  /** Follows the clock from now on, because a person says that it is right. */
  follow(): void {
    this.#passedBefore = this.#elapsed();
    this.#begin = Math.max(this.#newest, this.#clock.now());
    this.#held = 0;
  }
}

/** What has passed, for a clock that only tells the time: what it went forward of what it ever showed. */
function forwardOf(clock: Clock): () => number {
  let newest = clock.now();
  return () => (newest = Math.max(newest, clock.now()));
}

/** A time of which nothing was recorded, and for which the station was off, or its clock is wrong. */
export type Leap = Extract<ClockDoubt, { kind: 'leap' }>;

/** The leap between the newest instant that was recorded (0 in a new ledger) and now; null where a station may be off for so long. */
export const leapSince = (newest: number, now: number): Leap | null =>
  newest > 0 && now - newest > OFF_FOR_MS ? { kind: 'leap', from: newest, to: now } : null;

/** Where a ledger notes what is in doubt about the clock. */
interface DoubtNotes {
  noteHeld(by: number): Promise<unknown>;
  noteLeap(leap: Leap | null): Promise<unknown>;
}

/** What is in doubt about the clock, and who settles it. @param noted what the ledger says of it at the start */
export function openClockDoubt(
  { clock, time }: { clock: Clock; time: LedgerTime },
  noted: { held: number; leap: Leap | null },
  notes: DoubtNotes,
) {
  let { held, leap } = noted;
  const noteHeld = (by: number) => {
    held = by;
    return notes.noteHeld(by);
  };
  const forgetLeap = () => {
    leap = null;
    return notes.noteLeap(null);
  };

  return {
    clockDoubt(): ClockDoubt | null {
      const by = time.held();
      if (Math.abs(by - held) > 1000) noteHeld(by).catch(() => undefined);
      // Somebody has set the clock back: the leap was none.
      if (leap && clock.now() < leap.to - DAY) forgetLeap().catch(() => undefined);
      return by > 0 ? { kind: 'held', by } : leap;
    },

    async confirmClock(): Promise<boolean> {
      if (time.held() === 0 && leap === null) return false;
      time.follow();
      await noteHeld(0);
      await forgetLeap();
      return true;
    },
  };
}
