import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';

export const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;

export const otherWeightUnit = (unit: WeightUnit): WeightUnit => (unit === 'KG' ? 'LB' : 'KG');
export const otherLengthUnit = (unit: LengthUnit): LengthUnit => (unit === 'CM' ? 'IN' : 'CM');

/** The same weight in the other unit, for showing: what is sent stays in the unit it was typed in. */
export const inOtherWeightUnit = (value: number, unit: WeightUnit) =>
  unit === 'KG' ? value / KG_PER_LB : value * KG_PER_LB;
export const inOtherLengthUnit = (value: number, unit: LengthUnit) =>
  unit === 'CM' ? value / CM_PER_IN : value * CM_PER_IN;

export const isLengthUnit = (unit: string | undefined): unit is LengthUnit => unit === 'CM' || unit === 'IN';

/** Behind the point of a side that had to be converted: beyond this nobody measures. */
const PLACES = 4;

/** A side in another unit. */
export const sideIn = (value: number, of: LengthUnit, unit: LengthUnit) =>
  of === unit ? value : Number(inOtherLengthUnit(value, of).toFixed(PLACES));
