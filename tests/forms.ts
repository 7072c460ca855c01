import { integer, seeded } from './fault/harness/fault.ts';

/**
 * `npm test` runs the short form of the tests, in which chance picks some of what is tried in many ways. `npm run test:long` runs the long
 * one: every way, and properties with all their cases. Files that are run by their names have every way, with a twentieth of the cases.
 */
const FORM = process.env['TEST_FORM'];
export const IS_SHORT = FORM === 'short';
export const IS_LONG = FORM === 'long';

/** How long a test may take that says nothing else. */
export const TEST_TIMEOUT_MS = IS_LONG ? 900_000 : 60_000;

/** What chance goes by: another one in every run, and `TEST_SEED` repeats one. */
export const SEED = Number(process.env['TEST_SEED'] ?? newSeed());

export function newSeed(): number {
  return 1 + Math.floor(Math.random() * 1e6);
}

/** How many cases a property is tried with: all of them in the long form; in the short one a fiftieth, but ten; else a twentieth. */
export function runs(all: number): number {
  if (IS_LONG) return all;
  return IS_SHORT ? Math.max(Math.min(all, 10), Math.ceil(all / 50)) : Math.ceil(all / 20);
}

/** So many of them as chance picks in the short form, in their order; all of them in every other. */
export function some<T>(all: readonly T[], count: number, { isShort = IS_SHORT, seed = SEED } = {}): T[] {
  if (!isShort || count >= all.length) return [...all];
  const random = seeded(seed + all.length);
  const left = [...all.keys()];
  const picked = new Set(Array.from({ length: count }, () => left.splice(integer(random, left.length), 1)[0]));
  return all.filter((_, index) => picked.has(index));
}
