import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { EngineError } from '#electron/engine/engine-error.ts';

const FAILURES_PER_NAME = 10;
const FAILURES_IN_ALL = 100;
const WINDOW_SECONDS = 60;

export interface FailedTries {
  /** Counts a try that failed. @throws EngineError RATE_LIMITED where too many with this name, or in all, have failed within a minute. */
  count(name: string): Promise<void>;
}

/**
 * Tells whoever guesses secrets to slow down. It is asked only after a secret was wrong: keys of 256 and codes of 128 random bits are not
 * guessed, however many tries there are, and nobody who has the right one is ever kept waiting because others guess. Names are a
 * stranger's: no more of them are remembered than may fail in all.
 */
export function createFailedTries(): FailedTries {
  const perName = new RateLimiterMemory({ points: FAILURES_PER_NAME, duration: WINDOW_SECONDS });
  const inAll = new RateLimiterMemory({ points: FAILURES_IN_ALL, duration: WINDOW_SECONDS });

  const refuseIfSpent = ({ consumedPoints, msBeforeNext }: RateLimiterRes, points: number) => {
    if (consumedPoints <= points) return;
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new EngineError('RATE_LIMITED', `Too many tries have failed; try again in ${retryAfter} s.`, { retryAfter });
  };

  return {
    async count(name) {
      refuseIfSpent(await inAll.penalty('all', 1), FAILURES_IN_ALL);
      refuseIfSpent(await perName.penalty(name.slice(0, 100), 1), FAILURES_PER_NAME);
    },
  };
}
