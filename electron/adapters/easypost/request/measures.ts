import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';
import { decimal, roundTo } from '#electron/engine/rules/packages/decimal.ts';

interface Weight {
  /** As the rules left it: KG or LB. */
  units: string;
  value: number;
}

interface Sides {
  units: LengthUnit;
  length: number;
  width: number;
  height: number;
}

/** A kilogram and a pound are exactly so many grams; an ounce is a sixteenth of a pound. */
const GRAMS_OF = { KG: decimal('1000'), LB: decimal('453.59237') } as const;
const GRAMS_OF_AN_OUNCE = decimal('28.349523125');
const CM_OF_AN_INCH = decimal('2.54');
/** The service cuts behind the third place. */
const PLACES = 3;

/** So many times the weight in ounces, exact, or rounded up where it does not come out. */
export function inOunces({ units, value }: Weight, times = 1): number {
  const grams = decimal(value)
    .times(GRAMS_OF[units as WeightUnit])
    .times(times);
  return Number(roundTo(grams.div(GRAMS_OF_AN_OUNCE), PLACES, 'up').toFixed());
}

/** The sides in inches, exact, or to the nearest thousandth. */
export function inInches({ units, length, width, height }: Sides) {
  const side = (value: number) => {
    const exact = units === 'IN' ? decimal(value) : decimal(value).div(CM_OF_AN_INCH);
    return Number(roundTo(exact, PLACES, 'nearest').toFixed());
  };
  return { length: side(length), width: side(width), height: side(height) };
}

/** What so many units of that price come to. */
export const lineTotal = (amount: number, quantity: number): number =>
  Number(decimal(amount).times(quantity).toFixed());
