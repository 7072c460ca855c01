import { isDeepStrictEqual, inspect } from 'node:util';
import type { Place } from './place.ts';
import { openReplay } from './replay.ts';
import { visible } from './visible.ts';
import type { Rules } from '../model/rules.ts';
import type { World } from '../model/state.ts';
import { walk, type WorldStep } from '../model/walk.ts';

/** So many stations that share a ledger, and so many transactionIds, before anything happens. */
export const nothing = (stations: number, ids: number): World => ({
  stations: Array.from({ length: stations }, () => 'up'),
  ids: Array.from({ length: ids }, () => []),
});

/** Where the program does something else than the model. */
export interface Disagreement {
  after: string[];
  model: unknown;
  program: unknown;
}

export interface Following {
  place: Place;
  rules: Rules;
  /** Where every way begins. */
  first: World;
  /** Kinds of steps that the place does not have. */
  isLeftOut?: RegExp | undefined;
}

/** Takes a way of the model in the program, and compares after each step; null where they agree. @param name nobody had before */
export async function follow(
  { place, rules, first }: Following,
  way: readonly WorldStep[],
  name: string,
): Promise<Disagreement | null> {
  const replay = await openReplay(place, first, name);
  let world = first;
  const after: string[] = [];
  for (const step of way) {
    after.push(inWords(step));
    await replay.prepare(world);
    const program = await replay.take(step).then(replay.seen, (error: unknown) => inspect(error));
    world = step.after;
    if (!isDeepStrictEqual(visible(world), program)) return { after, model: visible(world), program };
  }
  await replay.prepare(world);
  for (const [id, rows] of world.ids.entries()) {
    const holder = rows.at(-1);
    const station = world.stations.indexOf('up');
    if (!holder || station < 0 || rules.freesTransactionId(holder.state)) continue;
    const [model, program] = [rules.purchaseIn[holder.state], await replay.repeat(station, id)];
    if (model !== program) return { after: [...after, `id ${id} is sent again`], model, program };
  }
  return null;
}

export const inWords = ({ kind, station, id }: { kind: string; station: number; id?: number }) =>
  [kind, `station ${station}`, ...(id === undefined ? [] : [`id ${id}`])].join(', ');

/** Follows so many ways that chance takes. @param each called with every way before it is taken */
export async function followWays(
  following: Following,
  { ways, length, random, each }: { ways: number; length: number; random(): number; each?(way: WorldStep[]): void },
): Promise<Disagreement | null> {
  for (let count = 0; count < ways; count += 1) {
    const way = walk(following, length, random);
    each?.(way);
    const found = await follow(following, way, `way-${Date.now()}-${Math.floor(random() * 2 ** 40)}`);
    if (found) return found;
  }
  return null;
}
