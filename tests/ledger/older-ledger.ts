import { openRowChecksums } from '#electron/ledger/sqlite/integrity/row-checksums.ts';
import { openMeta } from '#electron/ledger/sqlite/meta.ts';
import Database from 'better-sqlite3';

/** A version of before orders knew what their source holds, and before those that are to be redacted had an index. */
export const OLDER_VERSION = 33;

/** Makes of a closed ledger, with all that is in it, one as a program of `OLDER_VERSION` leaves it. */
export function makeOlder(path: string): void {
  const ledger = new Database(path, { fileMustExist: true });
  try {
    ledger.exec(`
      DROP TABLE unprinted_label;
      DROP INDEX print_job_by_client;
      DROP INDEX customer_order_by_client;
      DROP INDEX customer_order_by_source;
      DROP INDEX customer_order_to_redact;
      ALTER TABLE customer_order DROP COLUMN held_at_source;
      ALTER TABLE customer_order DROP COLUMN hold_released;
      PRAGMA user_version = ${OLDER_VERSION};`);
    openMeta(
      ledger,
      openRowChecksums(ledger, () => undefined),
    ).checkOrSeal();
  } finally {
    ledger.close();
  }
}
