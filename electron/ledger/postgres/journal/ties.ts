import { GENESIS_HASH } from '../../journal-chain.ts';
import type { Session } from '../database.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Lines of one desk that name the ends of other desks' chains, at most every hour: so none of them can lose its end, or be written anew, alone. */
export interface Ties {
  /** Where the chains of the others end now; null where the last line that says so is not an hour old. */
  due(session: Session): Promise<string | null>;
  /** A line with it was committed. */
  tied(): void;
}

export function openTies(desk: string, now: () => number): Ties {
  let tiedAt: number | null = null;
  return {
    async due(session) {
      tiedAt ??= await lastOf(session, desk);
      if (now() - tiedAt < EVERY_MS) return null;
      const ends = await session.all<Tie>(
        'SELECT id, line, hash FROM station WHERE id <> $1 AND line > 0 ORDER BY id',
        [desk],
      );
      return ends.length === 0 ? null : ends.map(({ id, line, hash }) => `${id} ${line} ${hash}`).join(', ');
    },
    tied: () => void (tiedAt = now()),
  };
}

async function lastOf(session: Session, desk: string): Promise<number> {
  const last = await session.one<{ at: number | null }>(
    'SELECT max(at) AS at FROM journal WHERE station_id = $1 AND ties IS NOT NULL',
    [desk],
  );
  return last?.at ?? 0;
}

interface Tie {
  id: string;
  line: number;
  hash: string;
}

/** What the lines name. Nothing of what is written otherwise: a line whose hash fits was written so. */
export const tiesIn = (lines: readonly { ties: string | null }[]): Tie[] =>
  lines
    .flatMap(({ ties }) => ties?.split(', ') ?? [])
    .map((tie) => tie.split(' '))
    .map(([id = '', line = '', hash = '']) => ({ id, line: Number(line), hash }));

/** The first of the ends that is none of its chain; a number may be above that of its line, or of a chain without any, where numbers were skipped. */
export const findLoose = (session: Session, ties: readonly Tie[]): Promise<Pick<Tie, 'id' | 'line'> | null> =>
  session.one(
    `SELECT id, line FROM unnest($1::text[], $2::bigint[], $3::text[]) AS tie (id, line, hash)
     WHERE hash <> coalesce((SELECT journal.hash FROM journal WHERE station_id = id AND journal.line <= tie.line
       ORDER BY journal.line DESC LIMIT 1), $4) ORDER BY id, line LIMIT 1`,
    [ties.map(({ id }) => id), ties.map(({ line }) => line), ties.map(({ hash }) => hash), GENESIS_HASH],
  );
