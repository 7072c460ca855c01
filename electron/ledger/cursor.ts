import { BadCursorError } from '#electron/engine/ledger-errors.ts';

/** The place in a list of shipments, newest first: those accepted before this one follow. */
export const encodeCursor = (sequence: number) => Buffer.from(`before ${sequence}`).toString('base64url');

/** @throws BadCursorError where the text is not a cursor this ledger gave. */
export function decodeCursor(cursor: string): number {
  const sequence = Number(/^before ([1-9][0-9]{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (Number.isNaN(sequence) || encodeCursor(sequence) !== cursor)
    throw new BadCursorError('Not a cursor of this list');
  return sequence;
}

/** The page of rows that were read, newest first and one more than `limit`, and where the next page begins; null where there is none. */
export function pageOf<Row extends { sequence: number }>(
  rows: readonly Row[],
  limit: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > limit ? encodeCursor(last.sequence) : null };
}
