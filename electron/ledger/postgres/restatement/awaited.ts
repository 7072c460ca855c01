import type { AwaitedDesks } from '#electron/engine/maintenance/awaited-desks.ts';
import type { Database } from '../database.ts';
import { noteGap } from '../meta.ts';
import { skipUnknown } from './floors.ts';
import { whyShut, readShut } from './gate.ts';

/** Desks that the ledger waits for before anybody buys, and who says of one that it is gone. */
export const openAwaitedDesks = (database: Database, now: () => number): AwaitedDesks => ({
  async read() {
    const shut = await readShut(database);
    return shut && { desks: shut.awaited, trouble: whyShut(shut) };
  },

  waive: (desk, by) =>
    database.transaction(async (session) => {
      const gate = await session.one<{ reachedTo: number | null }>(
        'SELECT reached_to AS "reachedTo" FROM restatement FOR UPDATE',
      );
      if ((await session.run('DELETE FROM awaited_desk WHERE station_id = $1', [desk])) === 0) return false;
      await session.run('UPDATE station SET waived_by = $2, waived_at = clock_timestamp() WHERE id = $1', [desk, by]);
      const until = now();
      const from = gate?.reachedTo ?? until;
      await skipUnknown(session, until - from);
      await noteGap(session, { from, until });
      await session.run('UPDATE restatement SET awaits = EXISTS (SELECT 1 FROM awaited_desk)');
      return true;
    }),
});
