import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { EngineError } from '#electron/engine/engine-error.ts';

const FAILURES_PER_KEY = 10;
const FAILURES_IN_ALL = 100;
const WINDOW_SECONDS = 60;

export interface TokenLimiter {
  /** @throws EngineError RATE_LIMITED where too many tries with this key, or in all, have failed within a minute. */
  admit(accessKey: string): Promise<void>;
  failed(accessKey: string): Promise<void>;
}

/** Slows down whoever guesses secrets. Only failures count, so an honest client is never limited by its own success. */
export function createTokenLimiter(): TokenLimiter {
  const perKey = new RateLimiterMemory({ points: FAILURES_PER_KEY, duration: WINDOW_SECONDS });
  const inAll = new RateLimiterMemory({ points: FAILURES_IN_ALL, duration: WINDOW_SECONDS });

  const refuseIfSpent = (spent: RateLimiterRes | null, points: number) => {
    if (spent === null || spent.consumedPoints < points) return;
    const retryAfter = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw new EngineError('RATE_LIMITED', `Too many tries have failed; try again in ${retryAfter} s.`, { retryAfter });
  };

  return {
    async admit(accessKey) {
      refuseIfSpent(await perKey.get(accessKey), FAILURES_PER_KEY);
      refuseIfSpent(await inAll.get('all'), FAILURES_IN_ALL);
    },
    async failed(accessKey) {
      await perKey.penalty(accessKey, 1);
      await inAll.penalty('all', 1);
    },
  };
}
