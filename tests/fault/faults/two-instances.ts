import type { Fault } from '../harness/fault.ts';
import { hashesOf } from '../harness/ledger-files.ts';
import { inWorld } from '../harness/world.ts';

/** A second station on the same folder ends at once, names the first, and changes nothing. */
export const twoInstances: Fault = {
  name: 'two-instances',
  title: 'a second station on the same data folder',
  runs: { short: 1, long: 20 },
  run: (times) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      const station = await world.start();
      await world.buyer.advance(station.api, 'before');
      for (let count = 0; count < times; count += 1) {
        const before = hashesOf(world.dataDir);
        const second = world.launch();
        const { code } = await second.ended;
        if (code !== 1 || !second.said().includes(await station.ready)) violations.push(`it said: ${second.said()}`);
        if (before !== hashesOf(world.dataDir)) violations.push('it changed the ledger');
      }
      await world.buyer.advance(station.api, 'after');
      if (world.buyer.orders.get('after')?.kind !== 'bought') violations.push('the first station buys no more');
      await world.stop(station);
      return violations;
    }),
};
