import { requireProperties } from './properties.ts';
import type { Rules } from './rules.ts';
import { Violation } from './section-10.ts';
import { STATIONS, withoutTheDead, type Id, type Row, type Station } from './state.ts';
import { COMMON, stepsOf, type Step } from './steps.ts';

/** A step of one id: the number of the id after it, and of the stations. */
interface NumberedStep {
  step: Step;
  id: number;
  stations: number;
}

export const codeOf = (stations: readonly Station[]): number =>
  stations.reduce((code, station, index) => code + STATIONS.indexOf(station) * STATIONS.length ** index, 0);
export const stationsOf = (code: number, count: number): Station[] =>
  Array.from({ length: count }, (_, index) => STATIONS[Math.floor(code / 5 ** index) % STATIONS.length] ?? 'up');

/** Numbers from 0 for the values of an id that were found, with what every step makes of each, worked out once. */
export function openIdTable(rules: Rules, stationCount: number, orders: readonly (readonly number[])[]) {
  const values: Id[] = [];
  const numbers = new Map<string, number>();
  const renamed: Int32Array[] = [];
  const own: (readonly NumberedStep[])[][] = [];
  const common: number[][] = [];

  function numberOf(id: Id): number {
    const key = JSON.stringify(withoutTheDead(id));
    const known = numbers.get(key);
    if (known !== undefined) return known;
    requireProperties(rules, id);
    const number = values.push(JSON.parse(key) as Id) - 1;
    numbers.set(key, number);
    renamed.push(new Int32Array(orders.length).fill(-1));
    return number;
  }

  const value = (number: number): Id => values[number] ?? [];

  return {
    numberOf,
    value,
    size: () => values.length,

    /** The id where stations have other names. @param order which of `orders` */
    rename(number: number, order: number): number {
      const known = renamed[number]?.[order] ?? -1;
      if (known >= 0) return known;
      const from = orders[order] ?? [];
      const other = numberOf(
        value(number).map((row): Row => {
          const works = from.map((station) => row.works[station] ?? null);
          const lease = row.lease === null ? null : from.indexOf(row.lease);
          return { ...row, owner: from.indexOf(row.owner), lease, works };
        }),
      );
      renamed[number]?.fill(other, order, order + 1);
      return other;
    },

    /** The steps of an id in a world with these stations. */
    ownSteps(stations: number, number: number): readonly NumberedStep[] {
      const known = (own[stations] ??= []);
      return (known[number] ??= stepsOf(rules, value(number), stationsOf(stations, stationCount)).map(
        ({ id, stations: after, ...step }) => ({ step, id: numberAfter(id, step), stations: codeOf(after) }),
      ));
    },

    /** What a step that befalls a station makes of an id. @param kind which of `COMMON` */
    befallen(kind: number, station: number, number: number, isFolded = true): number {
      const known = (common[(kind * stationCount + station) * 2 + Number(isFolded)] ??= []);
      const before = known[number];
      if (before !== undefined) return before;
      const step = COMMON[kind];
      const rows = value(number).map((row) => step?.apply(rules, row, station, isFolded) ?? row);
      return (known[number] = numberAfter(rows, { kind: step?.kind ?? '', station }));
    },
  };

  function numberAfter(id: Id, step: Step): number {
    try {
      return numberOf(id);
    } catch (error) {
      if (error instanceof Violation) error.step ??= step;
      throw error;
    }
  }
}
