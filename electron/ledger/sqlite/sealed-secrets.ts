import type { Database } from 'better-sqlite3';
import type { SealedSecrets } from '#electron/engine/secrets/secret-store.ts';
import type { WriteQueue } from './write-queue.ts';

export function openSealedSecrets(database: Database, queue: WriteQueue): SealedSecrets {
  const select = database.prepare<[string], Buffer>('SELECT sealed FROM sealed_secret WHERE name = ?').pluck();
  const put = database.prepare(
    'INSERT INTO sealed_secret (name, sealed) VALUES (?, ?) ON CONFLICT DO UPDATE SET sealed = excluded.sealed',
  );
  const replace = database.prepare('UPDATE sealed_secret SET sealed = ? WHERE name = ? AND sealed = ?');
  const remove = database.prepare('DELETE FROM sealed_secret WHERE name = ?');

  return {
    read: async (name) => select.get(name) ?? null,
    write: (name, sealed) => queue.write(() => void put.run(name, sealed)),
    replace: (name, earlier, sealed) => queue.write(() => void replace.run(sealed, name, earlier)),
    remove: (name) => queue.write(() => void remove.run(name)),
  };
}
