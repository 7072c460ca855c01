import { BadCursorError } from '#electron/engine/ledger-errors.ts';

/** The place in a list, newest first: those before this one follow. */
const encodeCursor = (sequence: number) => Buffer.from(`before ${sequence}`).toString('base64url');

/** @throws BadCursorError where the text is not a cursor this ledger gave. */
export function decodeCursor(cursor: string): number {
  const sequence = Number(/^before ([1-9][0-9]{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (Number.isNaN(sequence) || encodeCursor(sequence) !== cursor)
    throw new BadCursorError('Not a cursor of this list');
  return sequence;
}

/** The place in a list that is ordered by acceptance: `at` in milliseconds, and the sequence where several were accepted at once. */
export interface AcceptedPlace {
  at: number;
  sequence: number;
}

export const encodePlace = ({ at, sequence }: AcceptedPlace) =>
  Buffer.from(`accepted ${at} ${sequence}`).toString('base64url');

/** @throws BadCursorError where the text is not a cursor this ledger gave. */
export function decodePlace(cursor: string): AcceptedPlace {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, at, sequence] = /^accepted ([0-9]{1,15}) ([1-9][0-9]{0,14})$/.exec(text) ?? [];
  const place = { at: Number(at), sequence: Number(sequence) };
  if (at === undefined || encodePlace(place) !== cursor) throw new BadCursorError('Not a cursor of this list');
  return place;
}

/** The place in a list that is ordered by use: uses, the last of them in milliseconds, and the sequence where both are the same. */
export interface UsePlace {
  useCount: number;
  lastUsedAt: number;
  sequence: number;
}

/** What was never used comes behind all that was. */
export const NEVER_USED = -1;

const encodeUse = ({ useCount, lastUsedAt, sequence }: UsePlace) =>
  Buffer.from(`used ${useCount} ${lastUsedAt} ${sequence}`).toString('base64url');

/** @throws BadCursorError where the text is not a cursor this ledger gave. */
export function decodeUse(cursor: string): UsePlace {
  const text = Buffer.from(cursor, 'base64url').toString();
  const numbers = /^used ([0-9]{1,15}) (-1|[0-9]{1,15}) ([1-9][0-9]{0,14})$/.exec(text)?.slice(1).map(Number) ?? [];
  const [useCount = NaN, lastUsedAt = NaN, sequence = NaN] = numbers;
  const place = { useCount, lastUsedAt, sequence };
  if (encodeUse(place) !== cursor) throw new BadCursorError('Not a cursor of this list');
  return place;
}

/** As `pageOf`, of rows that were read in the order of their use. */
export function pageByUse<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Omit<UsePlace, 'lastUsedAt'> & { lastUsedAt: number | null },
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last === undefined || rows.length <= limit) return { shown, next: null };
  const { lastUsedAt, ...place } = placeOf(last);
  return { shown, next: encodeUse({ ...place, lastUsedAt: lastUsedAt ?? NEVER_USED }) };
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
