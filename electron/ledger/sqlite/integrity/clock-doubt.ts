import type { Database } from 'better-sqlite3';
import type { ClockDoubt } from '#electron/engine/maintenance/doubted-clock.ts';
import { LedgerTime } from '#electron/ledger/ledger-time.ts';
import type { Clock } from '#electron/engine/clock.ts';
import type { Meta } from '../meta.ts';
import type { WriteQueue } from '../write-queue.ts';

const HELD = 'clock_held';
const LEAP = 'clock_leap';
/** A station may have been off for so long without anybody being asked. */
const OFF_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

type Leap = Extract<ClockDoubt, { kind: 'leap' }>;

/** Ledger time as a start finds it; a leap since the last instant that was recorded is noted. Inside the caller's transaction. */
export function beginTime(clock: Clock, meta: Meta): LedgerTime {
  const newest = meta.newestInstant();
  const time = new LedgerTime(clock, newest, Number(meta.text(HELD) ?? 0));
  const now = time.now();
  const leap: Leap = { kind: 'leap', from: newest, to: now };
  if (newest > 0 && now - newest > OFF_FOR_MS && meta.text(LEAP) === null) meta.putText(LEAP, JSON.stringify(leap));
  return time;
}

interface Parts {
  clock: Clock;
  time: LedgerTime;
  meta: Meta;
}

/** What is in doubt about the clock, and who settles it. */
export function openClockDoubt(database: Database, queue: WriteQueue, { clock, time, meta }: Parts) {
  const text = database.transaction(() => meta.text(LEAP))();
  let leap = text ? (JSON.parse(text) as Leap) : null;
  let noted = database.transaction(() => Number(meta.text(HELD) ?? 0))();

  const note = (held: number) => {
    noted = held;
    queue.write(() => meta.putText(HELD, String(held))).catch(() => undefined);
  };
  const forgetLeap = () => {
    leap = null;
    return queue.write(() => meta.putText(LEAP, ''));
  };

  return {
    clockDoubt(): ClockDoubt | null {
      const held = time.held();
      if (Math.abs(held - noted) > 1000) note(held);
      // Somebody has set the clock back: the leap was none.
      if (leap && clock.now() < leap.to - DAY) forgetLeap().catch(() => undefined);
      return held > 0 ? { kind: 'held', by: held } : leap;
    },

    async confirmClock(): Promise<boolean> {
      if (time.held() === 0 && leap === null) return false;
      time.follow();
      await queue.write(() => meta.putText(HELD, '0'));
      noted = 0;
      await forgetLeap();
      return true;
    },
  };
}
