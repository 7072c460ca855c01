import { atMost } from '../concurrency/index.ts';
import { StorageFullError } from '../ledger-errors.ts';
import type { IdentityDeps } from './deps.ts';
import type { ClientStore, StoredToken } from './store.ts';

/** More than live on a full disk; the oldest gives way. */
const MOST_KEPT = 1000;

export interface TokenStore extends Pick<ClientStore, 'saveToken' | 'findToken'> {
  /** Stores those that had no room: who is signed on is kept for sessions that the ledger knows. @throws StorageFullError */
  storeAll(): Promise<void>;
}

/**
 * The tokens of the ledger, and those for which a full disk had no room: they live in memory, as digests, until they expire or the station
 * ends, so that whoever has none can still ask what became of a purchase. Nothing can be bought by them before there is room.
 */
export function createTokenStore({ clients }: Pick<IdentityDeps['ledger'], 'clients'>): TokenStore {
  const unstored = new Map<string, StoredToken>();
  const inTurn = atMost(1);

  return {
    async saveToken(token) {
      try {
        await clients.saveToken(token);
      } catch (error) {
        if (!(error instanceof StorageFullError)) throw error;
        unstored.set(token.digest, token);
        for (const oldest of unstored.keys()) {
          if (unstored.size <= MOST_KEPT) break;
          unstored.delete(oldest);
        }
      }
    },

    async findToken(digest) {
      const token = unstored.get(digest);
      if (!token) return clients.findToken(digest);
      const client = (await clients.list()).find(({ id, revokedAt }) => id === token.clientId && revokedAt === null);
      return client ? { ...token, client } : null;
    },

    storeAll: () =>
      inTurn(async () => {
        for (const [digest, token] of unstored) {
          await clients.saveToken(token);
          unstored.delete(digest);
        }
      }),
  };
}
