import type { AccountStore } from '#electron/engine/accounts/store.ts';
import type { SecretChange } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { toAccount, withoutLabels } from '#electron/ledger/accounts/account-columns.ts';
import type { Database } from '../database.ts';
import { writeSecret } from './sealed-secrets.ts';

interface AccountRow {
  account: Account;
  label_design: string | null;
  routing_table: string | null;
}

const VISIBLE = 'SELECT account, label_design, routing_table FROM account WHERE NOT hidden ORDER BY position';
const ALL = 'SELECT account, label_design, routing_table FROM account ORDER BY position';
const ONE = 'SELECT account, label_design, routing_table FROM account WHERE carrier_id = $1 AND NOT hidden';
const INSERT = 'INSERT INTO account (carrier_id, account) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const UPDATE = 'UPDATE account SET account = $2 WHERE carrier_id = $1 AND NOT hidden';
/** Whoever else changes or removes it waits. */
const LOCK = 'SELECT 1 FROM account WHERE carrier_id = $1 AND NOT hidden FOR UPDATE';
const IS_USED = 'SELECT 1 FROM shipment WHERE carrier_id = $1 LIMIT 1';
const HIDE = 'UPDATE account SET hidden = true WHERE carrier_id = $1';
const REMOVE = 'DELETE FROM account WHERE carrier_id = $1';
const FORGET_ROUTING = 'DELETE FROM routing_table WHERE carrier_id = $1';

export function openAccounts(database: Database): AccountStore {
  /** Says whether there was anything to write. */
  const write = (statement: string, account: Account, secrets: SecretChange | null) =>
    database.transaction(async (session) => {
      const isDone = (await session.run(statement, [account.carrierId, JSON.stringify(withoutLabels(account))])) > 0;
      if (isDone && secrets) await writeSecret(session, secrets);
      return isDone;
    });

  return {
    async list({ includeHidden = false } = {}) {
      const rows = await database.all<AccountRow>(includeHidden ? ALL : VISIBLE);
      return rows.map(({ account, ...labels }) => toAccount(account, labels));
    },

    async find(carrierId) {
      const row = await database.one<AccountRow>(ONE, [carrierId]);
      return row ? toAccount(row.account, row) : null;
    },

    create: (account, secrets = null) => write(INSERT, account, secrets),

    createAll: (accounts) =>
      database.transaction(async (session) => {
        for (const account of accounts)
          await session.run(INSERT, [account.carrierId, JSON.stringify(withoutLabels(account))]);
      }),

    update: (account, secrets = null) => write(UPDATE, account, secrets),

    remove: (carrierId, secrets = null) =>
      database.transaction(async (session) => {
        if (!(await session.one(LOCK, [carrierId]))) return null;
        // At whatever desk it was bought.
        const hasHistory = (await session.one(IS_USED, [carrierId])) !== null;
        await session.run(hasHistory ? HIDE : REMOVE, [carrierId]);
        if (!hasHistory && secrets) await writeSecret(session, secrets);
        if (!hasHistory) await session.run(FORGET_ROUTING, [carrierId]);
        return hasHistory ? 'hidden' : 'deleted';
      }),
  };
}
