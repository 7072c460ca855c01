import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../helpers/until.ts';
import type { Strike } from '../../postgres/trouble/cutting-proxy.ts';
import { tell } from '../../postgres/trouble/server-pair.ts';
import type { Moment } from '../carrier/behaviour.ts';
import { integer, pick } from '../harness/fault.ts';
import { terminate, type Scene } from './cluster.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Beyond the deadline of every purchase. */
const LONG_MS = 10_000;
/** A run that says nothing for so long counts as ended. */
const SILENT_MS = 18_000;
const STRIKE_MS = 3000;

/** A trouble at one desk. */
export interface DeskTrouble {
  title: string;
  /** Of so many troubles each hundred thousand are of this kind. */
  share: number;
  /** True where it was seen to happen while purchases were on their way. */
  make(scene: Scene): Promise<boolean>;
}

/** Something happens to a COMMIT of a purchase at this desk. */
async function strike(scene: Scene, how: Omit<Strike, 'ofPurchase' | 'skip'>): Promise<boolean> {
  const { desk, cluster, random } = scene;
  const before = desk.database.cuts();
  const isStruck = () => desk.database.cuts() > before;
  desk.database.strike({ ...how, ofPurchase: true, skip: integer(random, 3) });
  for (const end = Date.now() + STRIKE_MS; !isStruck() && Date.now() < end;) {
    cluster.traffic.send(desk, 1 + integer(random, 2));
    await until(isStruck, { atMostMs: 300 });
  }
  desk.database.disarm();
  return isStruck();
}

const terminating =
  ({ cluster }: Scene) =>
  (backend: number) =>
    terminate(cluster.primary(), backend);

async function parted(scene: Scene, way: 'database' | 'carrier', atMostMs: number): Promise<boolean> {
  const { desk, random, amid } = scene;
  const isSeen = await amid(() => desk[way].part('refuse'));
  await wait(random() * atMostMs);
  desk[way].heal();
  return isSeen;
}

async function frozen(scene: Scene, way: 'database' | 'carrier', forMs: number): Promise<boolean> {
  const isSeen = await scene.amid(() => scene.desk[way].part('freeze'));
  await wait(forMs);
  scene.desk[way].heal();
  return isSeen;
}

async function stopped({ desk, amid }: Scene, forMs: number): Promise<boolean> {
  const isSeen = await amid(() => desk.station?.signal('SIGSTOP'));
  await wait(forMs);
  desk.station?.signal('SIGCONT');
  return isSeen;
}

async function cutAtCarrier({ desk, cluster: { traffic } }: Scene, at: 'sent' | 'answered'): Promise<boolean> {
  const before = desk.carrier.cuts();
  desk.carrier.cutPurchase(at);
  traffic.send(desk, 2);
  await until(() => desk.carrier.cuts() > before, { atMostMs: STRIKE_MS });
  desk.carrier.disarm();
  return desk.carrier.cuts() > before;
}

/** The carrier does it, one desk at a time. */
let striking: Promise<unknown> = Promise.resolve();
const AT_CARRIER: [Moment, ...Moment[]] = ['request-read', 'sold', 'headers-sent', 'half-answered', 'answered'];

async function killedByCarrier({ desk, cluster: { carrier, traffic }, random }: Scene): Promise<boolean> {
  const { station } = desk;
  if (!station) return false;
  const mine = striking.then(async () => {
    await carrier.order({ blow: { kind: 'kill', pid: station.pid() } });
    traffic.send(desk, 2, `${pick(random, AT_CARRIER)}!`);
    const isKilled = await Promise.race([station.ended.then(() => true), wait(STRIKE_MS, false)]);
    await carrier.order({ blow: null });
    return isKilled;
  });
  striking = mine.catch(() => undefined);
  const isKilled = await mine;
  await desk.kill();
  await desk.start();
  return isKilled;
}

async function killed({ desk, random, amid }: Scene): Promise<boolean> {
  const isSeen = await amid(() => desk.kill());
  if (random() < 0.3) {
    desk.launch();
    await wait(random() * 700);
    await desk.kill();
  }
  await desk.start();
  return isSeen;
}

/** It runs on with a clock that is wrong by a day; some are started with it, which is refused in words. */
async function clockTurned({ desk, random, amid, seen, cluster: { traffic } }: Scene): Promise<boolean> {
  const isSeen = await amid(() => desk.turnClock(random() < 0.5 ? DAY_MS : -DAY_MS));
  traffic.send(desk, 3);
  await wait(random() * 1000);
  if (random() < 0.3) {
    await desk.kill();
    const station = desk.launch();
    await Promise.race([station.ended, station.ready.catch(() => undefined)]);
    if (/ready at/.test(station.said()) || !/clock|is away/i.test(station.said()))
      seen.push(`a desk begins with a clock that is a day off: ${station.said()}`);
    await desk.kill();
  }
  desk.turnClock(0);
  if (desk.station === null) await desk.start();
  return isSeen;
}

/** Each as often as its share says, the quick ones by far the most. */
export const DESK_TROUBLES: readonly DeskTrouble[] = [
  { title: 'a COMMIT is cut', share: 14_000, make: (scene) => strike(scene, { at: 'sent', then: 'cut' }) },
  {
    title: 'the answer of a COMMIT is cut',
    share: 14_000,
    make: (scene) => strike(scene, { at: 'answered', then: 'cut' }),
  },
  {
    title: 'the answer of a COMMIT is cut, and the database is away',
    share: 6000,
    async make(scene) {
      const isSeen = await strike(scene, { at: 'answered', then: 'cut', andPart: true });
      await wait(scene.random() * 600);
      scene.desk.database.heal();
      return isSeen;
    },
  },
  {
    title: 'a backend is killed before it has its COMMIT',
    share: 8000,
    make: (scene) => strike(scene, { at: 'sent', then: terminating(scene) }),
  },
  {
    title: 'a backend is killed after its COMMIT, before anything is sent or answered',
    share: 8000,
    make: (scene) => strike(scene, { at: 'answered', then: terminating(scene) }),
  },
  {
    title: 'a backend is killed a moment after its COMMIT, as the carrier is asked',
    share: 8000,
    make: (scene) =>
      strike(scene, {
        at: 'answered',
        then: async (backend) => void wait(scene.random() * 20).then(() => terminating(scene)(backend)),
      }),
  },
  {
    title: 'any backend is killed',
    share: 10_000,
    make: ({ amid, cluster }) =>
      amid(() =>
        tell(
          cluster.primary(),
          `SELECT pg_terminate_backend(pid) FROM (
             SELECT pid FROM pg_stat_activity WHERE application_name = 'packbench' ORDER BY state = 'active' DESC, random() LIMIT 1) AS one`,
        ).catch(() => []),
      ),
  },
  { title: 'a station is parted from the database', share: 7000, make: (scene) => parted(scene, 'database', 300) },
  { title: 'a station is parted from the carrier', share: 7000, make: (scene) => parted(scene, 'carrier', 300) },
  { title: 'a purchase is cut on its way to the carrier', share: 4000, make: (scene) => cutAtCarrier(scene, 'sent') },
  { title: 'the answer of the carrier is cut', share: 4000, make: (scene) => cutAtCarrier(scene, 'answered') },
  {
    title: 'one id at all stations at once',
    share: 5000,
    make: async ({ cluster: { traffic } }) => (await traffic.sendToAll()) > 1,
  },
  {
    title: 'the database is silent for a moment',
    share: 1500,
    make: (scene) => frozen(scene, 'database', scene.random() * 800),
  },
  {
    title: 'the carrier is silent across the deadline',
    share: 700,
    make: (scene) => frozen(scene, 'carrier', 2500 + scene.random() * 1500),
  },
  { title: 'the database is silent for 10 s', share: 300, make: (scene) => frozen(scene, 'database', LONG_MS) },
  {
    title: 'connections to the database are half open',
    share: 250,
    make: ({ desk, amid }) => amid(() => desk.database.part('half open')),
  },
  {
    title: 'connections to the carrier are half open',
    share: 250,
    make: ({ desk, amid }) => amid(() => desk.carrier.part('half open')),
  },
  {
    title: 'a station stands still for a moment',
    share: 500,
    make: (scene) => stopped(scene, scene.random() * 3000),
  },
  {
    title: 'a station stands still for 10 s, or until it counts as ended',
    share: 300,
    make: (scene) => stopped(scene, scene.random() < 0.5 ? LONG_MS : SILENT_MS),
  },
  { title: 'a station is killed at any moment', share: 1500, make: killed },
  { title: 'a station is killed at a named moment of the carrier', share: 800, make: killedByCarrier },
  { title: 'a clock is a day ahead or behind', share: 900, make: clockTurned },
];
