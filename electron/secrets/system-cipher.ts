import type { SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';

/** The asynchronous calls of Electron's safeStorage, which closes with a key that the operating system keeps. */
export interface SafeStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>;
  encryptStringAsync(text: string): Promise<Buffer>;
  decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }>;
  /** Linux only. */
  getSelectedStorageBackend(): string;
}

/** Backends of Linux that close with a key which everybody knows. */
const OPEN_TO_ALL = ['basic_text', 'unknown'];

/** Whether the operating system keeps a key that only this user can use. */
export async function hasKeyring(storage: SafeStorage, platform: NodeJS.Platform): Promise<boolean> {
  if (platform === 'linux' && OPEN_TO_ALL.includes(storage.getSelectedStorageBackend())) return false;
  return storage.isAsyncEncryptionAvailable();
}

/** Closes secrets with the means of the operating system. The name is closed in with the secret: what is swapped does not open. */
export const systemCipher = (storage: SafeStorage): SecretCipher => ({
  seal: (name, secret) => storage.encryptStringAsync(JSON.stringify([name, secret])),
  async open(name, sealed) {
    const { result, shouldReEncrypt } = await storage
      .decryptStringAsync(Buffer.from(sealed))
      .catch((error: unknown) => {
        throw new Error(`The keyring of this computer does not open the secret ${name}; set it anew`, { cause: error });
      });
    const [of, secret] = JSON.parse(result) as [string, string];
    if (of !== name) throw new Error(`What is stored as the secret ${name} is another one; set it anew`);
    return { secret, isOutdated: shouldReEncrypt };
  },
});
