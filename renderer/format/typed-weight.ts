import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import { parseDecimal, type TypedNumber } from './decimal.ts';
import { KG_PER_LB } from './units.ts';

const OZ_PER_LB = 16;
const G_PER_KG = 1000;
/** Behind the point of what had to be converted: beyond this nobody weighs. */
const PLACES = 8;

const NUMBER = String.raw`(\d[\d.,]*|[.,]\d+)`;
const POUNDS_AND_OUNCES = new RegExp(`^${NUMBER}\\s*(?:lbs?|#)\\.?\\s*${NUMBER}\\s*(?:oz)\\.?$`, 'i');
const ONE_UNIT = new RegExp(`^${NUMBER}\\s*(lbs?|#|oz|kg|g)\\.?$`, 'i');

/**
 * The weight that was typed, in the unit of the form: a number is meant in it, and `2 lb 3 oz`, `35 oz`, `500 g` and `1.2 kg` say theirs
 * themselves. Null where nothing was typed, NaN where it is no weight, or may be two.
 */
export function parseWeight(typed: TypedNumber, unit: WeightUnit): number | null {
  const text = typed.trim();
  const [, pounds, ounces] = POUNDS_AND_OUNCES.exec(text) ?? [];
  if (pounds !== undefined && ounces !== undefined)
    return weightIn(read(pounds) + read(ounces) / OZ_PER_LB, 'LB', unit);
  const [, value, of] = ONE_UNIT.exec(text) ?? [];
  if (value === undefined || of === undefined) return parseDecimal(typed);
  const number = read(value);
  switch (of.toLowerCase()) {
    case 'kg':
      return weightIn(number, 'KG', unit);
    case 'g':
      return weightIn(number / G_PER_KG, 'KG', unit);
    case 'oz':
      return weightIn(number / OZ_PER_LB, 'LB', unit);
    default:
      return weightIn(number, 'LB', unit);
  }
}

/** What is sent of it: what is no weight as it was typed, so that the station says what it thinks of it; undefined where nothing was. */
export function sentWeight(typed: TypedNumber, unit: WeightUnit): number | string | undefined {
  const value = parseWeight(typed, unit);
  if (value === null) return undefined;
  return Number.isNaN(value) ? typed.trim() : value;
}

const read = (text: string) => parseDecimal(text) ?? Number.NaN;

/** A weight in another unit. */
export function weightIn(value: number, of: WeightUnit, unit: WeightUnit): number {
  const converted = of === unit ? value : unit === 'KG' ? value * KG_PER_LB : value / KG_PER_LB;
  return Number(converted.toFixed(PLACES));
}

/** Pounds as whole pounds and ounces, these to a hundredth. */
export function poundsAndOunces(pounds: number): { pounds: number; ounces: number } {
  const hundredths = Math.round(pounds * OZ_PER_LB * 100);
  const inPound = OZ_PER_LB * 100;
  return { pounds: Math.floor(hundredths / inPound), ounces: (hundredths % inPound) / 100 };
}
