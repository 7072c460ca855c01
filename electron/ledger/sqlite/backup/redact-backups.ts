import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { listBackups, logOf, removeBackup, versionOf } from './backup-files.ts';
import { CLOSED_STATES } from '../../redact-shipment.ts';
import { openAddresses } from '../accounts/addresses.ts';
import { openRowChecksums } from '../integrity/row-checksums.ts';
import { openMeta } from '../meta.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { openDatabase } from '../open-database.ts';
import { dueOrders } from '../orders/redact-orders.ts';
import { openShippedLately } from '../orders/shipped-lately.ts';
import { IS_UNFINISHED, openLedgerRedaction } from '../redact-ledger.ts';
import { WriteQueue } from '../write-queue.ts';
import { HAS_WORDS, OLD_BATCHES } from '../shipments/redact-shipments.ts';

/** The oldest version of the ledger of which a backup is redacted without being migrated: the program that made it can go back to it, too. */
const REDACTABLE_FROM = 28;

/**
 * Redacts in the backups what is redacted in the ledger; otherwise an address would live on in a copy. A backup of a version in which that cannot
 * be done goes as a whole. One that cannot be read keeps no other from it.
 * @throws Error of the first that cannot be read, once the others are done
 */
export async function redactBackups(folder: string, acceptedBefore: number): Promise<void> {
  const failures: unknown[] = [];
  for (const { name } of listBackups(folder)) {
    const path = join(folder, name);
    try {
      const due = lookInto(path, acceptedBefore);
      if (due === 'to remove') removeBackup(path);
      if (due === 'to redact') await redactIn(path, acceptedBefore);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Whether a backup has something that is due; what lies beside shipments may be later than the last of them. Told which indexes,
 * because SQLite took those by state, and read all that was ever shipped, of each backup, each hour.
 */
const dueIn = (backup: Database.Database) => [
  `SELECT 1 FROM shipment INDEXED BY shipment_to_blank WHERE blanked_at IS NULL AND accepted_at < ? AND state IN ${CLOSED_STATES}`,
  `SELECT 1 FROM customer_order ${dueOrders(backup)}`,
  OLD_BATCHES,
  'SELECT 1 FROM address WHERE saved = 0 AND last_used_at < ?',
  `SELECT 1 FROM manifest WHERE closed_at < ? AND (packer IS NOT NULL OR sequence IN
     (SELECT manifest FROM carrier_form UNION ALL SELECT manifest FROM carrier_manifest WHERE ${HAS_WORDS}))`,
];
const HAS_OLD = `SELECT 1 FROM shipment WHERE accepted_at < ? AND state IN ${CLOSED_STATES}`;

function lookInto(path: string, acceptedBefore: number): 'nothing' | 'to redact' | 'to remove' {
  const version = versionOf(path) ?? 0;
  const isRedactable = version >= REDACTABLE_FROM && version <= MIGRATIONS.length;
  // Redacting it was broken off.
  if (isRedactable && existsSync(logOf(path))) return 'to redact';
  const backup = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const isAny = (query: string) => backup.prepare(`${query} LIMIT 1`).get(acceptedBefore) !== undefined;
    if (!isRedactable) return isAny(HAS_OLD) ? 'to remove' : 'nothing';
    // A copy of a ledger of which the redaction was not ended yet.
    const isUnfinished = backup.prepare(IS_UNFINISHED).get() !== undefined;
    return isUnfinished || dueIn(backup).some(isAny) ? 'to redact' : 'nothing';
  } finally {
    backup.close();
    // Of a log that is left where it is.
    rmSync(`${path}-shm`, { force: true });
  }
}

/** By the code that redacts the ledger; of an older version no more is opened than that needs. */
async function redactIn(path: string, acceptedBefore: number): Promise<void> {
  const database = openDatabase(path, { olderVersion: 'leave' });
  const queue = new WriteQueue(database);
  try {
    const checksums = openRowChecksums(database, (damage) => queue.refuse(damage));
    const meta = openMeta(database, checksums);
    database.transaction(() => meta.checkOrSeal())();
    await openLedgerRedaction(database, queue, { checksums, meta, now: meta.newestInstant }).redactDue(acceptedBefore);
    await openAddresses(database, queue).forgetUnused(acceptedBefore);
    await openShippedLately(database, queue).forget(acceptedBefore);
    queue.close();
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}
