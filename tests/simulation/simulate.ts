import type { SimulationServer } from './database/server.ts';
import type { Machine } from './machine/machine.ts';
import type { Violation } from './world/books.ts';
import { stepOf, type Step } from './steps/steps.ts';
import { weatherOf } from './steps/weather.ts';

/** A desk-year: parcels that carriers sold. */
export const PARCELS_A_YEAR = 75_000;
/** A year is simulated in twelve months, each with a seed and a new ledger of its own. */
export const MONTHS = 12;

/** What is simulated: the steps that follow from the seed, until so many parcels are sold; or some of them. */
export interface Plan {
  seed: number;
  parcels: number;
  /** How many desks share the ledger; one has it in a file. */
  stations?: number;
  /** The server on which several have it. */
  server?: SimulationServer;
  /** Only these steps, where they are given. */
  only?: readonly number[];
  /** Other chances in the same steps, from 1; those that follow from the seed alone unless given. */
  salt?: number;
  /** Whether it is looked at the end what is left open; unless false. */
  ends?: boolean;
}

export interface Outcome {
  failure: Pick<Violation, 'invariant' | 'message'> | null;
  /** The number of the last step that was taken. */
  lastStep: number;
  steps: number;
  events: number;
  /** Simulated milliseconds. */
  simulatedMs: number;
  /** Whether it failed only when all steps were taken. */
  isAtEnd: boolean;
  /** Of every line of the journal. */
  digest: string;
  counts: Record<string, number>;
}

/** So long what a step began may go on; in milliseconds of the simulation. */
const GOES_ON_MS = 60_000;

type Log = (event: string, details: Record<string, unknown>) => void;

/** Simulates in a new world, until all is done or something is seen that must never be. */
export async function simulate(
  machine: Machine,
  { seed, parcels, only, salt = 0, ends = true, stations = 1, server }: Plan,
  log?: Log,
): Promise<Outcome> {
  // Loaded only now: everything that runs on the machine must find it in place.
  const { World } = await import('./world/world.ts');
  const { bringToEnd } = await import('./world/end.ts');
  machine.reset();
  machine.chance.reseed(seed);
  const home = stations > 1 ? await openShared(machine, server) : undefined;
  const world = new World(machine, { log, stations, ...(home && { home }) });
  const { books, watch } = world;
  machine.events.uncaught = (error) =>
    books.violated('what fails is caught', error instanceof Error ? String(error.stack) : String(error));
  if (weatherOf(seed) === 'rough') world.carriers.oddShare = 0.15;
  let [steps, lastStep] = [0, -1];
  const take = async (step: Step) => {
    machine.chance.reseed(seed, step.number, ...(salt > 0 ? [salt] : []));
    [steps, lastStep] = [steps + 1, step.number];
    return world.take(step);
  };
  /** The time of steps that are left out passes: of what is done every minute the others may be the reason. */
  const idle = async (from: number, to: number) => {
    let waitMs = 0;
    for (let number = from; number < to; number += 1) waitMs += stepOf(seed, number, stations).waitMs;
    if (waitMs > 0) isWell = await world.idle(waitMs);
  };
  let isWell = true;
  if (only) {
    for (const number of only) {
      if (isWell && lastStep >= 0) await idle(lastStep + 1, number);
      if (isWell) isWell = await take(stepOf(seed, number, stations));
    }
    // What the last of them began goes on.
    if (isWell) isWell = await world.idle(GOES_ON_MS);
  } else {
    for (let number = 0; isWell && (books.counts['parcels'] ?? 0) < parcels; number += 1) {
      isWell = await take(stepOf(seed, number, stations));
    }
  }
  const isAtEnd = isWell;
  if (isWell && ends) await bringToEnd(world);
  const { events } = machine;
  const failure = books.failure && { invariant: books.failure.invariant, message: books.failure.message };
  const measured = { steps, lastStep, events: events.count, simulatedMs: events.now };
  for (const desk of world.desks) desk.kill();
  await machine.events.quiet();
  await home?.remove();
  return { failure, isAtEnd, ...measured, digest: watch.digest(), counts: books.counts };
}

async function openShared(machine: Machine, server: SimulationServer | undefined) {
  if (!server) throw new Error('Nobody said on which server the stations share their ledger');
  const { SharedLedger } = await import('./database/shared-ledger.ts');
  return SharedLedger.make(server, machine);
}
