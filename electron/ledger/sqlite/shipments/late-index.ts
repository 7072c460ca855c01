import type { Database } from 'better-sqlite3';
import { isBeingCopied } from '../backup/copy-to.ts';
import type { Meta } from '../meta.ts';
import { plannedOnce } from '../planned-once.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from './shipment-rows.ts';
import { isFatal, translated } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import type { Packages } from './packages.ts';
import type { SearchIndex } from './search-index.ts';

/** So many shipments are indexed in one go: each go writes pages of its own, however few the shipments. */
const AT_ONCE = 32;
/** Many may wait at a start, where an older program was used in between: no more of them are indexed before other work has its turn. */
const MOST_AT_ONCE = 200;

interface Parts {
  meta: Meta;
  packages: Packages;
  searchIndex: SearchIndex;
}

export type LateIndex = ReturnType<typeof openLateIndex>;

/**
 * Puts shipments into the full text index some time after they are written, many at once. The ledger knows up to which line of the journal it
 * has done so: what came after that is indexed after the next start, and whatever is searched meanwhile finds it all the same.
 */
export function openLateIndex(database: Database, queue: WriteQueue, { meta, packages, searchIndex }: Parts) {
  const read = database.prepare<[number], ShipmentRow>(
    `SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence = ${plannedOnce('?')}`,
  );
  const newestLine = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck();
  const since = database
    .prepare<[number], number>(
      'SELECT DISTINCT shipment.sequence FROM journal JOIN shipment ON shipment.id = shipment_id WHERE journal.sequence > ?',
    )
    .pluck();
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const waiting = new Set(since.all(meta.indexedThrough(() => newestLine.get() ?? 0)));
  let isWriting = false;

  function index(sequences: Iterable<number>): void {
    for (const sequence of sequences) {
      const row = read.get(sequence);
      if (row) searchIndex.put(sequence, toRecord(row, packages.ofShipment(sequence)));
    }
  }

  async function write(): Promise<void> {
    isWriting = true;
    let begun: number[] = [];
    try {
      while (waiting.size >= AT_ONCE) {
        await queue.write(() => {
          begun = [...waiting].slice(0, MOST_AT_ONCE);
          for (const sequence of begun) waiting.delete(sequence);
          index(begun);
          if (waiting.size === 0) meta.putIndexedThrough(newestLine.get() ?? 0);
        });
      }
    } catch {
      // Why it cannot be written is told to whoever writes something of their own.
      for (const sequence of begun) waiting.add(sequence);
    } finally {
      isWriting = false;
    }
  }
  if (waiting.size >= AT_ONCE) void write();

  /** Leaves in the index what was put there for a look. Where the disk does not take it, it is found all the same. */
  function keep(): void {
    try {
      meta.putIndexedThrough(newestLine.get() ?? 0);
      commit.run();
      waiting.clear();
    } catch (error) {
      const reason = translated(error);
      if (isFatal(reason)) queue.refuse(reason as Error);
    }
  }

  return {
    /** Inside the transaction that wrote the shipment. */
    put(sequence: number): void {
      waiting.add(sequence);
      if (waiting.size >= AT_ONCE && !isWriting) void write();
    },

    /**
     * Reads with every shipment in the index. What is not there yet is put there for this one look, and nothing is written; but while the ledger is
     * being copied it stays there: the copy would begin anew with every look.
     */
    complete<T>(look: () => T): T {
      if (waiting.size === 0) return look();
      begin.run();
      try {
        index(waiting);
        const found = look();
        if (isBeingCopied(database) && queue.stopped === null) keep();
        return found;
      } finally {
        if (database.inTransaction) rollback.run();
      }
    },
  };
}
