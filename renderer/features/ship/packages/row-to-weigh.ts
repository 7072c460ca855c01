import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { TakenWeight } from '#shared/schema/station/scale.ts';
import { KG_PER_LB } from '#renderer/format/units.ts';
import type { PackageLine } from '../form/draft.ts';

/** The row that gets the next weight: the one that was worked on as it was asked for if it has none yet, else the next without one, else it again. */
export function rowToWeigh(lines: readonly Pick<PackageLine, 'weight'>[], row: number): number {
  const isEmpty = ({ weight }: Pick<PackageLine, 'weight'>) => weight.trim() === '';
  const current = lines[row];
  if (!current || isEmpty(current)) return Math.min(row, lines.length - 1);
  const next = lines.findIndex((line, index) => index > row && isEmpty(line));
  return next === -1 ? row : next;
}

/** Pounds have no end in kilograms' terms: beyond this many places nobody weighs. */
const PLACES = { KG: 8, LB: 4 } as const;

/** The weight in a unit of the form, where rows of other weights keep it from taking the scale's own. */
export function weightIn({ weight }: Pick<TakenWeight, 'weight'>, unit: WeightUnit): number {
  if (weight.units === unit) return weight.value;
  const value = unit === 'KG' ? weight.value * KG_PER_LB : weight.value / KG_PER_LB;
  return Number(value.toFixed(PLACES[unit]));
}
