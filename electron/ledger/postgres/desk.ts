import { randomBytes } from 'node:crypto';
import { DeskTakenError } from '../errors.ts';
import type { DeskFile } from '../local/desk-file.ts';
import { newStationId } from '../ids.ts';
import type { Database, Session } from './database.ts';
import { beat, type Gate } from './restatement/gate.ts';

/** How long a run that says nothing counts as one that runs (contract, section 11). */
export const SILENT_AFTER_S = 15;
const HEARTBEAT_MS = 4000;
/** How many starts a database may be behind, and still know the desk. */
const RUNS_KEPT = 100;

/** Of a row of `station`: its run has lately said that it runs, by the clock of the database. */
export const IS_ALIVE = `heartbeat_at > clock_timestamp() - interval '${SILENT_AFTER_S} seconds'`;

/** The part of a ledger that is one desk's: its name in platform tracking numbers, and this run of it. */
export interface Desk {
  id: string;
  /** Nobody but the run that accepted a shipment sends it. */
  run: string;
  /** Runs of this desk before it, of this folder. */
  earlier: readonly string[];
}

/**
 * Takes the desk that the file names for a new run, or makes one. The file is written before the database, so that whatever is killed in
 * between, the next start knows its own earlier run.
 * @param isOfThisLedger whether the folder has been a desk of the same ledger, as far as is known
 * @throws DeskTakenError where a run holds the desk that is none of this folder's: the folder was copied.
 */
export async function takeDesk(database: Database, file: DeskFile, isOfThisLedger: boolean): Promise<Desk> {
  const run = randomBytes(16).toString('hex');
  const known = file.read();
  // A database that is from before the desk was made takes it again under its name.
  if (known && isOfThisLedger)
    await database.run(
      `INSERT INTO station (id, run, heartbeat_at) VALUES ($1, '', '-infinity') ON CONFLICT DO NOTHING`,
      [known.id],
    );
  const held = known && (await database.one<{ run: string }>('SELECT run FROM station WHERE id = $1', [known.id]));
  if (!known || !held) return makeDesk(database, file, run);
  if (held.run !== '' && !known.runs.includes(held.run)) throw new DeskTakenError(known.id);
  const earlier = known.runs.slice(0, RUNS_KEPT);
  file.write({ id: known.id, runs: [run, ...earlier] });
  const taken = await database.run(
    'UPDATE station SET run = $1, heartbeat_at = clock_timestamp() WHERE id = $2 AND run = $3',
    [...[run, known.id, held.run]],
  );
  if (taken !== 1) throw new DeskTakenError(known.id);
  return { id: known.id, run, earlier };
}

/** Two characters name a desk; whoever inserts them first has them. */
async function makeDesk(database: Database, file: DeskFile, run: string): Promise<Desk> {
  for (;;) {
    const id = newStationId();
    file.write({ id, runs: [run] });
    // It has nothing to state of what was before it.
    const made = await database.run(
      'INSERT INTO station (id, run, restated) SELECT $1, $2, number FROM restatement ON CONFLICT DO NOTHING',
      [id, run],
    );
    if (made === 1) return { id, run, earlier: [] };
  }
}

/** Takes the desk back in a database that has gone back to an earlier run of it; false where another one holds it. */
export async function retake(session: Session, { id, run, earlier }: Desk): Promise<boolean> {
  const taken = await session.run('UPDATE station SET run = $2 WHERE id = $1 AND run = ANY($3)', [id, run, earlier]);
  return taken === 1;
}

/** Says again and again that the run of the desk runs, until the returned function says that it ends. */
export async function beginHeartbeat(
  database: Database,
  desk: Desk,
  on: { taken(): void; heard(gate: Gate): Promise<void> },
): Promise<() => Promise<void>> {
  const { id, run } = desk;
  const say = async () => {
    const gate = await beat(database, desk);
    if (gate) await on.heard(gate);
    else if (!(await retake(database, desk))) on.taken();
  };
  // A database that is away hears it again when it is back.
  const sayOrNot = () => say().catch(() => undefined);
  const timer = setInterval(() => void sayOrNot(), HEARTBEAT_MS).unref();
  await sayOrNot();
  return async () => {
    clearInterval(timer);
    await database
      .run(`UPDATE station SET heartbeat_at = '-infinity' WHERE id = $1 AND run = $2`, [id, run])
      .catch(() => undefined);
  };
}
