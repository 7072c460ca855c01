import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../helpers/until.ts';
import type { Outcome, Random } from '../harness/fault.ts';
import { integer } from '../harness/fault.ts';
import { inCluster, type Cluster, type Scene } from './cluster.ts';
import { DESK_TROUBLES, type DeskTrouble } from './desk-troubles.ts';
import type { Desk } from './desk.ts';
import type { Stage } from './stages.ts';

/** A desk that does not buy for so long after a trouble does not buy any more. */
const PATIENCE_MS = 180_000;
/** What a desk said last, for whoever looks for the cause. */
const MOST_SAID = 1500;
/** Between two troubles of the database. */
const PAUSE_MS = [8000, 20_000] as const;

export interface RoundOptions {
  desks: number;
  /** So many troubles that were seen to happen. */
  runs: number;
  stage: Stage;
  random: Random;
  /** What happens to a desk next. */
  next(): DeskTrouble;
  /** Of a trouble that was seen to happen. */
  count(title: string): void;
  isOver(): boolean;
}

export interface RoundOutcome extends Outcome {
  runs: number;
}

/** Troubles at each desk, one after another, and at the same time some of the database of all; then the books. */
export async function makeRound({
  desks,
  runs,
  stage,
  random,
  next,
  count,
  isOver,
}: RoundOptions): Promise<RoundOutcome> {
  let done = 0;
  const outcome = await inCluster({ desks, stage, random }, async (cluster) => {
    const seen: string[] = [];
    const sceneAt = (desk: Desk): Scene => ({ cluster, desk, random, seen, amid: (strike) => amid(strike, desk) });

    async function amid(strike: () => unknown, desk: Desk): Promise<boolean> {
      cluster.traffic.send(desk, 1 + integer(random, 3));
      await wait(random() * 40);
      const isAmid = cluster.traffic.inFlight(desk) > 0;
      await strike();
      return isAmid;
    }
    const tally = (title: string) => {
      done += 1;
      count(title);
    };
    const isEnough = () => done >= runs || isOver();

    async function troubleAt(desk: Desk): Promise<void> {
      while (!isEnough()) {
        const { title, make } = next();
        if (await make(sceneAt(desk))) tally(title);
        if (!(await buysAgain(cluster, desk)))
          return void seen.push(
            `${desk.name} cannot buy any more after: ${title}. It said: ${desk.station?.said().slice(-MOST_SAID)}`,
          );
      }
    }
    async function troubleOfAll(): Promise<void> {
      for (;;) {
        const [least, most] = PAUSE_MS;
        await until(isEnough, { everyMs: 50, atMostMs: least + random() * (most - least) });
        const desk = cluster.desks[integer(random, desks)] as Desk;
        const scene = { ...sceneAt(desk), amid: (strike: () => unknown) => amidAll(strike) };
        if (await stage.trouble(scene)) tally(stage.title);
        if (isEnough()) return;
      }
    }
    async function amidAll(strike: () => unknown): Promise<boolean> {
      for (const desk of cluster.desks) cluster.traffic.send(desk, 1 + integer(random, 2));
      await wait(random() * 40);
      const isAmid = cluster.traffic.inFlight() > 0;
      await strike();
      return isAmid;
    }

    await Promise.all([...cluster.desks.map(troubleAt), troubleOfAll()]);
    const [first] = cluster.desks;
    if (stage.end && first) seen.push(...(await stage.end(sceneAt(first))));
    return seen;
  });
  return { ...outcome, runs: done };
}

/** One answer 200 of the desk, of orders that are sent from now on. */
async function buysAgain({ traffic }: Cluster, desk: Desk): Promise<boolean> {
  const before = traffic.bought(desk);
  const hasBought = () => traffic.bought(desk) > before;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(20)) {
    traffic.send(desk);
    if (await until(hasBought, { atMostMs: 200 })) return true;
  }
  return false;
}

/** Troubles in a shuffled deck, each as often as its share says; a deck that is too short for that has each of the most frequent ones once. */
export function dealer(runs: number, random: Random): () => DeskTrouble {
  const whole = DESK_TROUBLES.reduce((sum, { share }) => sum + share, 0);
  const often = (trouble: DeskTrouble) =>
    Array.from({ length: Math.max(1, Math.round((trouble.share / whole) * runs)) }, () => trouble);
  const frequent = DESK_TROUBLES.toSorted((one, other) => other.share - one.share).slice(0, runs);
  const cards = runs <= DESK_TROUBLES.length ? frequent : DESK_TROUBLES.flatMap(often);
  let deck: DeskTrouble[] = [];
  return () => {
    if (deck.length === 0) deck = cards.toSorted(() => random() - 0.5);
    return deck.pop() as DeskTrouble;
  };
}
