import type { Database } from 'better-sqlite3';
import type { SealedSecrets, SecretChange } from '#electron/engine/accounts/secrets/secret-store.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

const PUT = 'INSERT INTO sealed_secret (name, sealed) VALUES (?, ?) ON CONFLICT DO UPDATE SET sealed = excluded.sealed';
const REMOVE = 'DELETE FROM sealed_secret WHERE name = ?';

/** Stores a change of a secret inside the caller's transaction. */
export function openSecretWriter(database: Database): (change: SecretChange) => void {
  const put = database.prepare(PUT);
  const remove = database.prepare(REMOVE);
  return ({ name, sealed }) => void (sealed === null ? remove.run(name) : put.run(name, sealed));
}

export function openSealedSecrets(database: Database, queue: WriteQueue): SealedSecrets {
  const select = database.prepare<[string], Buffer>('SELECT sealed FROM sealed_secret WHERE name = ?').pluck();
  const put = database.prepare(PUT);
  const replace = database.prepare('UPDATE sealed_secret SET sealed = ? WHERE name = ? AND sealed = ?');
  const remove = database.prepare(REMOVE);

  return {
    read: async (name) => reading(() => select.get(name) ?? null),
    write: (name, sealed) => queue.write(() => void put.run(name, sealed)),
    replace: (name, earlier, sealed) => queue.write(() => void replace.run(sealed, name, earlier)),
    remove: (name) => queue.write(() => void remove.run(name)),
  };
}
