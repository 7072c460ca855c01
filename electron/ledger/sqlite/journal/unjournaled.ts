import type { Database } from 'better-sqlite3';

/** What no line of the journal speaks of and must not come back to life: where a change of it is lost, a key that was revoked is valid again. */
const WATCHED = {
  account: ['carrier_id', 'hidden', 'account', 'label_design', 'routing_table'],
  api_client: ['name', 'access_key', 'secret_digest', 'scopes', 'revoked_at'],
  sealed_secret: ['name', 'sealed'],
  setting: ['name', 'value'],
} as const;

const COUNT = "INSERT INTO meta (name, value) VALUES ('changes', 1) ON CONFLICT DO UPDATE SET value = value + 1;";

/** From now on, on this connection, every change of these rows is counted in its own commit, as is a void that a carrier is asked for, and its end. */
export function countUnjournaled(database: Database): void {
  database.exec(`
    CREATE TEMP TRIGGER IF NOT EXISTS count_void_request AFTER UPDATE OF void_request ON main.shipment
    WHEN old.void_request IS NOT new.void_request BEGIN ${COUNT} END`);
  for (const [table, columns] of Object.entries(WATCHED)) {
    for (const [name, event] of Object.entries({
      ...{ insert: 'INSERT', delete: 'DELETE' },
      update: `UPDATE OF ${columns.join(', ')}`,
    })) {
      database.exec(`
        CREATE TEMP TRIGGER IF NOT EXISTS count_${table}_${name} AFTER ${event} ON main.${table} BEGIN ${COUNT} END`);
    }
  }
}

/** How many such changes the ledger has seen. */
export const openUnjournaled = (database: Database) => {
  const count = database.prepare<[], number>("SELECT value FROM meta WHERE name = 'changes'").pluck();
  return () => count.get() ?? 0;
};
