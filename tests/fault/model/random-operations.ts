import type { Fault, Random } from '../harness/fault.ts';
import { until } from '../../helpers/until.ts';
import { lookUpDoubts } from '../harness/last-questions.ts';
import { inWorld } from '../harness/world.ts';
import * as operations from './operations.ts';
import type { Operation, Play } from './operations.ts';
import { statesOf } from './station-model.ts';

/** How often each is drawn, among the others. */
const WEIGHTS: readonly [Operation, number][] = [
  [operations.create, 30],
  [operations.createAgain, 20],
  [operations.createAtOnce, 5],
  [operations.read, 15],
  [operations.voidIt, 8],
  [operations.resolve, 8],
  [operations.lookUp, 6],
  [operations.restart, 1],
  [operations.kill, 1],
  [operations.killBuying, 2],
];
const TOTAL = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);

/** Draws operations as they come, and holds every answer against a model of what a client may rely on. */
export const randomOperations: Fault = {
  name: 'random',
  title: 'random operations, held against a reference model',
  runs: { short: 25, long: 3000 },
  run: (times, random) =>
    // A service that does not know a transaction proves nothing: what is in doubt stays so.
    inWorld({ account: { upstream: 'SERVICE', timeoutSeconds: 2 } }, async (world) => {
      const play: Play = { world, station: await world.start(), orders: [], random };
      const violations: string[] = [];
      const history: string[] = [];
      for (let count = 0; count < times && violations.length === 0; count += 1) {
        const { said, violations: broken } = await draw(random)(play);
        history.push(said);
        // What led there helps more than anything that would come after.
        if (broken.length > 0) violations.push(`${broken.join(', ')}; before it: ${history.slice(-20, -1).join('; ')}`);
      }
      violations.push(...(await statesUnlike(play)));
      await world.stop(play.station);
      return violations;
    }),
};

function draw(random: Random): Operation {
  let left = random() * TOTAL;
  for (const [operation, weight] of WEIGHTS) {
    left -= weight;
    if (left < 0) return operation;
  }
  return operations.read;
}

/** The ledger's own state of each order, when the look-ups have come to an end; the station's own may still be running. */
async function statesUnlike(play: Play): Promise<string[]> {
  await lookUpDoubts(play.station.api);
  let unlike: string[] = [];
  await until(async () => (unlike = await unlikeNow(play)).length === 0, { atMostMs: 5_000 });
  return unlike;
}

async function unlikeNow({ station: { api }, orders }: Play): Promise<string[]> {
  const unlike: string[] = [];
  for (const { id, known } of orders) {
    const { body } = await api.get(`/station/v1/shipments?transactionId=${id}`);
    const state = body.shipments[0]?.state;
    if (!statesOf(known).includes(state)) unlike.push(`${id} is ${state}, while it is ${known.is} to its client`);
  }
  return unlike;
}
