import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { ErasedRecords } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { RowChecksums } from './integrity/row-checksums.ts';
import { openOrderRedaction } from './orders/redact-orders.ts';
import { openPackages } from './shipments/packages.ts';
import { openRedaction } from './shipments/redact-shipments.ts';
import { openIndexMerge, openSearchIndex } from './shipments/search-index.ts';
import type { WriteQueue } from './write-queue.ts';

/** Shipments, and orders, that are redacted in one commit for a person. */
const ERASED_AT_ONCE = 50;

interface Parts {
  checksums: RowChecksums;
  now(): number;
}

/**
 * Redacts in a ledger, in slices; then nothing of it is in the index, in free pages or in the log any more. In backups of versions from
 * `REDACTABLE_FROM` (backup/redact-backups.ts) on, too: no statement may name what those have not.
 */
export function openLedgerRedaction(database: Database, queue: WriteQueue, { checksums, now }: Parts) {
  const searchIndex = openSearchIndex(database);
  const orders = openOrderRedaction(database);
  const mergeAddresses = openIndexMerge(database, 'address_search');
  const shipments = openRedaction(database, { packages: openPackages(database), searchIndex, checksums });

  async function redactShipments(acceptedBefore: number): Promise<number> {
    let count = 0;
    for (;;) {
      const some = await queue.write(() => shipments.redactSome(acceptedBefore, now()));
      count += some;
      checkpoint('redacting');
      if (some === 0) return count;
    }
  }

  async function redactOrders(before: number): Promise<number> {
    let count = 0;
    for (let some = -1; some !== 0; count += some) some = await queue.write(() => orders.redactSome(before));
    if (count > 0) while (await queue.write(() => orders.mergeSome())) await setImmediate();
    return count;
  }

  return {
    /** Redacts what is closed and was accepted, or changed last, before the instant; how many shipments. */
    async redactDue(before: number): Promise<number> {
      const count = await redactShipments(before);
      const batches = await queue.write(() => shipments.removeBatches(before));
      const removed = await queue.write(() => shipments.removeForms(before));
      const ordered = await redactOrders(before);
      if (count + batches + removed + ordered === 0) return 0;
      while (await queue.write(() => searchIndex.mergeSome())) await setImmediate();
      database.pragma('wal_checkpoint(TRUNCATE)');
      return count;
    },

    /** Redacts those of these that are closed. */
    async redactThese({ shipments: ids, orders: orderIds }: ErasedRecords): Promise<void> {
      for (let from = 0; from < ids.length; from += ERASED_AT_ONCE)
        await queue.write(() => shipments.redactThese(ids.slice(from, from + ERASED_AT_ONCE), now()));
      for (let from = 0; from < orderIds.length; from += ERASED_AT_ONCE)
        await queue.write(() => orders.redactThese(orderIds.slice(from, from + ERASED_AT_ONCE)));
      for (const mergeSome of [searchIndex.mergeSome, orders.mergeSome, mergeAddresses])
        while (await queue.write(mergeSome)) await setImmediate();
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
  };
}
