import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { ErasedRecords } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { RowChecksums } from './integrity/row-checksums.ts';
import type { Meta } from './meta.ts';
import { openOrderRedaction } from './orders/redact-orders.ts';
import { openPackages } from './shipments/packages.ts';
import { openRedaction } from './shipments/redact-shipments.ts';
import { openSearchIndex } from './shipments/search-index.ts';
import type { WriteQueue } from './write-queue.ts';

/** Shipments, and orders, that are redacted in one commit for a person. */
const ERASED_AT_ONCE = 50;

/** Under which the ledger keeps that something was redacted whose words may still be in an index, in free pages or in the log. */
const UNFINISHED = 'redaction_unfinished';
export const IS_UNFINISHED = `SELECT 1 FROM meta WHERE name = '${UNFINISHED}'`;

interface Parts {
  checksums: RowChecksums;
  meta: Meta;
  now(): number;
}

/**
 * Redacts in a ledger, in slices; then nothing of it is in the index, in free pages or in the log any more, also of what was redacted before the
 * process ended in the middle. In backups of versions from `REDACTABLE_FROM` (backup/redact-backups.ts) on, too: no statement may name what those
 * have not.
 */
export function openLedgerRedaction(database: Database, queue: WriteQueue, { checksums, meta, now }: Parts) {
  const searchIndex = openSearchIndex(database);
  const orders = openOrderRedaction(database);
  const shipments = openRedaction(database, { packages: openPackages(database), searchIndex, checksums });

  /** In one commit; says how many were redacted. */
  const redact = (work: () => number): Promise<number> =>
    queue.write(() => {
      const count = work();
      if (count > 0) meta.putText(UNFINISHED, 'true');
      return count;
    });

  async function redactAll(redactSome: () => number): Promise<number> {
    for (let count = 0; ;) {
      const some = await redact(redactSome);
      count += some;
      checkpoint('redacting');
      if (some === 0) return count;
    }
  }

  async function finish(): Promise<void> {
    for (const { mergeSome } of [searchIndex, orders]) while (await queue.write(mergeSome)) await setImmediate();
    database.pragma('wal_checkpoint(TRUNCATE)');
    await queue.write(() => meta.remove(UNFINISHED));
  }

  return {
    /** Redacts what is closed and was accepted, or changed last, before the instant; how many shipments. */
    async redactDue(before: number): Promise<number> {
      const count = await redactAll(() => shipments.redactSome(before, now()));
      await redact(() => shipments.removeBatches(before));
      await redact(() => shipments.removeForms(before));
      await redactAll(() => orders.redactSome(before));
      if (meta.text(UNFINISHED) !== null) await finish();
      return count;
    },

    /** Redacts those of these that are closed. */
    async redactThese({ shipments: ids, orders: orderIds }: ErasedRecords): Promise<void> {
      for (let from = 0; from < ids.length; from += ERASED_AT_ONCE)
        await redact(() => shipments.redactThese(ids.slice(from, from + ERASED_AT_ONCE), now()));
      for (let from = 0; from < orderIds.length; from += ERASED_AT_ONCE)
        await redact(() => orders.redactThese(orderIds.slice(from, from + ERASED_AT_ONCE)));
      await finish();
    },
  };
}
