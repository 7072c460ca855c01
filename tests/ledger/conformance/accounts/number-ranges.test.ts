import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { accept, bringTo } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const RANGE: Parameters<NumberRanges['take']>[0] = {
    carrier: 'CARRIER_A',
    prefix: 'AB',
    first: 100n,
    last: 109n,
    digits: 3,
  };

  async function take(count: number, range: Partial<typeof RANGE> = {}) {
    const { id } = await accept(station.ledger);
    return { id, taken: await station.ledger.ranges.take({ ...RANGE, ...range }, id, count) };
  }

  test('numbers are consecutive, from the first, and what is left is counted', async () => {
    expect((await take(3)).taken).toEqual({ numbers: [100n, 101n, 102n], left: 7n });
    expect((await take(1)).taken).toEqual({ numbers: [103n], left: 6n });
  });

  test('what is left is what nobody has taken yet, over a restart', async () => {
    const left = () => station.ledger.ranges.left(RANGE);
    expect(await left()).toBe(10n);
    await take(3);
    await take(8);
    await station.reopen();
    expect(await left()).toBe(7n);
    await take(7);
    expect(await left()).toBe(0n);
  });

  test('a range gives its last number and then none', async () => {
    expect((await take(10)).taken?.left).toBe(0n);
    expect((await take(1)).taken).toBeNull();
  });

  test('where too few are left none is taken', async () => {
    await take(8);
    const { id, taken } = await take(3);
    expect(taken).toBeNull();
    expect(await station.ledger.ranges.takenFor(id)).toEqual([]);
    expect((await take(2)).taken?.numbers).toEqual([108n, 109n]);
  });

  test('a number is not given again, though its shipment was refused and the station restarted', async () => {
    const { id } = await take(2);
    await bringTo(station.ledger, id, 'REJECTED');
    await station.reopen();
    expect((await take(1)).taken?.numbers).toEqual([102n]);
    expect(await station.ledger.ranges.takenFor(id)).toEqual([100n, 101n]);
  });

  test('callers at the same time share no number', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => take(2)));
    const given = all.flatMap(({ taken }) => taken?.numbers ?? []);
    expect(given.toSorted()).toEqual([100n, 101n, 102n, 103n, 104n, 105n, 106n, 107n, 108n, 109n]);
    expect(all.filter(({ taken }) => taken === null)).toHaveLength(1);
  });

  test('another carrier, prefix or part of the numbers is another range', async () => {
    await take(2);
    expect((await take(1, { carrier: 'CARRIER_B' })).taken?.numbers).toEqual([100n]);
    expect((await take(1, { prefix: 'CD' })).taken?.numbers).toEqual([100n]);
    expect((await take(1, { first: 500n, last: 501n })).taken).toEqual({ numbers: [500n], left: 1n });
    expect((await take(1)).taken?.numbers).toEqual([102n]);
  });

  test('numbers that were kept under another prefix of the range are taken', async () => {
    await take(2);
    await take(3, { prefix: 'CD' });
    expect((await take(1, { prefix: 'AB*DE', others: ['AB', 'CD'] })).taken).toEqual({ numbers: [103n], left: 6n });
    expect((await take(1, { prefix: 'AB*FR', others: ['AB'] })).taken?.numbers).toEqual([102n]);
    expect(await station.ledger.ranges.left({ ...RANGE, prefix: 'AB*FR', others: ['AB', 'CD'] })).toBe(7n);
  });

  test('a number is not given again where the range parts prefix and number elsewhere, by callers at once either', async () => {
    const longer = { prefix: 'AB1', first: 0n, last: 99n, digits: 2 };
    await take(2);
    expect((await take(1, longer)).taken).toEqual({ numbers: [2n], left: 97n });
    expect(await station.ledger.ranges.left(RANGE)).toBe(7n);
    const ahead = { longer: 100n, same: 0n };
    const all = await Promise.all(
      [...'lslsl'].map(async (who) => {
        const { taken } = await take(1, who === 'l' ? longer : {});
        return taken?.numbers.map((number) => number + (who === 'l' ? ahead.longer : ahead.same));
      }),
    );
    expect(all.flat().toSorted()).toEqual([103n, 104n, 105n, 106n, 107n]);
    expect((await take(1, { prefix: '' })).taken?.numbers).toEqual([100n]);
    expect((await take(1, { prefix: '10', first: 0n, last: 9n, digits: 1 })).taken?.numbers).toEqual([1n]);
    const all15 = { prefix: '10', first: 0n, last: 999_999_999_999_999n, digits: 15 };
    expect((await take(1, all15)).taken?.numbers).toEqual([2n]);
  });

  test('a range that was made longer goes on where it was', async () => {
    await take(10);
    expect((await take(1, { last: 119n })).taken).toEqual({ numbers: [110n], left: 9n });
  });

  test('a range that overlaps an earlier one gives none of its numbers again', async () => {
    await take(5);
    expect((await take(2, { first: 103n, last: 150n })).taken?.numbers).toEqual([105n, 106n]);
    expect((await take(1)).taken?.numbers).toEqual([107n]);
  });

  test('numbers of 15 digits are exact', async () => {
    const range = { first: 999_999_999_999_998n, last: 999_999_999_999_999n, digits: 15 };
    const { id, taken } = await take(2, range);
    expect(taken?.numbers).toEqual([range.first, range.last]);
    expect(await station.ledger.ranges.takenFor(id)).toEqual([range.first, range.last]);
  });

  test('nothing was taken for a shipment that nobody knows, and nothing can be', async () => {
    expect(await station.ledger.ranges.takenFor('nobody')).toEqual([]);
    await expect(station.ledger.ranges.take(RANGE, 'nobody', 1)).rejects.toThrow();
  });

  test('whatever ranges overlap and whoever takes at once, no number is given twice', async () => {
    const asked = fc.record({
      first: fc.integer({ min: 1, max: 30 }),
      length: fc.integer({ min: 1, max: 30 }),
      count: fc.integer({ min: 1, max: 5 }),
    });
    const { id } = await accept(station.ledger);
    let prefix = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 2, maxLength: 12 }), async (calls) => {
        const series = { ...RANGE, prefix: `P${(prefix += 1)}-` };
        const taken = await Promise.all(
          calls.map(async ({ first, length, count }) => {
            const range = { ...series, first: BigInt(first), last: BigInt(first + length - 1) };
            const numbers = (await station.ledger.ranges.take(range, id, count))?.numbers ?? [];
            expect([0, count]).toContain(numbers.length);
            expect(numbers.every((number) => number >= range.first && number <= range.last)).toBe(true);
            return numbers;
          }),
        );
        expect(new Set(taken.flat()).size).toBe(taken.flat().length);
      }),
      { numRuns: 25 },
    );
  });
});
