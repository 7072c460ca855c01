import type { Engine } from '#electron/engine/engine.ts';
import { OtherAnswer, type Handlers } from '../mount.ts';

export const healthHandlers = (engine: Engine): Pick<Handlers, 'healthLive' | 'healthReady'> => ({
  healthLive: async () => ({ status: 'live' }),
  async healthReady() {
    const answer = await engine.ready();
    if (answer.status === 'not_ready') throw new OtherAnswer(503, answer);
    return answer;
  },
});
