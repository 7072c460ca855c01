import type { ApiClient } from '#shared/schema/identity/api-client.ts';
import type { ClientStore } from '#electron/engine/identity/store.ts';

type NewToken = Parameters<ClientStore['saveToken']>[0];

/** API clients as they are stored; those that are made from now on, and their tokens, live as long as this process. */
export function keepClientsInMemory(stored: ClientStore): ClientStore {
  const made: ApiClient[] = [];
  const tokens = new Map<string, NewToken>();
  const list = async () => [...(await stored.list()), ...made];

  return {
    ...stored,
    list,
    async create({ secretDigest: _, ...client }) {
      made.push(client);
    },
    async saveToken(token) {
      tokens.set(token.digest, token);
    },
    async findToken(digest) {
      const token = tokens.get(digest);
      if (!token) return stored.findToken(digest);
      const client = (await list()).find(({ id }) => id === token.clientId);
      return client ? { ...token, client } : null;
    },
  };
}
