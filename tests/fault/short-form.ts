import { expect, test } from 'vitest';
import { SEED, some } from '../forms.ts';
import { seeded, type Fault } from './harness/fault.ts';

/**
 * A test of each fault, as short as it can be; one with many points hits others of them in each run. `npm test` makes so many of them as it is
 * told, which chance picks.
 */
export function shortForm(faults: readonly Fault[], count: number): void {
  for (const fault of some(faults, count)) {
    const reason = fault.impossible?.() ?? null;
    const name = `${fault.title} (TEST_SEED=${SEED})`;
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
