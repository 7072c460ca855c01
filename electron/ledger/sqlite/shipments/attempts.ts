import type { Database } from 'better-sqlite3';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Attempt } from '#shared/schema/shipping/shipment.ts';
import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { AttemptNotes, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import { plannedOnce } from '../planned-once.ts';

interface AttemptRow {
  number: number;
  started_at: number;
  deadline_at: number;
  finished_at: number | null;
  outcome: Attempt['outcome'];
  detail: string | null;
  trouble: string | null;
  own_id: string | null;
}

interface NotesRow {
  number: number;
  ownId: string | null;
  notes: string | null;
}

export type Attempts = ReturnType<typeof openAttempts>;

/** Attempts to buy, by the shipment's sequence; instants in milliseconds. Writes inside the caller's transaction. */
export function openAttempts(database: Database) {
  const insert = database.prepare(`
    INSERT INTO attempt (shipment, number, started_at, deadline_at, own_id) VALUES (:shipment, 1, :startedAt, :deadlineAt, :ownId)`);
  const finish = database.prepare(`
    UPDATE attempt SET finished_at = :at, outcome = :outcome, detail = :detail, trouble = :trouble
    WHERE shipment = ${plannedOnce(':shipment')} AND finished_at IS NULL`);
  const say = database.prepare(`
    UPDATE attempt SET detail = :detail, trouble = :trouble WHERE shipment = ${plannedOnce(':shipment')} AND number = :number`);
  const select = database.prepare<[number], AttemptRow>(
    `SELECT number, started_at, deadline_at, finished_at, outcome, detail, trouble, own_id FROM attempt WHERE shipment = ${plannedOnce('?')} ORDER BY number`,
  );
  const newest = database.prepare<[number], NotesRow>(
    `SELECT number, own_id AS ownId, notes FROM attempt WHERE shipment = ${plannedOnce('?')} ORDER BY number DESC LIMIT 1`,
  );
  const setNotes = database.prepare(
    `UPDATE attempt SET notes = :notes WHERE shipment = ${plannedOnce(':shipment')} AND number = :number`,
  );
  const read = (notes: string | null | undefined) => JSON.parse(notes ?? '{}') as Notes;

  return {
    /** The first attempt, of a shipment that is new. */
    start: (attempt: { shipment: number; startedAt: number; deadlineAt: number; ownId: string | null }) =>
      void insert.run(attempt),
    notes(shipment: number): AttemptNotes {
      const { ownId = null, notes } = newest.get(shipment) ?? {};
      return { ownId, notes: read(notes) };
    },
    /** Adds to the notes of the newest attempt. */
    note(shipment: number, added: Notes): void {
      const row = newest.get(shipment);
      if (row) setNotes.run({ shipment, number: row.number, notes: JSON.stringify({ ...read(row.notes), ...added }) });
    },
    /** Ends the attempt that is open, where there is one. */
    finish: (shipment: number, at: number, { outcome, detail, trouble }: NonNullable<StateChange['attempt']>) =>
      void finish.run({ shipment, at, outcome, detail, trouble: trouble ? JSON.stringify(trouble) : null }),
    /** What is known since of the newest attempt, whatever was said of it. */
    say(shipment: number, said: Diagnostic): void {
      const number = newest.get(shipment)?.number;
      say.run({ shipment, number, detail: inEnglish(said), trouble: JSON.stringify(said) });
    },
    ofShipment: (shipment: number): Attempt[] => select.all(shipment).map(toAttempt),
  };
}

const toAttempt = (row: AttemptRow): Attempt => ({
  number: row.number,
  startedAt: isoInstant(row.started_at),
  deadlineAt: isoInstant(row.deadline_at),
  finishedAt: row.finished_at === null ? null : isoInstant(row.finished_at),
  outcome: row.outcome,
  detail: row.detail,
  ownId: row.own_id,
  trouble: row.trouble === null ? null : (JSON.parse(row.trouble) as Diagnostic),
});
