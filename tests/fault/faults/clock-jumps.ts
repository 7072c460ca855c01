import { handClock } from '../../helpers/station.ts';
import { knowledgeIn, orderBody } from '../harness/buyer.ts';
import { integer, type Fault } from '../harness/fault.ts';
import { inThisProcess, type Here } from '../harness/here.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Back an hour, back a day, an hour of summer time, far ahead and back, and beyond what 32 bits of seconds hold. */
const JUMPS = [-HOUR, -DAY, HOUR, -HOUR, 25 * HOUR, -25 * HOUR, 13 * 365 * DAY, -13 * 365 * DAY, -400 * DAY];

/** The clock jumps between purchases: no id is free before its 24 hours of ledger time, and the order of events stays. */
export const clockJumps: Fault = {
  name: 'clock',
  title: `the clock jumps (${JUMPS.length} ways)`,
  runs: { short: JUMPS.length, long: JUMPS.length * 20 },
  run: (times, random) => {
    const clock = handClock();
    return inThisProcess({ clock }, async (here) => {
      const violations: string[] = [];
      const boughtAt = new Map<string, number>();
      for (let count = 0; count < times; count += 1) {
        clock.turn(JUMPS[count % JUMPS.length] ?? 0);
        if (random() < 0.2) await here.restart();
        await here.station.api.renew();
        for (const id of [`fresh-${count}`, `fresh-${integer(random, count + 1)}`])
          violations.push(...(await buyAgain(here, id, boughtAt)));
      }
      const { body } = await here.station.api.get('/station/v1/shipments?limit=500');
      const instants = body.shipments.map(({ acceptedAt }: { acceptedAt: string }) => Date.parse(acceptedAt));
      if (instants.some((at: number, index: number) => index > 0 && at > instants[index - 1]))
        violations.push('instants do not follow the order of acceptance');
      return violations;
    });
  },
};

/** @param boughtAt when each id was last bought, in ledger time */
async function buyAgain({ station, buyer }: Here, id: string, boughtAt: Map<string, number>): Promise<string[]> {
  const now = station.ledger.now();
  const last = boughtAt.get(id);
  const isFree = last === undefined || now - last >= DAY;
  const answer = await station.api.ship(id, orderBody());
  if (answer.status === 200) {
    boughtAt.set(id, station.ledger.now());
    buyer.orders.set(id, knowledgeIn(answer));
    return isFree ? [] : [`sold twice: ${id}, after ${(now - (last ?? 0)) / HOUR} h of ledger time`];
  }
  return isFree ? [`${id} is free, and was refused: ${answer.body.code}`] : [];
}
