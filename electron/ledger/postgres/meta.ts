import { randomBytes } from 'node:crypto';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Database } from './database.ts';

const SECRET_BYTES = 32;
const NAME_BYTES = 5;

/** Keys that all desks of a ledger share; the first desk makes them. */
export async function ledgerKeys(database: Database): Promise<Ledger['keys']> {
  return { files: await kept(database, 'secret_files'), clients: await kept(database, 'secret_clients') };
}

/** By which receivers of webhooks know the ledger, whichever desk calls them. */
export const ledgerName = async (database: Database): Promise<string> =>
  Buffer.from(await kept(database, 'name', randomBytes(NAME_BYTES))).toString('hex');

async function kept(database: Database, name: string, fresh = randomBytes(SECRET_BYTES)): Promise<Uint8Array> {
  await database.run('INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
  const row = await database.one<{ value: Buffer }>('SELECT value FROM meta WHERE name = $1', [name]);
  if (!row) throw new Error(`The ledger has no ${name}`);
  return row.value;
}
