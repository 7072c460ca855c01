/**
 * Secrets that the station needs again in clear, such as the keys of a service it buys from. They are in no answer, no log and no other
 * table of the ledger.
 */
export interface SecretStore {
  /** Null where there is none. @throws Error where it cannot be opened: its key is gone, or it was damaged. */
  read(name: string): Promise<string | null>;
  write(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Closes secrets for storing, and opens them again: with a key file, or with the means of the operating system. */
export interface SecretCipher {
  seal(name: string, secret: string): Promise<Uint8Array>;
  /** @throws Error where the sealed bytes are not of this name, this key and undamaged. */
  open(name: string, sealed: Uint8Array): Promise<string>;
}

/** Where sealed secrets lie. */
export interface SealedSecrets {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, sealed: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

export const createSecretStore = (sealed: SealedSecrets, cipher: SecretCipher): SecretStore => ({
  async read(name) {
    const bytes = await sealed.read(name);
    return bytes && cipher.open(name, bytes);
  },
  write: async (name, secret) => sealed.write(name, await cipher.seal(name, secret)),
  remove: (name) => sealed.remove(name),
});
