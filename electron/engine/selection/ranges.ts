import type { Decimal } from './conditions.ts';
import { type Cells, cellsBetween } from './domains.ts';

export interface Range {
  above?: number;
  upTo?: number;
}

/** The line of numbers, cut where ranges begin and end: up to the first bound, from each to the next, and above the last. */
export interface CutLine<Unit> {
  /** How many cells there are. */
  count: number;
  /** Those of a range, whose bounds must be among those that were given. */
  within(range: Range, units: Unit): Cells;
  /** A number in the cell, as the rules write it; 1 in the unit that is given where there are no bounds. */
  example(cell: number, units: Unit): { units: Unit; value: number };
}

/** @param sizeOf exact, so that a pound and its kilograms are one bound */
export function cutLine<Unit>(
  ranges: readonly (Range & { units: Unit })[],
  sizeOf: (value: number, units: Unit) => Decimal,
): CutLine<Unit> {
  const bounds = ranges
    .flatMap(({ above, upTo, units }) => [above, upTo].map((value) => ({ value, units })))
    .flatMap(({ value, units }) => (value === undefined ? [] : [{ value, units, size: sizeOf(value, units) }]))
    .sort((a, b) => a.size.cmp(b.size))
    .filter(({ size }, index, all) => !all[index - 1]?.size.eq(size));
  const places = new Map(bounds.map(({ size }, index) => [size.toFixed(), index]));
  const place = (value: number, units: Unit) => places.get(sizeOf(value, units).toFixed()) ?? bounds.length;
  return {
    count: bounds.length + 1,
    within: ({ above, upTo }, units) =>
      cellsBetween(
        above === undefined ? 0 : place(above, units) + 1,
        upTo === undefined ? bounds.length : place(upTo, units),
      ),
    example(cell, units) {
      const upTo = bounds[cell];
      const last = bounds.at(-1);
      if (upTo) return { units: upTo.units, value: upTo.value };
      return last ? { units: last.units, value: last.value + 1 } : { units, value: 1 };
    },
  };
}
