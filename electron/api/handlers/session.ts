import type { Engine } from '#electron/engine/engine.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { Handlers } from '../mount.ts';
import { knownCaller } from '../caller-id.ts';
import { createTokenLimiter } from '../token-limiter.ts';

type SessionHandlers = Pick<Handlers, 'createPairing' | 'openSession' | 'renewSession'>;

/** What failed tries to pair are counted under: all of them together, since a code says nothing of who tries. */
const ALL_TRIES = 'pairing';

export function sessionHandlers(engine: Engine): SessionHandlers {
  const limiter = createTokenLimiter();
  return {
    createPairing: async () => engine.createPairing(),
    async openSession({ body }) {
      await limiter.admit(ALL_TRIES);
      try {
        return await engine.openSession(body.code);
      } catch (error) {
        if (error instanceof EngineError && error.code === 'PAIRING_INVALID') await limiter.failed(ALL_TRIES);
        throw error;
      }
    },
    renewSession: (_, context) => engine.renewSession(knownCaller(context)),
  };
}
