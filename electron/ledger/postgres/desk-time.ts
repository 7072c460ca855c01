import type { Clock } from '#electron/engine/clock.ts';
import { leapSince, LedgerTime, openClockDoubt, type Leap } from '../ledger-time.ts';
import type { Database } from './database.ts';

/** Ledger time at one desk, with what is in doubt about its clock, and who settles it. */
export interface DeskTime extends ReturnType<typeof openClockDoubt> {
  time: LedgerTime;
  /** Notes how late it is, so that a later start is not before it. */
  record(): Promise<void>;
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
  const leap = earlier ?? leapSince(newest, time.now());

  const record = () =>
    database
      .run('UPDATE station SET newest_instant = greatest(newest_instant, $2) WHERE id = $1', [deskId, time.now()])
      .then(() => undefined);
  const noteHeld = (by: number) => database.run('UPDATE station SET clock_held = $2 WHERE id = $1', [deskId, by]);
  const noteLeap = (noted: Leap | null) =>
    database.run('UPDATE station SET clock_leap = $2 WHERE id = $1', [deskId, noted && JSON.stringify(noted)]);
  if (leap !== earlier) await noteLeap(leap);
  await record();
  return { time, record, ...openClockDoubt({ clock, time }, { held, leap }, { noteHeld, noteLeap }) };
}
