import type { Database } from 'better-sqlite3';
import type { Clock } from '#electron/engine/clock.ts';
import { leapSince, LedgerTime, openClockDoubt, type Leap } from '#electron/ledger/ledger-time.ts';
import type { Meta } from '../meta.ts';
import type { WriteQueue } from '../write-queue.ts';

const HELD = 'clock_held';
const LEAP = 'clock_leap';

const notedHeld = (meta: Meta) => Number(meta.text(HELD) ?? 0);
/** One that was settled leaves an empty text. */
const notedLeap = (meta: Meta) => JSON.parse(meta.text(LEAP) || 'null') as Leap | null;

/** Ledger time as a start finds it; a leap since the last instant that was recorded is noted. Inside the caller's transaction. */
export function beginTime(clock: Clock, meta: Meta): LedgerTime {
  const newest = meta.newestInstant();
  const time = new LedgerTime(clock, newest, notedHeld(meta));
  const leap = leapSince(newest, time.now());
  if (leap && notedLeap(meta) === null) meta.putText(LEAP, JSON.stringify(leap));
  return time;
}

interface Parts {
  clock: Clock;
  time: LedgerTime;
  meta: Meta;
}

/** What is in doubt about the clock, noted in the ledger itself. */
export function openNotedClockDoubt(database: Database, queue: WriteQueue, { clock, time, meta }: Parts) {
  const noted = database.transaction(() => ({ held: notedHeld(meta), leap: notedLeap(meta) }))();
  return openClockDoubt({ clock, time }, noted, {
    noteHeld: (by) => queue.write(() => meta.putText(HELD, String(by))),
    noteLeap: (leap) => queue.write(() => meta.putText(LEAP, leap ? JSON.stringify(leap) : '')),
  });
}
