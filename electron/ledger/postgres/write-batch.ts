import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { GivenOut, WitnessRecord } from '../local/witness.ts';
import type { Session } from './database.ts';
import type { ChainEnd, JournalDraft, JournalWrite } from './journal-draft.ts';

export type Work<T> = (write: JournalWrite) => Promise<T>;

/** A write that waits for its commit. */
export interface Pending {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What a transaction would have done, and whom it tells. */
export interface Drafted {
  draft: JournalDraft | null;
  settlements: (() => void)[];
}

/** A COMMIT without an answer: neither done nor not done, until the end of the chain was read back. */
export class CommitInDoubtError extends LedgerAwayError {
  readonly after: ChainEnd;
  constructor(after: ChainEnd, options: ErrorOptions) {
    super('The database is away: it did not answer a COMMIT', options);
    this.after = after;
  }
}

/** Runs each work of the batch; what is left in `settlements` may be called once the batch is committed. */
export async function runAll(batch: Pending[], draft: JournalDraft, settlements: (() => void)[]): Promise<void> {
  for (const { work, resolve, reject } of batch) {
    const mark = draft.mark();
    try {
      const value = await work(draft.write);
      settlements.push(() => resolve(value));
    } catch (error) {
      // What was refused before it wrote anything does no harm to the others.
      if (error instanceof LedgerAwayError || !draft.hasOnlyRead(mark)) throw error;
      settlements.push(() => reject(error));
    }
  }
}

export const rollBack = (connection: Session) => connection.run('ROLLBACK').then(() => true);

/** What the desk's witness keeps of a commit; null where that is nothing. @param take gives what is to be kept with it, once */
export function witnessedBy(
  { lines, accepted, changed, revoked, changedAt, end }: JournalDraft,
  take: () => Omit<GivenOut, 'packages'>,
): WitnessRecord | null {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!last && changed.length + revoked.length === 0) return null;
  const { line, hash, packages } = end();
  return {
    ...{ sequence: line, hash, after: first ? first.sequence - 1 : line, at: last?.at ?? changedAt() },
    ...(revoked.length > 0 && { revoked }),
    ...{ accepted, changed, given: { packages, ...take() } },
  };
}
