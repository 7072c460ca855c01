import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../harness/fault.ts';
import { inWorld } from '../harness/world.ts';

const DEADLINE_MS = 1000;

/** The station is suspended in the middle of a purchase, past its deadline, as a laptop is whose lid is closed. */
export const suspended: Fault = {
  name: 'suspended',
  title: 'SIGSTOP across the deadline of a purchase',
  runs: { short: 1, long: 20 },
  run: (times) =>
    inWorld({ account: { timeoutSeconds: DEADLINE_MS / 1000 } }, async (world) => {
      const violations: string[] = [];
      const station = await world.start();
      for (let count = 0; count < times; count += 1) {
        const id = `suspended-${count}`;
        await world.carrier.order({ blow: { kind: 'stop', pid: station.pid() } });
        const struck = world.carrier.struck();
        const buying = world.buyer.advance(station.api, id, 'sold!');
        await struck;
        await wait(DEADLINE_MS + 300);
        station.signal('SIGCONT');
        const { kind } = await buying;
        if (kind === 'open') violations.push(`sale denied: ${id}`);
      }
      await world.stop(station);
      return violations;
    }),
};
