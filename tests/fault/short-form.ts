import { expect, test } from 'vitest';
import { seeded, type Fault } from './harness/fault.ts';

/** Another one in every run; FAULT_SEED repeats one. */
const SEED = Number(process.env['FAULT_SEED'] ?? 1 + Math.floor(Math.random() * 1e6));

/** A test of each fault, as short as it can be; one with many points hits others of them in each run. */
export function shortForm(faults: readonly Fault[]): void {
  for (const fault of faults) {
    const reason = fault.impossible?.() ?? null;
    const name = `${fault.title} (FAULT_SEED=${SEED})`;
    if (reason !== null) test.skip(`${name}: ${reason}`, () => undefined);
    else
      test(
        name,
        async () => {
          const { violations } = await fault.run(fault.runs.short, seeded(SEED));
          expect(violations).toEqual([]);
        },
        180_000,
      );
  }
}
