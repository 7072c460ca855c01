import type { Engine } from '#electron/engine/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { Handlers } from '../../mount.ts';
import { knownCaller } from '../../caller-id.ts';
import { createFailedTries } from '../../limits/failed-tries.ts';

type SessionHandlers = Pick<Handlers, 'createPairing' | 'openSession' | 'renewSession'>;

export function sessionHandlers(engine: Engine): SessionHandlers {
  const failed = createFailedTries();
  return {
    createPairing: async () => engine.identity.createPairing(),
    async openSession({ body }) {
      try {
        return await engine.identity.openSession(body.code);
      } catch (error) {
        if (error instanceof EngineError && error.code === 'PAIRING_INVALID') await failed.count('pairing');
        throw error;
      }
    },
    renewSession: (_, context) => engine.identity.renewSession(knownCaller(context)),
  };
}
