import type { Database } from 'better-sqlite3';
import type { AccountStore } from '#electron/engine/accounts/store.ts';
import type { SecretChange } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { toAccount, withoutLabels } from '#electron/ledger/accounts/account-columns.ts';
import { openSecretWriter } from './sealed-secrets.ts';
import { frozen } from '../frozen.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

interface AccountRow {
  carrier_id: string;
  account: string;
  label_design: string | null;
  routing_table: string | null;
}

/** Accounts that were read, and known to be whole: each purchase and check asks for one. Whatever writes an account forgets them. */
export type KnownAccounts = Map<string, Account>;

export function openAccounts(
  database: Database,
  queue: WriteQueue,
  checksums: RowChecksums,
  known: KnownAccounts,
): AccountStore {
  const select = (rest: string) =>
    database.prepare<unknown[], AccountRow>(
      `SELECT carrier_id, account, label_design, routing_table FROM account ${rest}`,
    );
  const visible = select('WHERE hidden = 0 ORDER BY position');
  const all = select('ORDER BY position');
  const one = select('WHERE carrier_id = ? AND hidden = 0');
  const insert = database.prepare('INSERT INTO account (carrier_id, account) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const update = database.prepare('UPDATE account SET account = ? WHERE carrier_id = ? AND hidden = 0');
  const isUsed = database.prepare<[string], number>('SELECT 1 FROM shipment WHERE carrier_id = ? LIMIT 1').pluck();
  const hide = database.prepare('UPDATE account SET hidden = 1 WHERE carrier_id = ? AND hidden = 0');
  const remove = database.prepare('DELETE FROM account WHERE carrier_id = ? AND hidden = 0');

  const forgetRouting = database.prepare('DELETE FROM routing_table WHERE carrier_id = ?');

  const parse = ({ carrier_id, account, label_design, routing_table }: AccountRow): Account => {
    checksums.check('account', carrier_id);
    return toAccount(JSON.parse(account) as Account, { label_design, routing_table });
  };
  const writeSecret = openSecretWriter(database);
  /** Says whether there was anything to write. */
  const write = (work: () => { changes: number }, secrets: SecretChange | null) =>
    queue.write(() => {
      known.clear();
      const isDone = work().changes > 0;
      if (isDone && secrets) writeSecret(secrets);
      return isDone;
    });

  return {
    list: async ({ includeHidden = false } = {}) => reading(() => (includeHidden ? all : visible).all().map(parse)),

    async find(carrierId) {
      const before = known.get(carrierId);
      if (before) return before;
      const account = reading(() => {
        const row = one.get(carrierId);
        return row ? frozen(parse(row)) : null;
      });
      if (account) known.set(carrierId, account);
      return account;
    },

    create: (account, secrets = null) =>
      write(() => insert.run(account.carrierId, JSON.stringify(withoutLabels(account))), secrets),

    createAll: (accounts) =>
      queue.write(() => {
        known.clear();
        for (const account of accounts) insert.run(account.carrierId, JSON.stringify(withoutLabels(account)));
      }),

    update: (account, secrets = null) =>
      write(() => update.run(JSON.stringify(withoutLabels(account)), account.carrierId), secrets),

    remove: (carrierId, secrets = null) =>
      queue.write(() => {
        known.clear();
        const hasHistory = isUsed.get(carrierId) !== undefined;
        const { changes } = (hasHistory ? hide : remove).run(carrierId);
        if (changes > 0 && !hasHistory && secrets) writeSecret(secrets);
        if (changes > 0 && !hasHistory) forgetRouting.run(carrierId);
        return changes === 0 ? null : hasHistory ? 'hidden' : 'deleted';
      }),
  };
}
