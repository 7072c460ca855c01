import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';
import { KEY_BYTES, openWith, sealWith } from './aes-gcm.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';

/**
 * Closes secrets with a random key in a file of its own beside the ledger, mode 0600. It keeps secrets out of the ledger's backups and
 * out of hands that get the ledger alone; it does not keep them from whoever can read the whole data folder.
 * @param path made at the first use.
 */
export function keyFileCipher(path: string): SecretCipher {
  let key: Buffer | undefined;
  const keyOf = () => (key ??= existsSync(path) ? readKey(path) : makeKey(path));

  return {
    seal: async (name, secret) => sealWith(keyOf(), name, secret),
    async open(name, sealed) {
      if (!existsSync(path)) throw new Error(`${path} is gone; the secrets of the accounts must be set anew`);
      try {
        return { secret: openWith(keyOf(), name, sealed) };
      } catch (error) {
        throw new Error(`The secret ${name} does not open with the key in ${path}; set it anew`, { cause: error });
      }
    },
  };
}

function readKey(path: string): Buffer {
  const key = readFileSync(path);
  if (key.length !== KEY_BYTES) throw new Error(`${path} is not a key of this station`);
  return key;
}

/** On the disk, whole, before the first secret is closed with it. */
function makeKey(path: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  writeDurably(path, key);
  return key;
}
