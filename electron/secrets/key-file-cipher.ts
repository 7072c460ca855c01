import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { SecretCipher } from '#electron/engine/secrets/secret-store.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Closes secrets with a random key in a file of its own beside the ledger, mode 0600. It keeps secrets out of the ledger's backups and
 * out of hands that get the ledger alone; it does not keep them from whoever can read the whole data folder.
 * @param path made at the first use.
 */
export function keyFileCipher(path: string): SecretCipher {
  let key: Buffer | undefined;
  const keyOf = () => (key ??= existsSync(path) ? readKey(path) : makeKey(path));

  return {
    async seal(name, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(), nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    async open(name, sealed) {
      if (!existsSync(path)) throw new Error(`${path} is gone; the secrets of the accounts must be set anew`);
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, keyOf(), nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
        return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
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
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, key);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  return key;
}
