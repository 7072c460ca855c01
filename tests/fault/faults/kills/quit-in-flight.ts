import type { Api } from '../../../helpers/api.ts';
import { until } from '../../../helpers/until.ts';
import type { Fault } from '../../harness/fault.ts';
import { inWorld } from '../../harness/world.ts';

const IDS = ['a', 'b', 'c', 'd'];

/** The station is asked to end while purchases run: those that answer in time are finished, the others are in doubt, and it ends well. */
export const quitInFlight: Fault = {
  name: 'quit',
  title: 'SIGTERM while purchases run',
  runs: { short: 1, long: 20 },
  run: (times) =>
    inWorld({ carrier: { delayMs: 400 } }, async (world) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const station = await world.start();
        const ids = IDS.map((letter) => `quit-${count}-${letter}`);
        const buying = ids.map((id, index) =>
          world.buyer.advance(station.api, id, index === 3 ? 'sell-then-silent' : 'sell'),
        );
        if (!(await allSending(station.api))) violations.push('the purchases were not on their way');
        station.signal('SIGTERM');
        const kinds = (await Promise.all(buying)).map(({ kind }) => kind);
        const { code } = await station.ended;
        if (code !== 0) violations.push(`it ended with ${code}`);
        if (kinds.join() !== 'bought,bought,bought,doubt') violations.push(`the clients were told ${kinds.join()}`);
      }
      return violations;
    }),
};

/** Waits until all of them are on their way. */
const allSending = (api: Api) =>
  until(async () => (await api.get('/station/v1/shipments?state=SENDING')).body.shipments.length === IDS.length, {
    atMostMs: 10_000,
  });
