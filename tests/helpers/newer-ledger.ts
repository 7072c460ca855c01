import Database from 'better-sqlite3';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';

/** A version of the ledger that this program does not know yet. */
export const NEWER_VERSION = MIGRATIONS.length + 1;

/** What a newer program may have made of the ledger: a table and columns more, and rows sealed over more than before. */
export const NEWER_SHAPE = `
  CREATE TABLE parcel_shop (id TEXT PRIMARY KEY, name TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '') STRICT;
  INSERT INTO parcel_shop (id, name, seal) VALUES ('one', 'The corner shop', 'sealed otherwise');
  ALTER TABLE shipment ADD COLUMN promised_at INTEGER;
  ALTER TABLE account ADD COLUMN colour TEXT;
  UPDATE shipment SET promised_at = accepted_at, seal = 'sealed otherwise';
  UPDATE account SET colour = 'blue', seal = 'sealed otherwise';
  PRAGMA user_version = ${NEWER_VERSION};`;

/** Makes of the ledger at `path`, which nobody has open, one of a newer program. */
export function makeNewer(path: string, shape = NEWER_SHAPE): void {
  const database = new Database(path, { fileMustExist: true });
  try {
    database.exec(shape);
  } finally {
    database.close();
  }
}
