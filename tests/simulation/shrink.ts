import type { Machine } from './machine/machine.ts';
import { simulate, type Outcome, type Plan } from './simulate.ts';

/** Runs that shrinking may take; after them the smallest that is known stands. */
const MOST_RUNS = 800;
/** What is no longer is as small as it is to be. */
const ENOUGH = 20;
/** Without some of the steps other chances come to the rest, and it may not fail by these alone: so many more are tried. */
const MOST_SALTS = 8;

export interface Shrunk {
  only: number[];
  /** Of its chances; 0 where they follow from the seed alone. */
  salt: number;
  outcome: Outcome;
  runs: number;
}

/**
 * Leaves out of a run that fails whatever it fails without, in the same way: first all but its end, then ever smaller parts (delta debugging).
 * @param failed how the whole run ended
 */
export async function shrink(machine: Machine, plan: Plan, failed: Outcome): Promise<Shrunk> {
  const all = plan.only ?? Array.from({ length: failed.lastStep + 1 }, (_, number) => number);
  let known: Shrunk = { only: [...all], salt: 0, outcome: failed, runs: 0 };
  const fails = async (only: number[], salt = 0): Promise<boolean> => {
    known.runs += 1;
    const outcome = await simulate(machine, { ...plan, only, salt, ends: failed.isAtEnd });
    if (outcome.failure?.invariant !== failed.failure?.invariant) return false;
    known = { only: only.filter((number) => number <= outcome.lastStep), salt, outcome, runs: known.runs };
    return true;
  };
  for (let last = 20; last < all.length; last *= 3) if (await fails(all.slice(-last))) break;
  for (let salt = 0; salt <= MOST_SALTS && (salt === 0 || known.only.length > ENOUGH); salt += 1)
    await leaveOutParts(salt);
  return known;

  async function leaveOutParts(salt: number): Promise<void> {
    for (let part = Math.ceil(known.only.length / 2); part >= 1;) {
      const before = known.only.length;
      for (let at = 0; at < known.only.length && known.runs < MOST_RUNS;) {
        if (!(await fails(known.only.toSpliced(at, part), salt))) at += part;
      }
      if (part > 1) part = Math.ceil(part / 2) === part ? part - 1 : Math.ceil(part / 2);
      else if (known.only.length === before || known.runs >= MOST_RUNS) break;
    }
  }
}
