import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Ledger } from '#electron/engine/ledger.ts';
import { listBackups } from './backup-files.ts';
import { CLOSED_ORDERS } from '../../orders/redact-order.ts';
import { CLOSED_STATES } from '../../redact-shipment.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { HAS_WORDS, OLD_BATCHES } from '../shipments/redact-shipments.ts';

/** Opens a copy of the ledger as a ledger. */
export type OpenCopy = (path: string) => { database: Database.Database; ledger: Ledger };

/**
 * Redacts in the backups what is redacted in the ledger; otherwise an address would live on in a copy. A backup of an older version of the
 * ledger, in which that cannot be done, goes as a whole. One that cannot be read keeps no other from it.
 * @throws Error of the first that cannot be read, once the others are done
 */
export async function redactBackups(folder: string, acceptedBefore: number, openCopy: OpenCopy): Promise<void> {
  const failures: unknown[] = [];
  for (const { name } of listBackups(folder)) {
    const path = join(folder, name);
    try {
      const due = lookInto(path, acceptedBefore);
      if (due === 'too old') rmSync(path, { force: true });
      if (due === 'to redact') await redactIn(openCopy(path), acceptedBefore);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Whether a backup of this version has something that is due; what lies beside shipments may be later than the last of them. Told which indexes,
 * because SQLite took those by state, and read all that was ever shipped, of each backup, each hour.
 */
const IS_DUE = [
  `SELECT 1 FROM shipment INDEXED BY shipment_to_blank WHERE blanked_at IS NULL AND accepted_at < ? AND state IN ${CLOSED_STATES}`,
  `SELECT 1 FROM customer_order INDEXED BY customer_order_to_redact WHERE digest <> '' AND updated_at < ? AND state IN ${CLOSED_ORDERS}`,
  OLD_BATCHES,
  'SELECT 1 FROM address WHERE saved = 0 AND last_used_at < ?',
  `SELECT 1 FROM manifest WHERE closed_at < ? AND (packer IS NOT NULL OR sequence IN
     (SELECT manifest FROM carrier_form UNION ALL SELECT manifest FROM carrier_manifest WHERE ${HAS_WORDS}))`,
];
const IS_TOO_OLD = `SELECT 1 FROM shipment WHERE accepted_at < ? AND state IN ${CLOSED_STATES}`;

function lookInto(path: string, acceptedBefore: number): 'nothing' | 'to redact' | 'too old' {
  const backup = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const isAny = (query: string) => backup.prepare(`${query} LIMIT 1`).get(acceptedBefore) !== undefined;
    if (backup.pragma('user_version', { simple: true }) === MIGRATIONS.length)
      return IS_DUE.some(isAny) ? 'to redact' : 'nothing';
    return isAny(IS_TOO_OLD) ? 'too old' : 'nothing';
  } finally {
    backup.close();
  }
}

/** Opened as a ledger, the backup is redacted by the same code. */
async function redactIn({ database, ledger }: ReturnType<OpenCopy>, acceptedBefore: number): Promise<void> {
  try {
    await ledger.maintenance.redact(acceptedBefore);
    await ledger.addresses.forgetUnused(acceptedBefore);
    await ledger.lately.forget(acceptedBefore);
    database.pragma('journal_mode = DELETE');
  } finally {
    await ledger.close();
  }
}
