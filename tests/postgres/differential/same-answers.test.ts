import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../forms.ts';
import { HOUR } from '../../ledger/samples.ts';
import { access } from './areas/access.ts';
import { batches } from './areas/batches.ts';
import { desk } from './areas/desk.ts';
import { manifests } from './areas/manifests.ts';
import { orders } from './areas/orders.ts';
import { printing } from './areas/printing.ts';
import { searches } from './areas/searches.ts';
import { shipments } from './areas/shipments.ts';
import { told } from './areas/told.ts';
import { answerOf, operation, type Area, type Operation } from './operation.ts';
import { openComparison } from './same.ts';
import { openBoth } from './side.ts';

const AREAS: Record<string, Area> = { access, batches, desk, manifests, orders, printing, searches, told };
const REOPEN = operation('reopen', fc.constant(null), (side) => side.reopen());
/** So much later is it for both at an operation; milliseconds. */
const LATER = fc.constantFrom(0, 0, 1, HOUR / 4, HOUR);

const weighted = (area: Area, weight: number) => Object.values(area).map((arbitrary) => ({ weight, arbitrary }));

/** Each is about one or two areas, in which much happens then, and buys what these are about. */
const sequences = fc.subarray(Object.values(AREAS), { minLength: 1, maxLength: 2 }).chain((areas) => {
  const { accept, sell, become, ...others } = shipments;
  const buying = [accept, sell, become].flatMap((arbitrary) => (arbitrary ? [{ weight: 12, arbitrary }] : []));
  const made = fc.oneof(
    ...areas.flatMap((area) => weighted(area, 6)),
    ...buying,
    ...weighted(others, 2),
    ...[{ weight: 1, arbitrary: REOPEN }],
  );
  return fc.array(fc.tuple(made, LATER), { maxLength: 80, size: 'max' });
});

/** Does it all with both; what the first answer is that differs, or null. */
async function firstDifference(made: readonly (readonly [Operation, number])[]): Promise<string | null> {
  const { clock, sides } = await openBoth();
  const difference = openComparison();
  try {
    for (const [each, later] of made) {
      clock.at += later;
      const found = difference(await answerOf(each, sides[0]), await answerOf(each, sides[1]));
      if (found !== null) return `${each.name} ${fc.stringify(each.call)} answers ${found}`;
    }
    return null;
  } finally {
    for (const side of sides) await side.close();
  }
}

test('whatever is done with them, both ledgers answer the same', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (made) => {
      expect(await firstDifference(made)).toBeNull();
    }),
    { numRuns: runs(400) },
  );
});

test('an answer that differs is seen, also where each names a thing as it likes', async () => {
  const [one, other] = ['1', '2'].map((digit) => digit.repeat(32));
  const differing = operation('which', fc.constant(null), async ({ ledger }) => [ledger.others === null ? 1 : 2]);
  const [made] = fc.sample(fc.tuple(differing, fc.constant(0)), 1);
  expect(made && (await firstDifference([made]))).toMatch('which null answers /0: 1 | 2');
  const difference = openComparison();
  expect(difference([one, one, { a: 1 }], [other, other, { a: 1, b: undefined }])).toBeNull();
  expect(difference([one], [one])).toMatch('/0: ');
  expect([difference([], [null]), difference({ a: 1 }, { a: 1, b: null })]).not.toContain(null);
});
