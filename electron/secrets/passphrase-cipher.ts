import { randomBytes, scrypt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { SecretsLockedError, type SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';
import { KEY_BYTES, openWith, sealWith } from './aes-gcm.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';

/** `new`: none was chosen yet. `locked`: one was, and nobody has typed it since the start. */
export type PassphraseState = 'new' | 'locked' | 'open';

export interface PassphraseCipher extends SecretCipher {
  state(): PassphraseState;
  /** Opens with the passphrase, or chooses it where there is none yet. @returns false where it is not the one that was chosen. */
  unlock(passphrase: string): Promise<boolean>;
}

/** scrypt with N = 2^17, r = 8, p = 1: 128 MiB and a good part of a second for each guess (OWASP Password Storage Cheat Sheet). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
const SALT_BYTES = 16;
/** Closed with the key beside the salt, so that a wrong passphrase is told from a right one. */
const PROOF = 'the passphrase is right';
const derive = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Uint8Array) => derive(passphrase.normalize('NFC'), salt, KEY_BYTES, COST);

/**
 * Closes secrets with a passphrase that a person types once after each start; it is stored nowhere.
 * @param path of salt and proof, written when the passphrase is chosen.
 */
export function passphraseCipher(path: string): PassphraseCipher {
  let key: Buffer | undefined;

  function needKey(): Buffer {
    if (key) return key;
    throw new SecretsLockedError(
      existsSync(path)
        ? 'The keys of the accounts are locked; type the passphrase in the window'
        : 'This computer has no keyring for the keys of the accounts; choose a passphrase in the window first',
    );
  }

  return {
    state() {
      if (key) return 'open';
      return existsSync(path) ? 'locked' : 'new';
    },
    async unlock(passphrase) {
      if (!existsSync(path)) {
        const salt = randomBytes(SALT_BYTES);
        const chosen = await keyOf(passphrase, salt);
        writeDurably(path, Buffer.concat([salt, sealWith(chosen, 'proof', PROOF)]));
        key = chosen;
        return true;
      }
      const stored = readFileSync(path);
      const candidate = await keyOf(passphrase, stored.subarray(0, SALT_BYTES));
      if (!isRight(candidate, stored.subarray(SALT_BYTES))) return false;
      key = candidate;
      return true;
    },
    seal: async (name, secret) => sealWith(needKey(), name, secret),
    async open(name, sealed) {
      try {
        return { secret: openWith(needKey(), name, sealed) };
      } catch (error) {
        if (error instanceof SecretsLockedError) throw error;
        throw new Error(`The secret ${name} does not open with the passphrase; set it anew`, { cause: error });
      }
    },
  };
}

function isRight(key: Uint8Array, proof: Uint8Array): boolean {
  try {
    return openWith(key, 'proof', proof) === PROOF;
  } catch {
    return false;
  }
}
