import type { Database } from 'better-sqlite3';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** "PBLG": marks a SQLite file as a ledger of this program. */
export const APPLICATION_ID = 0x50424c47;

/** Brings the schema to the version this program knows, each migration whole or not at all. */
export function migrate(database: Database, migrations: readonly string[] = MIGRATIONS): void {
  const version = database.pragma('user_version', { simple: true }) as number;
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    database
      .transaction(() => {
        database.exec(migration);
        database.pragma(`user_version = ${index + 1}`);
        checkpoint('migrating');
      })
      .immediate();
  }
}
