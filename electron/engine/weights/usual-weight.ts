import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { UsualWeight } from '#shared/schema/shipping/usual.ts';
import { decimal, roundTo } from '../rules/index.ts';

/** When a weight is called unusual: decided here and nowhere else (DECISIONS.md beside it). */
const UNUSUAL = {
  /** Fewer parcels are no habit. */
  fromParcels: 3,
  /** Both must be exceeded: tape and filling weigh something, and heavy parcels vary more. */
  share: 0.1,
  grams: 50,
};

/** Parcels that are remembered of each contents: a new box becomes usual after half of them. */
export const KEPT_PARCELS = 15;

const GRAMS = { KG: decimal(1000), LB: decimal('453.59237') } as const satisfies Record<WeightUnit, unknown>;
/** Places to which a usual weight is worth saying. */
const PLACES = { KG: 3, LB: 2 } as const satisfies Record<WeightUnit, number>;

interface Weighed {
  value: number;
  units: WeightUnit;
}

export const gramsOf = ({ value, units }: Weighed): number =>
  roundTo(decimal(value).times(GRAMS[units]), 0, 'nearest').toNumber();

/** The median of what was learned, in the unit asked for; null while too few parcels were seen. */
export function usualWeight(learned: readonly number[], units: WeightUnit): UsualWeight | null {
  if (learned.length < UNUSUAL.fromParcels) return null;
  const value = roundTo(decimal(median(learned)).div(GRAMS[units]), PLACES[units], 'nearest').toNumber();
  return { weight: { units, value }, parcels: learned.length };
}

/** Whether a package with this weight may hold too much or too little. */
export function isUnusual(weight: Weighed, learned: readonly number[]): boolean {
  if (learned.length < UNUSUAL.fromParcels) return false;
  const usual = median(learned);
  const deviation = Math.abs(gramsOf(weight) - usual);
  return deviation > UNUSUAL.grams && deviation > usual * UNUSUAL.share;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
