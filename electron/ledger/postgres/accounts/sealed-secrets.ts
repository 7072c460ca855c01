import type { SealedSecrets, SecretChange } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Database, Session } from '../database.ts';

const PUT =
  'INSERT INTO sealed_secret (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET sealed = excluded.sealed';
const REMOVE = 'DELETE FROM sealed_secret WHERE name = $1';

/** Stores a change of a secret, inside the caller's transaction where the session is one. */
export async function writeSecret(session: Session, { name, sealed }: SecretChange): Promise<void> {
  await (sealed === null ? session.run(REMOVE, [name]) : session.run(PUT, [name, sealed]));
}

export const openSealedSecrets = (database: Database): SealedSecrets => ({
  async read(name) {
    const row = await database.one<{ sealed: Buffer }>('SELECT sealed FROM sealed_secret WHERE name = $1', [name]);
    return row?.sealed ?? null;
  },
  write: (name, sealed) => writeSecret(database, { name, sealed }),
  async replace(name, earlier, sealed) {
    await database.run('UPDATE sealed_secret SET sealed = $3 WHERE name = $1 AND sealed = $2', [name, earlier, sealed]);
  },
  remove: (name) => writeSecret(database, { name, sealed: null }),
});
