/**
 * Secrets that the station needs again in clear, such as the keys of a service it buys from. They are in no answer, no log and no other
 * table of the ledger.
 */
export interface SecretStore {
  /** Null where there is none. @throws Error where it cannot be opened: its key is gone, or it was damaged. */
  read(name: string): Promise<string | null>;
  write(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The secret closed, or its removal, ready to be stored in one commit with something else. @throws SecretsLockedError while none can be closed. */
  change(name: string, secret: string | null): Promise<SecretChange>;
  /** Stores what is made of the secret; nothing where another one was stored since it was read, or it stays as it is. */
  rewrite(name: string, make: (secret: string) => Promise<string>): Promise<void>;
}

/** Closes secrets for storing, and opens them again: with a key file, or with the means of the operating system. */
export interface SecretCipher {
  seal(name: string, secret: string): Promise<Uint8Array>;
  /** @throws Error where the sealed bytes are not of this name, this key and undamaged. */
  open(name: string, sealed: Uint8Array): Promise<Opened>;
}

/** `isOutdated`: another key, or a better way of closing, is there now. */
export interface Opened {
  secret: string;
  isOutdated?: boolean;
}

/** Secrets cannot be closed or opened before a person has typed the passphrase. */
export class SecretsLockedError extends Error {
  override readonly name = 'SecretsLockedError';
}

/** What is to be stored under a name; null removes it. */
export interface SecretChange {
  name: string;
  sealed: Uint8Array | null;
}

/** Where sealed secrets lie. */
export interface SealedSecrets {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, sealed: Uint8Array): Promise<void>;
  /** Writes only where nothing was written since `earlier` was read. */
  replace(name: string, earlier: Uint8Array, sealed: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

export function createSecretStore(sealed: SealedSecrets, cipher: SecretCipher): SecretStore {
  const closeAnew = async (name: string, bytes: Uint8Array, secret: string) =>
    sealed.replace(name, bytes, await cipher.seal(name, secret));
  return {
    async read(name) {
      const bytes = await sealed.read(name);
      if (bytes === null) return null;
      const { secret, isOutdated } = await cipher.open(name, bytes);
      // A secret that cannot be closed anew is a secret all the same.
      if (isOutdated) await closeAnew(name, bytes, secret).catch(() => undefined);
      return secret;
    },
    write: async (name, secret) => sealed.write(name, await cipher.seal(name, secret)),
    remove: (name) => sealed.remove(name),
    change: async (name, secret) => ({ name, sealed: secret === null ? null : await cipher.seal(name, secret) }),
    async rewrite(name, make) {
      const bytes = await sealed.read(name);
      if (bytes === null) return;
      const { secret } = await cipher.open(name, bytes);
      const made = await make(secret);
      if (made !== secret) await closeAnew(name, bytes, made);
    },
  };
}
