import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Engine } from '#electron/engine/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';

export interface PurchaseLimiter {
  /** Counts a create call of the client. @throws EngineError RATE_LIMITED where it has made more than `perSecond` of them within a second. */
  admit(clientId: string, perSecond: number): Promise<void>;
}

/** Stops a caller that runs away before it buys: nothing of a refused call is looked at. */
function createPurchaseLimiter(): PurchaseLimiter {
  const calls = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 1 });
  return {
    async admit(clientId, perSecond) {
      const { consumedPoints, msBeforeNext } = await calls.consume(clientId);
      if (consumedPoints <= perSecond) return;
      const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new EngineError(
        'RATE_LIMITED',
        `This API client may make ${perSecond} create calls a second; try again in ${retryAfter} s.`,
        { retryAfter },
      );
    },
  };
}

/** Lets a call that buys in, as fast as the settings allow. A call that is not let in is counted as what it was answered with, too. */
export function purchaseAdmission(engine: Pick<Engine, 'settings' | 'metrics'>, limiter = createPurchaseLimiter()) {
  return async (clientId: string): Promise<void> => {
    const { purchasesPerSecond } = await engine.settings.read();
    try {
      await limiter.admit(clientId, purchasesPerSecond);
    } catch (error) {
      engine.metrics.meter.purchase('RATE_LIMITED');
      throw error;
    }
  };
}
export type AdmitPurchase = ReturnType<typeof purchaseAdmission>;
