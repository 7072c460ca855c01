import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Session } from '../database.ts';
import { MIGRATIONS } from '../migrations/index.ts';

/**
 * Which server answers, and which life of it: a standby that is promoted begins a new timeline, and a dump that is restored makes new
 * tables, in a new database or on another server.
 */
export const SERVER = `(
  (SELECT system_identifier FROM pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || '/' ||
  (SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || 'packbench.station'::regclass::oid)`;

/** How far the log of the server reaches. Read in a transaction that wrote, it is on the disk once that is committed. */
const WAL = `pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`;

const NEWEST = 'SELECT number, oldest FROM version ORDER BY number DESC LIMIT 1';

/**
 * Whether anything may be sold, for the very statement that claims an id or gives out a number: nobody has to have noticed anything, neither
 * that commits were lost, nor that a newer program has brought the ledger to a version that this one cannot work on.
 */
export const passes = () =>
  `EXISTS (SELECT 1 FROM restatement, (${NEWEST}) AS newest WHERE NOT awaits AND server = ${SERVER} AND oldest <= ${MIGRATIONS.length})`;

/** As one desk finds it. */
export interface Gate {
  /** The last restatement that was begun, and whether desks are awaited for it. */
  number: number;
  awaits: boolean;
  /** The server that it was for, and the one that answers. */
  server: string;
  now: string;
  wal: number;
  /** The last one that the desk took part in, and the hash that its witness ended with then. */
  restated: number;
  restatedFrom: string | null;
}

const GATE = `number, awaits, server, ${SERVER} AS now, ${WAL} AS wal, restated, restated_from AS "restatedFrom"`;

/** @throws Error where there is no such desk. */
export async function readGate(session: Session, desk: string): Promise<Gate> {
  const gate = await session.one<Gate>(`SELECT ${GATE} FROM restatement, station WHERE id = $1`, [desk]);
  if (!gate) throw new Error(`There is no desk ${desk}`);
  return gate;
}

/** The same, for a transaction that changes it: whoever else does waits. */
export async function lockGate(session: Session, desk: string): Promise<Gate> {
  await session.all('SELECT 1 FROM restatement FOR UPDATE');
  return readGate(session, desk);
}

/** Says that the run of the desk runs. Null where another run has the desk. */
export const beat = (session: Session, { id, run }: { id: string; run: string }): Promise<Gate | null> =>
  session.one<Gate>(
    `WITH station AS (
       UPDATE station SET heartbeat_at = clock_timestamp() WHERE id = $1 AND run = $2 RETURNING restated, restated_from
     ) SELECT ${GATE} FROM restatement, station`,
    [id, run],
  );

/** Why nothing may be sold. */
export interface Shut {
  kind: 'shut';
  /** Those that have yet to state what they know. */
  awaited: string[];
  /** Whether a desk has noticed so far that something may be missing. */
  isNoticed: boolean;
  /** The version of the ledger, where this program is too old for it. */
  newer: number | null;
}

/** Null where the gate lets through. */
export async function readShut(session: Session): Promise<Shut | null> {
  const found = await session.one<Omit<Shut, 'kind'> & { passes: boolean }>(
    `SELECT ${passes()} AS passes, awaits AND server = ${SERVER} AS "isNoticed",
       ARRAY(SELECT station_id FROM awaited_desk ORDER BY station_id) AS awaited,
       CASE WHEN newest.oldest > ${MIGRATIONS.length} THEN newest.number END AS newer
     FROM restatement, (${NEWEST}) AS newest`,
  );
  if (!found || found.passes) return null;
  const { awaited, isNoticed, newer } = found;
  return { kind: 'shut', awaited, isNoticed, newer };
}

/** What is said to whoever would buy, and by the doctor. */
export function whyShut({ awaited, isNoticed, newer }: Omit<Shut, 'kind'>): Diagnostic {
  if (newer !== null) return diagnostic('SHARED_LEDGER_NEWER', { found: newer, known: MIGRATIONS.length });
  return isNoticed
    ? diagnostic('DESKS_AWAITED', { desks: awaited.join(', '), first: awaited[0] ?? '' })
    : diagnostic('LOSS_NOT_EXAMINED');
}

/** @throws LedgerAwayError where nothing may be sold, or given out. */
export async function requirePassed(session: Session): Promise<void> {
  const shut = await readShut(session);
  if (shut) throw shutError(shut);
}

/** @throws LedgerAwayError where the desk has yet to state what it knows to the server that answers: nothing of it leaves for a printer. */
export async function requireStated(session: Session, desk: string): Promise<void> {
  const { number, restated, server, now } = await readGate(session, desk);
  if (restated < number || server !== now)
    throw shutError({ kind: 'shut', awaited: [], isNoticed: false, newer: null });
}

export function shutError(shut: Shut): LedgerAwayError {
  const trouble = whyShut(shut);
  return new LedgerAwayError(inEnglish(trouble), { trouble });
}
