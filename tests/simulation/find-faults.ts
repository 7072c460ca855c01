import { parseArgs } from 'node:util';
import { MUTATIONS, type Mutation } from '../mutations/mutation.ts';
import { startSimulationServer } from './database/server.ts';
import { ask, startWorker } from './ask-worker.ts';

// Plants each fault of tests/mutations in a process that simulates, and says which the invariants see, how soon, and in how few steps.

const { values } = parseArgs({
  options: {
    /** Some of them; all unless given. */
    only: { type: 'string' },
    /** How long each may be looked for. */
    seconds: { type: 'string', default: '600' },
    workers: { type: 'string', default: '2' },
    parcels: { type: 'string', default: '150' },
    stations: { type: 'string', default: '1' },
    shrinks: { type: 'boolean', default: false },
  },
});
/** Only seeds of rough weather (steps/weather.ts). */
const SEEDS_APART = 6;

interface Found {
  seed: number;
  invariant: string;
  steps: number;
}

const stations = Number(values.stations);
const soundWorker = startWorker();
const failures = new Map<number, Promise<boolean>>();
let lastAsked: Promise<unknown> = Promise.resolve();
const shared = stations > 1 ? await startSimulationServer() : null;

/** Looks for the fault with one seed after the other. Null where the time is over. */
async function lookFor({ id }: Mutation, seconds: number): Promise<Found | null> {
  const until = Date.now() + seconds * 1000;
  const worker = startWorker(id);
  const patience = setInterval(() => Date.now() > until && worker.kill('SIGKILL'), 500);
  try {
    for (let seed = SEEDS_APART; Date.now() < until; seed += SEEDS_APART) {
      const { outcome, shrunk } = await ask(worker, {
        ...{ seed, parcels: Number(values.parcels), shrinks: values.shrinks, stations },
        ...(shared && { server: shared.server }),
      });
      const { failure } = outcome;
      if (failure && !(await failsAnyway(seed)))
        return { seed, invariant: failure.invariant, steps: shrunk?.only.length ?? outcome.steps };
    }
    return null;
  } catch {
    return null;
  } finally {
    clearInterval(patience);
    worker.kill('SIGKILL');
  }
}

/** Whether a seed fails without a fault, too: then it shows nothing. Each is tried once, one after the other. */
function failsAnyway(seed: number): Promise<boolean> {
  const asked = failures.get(seed) ?? lastAsked.then(() => failsSound(seed));
  failures.set(seed, asked);
  lastAsked = asked;
  return asked;
}

async function failsSound(seed: number): Promise<boolean> {
  const { outcome } = await ask(soundWorker, {
    ...{ seed, parcels: Number(values.parcels), shrinks: false, stations },
    ...(shared && { server: shared.server }),
  });
  if (outcome.failure) console.log(`seed ${seed} fails without any fault: ${outcome.failure.message}`);
  return outcome.failure !== null;
}

const wanted = MUTATIONS.filter(({ id }) => !values.only || values.only.split(',').includes(id));
const left = [...wanted];
const missed: string[] = [];
const begun = Date.now();

async function work(): Promise<void> {
  for (let mutation = left.shift(); mutation !== undefined; mutation = left.shift()) {
    const before = Date.now();
    const found = await lookFor(mutation, Number(values.seconds));
    const seconds = ((Date.now() - before) / 1000).toFixed(0);
    if (found) {
      const { seed, invariant, steps } = found;
      console.log(`found  ${mutation.id}: ${invariant}, seed ${seed}, ${steps} steps, ${seconds} s`);
    } else {
      missed.push(mutation.id);
      console.log(`missed ${mutation.id}: ${seconds} s`);
    }
  }
}

await Promise.all(Array.from({ length: Number(values.workers) }, work)).finally(() => {
  soundWorker.disconnect();
  return shared?.stop();
});
console.log(
  `${wanted.length - missed.length} of ${wanted.length} found in ${Math.round((Date.now() - begun) / 1000)} s`,
);
if (missed.length > 0) console.log(`missed: ${missed.join(', ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
