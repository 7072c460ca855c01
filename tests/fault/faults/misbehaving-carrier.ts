import { BEHAVIOURS, type Behaviour } from '../carrier/behaviour.ts';
import { orderBody } from '../harness/buyer.ts';
import { integer, type Fault } from '../harness/fault.ts';
import { inTurns } from '../harness/in-turns.ts';
import { inThisProcess } from '../harness/here.ts';

/** The only ways to fail that prove that nothing was bought: a refusal in words that the account knows. */
const PROOF: readonly Behaviour[] = ['refuse', 'forbidden', 'unauthorized', 'too-many-said', 'unavailable-said'];
/** Sold and reported whole; its labels may come later. */
const isSale = (behaviour: Behaviour) =>
  behaviour === 'sell' || behaviour === 'wrong-content-type' || behaviour.startsWith('label-');

/** A label that never comes is waited for until its deadline; so that one is left to the long form. */
const SLOW: Behaviour = 'label-slow';
/** Answers that are damaged at random are worth several. */
const DAMAGED = Array<Behaviour>(5).fill('damaged');
const WAYS = [...BEHAVIOURS.filter((behaviour) => behaviour !== SLOW), ...DAMAGED, SLOW];

/** A carrier that sells and says nothing, says nothing and sells nothing, breaks off, talks nonsense: nothing is sent a second time. */
export const misbehavingCarrier: Fault = {
  name: 'carrier',
  title: `a carrier that fails in ${BEHAVIOURS.length - 1} ways`,
  runs: { short: WAYS.length - 1, long: WAYS.length * 50 },
  run: (times, random) =>
    inThisProcess({ account: { timeoutSeconds: 1 } }, async ({ station, buyer, restart }) => {
      const violations: string[] = [];
      const orders = Array.from({ length: times }, (_, count) => {
        const behaviour = WAYS[count % WAYS.length] ?? 'sell';
        return {
          id: behaviour === 'damaged' ? `damaged-${integer(random, 1e6)}-${count}` : `order-${count}`,
          behaviour,
        };
      });
      await inTurns(orders, async ({ id, behaviour }) => {
        const { kind } = await buyer.advance(station.api, id, behaviour);
        const isTrue = PROOF.includes(behaviour)
          ? kind === 'open'
          : kind === 'doubt' || isSale(behaviour) || (behaviour === 'damaged' && kind === 'bought');
        if (!isTrue) violations.push(`${behaviour}: the client was told ${kind}`);
        // A second time under the same id, as an impatient client would: it must not reach the carrier.
        if (kind === 'doubt') await station.api.ship(id, orderBody());
      });
      await restart();
      return violations;
    }),
};
