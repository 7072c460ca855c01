import { rmSync } from 'node:fs';
import { becomeMachine } from './machine/machine.ts';
import { countReached, type Place } from './reached.ts';
import { shrink } from './shrink.ts';
import { simulate, type Plan } from './simulate.ts';

/** What a worker is asked: to simulate, and to say what a failure shrinks to. */
export interface Question extends Plan {
  shrinks: boolean;
  /** Of which it is to say how often each was come to; the same ones each time. */
  places?: readonly Place[];
}

const machine = becomeMachine();
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

process.on('message', (question: Question) => {
  answer(question).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

let isAnswering = false;
// Nobody would read the answer any more, and of the programs in it none ends in order.
process.on('disconnect', () => {
  if (!isAnswering) return;
  rmSync(machine.root, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});

let takeReached: (() => number[]) | undefined;

async function answer({ shrinks, places, ...plan }: Question): Promise<void> {
  isAnswering = true;
  const before = cpuSeconds();
  if (places) takeReached ??= countReached(places);
  const outcome = await simulate(machine, plan);
  const reached = takeReached?.() ?? [];
  const seconds = cpuSeconds() - before;
  const shrunk = outcome.failure && shrinks ? await shrink(machine, plan, outcome) : null;
  isAnswering = false;
  process.send?.({ plan, outcome, seconds, shrunk, reached });
}
