import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Engine } from '#electron/engine/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';

/**
 * Lets a call that buys in, as fast as the settings allow: a caller that runs away is stopped before anything of its call is looked at. What is
 * not let in is counted as what it was answered with, too.
 */
export function purchaseAdmission(engine: Pick<Engine, 'settings' | 'metrics'>) {
  const calls = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 1 });

  /** Counts a create call of the client. @throws EngineError RATE_LIMITED where that is one too many within a second. */
  return async (clientId: string): Promise<void> => {
    const { purchasesPerSecond } = await engine.settings.read();
    const { consumedPoints, msBeforeNext } = await calls.consume(clientId);
    if (consumedPoints <= purchasesPerSecond) return;
    engine.metrics.meter.purchase('RATE_LIMITED');
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new EngineError(
      'RATE_LIMITED',
      `This API client may make ${purchasesPerSecond} create calls a second; try again in ${retryAfter} s.`,
      { retryAfter },
    );
  };
}
export type AdmitPurchase = ReturnType<typeof purchaseAdmission>;
