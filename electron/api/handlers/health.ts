import type { Engine } from '#electron/engine/index.ts';
import { OtherAnswer, type Handlers } from '../mount.ts';

type HealthHandlers = Pick<Handlers, 'healthLive' | 'healthReady' | 'readMetrics'>;

export const healthHandlers = (
  engine: Engine,
  { prove }: { prove(challenge: string, address: string | null): string },
): HealthHandlers => ({
  healthLive: async ({ query: { challenge } }, { reachedAt }) => ({
    status: 'live',
    ...(challenge !== undefined && { proof: prove(challenge, reachedAt) }),
  }),
  readMetrics: async () => Buffer.from(await engine.metrics.read()),
  async healthReady() {
    const answer = await engine.maintenance.ready();
    if (answer.status === 'not_ready') throw new OtherAnswer(503, answer);
    return answer;
  },
});
