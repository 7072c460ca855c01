import type { Clock } from '#electron/engine/clock.ts';
import type { ClockDoubt } from '#electron/engine/maintenance/doubted-clock.ts';
import { LedgerTime } from '../ledger-time.ts';
import type { Database } from './database.ts';

/** A station may have been off for so long without anybody being asked. */
const OFF_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

type Leap = Extract<ClockDoubt, { kind: 'leap' }>;

/** Ledger time at one desk, with what is in doubt about its clock, and who settles it. */
export interface DeskTime extends LedgerDoubt {
  time: LedgerTime;
  /** Notes how late it is, so that a later start is not before it. */
  record(): Promise<void>;
}

interface LedgerDoubt {
  clockDoubt(): ClockDoubt | null;
  confirmClock(): Promise<boolean>;
}

interface Noted {
  newest: number;
  held: number;
  leap: Leap | null;
}

/** Ledger time as a start finds it; a leap since the last instant that this desk recorded is noted. */
export async function beginTime(database: Database, clock: Clock, deskId: string): Promise<DeskTime> {
  const found = await database.one<Noted>(
    `SELECT greatest(newest_instant, coalesce((SELECT at FROM journal WHERE station_id = id AND journal.line = station.line), 0)) AS newest,
       clock_held AS held, clock_leap AS leap FROM station WHERE id = $1`,
    [deskId],
  );
  const { newest, held, leap: earlier } = found ?? { newest: 0, held: 0, leap: null };
  const time = new LedgerTime(clock, newest, held);
  const now = time.now();
  const isLeap = newest > 0 && now - newest > OFF_FOR_MS;
  let leap = earlier ?? (isLeap ? ({ kind: 'leap', from: newest, to: now } satisfies Leap) : null);
  let noted = held;

  const record = () =>
    database
      .run('UPDATE station SET newest_instant = greatest(newest_instant, $2) WHERE id = $1', [deskId, time.now()])
      .then(() => undefined);
  const noteHeld = (by: number) => {
    noted = by;
    return database.run('UPDATE station SET clock_held = $2 WHERE id = $1', [deskId, by]);
  };
  const noteLeap = (to: Leap | null) => {
    leap = to;
    return database.run('UPDATE station SET clock_leap = $2 WHERE id = $1', [deskId, to && JSON.stringify(to)]);
  };
  if (leap !== earlier) await noteLeap(leap);
  await record();

  return {
    time,
    record,
    clockDoubt() {
      const by = time.held();
      if (Math.abs(by - noted) > 1000) noteHeld(by).catch(() => undefined);
      // Somebody has set the clock back: the leap was none.
      if (leap && clock.now() < leap.to - DAY) noteLeap(null).catch(() => undefined);
      return by > 0 ? { kind: 'held', by } : leap;
    },
    async confirmClock() {
      if (time.held() === 0 && leap === null) return false;
      time.follow();
      await noteHeld(0);
      await noteLeap(null);
      return true;
    },
  };
}
