import fc, { type Scheduler } from 'fast-check';
import { EngineError } from '#electron/engine/engine-error.ts';
import { runs } from '../../forms.ts';

const RUNS = runs(200);

/** Tries orders of what happens, drawn by the scheduler; where one fails, fast-check prints its seed and the order. */
export const inEveryOrder = (property: (schedule: Scheduler) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.scheduler(), property), { numRuns: RUNS });

type Ended = { answer: 'done' | EngineError['code']; purchase?: string | undefined };
export const ended = (work: Promise<unknown>): Promise<Ended> =>
  work.then(
    () => ({ answer: 'done' as const }),
    (error: unknown) => {
      if (error instanceof EngineError) return { answer: error.code, purchase: error.details.purchase };
      throw error;
    },
  );
