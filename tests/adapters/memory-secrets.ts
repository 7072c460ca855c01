import type { SecretChange, SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';

/** Secrets in memory, closed with nothing. */
export function memorySecrets(): SecretStore & { store(change: SecretChange): Promise<void> } {
  const kept = new Map<string, string>();
  return {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, secret) => void kept.set(name, secret),
    remove: async (name) => void kept.delete(name),
    change: async (name, secret) => ({ name, sealed: secret === null ? null : Buffer.from(secret) }),
    async rewrite(name, make) {
      const secret = kept.get(name);
      if (secret !== undefined) kept.set(name, await make(secret));
    },
    store: async ({ name, sealed }) =>
      void (sealed ? kept.set(name, Buffer.from(sealed).toString()) : kept.delete(name)),
  };
}
