import { DESK_TROUBLES } from '../cluster/desk-troubles.ts';
import { dealer, makeRound, type RoundOutcome } from '../cluster/round.ts';
import { impossibleStage, STAGES, type StageName } from '../cluster/stages.ts';
import { integer, type Fault, type Outcome, type Random } from '../harness/fault.ts';

const DESKS = 4;
/** After so many the books are compared, and a new round begins with an empty ledger. */
const RUNS_OF_A_ROUND = 250;
/** Where nothing can be done at all, it ends. */
const MOST_FAILED = 5;
const ORDER: readonly StageName[] = ['killed', 'promoted', 'lossy', 'full', 'killed', 'migrated', 'promoted', 'lossy'];
/** What starts soonest. */
const SHORT: readonly StageName[] = ['killed', 'promoted'];

/** Stations on one ledger under load, each with troubles of its own, and troubles of the database of all. */
export const cluster: Fault = {
  name: 'cluster',
  title: 'stations on one database: killed, cut off, frozen; COMMIT cut; promoted',
  runs: { short: 12, long: 10_000 },
  async run(times, random, watch = {}) {
    const { stations = DESKS, say = () => undefined, isOver = () => false, only } = watch;
    const next = dealer(times, random);
    const counted = new Map<string, number>();
    const count = (title: string) => void counted.set(title, (counted.get(title) ?? 0) + 1);
    const all: Outcome & { runs: number } = { runs: 0, sales: 0, unknowns: 0, violations: [] };
    const left = ORDER.map(impossibleStage).find((reason) => reason !== null);
    if (left) say(`no rounds with a full disk: ${left}`);
    let failed = 0;
    for (let round = 1; all.runs < times && !isOver() && failed < MOST_FAILED; round += 1) {
      const name = stageOf(round, times, random, only);
      const began = performance.now();
      const runs = Math.min(RUNS_OF_A_ROUND, times - all.runs);
      const stage = await STAGES[name]();
      try {
        const outcome = await makeRound({ desks: stations, runs, stage, random, next, count, isOver }).catch(
          endedEarly,
        );
        if (outcome.runs === 0) failed += 1;
        all.runs += outcome.runs;
        all.sales += outcome.sales;
        all.unknowns += outcome.unknowns;
        all.violations.push(...outcome.violations.map((violation) => `round ${round} (${stage.title}): ${violation}`));
        const seconds = Math.round((performance.now() - began) / 1000);
        say(
          `round ${round}, ${stage.title}: ${outcome.runs} runs, ${outcome.sales} sales, ${outcome.unknowns} in doubt, ${outcome.violations.length} violations, ${seconds} s; ${all.runs} of ${times}`,
        );
        for (const violation of outcome.violations) say(`  ${violation}`);
      } finally {
        await stage.stop();
      }
    }
    return { ...all, notes: notesOf(counted) };
  },
};

/** All of them in turn; a short run has the one that chance gives it. */
function stageOf(round: number, times: number, random: Random, only: string | undefined): StageName {
  if (only !== undefined) return only as StageName;
  const isShort = times < RUNS_OF_A_ROUND;
  const possible = (isShort ? SHORT : ORDER).filter((name) => impossibleStage(name) === null);
  const at = isShort ? integer(random, possible.length) : (round - 1) % possible.length;
  return possible[at] ?? 'killed';
}

/** A round that cannot be made to its end proves nothing; the next one may. */
const endedEarly = (error: unknown): RoundOutcome => ({
  ...{ runs: 0, sales: 0, unknowns: 0 },
  violations: [`ended early: ${error instanceof Error ? error.stack : String(error)}`],
});

/** How often each trouble was seen to happen. */
function notesOf(counted: ReadonlyMap<string, number>): string[] {
  const titles = [...new Set([...DESK_TROUBLES.map(({ title }) => title), ...counted.keys()])];
  return titles.map((title) => `${String(counted.get(title) ?? 0).padStart(6)}  ${title}`);
}
