import { LedgerFailedError } from '../errors.ts';
import type { Session } from './database.ts';
import { retake, type Desk } from './desk.ts';
import type { ChainEnd, JournalDraft } from './journal-draft.ts';

/** Why a run that finds another one at its desk stops. */
export const takenOver = () =>
  new LedgerFailedError('Another process has taken over this desk; this one writes nothing more');

/**
 * Where the chain of a desk ends. A transaction of this desk that lost its connection in the middle of its COMMIT has its row still, and may be
 * done yet: it is waited for. @throws LedgerFailedError where another run holds the desk. */
export async function readEnd(session: Session, desk: Desk): Promise<ChainEnd> {
  const end = await endOf(session, desk);
  if (end) return end;
  const again = (await retake(session, desk)) ? await endOf(session, desk) : null;
  if (!again) throw takenOver();
  return again;
}

const endOf = (session: Session, { id, run }: Desk) =>
  session.one<ChainEnd>(
    'SELECT line, hash, package_sequence AS packages FROM station WHERE id = $1 AND run = $2 FOR NO KEY UPDATE',
    [id, run],
  );

/** Appends what was drafted, and moves the end, but only from where it was left, and only as the run that holds the desk. */
export async function moveEnd(
  session: Session,
  desk: Desk,
  before: ChainEnd,
  { lines, end }: JournalDraft,
): Promise<ChainEnd> {
  const after = end();
  if (after.line === before.line && after.packages === before.packages) return before;
  const { id, run } = desk;
  const moved = await session.run(
    `WITH moved AS (
      UPDATE station SET line = $3, hash = $4, package_sequence = $5 WHERE id = $1 AND run = $2 AND line = $6 AND hash = $7 RETURNING id
    ), written AS (
      INSERT INTO journal (station_id, line, at, shipment_id, actor, from_state, to_state, request_id, reason, content, ties,
        previous_hash, hash)
      SELECT moved.id, sequence, at, "shipmentId", actor, "from", "to", "requestId", reason, content, ties, "previousHash", hash
      FROM moved, json_to_recordset($8) AS line (sequence bigint, at bigint, "shipmentId" text, actor text, "from" text, "to" text,
        "requestId" text, reason text, content text, ties text, "previousHash" text, hash text)
    ) SELECT 1 FROM moved`,
    [id, run, after.line, after.hash, after.packages, before.line, before.hash, JSON.stringify(lines)],
  );
  if (moved === 1) return after;
  await readEnd(session, desk);
  throw new LedgerFailedError('The end of the journal of this desk is not where it was left');
}

/** Whether a line is one of the desk's chain, which may have gone on since; the beginning of a witness may be before its first line. */
export async function isInChain(
  session: Session,
  desk: string,
  end: ChainEnd,
  { sequence, hash }: { sequence: number; hash: string },
): Promise<boolean> {
  if (sequence === 0) return true;
  if (sequence > end.line) return false;
  const found = await session.one<{ hash: string }>('SELECT hash FROM journal WHERE station_id = $1 AND line = $2', [
    desk,
    sequence,
  ]);
  return found?.hash === hash;
}

/** Whether nothing is lost of what the desk's witness knows: its last line is in the chain, or was lost, and stated again since. */
export const isAllThere = async (
  session: Session,
  desk: string,
  { restatedFrom, ...end }: ChainEnd & { restatedFrom: string | null },
  head: { sequence: number; hash: string },
): Promise<boolean> => head.hash === restatedFrom || isInChain(session, desk, end, head);
