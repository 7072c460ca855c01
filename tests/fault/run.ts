import { parseArgs } from 'node:util';
import { STAGES } from './cluster/stages.ts';
import { FAULTS } from './faults/index.ts';
import { buildStation } from '../../build/build-station.ts';
import { seeded, type Fault, type Outcome, type Watch } from './harness/fault.ts';

const HELP = `npm run faults -- [fault …] [--runs N] [--short] [--seed N] [--minutes N] [--stations N] [--round NAME]

Makes every kind of trouble, or those that are named, and compares after it what the carrier sold, what the ledger says and what clients were
told. Ends with status 1 where a promise was broken. --short runs as often as npm test does, --runs so often; --seed repeats an earlier run.
Of \`cluster\`: --minutes ends it after so long, --stations has so many in place of 4, --round only rounds of one kind:
${Object.keys(STAGES).join(', ')}.

${FAULTS.map(({ name, title }) => `  ${name.padEnd(14)} ${title}`).join('\n')}`;

const WIDTHS = [62, 6, 6, 9, 11, 6];
const row = (cells: (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(62) : String(cell).padStart(WIDTHS[index] ?? 0)))
    .join('');

/** The faults of these names, all where none is given. @throws Error naming one that is not there. */
function named(names: readonly string[]): readonly Fault[] {
  const strange = names.find((name) => !FAULTS.some((fault) => fault.name === name));
  if (strange !== undefined) throw new Error(`There is no fault ${strange}.\n\n${HELP}`);
  return names.length === 0 ? FAULTS : FAULTS.filter(({ name }) => names.includes(name));
}

/** A fault that cannot be made to the end proves nothing. */
const outcomeOf = (fault: Fault, times: number, seed: number, watch: Watch): Promise<Outcome> =>
  fault.run(times, seeded(seed), watch).catch((error: unknown) => ({
    sales: 0,
    unknowns: 0,
    violations: [`ended early: ${error instanceof Error ? error.stack : String(error)}`],
  }));

/** Runs them one after another and prints a line for each. True where no promise was broken. */
async function campaign(
  faults: readonly Fault[],
  times: (fault: Fault) => number,
  seed: number,
  watch: Watch,
): Promise<boolean> {
  await buildStation();
  console.log(`Seed ${seed}\n`);
  console.log(row(['fault', 'runs', 'sales', 'unknowns', 'violations', 's']));
  let broken = 0;
  for (const fault of faults) {
    const reason = fault.impossible?.() ?? null;
    if (reason !== null) {
      console.log(`${fault.title}: left out, ${reason}`);
      continue;
    }
    const began = performance.now();
    const {
      runs = times(fault),
      sales,
      unknowns,
      violations,
      notes = [],
    } = await outcomeOf(fault, times(fault), seed, watch);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(row([fault.title, runs, sales, unknowns, violations.length, seconds]));
    for (const line of [...violations, ...notes]) console.log(`  ${line}`);
    broken += violations.length;
  }
  console.log(broken === 0 ? '\nEvery promise held.' : `\n${broken} broken promises.`);
  return broken === 0;
}

/** @throws Error where it is no whole number above zero. */
function count(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`${text} is no whole number above zero`);
  return Number(text);
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      stations: { type: 'string' },
      round: { type: 'string' },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  const runs = values.runs === undefined ? null : count(values.runs);
  const seed = values.seed === undefined ? 1 + Math.floor(Math.random() * 1e6) : count(values.seed);
  const end = values.minutes === undefined ? Infinity : Date.now() + count(values.minutes) * 60_000;
  if (values.round !== undefined && !Object.hasOwn(STAGES, values.round))
    throw new Error(`There is no round ${values.round}`);
  const watch: Watch = {
    say: (line) => console.log(`  ${new Date().toISOString().slice(11, 19)} ${line}`),
    isOver: () => Date.now() > end,
    ...(values.stations !== undefined && { stations: count(values.stations) }),
    ...(values.round !== undefined && { only: values.round }),
  };
  return campaign(named(positionals), (fault) => runs ?? fault.runs[values.short ? 'short' : 'long'], seed, watch);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
