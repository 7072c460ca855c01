import { randomBytes } from 'node:crypto';
import type { Ledger } from '#electron/engine/ledger.ts';
import { widened, type LedgerGap } from '#electron/engine/shipping/recovery/gap.ts';
import type { Session } from './database.ts';

const SECRET_BYTES = 32;
const NAME_BYTES = 5;

/** Keys that all desks of a ledger share; the first desk makes them. */
export async function ledgerKeys(database: Session): Promise<Ledger['keys']> {
  return { files: await kept(database, 'secret_files'), clients: await kept(database, 'secret_clients') };
}

/** By which receivers of webhooks know the ledger, whichever desk calls them: one that was copied from a file keeps the name it had. */
export async function ledgerName(database: Session): Promise<string> {
  const made = Buffer.from(await kept(database, 'name', randomBytes(NAME_BYTES))).toString('hex');
  return (await textOf(database, 'called')) ?? made;
}

/**
 * What the ledger does not know, since a person waived a desk; or since a backup was restored into the file that it was copied from. That person
 * let purchases go on.
 */
export async function keptGap(database: Session): Promise<LedgerGap | null> {
  const text = await textOf(database, 'gap');
  return text === null ? null : (JSON.parse(text) as LedgerGap);
}

/** Notes that nobody knows any more what a desk sold in a time; in the transaction of the caller. */
export async function noteGap(session: Session, { from, until }: Pick<LedgerGap, 'from' | 'until'>): Promise<void> {
  const gap = widened(await keptGap(session), { from, until, areSalesKnown: false, confirmedAt: until });
  await session.run(
    `INSERT INTO meta (name, value) VALUES ('gap', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [Buffer.from(JSON.stringify(gap))],
  );
}

async function textOf(database: Session, name: string): Promise<string | null> {
  const row = await database.one<{ value: Buffer }>('SELECT value FROM meta WHERE name = $1', [name]);
  return row?.value.toString('utf8') ?? null;
}

async function kept(database: Session, name: string, fresh = randomBytes(SECRET_BYTES)): Promise<Uint8Array> {
  await database.run('INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
  const row = await database.one<{ value: Buffer }>('SELECT value FROM meta WHERE name = $1', [name]);
  if (!row) throw new Error(`The ledger has no ${name}`);
  return row.value;
}
