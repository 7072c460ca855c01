import type { Database } from 'better-sqlite3';
import type { AccountStore } from '#electron/engine/ports.ts';
import type { Account } from '#shared/schema/account.ts';
import type { WriteQueue } from './write-queue.ts';

export function openAccounts(database: Database, queue: WriteQueue): AccountStore {
  const visible = database
    .prepare<[], string>('SELECT account FROM account WHERE hidden = 0 ORDER BY position')
    .pluck();
  const all = database.prepare<[], string>('SELECT account FROM account ORDER BY position').pluck();
  const one = database
    .prepare<[string], string>('SELECT account FROM account WHERE carrier_id = ? AND hidden = 0')
    .pluck();
  const insert = database.prepare('INSERT INTO account (carrier_id, account) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const update = database.prepare('UPDATE account SET account = ? WHERE carrier_id = ? AND hidden = 0');
  const isUsed = database.prepare<[string], number>('SELECT 1 FROM shipment WHERE carrier_id = ? LIMIT 1').pluck();
  const hide = database.prepare('UPDATE account SET hidden = 1 WHERE carrier_id = ? AND hidden = 0');
  const remove = database.prepare('DELETE FROM account WHERE carrier_id = ? AND hidden = 0');

  const parse = (json: string) => JSON.parse(json) as Account;

  return {
    async list({ includeHidden = false } = {}) {
      return (includeHidden ? all : visible).all().map(parse);
    },

    async find(carrierId) {
      const account = one.get(carrierId);
      return account === undefined ? null : parse(account);
    },

    create: (account) => queue.write(() => insert.run(account.carrierId, JSON.stringify(account)).changes > 0),

    update: (account) => queue.write(() => update.run(JSON.stringify(account), account.carrierId).changes > 0),

    remove: (carrierId) =>
      queue.write(() => {
        const hasHistory = isUsed.get(carrierId) !== undefined;
        const { changes } = (hasHistory ? hide : remove).run(carrierId);
        return changes === 0 ? null : hasHistory ? 'hidden' : 'deleted';
      }),
  };
}
