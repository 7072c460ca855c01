import { randomBytes } from 'node:crypto';
import { DeskTakenError } from '../errors.ts';
import type { DeskFile } from '../local/desk-file.ts';
import { newStationId } from '../ids.ts';
import type { Database } from './database.ts';

/** How long a run that says nothing counts as one that runs (contract, section 11). */
const SILENT_AFTER_S = 15;
const HEARTBEAT_MS = 4000;

/** Of a row of `station`: its run has lately said that it runs, by the clock of the database. */
export const IS_ALIVE = `heartbeat_at > clock_timestamp() - interval '${SILENT_AFTER_S} seconds'`;

/** The part of a ledger that is one desk's: its name in platform tracking numbers, and this run of it. */
export interface Desk {
  id: string;
  /** Nobody but the run that accepted a shipment sends it. */
  run: string;
}

/**
 * Takes the desk that the file names for a new run, or makes one. The file is written before the database, so that whatever is killed in
 * between, the next start knows its own earlier run.
 * @throws DeskTakenError where a run holds the desk that is none of this folder's: the folder was copied.
 */
export async function takeDesk(database: Database, file: DeskFile): Promise<Desk> {
  const run = randomBytes(16).toString('hex');
  const known = file.read();
  const held = known && (await database.one<{ run: string }>('SELECT run FROM station WHERE id = $1', [known.id]));
  if (!known || !held) return makeDesk(database, file, run);
  if (!known.runs.includes(held.run)) throw new DeskTakenError(known.id);
  file.write({ id: known.id, runs: [run, held.run] });
  const taken = await database.run(
    'UPDATE station SET run = $1, heartbeat_at = clock_timestamp() WHERE id = $2 AND run = $3',
    [...[run, known.id, held.run]],
  );
  if (taken !== 1) throw new DeskTakenError(known.id);
  return { id: known.id, run };
}

/** Two characters name a desk; whoever inserts them first has them. */
async function makeDesk(database: Database, file: DeskFile, run: string): Promise<Desk> {
  for (;;) {
    const id = newStationId();
    file.write({ id, runs: [run] });
    if ((await database.run('INSERT INTO station (id, run) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, run])) === 1)
      return { id, run };
  }
}

/** Says again and again that the run of the desk runs, until the returned function says that it ends. */
export function beginHeartbeat(database: Database, { id, run }: Desk, onTaken: () => void): () => Promise<void> {
  const beat = async () => {
    const beaten = await database.run(
      'UPDATE station SET heartbeat_at = clock_timestamp() WHERE id = $1 AND run = $2',
      [...[id, run]],
    );
    if (beaten !== 1) onTaken();
  };
  // A database that is away hears it again when it is back.
  const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await database
      .run(`UPDATE station SET heartbeat_at = '-infinity' WHERE id = $1 AND run = $2`, [id, run])
      .catch(() => undefined);
  };
}
