import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { openPool, type Database } from '#electron/ledger/postgres/database.ts';
import { newDatabase } from '../database.ts';

/** A database that one desk may lose, while others have it. */
export interface LostDatabase {
  database: Database;
  /** The same, as that desk has it. */
  ofDesk: Database;
  /** When the desk loses it: before a statement arrives, or before its answer does; null while it has it. */
  away: 'before' | 'after' | null;
  remove(): Promise<void>;
}

/**
 * An empty one, which knows the desks of these runs.
 * @param isLost of which statements the answer is lost; of all unless given
 */
export async function newLostDatabase(
  runs: readonly string[],
  isLost: (statement: string) => boolean = () => true,
): Promise<LostDatabase> {
  const made = await newDatabase();
  const database = openPool(made.address);
  for (const run of runs)
    await database.run('INSERT INTO station (id, run, heartbeat_at) VALUES ($1, $2, clock_timestamp())', [
      run.slice(0, 2).toUpperCase(),
      run,
    ]);
  const lost: LostDatabase = {
    ...{ database, away: null },
    ofDesk: {
      ...database,
      async run(...statement) {
        if (lost.away === 'before') throw new LedgerAwayError();
        const count = await database.run(...statement);
        if (lost.away === 'after' && isLost(statement[0])) throw new LedgerAwayError();
        return count;
      },
    },
    async remove() {
      await database.close();
      await made.drop();
    },
  };
  return lost;
}
