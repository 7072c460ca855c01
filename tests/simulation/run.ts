import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ask, optionsOf, startWorker, type Answer } from './ask-worker.ts';
import { startSimulationServer } from './database/server.ts';
import { MONTHS, PARCELS_A_YEAR } from './simulate.ts';
import type { Question } from './worker.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) },
    years: { type: 'string', default: '1' },
    month: { type: 'string' },
    /** A month; fewer are quicker. */
    parcels: { type: 'string', default: String(PARCELS_A_YEAR / MONTHS) },
    steps: { type: 'string' },
    /** Other chances in the same steps. */
    salt: { type: 'string', default: '0' },
    /** How many desks share the ledger: one has it in a file, several in a PostgreSQL. */
    stations: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const seed = Number(values.seed);
const months = values.month ? 1 : Math.max(1, Math.round(Number(values.years) * MONTHS));
const parcels = Number(values.parcels);
const only = values.steps?.split(',').map(Number);
const stations = Number(values.stations);
const shared = stations > 1 ? await startSimulationServer() : null;
const questions = Array.from({ length: months }, (_, index): Question => ({
  seed: seed * 10_000 + (values.month ? Number(values.month) : index),
  ...{ parcels, stations, shrinks: !only },
  ...(shared && { server: shared.server }),
  ...(only && { only, salt: Number(values.salt) }),
}));

/** One process for each core, one month after the other in each. */
async function askAll(): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = [...questions];
  const work = async () => {
    const worker = startWorker(process.env['MUTATION']);
    for (let question = left.shift(); question !== undefined; question = left.shift()) {
      const answer = await ask(worker, question);
      answers.push(answer);
      tell(answer);
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(Number(values.workers), left.length) }, work));
  return answers;
}

function tell({ plan, outcome, seconds, shrunk }: Answer): void {
  const { failure, counts, steps, digest, simulatedMs } = outcome;
  const month = plan.seed % 10_000;
  const days = (simulatedMs / 86_400_000).toFixed(1);
  const all = `month ${month}: ${counts['parcels'] ?? 0} parcels in ${steps} steps and ${days} days, ${seconds.toFixed(1)} s, journal ${digest.slice(0, 16)}`;
  if (!failure) return console.log(all);
  console.log(`${all}\nFAILED ${failure.message}`);
  if (!shrunk) return;
  console.log(`Shrunk to ${shrunk.only.length} steps in ${shrunk.runs} runs: ${shrunk.outcome.failure?.message ?? ''}`);
  console.log(
    `Again: npm run simulate -- --seed ${seed} --month ${month}${stations > 1 ? ` --stations ${stations}` : ''} ${optionsOf(shrunk)}`,
  );
}

const begun = Date.now();
console.log(`seed ${seed}, ${months} desk-month(s) of ${parcels} parcels at ${stations} station(s)`);
const answers = await askAll().finally(() => shared?.stop());
const sold = answers.reduce((sum, { outcome }) => sum + (outcome.counts['parcels'] ?? 0), 0);
const cpu = answers.reduce((sum, { seconds }) => sum + seconds, 0);
const hours = (Date.now() - begun) / 3_600_000;
const years = sold / PARCELS_A_YEAR;
console.log(
  `${years.toFixed(2)} desk-years in ${(hours * 3600).toFixed(0)} s (${(years / hours).toFixed(1)} an hour); ` +
    `${cpu.toFixed(0)} s of the processor: ${((2 * years * 3600) / cpu).toFixed(1)} an hour on two cores`,
);
process.exitCode = answers.some(({ outcome }) => outcome.failure) ? 1 : 0;
