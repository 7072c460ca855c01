import { codeOf, openIdTable, stationsOf } from './id-table.ts';
import type { Rules } from './rules.ts';
import { Violation } from './section-10.ts';
import { openStateTable } from './state-table.ts';
import { isSettled, STATIONS, toFold } from './state.ts';
import { COMMON, type Step } from './steps.ts';

/** How many of each there are. */
export interface Bounds {
  stations: number;
  ids: 1 | 2;
}

/** A step that was taken, and which of the ids it concerned. */
export interface Taken extends Step {
  id?: number;
}

export interface Explored {
  states: number;
  /** How many steps lead from them, to states that were known or not. */
  steps: number;
  /** How many steps the shortest way to the last of them has. */
  depth: number;
  /** What does not hold, and the shortest way to it; null where all holds. */
  violation: { said: string; trace: Taken[] } | null;
}

type Found = (stations: number, one: number, other: number, step: () => Taken) => void;

const ID_BITS = 2 ** 22;
const FOLD = COMMON.findIndex(({ kind }) => kind === 'fold');

/**
 * Visits every state that can be reached, breadth first, and holds it against the properties. States that differ only in the names of stations or of
 * ids are one. Ids meet only in the stations, so what a step makes of one is worked out once.
 * @param most for how many states there is room
 */
export function explore(rules: Rules, { stations: count, ids }: Bounds, most = 2 ** 20): Explored {
  const orders = permutations(count);
  const table = openIdTable(rules, count, orders);
  const found = openStateTable(most);
  const all = Array.from({ length: STATIONS.length ** count }, (_, code) => stationsOf(code, count));
  /** The least number that other names give the stations, and the names that do. */
  const least = all.map((stations) => {
    const codes = orders.map((order) => codeOf(order.map((from) => stations[from] ?? 'up')));
    const code = Math.min(...codes);
    return { code, orders: [...orders.keys()].filter((order) => codes[order] === code) };
  });
  let steps = 0;
  let at = 0;

  /** The one state that stands for all that differ from it in names only. */
  function canonical(stations: number, one: number, other: number): number {
    const names = least[stations];
    let pair = Infinity;
    for (const order of names?.orders ?? []) {
      const first = table.rename(one, order);
      const second = table.rename(other, order);
      const isSwapped = ids === 2 && second < first;
      pair = Math.min(pair, isSwapped ? second * ID_BITS + first : first * ID_BITS + second);
    }
    return (names?.code ?? 0) * ID_BITS ** 2 + pair;
  }
  function partsOf(state: number) {
    const pair = state % ID_BITS ** 2;
    return { stations: (state - pair) / ID_BITS ** 2, one: Math.floor(pair / ID_BITS), other: pair % ID_BITS };
  }

  /** Calls back with every step from a state. */
  function each(state: number, take: Found): void {
    const { stations, one, other } = partsOf(state);
    for (const own of table.ownSteps(stations, one)) take(own.stations, own.id, other, () => ({ ...own.step, id: 0 }));
    if (ids === 2)
      for (const own of table.ownSteps(stations, other))
        take(own.stations, one, own.id, () => ({ ...own.step, id: 1 }));
    for (let station = 0; station < count; station += 1) eachCommon(state, station, take);
  }

  function eachCommon(state: number, station: number, take: Found): void {
    const { stations, one, other } = partsOf(state);
    const from = all[stations]?.[station] ?? 'up';
    for (let kind = 0; kind < COMMON.length; kind += 1) {
      const step = COMMON[kind];
      if (!step?.from.includes(from)) continue;
      if (step.needsKept) {
        const folds = [one, other].map((id) => toFold(table.value(id), station));
        if (folds.includes('waits') || folds.filter((fold) => fold === 'some').length < step.needsKept) continue;
      }
      const after = stations + (STATIONS.indexOf(step.to) - STATIONS.indexOf(from)) * STATIONS.length ** station;
      for (const id of step.needsKept === 2 ? [0, 1] : [undefined]) {
        const first = table.befallen(kind, station, one, id !== 1);
        const second = table.befallen(kind, station, other, id !== 0);
        take(after, first, second, () => ({ kind: step.kind, station, ...(id !== undefined && { id }) }));
      }
    }
  }

  try {
    const nothing = table.numberOf([]);
    found.add(canonical(0, nothing, nothing), -1);
    for (; at < found.size(); at += 1) {
      each(found.state(at), (stations, one, other) => {
        steps += 1;
        found.add(canonical(stations, one, other), at);
      });
    }
    at = stuckAt();
    if (at >= 0) throw new Violation('Nothing settled can be reached any more');
    return { states: found.size(), steps, depth: wayTo(found.size() - 1).length, violation: null };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const trace = [...wayTo(at), ...(error.step ? [error.step] : [])];
    return { states: found.size(), steps, depth: trace.length, violation: { said: error.message, trace } };
  }

  /**
   * Where an id is that cannot be settled once all stations are started and reach the database; -1 where none is. Ids do not meet any more then:
   * each is looked at alone, in every value that it was found with, under the stations of then.
   */
  function stuckAt(): number {
    const seen = new Set<number>();
    for (let place = 0; place < found.size(); place += 1) {
      const { stations, one, other } = partsOf(found.state(place));
      for (const id of ids === 2 ? [one, other] : [one]) {
        const both = stations * ID_BITS + id;
        if (seen.has(both)) continue;
        seen.add(both);
        if (!canSettle(withAllUp(stations, id))) return place;
      }
    }
    return -1;
  }

  function withAllUp(stations: number, id: number): number {
    let after = id;
    for (const [station, from] of (all[stations] ?? []).entries()) {
      const kind = COMMON.findIndex((step) => from !== 'up' && step.to === 'up' && step.from.includes(from));
      if (kind >= 0) after = table.befallen(kind, station, after);
    }
    return after;
  }

  function canSettle(id: number): boolean {
    const reached = new Set([id]);
    for (const each of reached) {
      if (isSettled(table.value(each))) return true;
      for (const own of table.ownSteps(0, each)) if (own.stations === 0) reached.add(own.id);
      for (let station = 0; station < count; station += 1)
        if (toFold(table.value(each), station) === 'some') reached.add(table.befallen(FOLD, station, each));
    }
    return false;
  }

  function wayTo(place: number): Taken[] {
    const way: number[] = [];
    for (let before = place; before >= 0; before = found.parent(before)) way.unshift(found.state(before));
    return way.slice(1).map((to, index) => stepBetween(way[index] ?? 0, to));
  }

  function stepBetween(from: number, to: number): Taken {
    let taken: Taken = { kind: 'nothing', station: -1 };
    each(from, (stations, one, other, step) => {
      if (canonical(stations, one, other) === to) taken = step();
    });
    return taken;
  }
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, place) => order.toSpliced(place, 0, count - 1)),
  );
}
