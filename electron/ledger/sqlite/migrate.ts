import type { Database } from 'better-sqlite3';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** "PBLG": marks a SQLite file as a ledger of this program. */
export const APPLICATION_ID = 0x50424c47;

/** Brings the schema to the version this program knows, or leaves that of the program before: one between them neither could go back to. */
export function migrate(database: Database, migrations: readonly string[] = MIGRATIONS): void {
  database
    .transaction(() => {
      const version = database.pragma('user_version', { simple: true }) as number;
      for (const migration of migrations.slice(version)) {
        database.exec(migration);
        checkpoint('migrating');
      }
      database.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}
