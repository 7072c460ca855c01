import type { NewerShipment } from '../newer-shipment.ts';
import { chain, type ChainedEntry, type JournalAddition } from '../journal-chain.ts';
import type { WitnessedChange } from '../local/witness.ts';
import { storableText } from '../shipped-digest.ts';
import type { Session } from './database.ts';

/** What a write may do inside the transaction of its batch. It reads the database in it, and changes nothing else: it may run again. */
export interface JournalWrite extends Session {
  /** Appends a line to this desk's chain, in the same commit. */
  append(line: JournalAddition): void;
  /** The last sequence number that a package of this desk has. */
  lastPackage(): number;
  /** Gives the next numbers to so many packages. */
  usePackages(count: number): void;
  /** What the witness of this desk keeps of the commit; `at` where no line of the journal speaks of it. */
  witness(
    kept: { accepted: NewerShipment } | { changed: WitnessedChange; at?: number } | { revoked: string; at: number },
  ): void;
}

/** What the row of a desk says of the end of its chain, and of the numbers it gave to packages. */
export interface ChainEnd {
  line: number;
  hash: string;
  packages: number;
}

const READS = /^\s*SELECT\b/;

export type JournalDraft = ReturnType<typeof openDraft>;

/**
 * What a transaction will have added to the journal once it is committed.
 * @param ties where the chains of other desks end, for its first line to name; null where none is due
 */
export function openDraft(connection: Session, before: ChainEnd, ties: string | null) {
  const lines: ChainedEntry[] = [];
  const accepted: NewerShipment[] = [];
  const changed: WitnessedChange[] = [];
  const revoked: string[] = [];
  let packages = before.packages;
  let writes = 0;
  let changedAt = 0;
  const last = () => lines.at(-1) ?? (before.line === 0 ? null : { sequence: before.line, hash: before.hash });
  const counted = (statement: string) => {
    if (!READS.test(statement)) writes += 1;
    return statement;
  };
  const write: JournalWrite = {
    all: (statement, values) => connection.all(counted(statement), values),
    one: (statement, values) => connection.one(counted(statement), values),
    run: (statement, values) => connection.run(counted(statement), values),
    append(line) {
      const { actor, requestId, reason } = line;
      lines.push(
        chain(last(), {
          ...line,
          ties: lines.length === 0 ? ties : null,
          ...{ actor: storableText(actor), requestId: requestId && storableText(requestId) },
          reason: reason && storableText(reason),
        }),
      );
    },
    lastPackage: () => packages,
    usePackages: (count) => void (packages += count),
    witness(kept) {
      if ('accepted' in kept) return void accepted.push(kept.accepted);
      if ('revoked' in kept) revoked.push(kept.revoked);
      else changed.push(kept.changed);
      changedAt = kept.at ?? changedAt;
    },
  };
  const mark = () => ({ writes, lines: lines.length, packages });
  return {
    ...{ write, lines, accepted, changed, revoked, mark, changedAt: () => changedAt },
    /** Whether what ran since the mark has written nothing. */
    hasOnlyRead: (since: ReturnType<typeof mark>) =>
      since.writes === writes && since.lines === lines.length && since.packages === packages,
    end: (): ChainEnd => ({ line: last()?.sequence ?? 0, hash: last()?.hash ?? before.hash, packages }),
  };
}
