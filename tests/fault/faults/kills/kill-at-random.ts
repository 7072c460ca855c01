import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../../helpers/until.ts';
import { integer, type Fault, type Random } from '../../harness/fault.ts';
import { inWorld, type World } from '../../harness/world.ts';

const CLIENTS = 8;

/** A station under load from eight clients is killed at any moment, also while it starts, and the clients go on with the next one. */
export const killAtRandom: Fault = {
  name: 'kill-random',
  title: 'kill -9 at random, under load and while it starts',
  runs: { short: 1, long: 200 },
  run: (times, random) =>
    inWorld({}, async (world) => {
      const order = numbered();
      for (let kill = 0; kill < times; kill += 1) {
        if (random() < 0.2) await killStarting(world, random);
        else await killWorking(world, random, order);
      }
      return [];
    }),
};

function numbered(): () => string {
  let count = 0;
  return () => `order-${++count}`;
}

async function killStarting(world: World, random: Random): Promise<void> {
  const station = world.launch();
  await Promise.race([wait(random() * 2000), station.ready]);
  station.signal('SIGKILL');
  await station.ended;
}

/** A loaded machine takes its time; without sales there is nothing to lose. */
async function someSales({ carrier }: World, more: number): Promise<void> {
  const enough = carrier.sales().length + more;
  await until(() => carrier.sales().length >= enough, { everyMs: 2, atMostMs: 10_000 });
}

async function killWorking(world: World, random: Random, newOrder: () => string): Promise<void> {
  const station = await world.start();
  let isAlive = true;
  const client = async () => {
    while (isAlive) {
      const inDoubt = [...world.buyer.orders].find(([, { kind }]) => kind === 'doubt')?.[0];
      const id = inDoubt !== undefined && random() < 0.3 ? inDoubt : newOrder();
      await world.buyer.advance(station.api, id);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  await someSales(world, integer(random, 30));
  await wait(random() * 30);
  station.signal('SIGKILL');
  isAlive = false;
  await Promise.all([...clients, station.ended]);
}
