import type { Rules } from './rules.ts';
import { toFold, type World } from './state.ts';
import { COMMON, stepsOf, type Step } from './steps.ts';

/** A step of a world, and the world after it. */
export interface WorldStep extends Step {
  /** Which id it concerns; the one that is folded first where it concerns all. */
  id?: number;
  after: World;
}

/** Every step that a world can take, as it is: nothing is left out of it, and no two worlds count as one. */
function stepsFrom(rules: Rules, { stations, ids }: World): { own: WorldStep[]; common: WorldStep[] } {
  const own = ids.flatMap((each, id) =>
    stepsOf(rules, each, stations).map(({ id: after, stations: at, ...step }) => ({
      ...{ ...step, id, after: { stations: at, ids: ids.with(id, after) } },
    })),
  );
  const common = [...stations.entries()].flatMap(([station, from]) =>
    COMMON.filter(({ from: starts }) => starts.includes(from)).flatMap((step): WorldStep[] => {
      const { kind, to, needsKept = 0 } = step;
      const keeping = [...ids.keys()].filter((id) => toFold(ids[id] ?? [], station) !== 'none');
      const isWaiting = ids.some((id) => toFold(id, station) === 'waits');
      if (keeping.length < needsKept || (needsKept > 0 && isWaiting)) return [];
      const apply = (isFolded: (id: number) => boolean): World => ({
        stations: stations.with(station, to),
        ids: ids.map((id, index) => id.map((row) => step.apply(rules, row, station, isFolded(index)))),
      });
      if (needsKept < 2) return [{ kind, station, after: apply(() => true) }];
      return keeping.map((first) => ({ kind, station, id: first, after: apply((id) => id === first) }));
    }),
  );
  return { own, common };
}

interface Way {
  rules: Rules;
  /** Where it begins. */
  first: World;
  /** Kinds of steps that it has not. */
  isLeftOut?: RegExp | undefined;
}

/** How often something befalls a station where the stations could do something, too. */
const TROUBLE = 0.2;

/** A way through the model, of at most so many steps, as chance takes it: kinds of steps are as likely as one another, however many there are. */
export function walk({ rules, first, isLeftOut }: Way, length: number, random: () => number): WorldStep[] {
  let world = first;
  const steps: WorldStep[] = [];
  while (steps.length < length) {
    const { own: all, common } = stepsFrom(rules, world);
    const own = all.filter(({ kind }) => !isLeftOut?.test(kind));
    const isTrouble = own.length === 0 || (common.length > 0 && random() < TROUBLE);
    const kinds = Map.groupBy(isTrouble ? common : own, ({ kind }) => kind);
    const step = pick(pick([...kinds.values()], random) ?? [], random);
    if (!step) break;
    steps.push(step);
    world = step.after;
  }
  return steps;
}

const pick = <T>(from: readonly T[], random: () => number): T | undefined => from[Math.floor(random() * from.length)];
