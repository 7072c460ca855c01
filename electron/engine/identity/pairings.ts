import { createHash, randomBytes } from 'node:crypto';

/** How long a pairing code may be redeemed, in milliseconds. */
const LIFE_MS = 10 * 60 * 1000;
/** More codes than anybody waits for; the oldest gives way. */
const MOST_OPEN = 20;

/** Codes that were given out and wait to be redeemed. They live in memory, as digests: a restart forgets them. */
export interface Pairings {
  /** A fresh code of 128 random bits; `expiresAt` in milliseconds. */
  make(): { code: string; expiresAt: number };
  /** `taken` the first time, while the code lives; afterwards why not, as long as it is remembered. */
  redeem(code: string): 'taken' | 'used' | 'expired' | 'unknown';
}

export function createPairings(now: () => number): Pairings {
  /** When each code expires, by digest, oldest first. */
  const open = new Map<string, number>();
  /** Codes that were redeemed, the oldest give way. */
  const used = new Set<string>();
  const digest = (code: string) => createHash('sha256').update(code).digest('hex');

  return {
    make() {
      const code = randomBytes(16).toString('base64url');
      const expiresAt = now() + LIFE_MS;
      open.set(digest(code), expiresAt);
      for (const oldest of open.keys()) {
        if (open.size <= MOST_OPEN) break;
        open.delete(oldest);
      }
      return { code, expiresAt };
    },

    redeem(code) {
      const key = digest(code);
      const expiresAt = open.get(key);
      if (expiresAt === undefined) return used.has(key) ? 'used' : 'unknown';
      if (now() >= expiresAt) return 'expired';
      open.delete(key);
      used.add(key);
      for (const oldest of used) {
        if (used.size <= MOST_OPEN) break;
        used.delete(oldest);
      }
      return 'taken';
    },
  };
}
