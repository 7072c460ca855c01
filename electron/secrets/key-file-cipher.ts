import { existsSync } from 'node:fs';
import type { SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';
import { secretKeyPath } from '#electron/platform/data-folder.ts';
import { openWith, sealWith } from './aes-gcm.ts';
import { keyIn } from './key-file.ts';

/** With the key file that a station is told to use, else with the one in its data folder. */
export const stationKeyFile = ({ dataDir, secretsKey }: { dataDir: string; secretsKey?: string | undefined }) =>
  secretsKey === undefined ? keyFileCipher(secretKeyPath(dataDir)) : keyFileCipher(secretsKey, secretKeyPath(dataDir));

/**
 * Closes secrets with a random key in a file of its own beside the ledger, mode 0600. It keeps secrets out of the ledger's backups and
 * out of hands that get the ledger alone; it does not keep them from whoever can read the whole data folder.
 * @param path made at the first use.
 * @param earlier a key file that closed secrets before this one did; they open, and are outdated.
 */
export function keyFileCipher(path: string, earlier?: string): SecretCipher {
  let key: Buffer | undefined;
  const keyOf = () => (key ??= keyIn(path));

  return {
    seal: async (name, secret) => sealWith(keyOf(), name, secret),
    async open(name, sealed) {
      if (!existsSync(path)) throw new Error(`${path} is gone; the secrets of the accounts must be set anew`);
      try {
        return { secret: openWith(keyOf(), name, sealed) };
      } catch (error) {
        const secret = openedWith(earlier, name, sealed);
        if (secret !== null) return { secret, isOutdated: true };
        throw new Error(`The secret ${name} does not open with the key in ${path}`, { cause: error });
      }
    },
  };
}

function openedWith(path: string | undefined, name: string, sealed: Uint8Array): string | null {
  if (path === undefined || !existsSync(path)) return null;
  try {
    return openWith(keyIn(path), name, sealed);
  } catch {
    return null;
  }
}
