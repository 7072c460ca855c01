import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { MUTATIONS, PROJECT } from '../mutations/mutation.ts';
import { startSimulationServer } from './database/server.ts';
import { ask, optionsOf, startWorker, type Answer } from './ask-worker.ts';
import type { Shrunk } from './shrink.ts';
import { KINDS_OF_ROUGH_WEATHER, ROUGH_EVERY } from './steps/weather.ts';

// Plants each fault of tests/mutations in a process that simulates, and says which the invariants see, how soon, and in how few steps. First a
// month of each kind of rough weather is simulated without any fault, and it is counted how often it comes to the place of each. Then all are looked
// for in one time: one month of few parcels after the other, those first that come to its place oftenest, and next is always the fault that had
// least of the time.

const { values } = parseArgs({
  options: {
    /** Some of them; all unless given. */
    only: { type: 'string' },
    /** How long they are looked for, all together. */
    seconds: { type: 'string', default: '600' },
    workers: { type: 'string', default: '2' },
    parcels: { type: 'string', default: '150' },
    /** Of how many kinds of rough weather a month is tried without a fault. */
    kinds: { type: 'string', default: String(KINDS_OF_ROUGH_WEATHER) },
    stations: { type: 'string', default: '1' },
    shrinks: { type: 'boolean', default: false },
  },
});
/** So far apart are months of the same kind of rough weather. */
const MONTHS_OF_ALL_KINDS = ROUGH_EVERY * KINDS_OF_ROUGH_WEATHER;
/** So many kinds are tried every time, the next ones half as often, and so on. */
const BEST_KINDS = 3;
/** A fault may keep its process from ever answering: so long one month is waited for. */
const PATIENCE_MS = 60_000;
const SHRINKING_MS = 240_000;

/** The search for one fault. */
interface Hunt {
  readonly id: string;
  /** The process that has it; null where none runs. */
  worker: ChildProcess | null;
  /** The months in which it is looked for, in their order. */
  readonly seeds: Iterator<number, never>;
  /** The month in which it was looked for last. */
  seed: number;
  spentMs: number;
}

const begun = Date.now();
const until = begun + Number(values.seconds) * 1000;
const stations = Number(values.stations);
const shared = stations > 1 ? await startSimulationServer() : null;
const planOf = (seed: number) => ({
  ...{ seed, parcels: Number(values.parcels), stations },
  ...(shared && { server: shared.server }),
});

/** Simulates the next month of a fault. @returns whether it was seen, and said so */
async function findsNext(hunt: Hunt): Promise<boolean> {
  const { id } = hunt;
  const seed = (hunt.seed = hunt.seeds.next().value);
  const before = Date.now();
  const worker = (hunt.worker ??= startWorker(id));
  const answer = await within(PATIENCE_MS, worker, ask(worker, { ...planOf(seed), shrinks: false }));
  if (!answer) hunt.worker = null;
  hunt.spentMs += Date.now() - before;
  const failure = answer?.outcome.failure;
  if (!failure || (await failsAnyway(seed))) return false;
  const seconds = `${(hunt.spentMs / 1000).toFixed(0)} s of its own, ${Math.round((Date.now() - begun) / 1000)} s in all`;
  console.log(
    `found  ${id}: ${failure.invariant}, seed ${seed}, ${answer.outcome.steps} steps, ${seconds}\n       ${failure.message}`,
  );
  return true;
}

/** What it resolves to; null where its process gives no answer in that time, or ends. */
async function within<T>(ms: number, worker: ChildProcess, answer: Promise<T>): Promise<T | null> {
  const timer = setTimeout(() => worker.kill('SIGKILL'), ms);
  try {
    return await answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const planted = MUTATIONS.filter(({ id }) => !values.only || values.only.split(',').includes(id));
const places = planted.map(({ file, text }) => ({
  url: pathToFileURL(join(PROJECT, file)).href,
  at: readFileSync(join(PROJECT, file), 'utf8').indexOf(text),
}));
const soundWorker = startWorker();
const failures = new Map<number, Promise<boolean>>();
let lastAsked: Promise<unknown> = Promise.resolve();

/** Whether a seed fails without a fault, too: then it shows nothing. Each is tried once, one after the other. */
function failsAnyway(seed: number): Promise<boolean> {
  const asked = failures.get(seed) ?? lastAsked.then(() => failsSound(seed));
  failures.set(seed, asked);
  lastAsked = asked;
  return asked;
}

const failsSound = async (seed: number) => saysFailure(await ask(soundWorker, { ...planOf(seed), shrinks: false }));

function saysFailure({ plan, outcome }: Answer): boolean {
  if (outcome.failure) console.log(`seed ${plan.seed} fails without any fault: ${outcome.failure.message}`);
  return outcome.failure !== null;
}

/** A month of each kind of rough weather, and how often it comes to the place of each fault. */
async function scout(): Promise<Map<number, readonly number[]>> {
  const kinds = Array.from({ length: Number(values.kinds) }, (_, kind) => (kind + 1) * ROUGH_EVERY);
  const left = [...kinds];
  const reached = new Map<number, readonly number[]>();
  await inParallel(async () => {
    const worker = startWorker();
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const answer = await ask(worker, { ...planOf(seed), shrinks: false, places });
      failures.set(seed, Promise.resolve(saysFailure(answer)));
      reached.set(seed, answer.reached);
    }
    worker.disconnect();
  });
  return new Map(kinds.map((seed) => [seed, reached.get(seed) ?? []]));
}

/** Months of all kinds that come to the place, the oftenest first; of the better kinds more than of the others. */
function* seedsOf(scouted: ReadonlyMap<number, readonly number[]>, fault: number): Generator<number, never> {
  const times = [...scouted].map(([seed, reached]) => ({ seed, count: reached[fault] ?? 0 }));
  const isTold = times.every(({ count }) => count < Infinity) && times.some(({ count }) => count > 0);
  const kinds = isTold ? times.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count) : times;
  for (let round = 0; ; round++)
    for (const [rank, { seed }] of kinds.entries())
      if (round % (1 + Math.floor(rank / BEST_KINDS)) === 0) yield seed + round * MONTHS_OF_ALL_KINDS;
}

const inParallel = (task: () => Promise<void>) => Promise.all(Array.from({ length: Number(values.workers) }, task));

const scouted = await scout();
const hunts = planted.map(({ id }, fault): Hunt => ({
  id,
  worker: null,
  seeds: seedsOf(scouted, fault),
  seed: 0,
  spentMs: 0,
}));
const waiting = new Set(hunts);
const found: Hunt[] = [];

async function work(): Promise<void> {
  while (Date.now() < until && waiting.size > 0) {
    const hunt = [...waiting].reduce((one, other) => (other.spentMs < one.spentMs ? other : one));
    waiting.delete(hunt);
    if (!(await findsNext(hunt))) waiting.add(hunt);
    else {
      found.push(hunt);
      hunt.worker?.disconnect();
    }
  }
}

/** The steps that are enough to see each, and the command that shows it again. */
async function shrinkAll(): Promise<void> {
  const left = [...found];
  await inParallel(async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { id, seed } = next;
      const worker = startWorker(id);
      const answer = await within(SHRINKING_MS, worker, ask(worker, { ...planOf(seed), shrinks: true }));
      if (answer) worker.disconnect();
      const { shrunk } = answer ?? { shrunk: null };
      if (!shrunk) console.log(`${id} was not shrunk in ${SHRINKING_MS / 1000} s`);
      else
        console.log(`shrunk ${id}: ${shrunk.only.length} steps in ${shrunk.runs} runs: ${againOf(id, seed, shrunk)}`);
    }
  });
}

/** A seed of `npm run simulate` stands for twelve months; this is the month with a seed of this one's. */
const againOf = (id: string, seed: number, shrunk: Shrunk) =>
  `MUTATION=${id} npm run simulate -- --seed ${Math.floor(seed / 10_000)} --month ${seed % 10_000} ${optionsOf(shrunk)}`;

await inParallel(work);
const missed = hunts.filter((hunt) => !found.includes(hunt)).map(({ id }) => id);
console.log(`${found.length} of ${hunts.length} found in ${Math.round((Date.now() - begun) / 1000)} s`);
if (missed.length > 0) console.log(`missed: ${missed.join(', ')}`);
for (const { worker } of waiting) worker?.kill('SIGKILL');
try {
  if (values.shrinks) await shrinkAll();
} finally {
  soundWorker.disconnect();
  await shared?.stop();
}
process.exitCode = missed.length > 0 ? 1 : 0;
