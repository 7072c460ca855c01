import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../helpers/until.ts';
import { knowledgeIn, orderBody } from '../harness/buyer.ts';
import { inCluster, type Cluster, type DeskOfCluster } from '../harness/cluster.ts';
import { integer, pick, type Fault, type Random } from '../harness/fault.ts';

const DESKS = 4;
const CLIENTS = 6;
const FROZEN_MS = 3000;

type Trouble = (cluster: Cluster, desk: DeskOfCluster, random: Random) => Promise<void>;

/** A short run makes each of them once, in an order of its own. */
const TROUBLES = {
  'a station is killed': async (_, desk, random) => {
    await wait(random() * 100);
    await desk.kill();
    await desk.start();
  },
  'the answer of a COMMIT is cut': async (_, { proxy }) => {
    const before = proxy.cuts();
    proxy.cutAnswerOfCommit();
    await until(() => proxy.cuts() > before, { atMostMs: 5000 });
  },
  'a COMMIT is cut': async (_, { proxy }) => {
    const before = proxy.cuts();
    proxy.cutCommit();
    await until(() => proxy.cuts() > before, { atMostMs: 5000 });
  },
  'a station is parted from the database': async (_, { proxy }, random) => {
    proxy.part('refuse');
    await wait(random() * 1000);
    proxy.heal();
  },
  'a station hears nothing of the database': async (_, { proxy }) => {
    proxy.part('freeze');
    await wait(FROZEN_MS);
    proxy.heal();
  },
  'a station stands still': async (_, { station }, random) => {
    station?.signal('SIGSTOP');
    await wait(random() * FROZEN_MS);
    station?.signal('SIGCONT');
  },
  'the database is killed': ({ postgres }) => postgres.killAndRestart(),
} satisfies Record<string, Trouble>;

const NAMES = Object.keys(TROUBLES) as [keyof typeof TROUBLES];

/** Stations on one ledger under load from clients that go to any of them, often to all with one id; and every kind of trouble between them. */
export const cluster: Fault = {
  name: 'cluster',
  title: `${DESKS} stations on one database: killed, cut off, frozen; COMMIT cut; database killed`,
  runs: { short: NAMES.length, long: 300 },
  run: (times, random) =>
    inCluster(DESKS, async (all) => {
      let isOver = false;
      const clients = Array.from({ length: CLIENTS }, (_, number) => client(all, number, random, () => isOver));
      const order = NAMES.toSorted(() => random() - 0.5);
      const seen: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const trouble = count < order.length ? (order[count] ?? NAMES[0]) : pick(random, NAMES);
        await someSales(all, 1 + integer(random, 10));
        await TROUBLES[trouble](all, all.desks[integer(random, DESKS)] as DeskOfCluster, random);
        if (!(await someSales(all, 1))) seen.push(`nobody can buy any more after: ${trouble}`);
      }
      isOver = true;
      await Promise.all(clients);
      return seen;
    }),
};

/** Goes on buying; what is in doubt it asks for, at whatever desk. */
async function client({ desks, buyer }: Cluster, number: number, random: Random, isOver: () => boolean): Promise<void> {
  const anyDesk = () => desks[integer(random, DESKS)] as DeskOfCluster;
  for (let count = 0; !isOver(); count += 1) {
    const id = `order-${number}-${count}`;
    if (random() < 0.2) await sendToAll(desks, buyer, id);
    else await buyer.advance(anyDesk().api, id);
    if (buyer.orders.get(id)?.kind === 'doubt') await buyer.advance(anyDesk().api, id);
  }
}

/** One id at all desks at the same moment; whoever is answered 200 has bought it. */
async function sendToAll(desks: Cluster['desks'], { orders }: Cluster['buyer'], id: string): Promise<void> {
  const answers = await Promise.allSettled(desks.map(({ api }) => api.ship(id, orderBody())));
  const known = answers.map((answer) =>
    answer.status === 'fulfilled' ? knowledgeIn(answer.value) : { kind: 'doubt' as const },
  );
  const bought = known.find(({ kind }) => kind === 'bought');
  const isOpen = known.every(({ kind }) => kind === 'open');
  orders.set(id, bought ?? (isOpen ? { kind: 'open' } : { kind: 'doubt' }));
}

/** False where nobody buys for a long time. */
function someSales({ carrier }: Cluster, more: number): Promise<boolean> {
  const enough = carrier.sales().length + more;
  return until(() => carrier.sales().length >= enough, { everyMs: 20, atMostMs: 45_000 });
}
