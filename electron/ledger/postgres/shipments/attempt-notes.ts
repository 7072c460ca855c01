import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { AttemptNotes } from '#electron/engine/shipping/shipment-record.ts';
import type { Session } from '../database.ts';

const NEWEST = `
  SELECT shipment.sequence, number, own_id AS "ownId", notes FROM shipment JOIN attempt ON shipment = sequence
  WHERE shipment.id = $1 ORDER BY number DESC LIMIT 1`;

interface AttemptRow {
  sequence: number;
  number: number;
  ownId: string | null;
  notes: Notes | null;
}

/** Of the newest attempt of the shipment. */
export async function notesOf(session: Session, shipmentId: string): Promise<AttemptNotes> {
  const attempt = await session.one<AttemptRow>(NEWEST, [shipmentId]);
  return { ownId: attempt?.ownId ?? null, notes: attempt?.notes ?? {} };
}

/** Adds to those of the newest attempt, of a shipment that the caller's transaction has locked. */
export async function addNotes(session: Session, shipmentId: string, added: Notes): Promise<void> {
  const attempt = await session.one<AttemptRow>(NEWEST, [shipmentId]);
  if (!attempt) return;
  const { sequence, number, notes } = attempt;
  await session.run('UPDATE attempt SET notes = $3 WHERE shipment = $1 AND number = $2', [
    ...[sequence, number, JSON.stringify({ ...notes, ...added })],
  ]);
}
