import { passphrasePath } from '#electron/platform/data-folder.ts';
import type { SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';
import { chosenCipher } from '#electron/secrets/chosen-cipher.ts';
import { stationKeyFile } from '#electron/secrets/key-file-cipher.ts';
import { passphraseCipher, type PassphraseCipher } from '#electron/secrets/passphrase-cipher.ts';
import { hasKeyring, systemCipher, type SafeStorage } from '#electron/secrets/system-cipher.ts';

export interface ChosenCipher {
  cipher: SecretCipher;
  /** Null where the system keeps the key, so that nobody needs to type anything. */
  passphrase: PassphraseCipher | null;
}

/**
 * The system's keyring closes the keys of accounts, where it has one; else a passphrase. Linux without a keyring would close them with a
 * key that everybody knows (`basic_text`): that is never used. What a station without a window has closed with its key file opens all the same.
 * A key file that is named is what closes: other desks of the ledger have to open it.
 */
export async function chooseCipher(
  storage: SafeStorage,
  { platform, ...folder }: { dataDir: string; platform: NodeJS.Platform; secretsKey?: string | undefined },
): Promise<ChosenCipher> {
  const keyFile = stationKeyFile(folder);
  const isNamed = folder.secretsKey !== undefined;
  if (await hasKeyring(storage, platform)) {
    const ciphers = { system: systemCipher(storage), 'key-file': keyFile };
    return { cipher: chosenCipher(isNamed ? 'key-file' : 'system', ciphers), passphrase: null };
  }
  if (isNamed) return { cipher: chosenCipher('key-file', { 'key-file': keyFile }), passphrase: null };
  const passphrase = passphraseCipher(passphrasePath(folder.dataDir));
  return { cipher: chosenCipher('passphrase', { passphrase, 'key-file': keyFile }), passphrase };
}
