import { Big } from 'big.js';
import type { LengthUnit, Weight, WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { Rounding } from '../../accounts/index.ts';

/** Exact decimals; only a division is cut, at this many places, and none decides whether a limit holds. */
export const Decimal = Big();
Decimal.DP = 20;

export type Unit = WeightUnit | LengthUnit;

/** Kilograms or centimetres in one of the unit (contract, section 5). Exact by definition. */
const METRIC: Readonly<Record<Unit, Big>> = {
  KG: new Decimal('1'),
  LB: new Decimal('0.45359237'),
  CM: new Decimal('1'),
  IN: new Decimal('2.54'),
};

const MODES: Readonly<Record<Rounding, 0 | 1 | 3>> = {
  down: Decimal.roundDown,
  nearest: Decimal.roundHalfUp,
  up: Decimal.roundUp,
};

/** The decimal that the number's shortest text writes: 0.1 is one tenth. */
export const decimal = (value: number | string): Big => new Decimal(value);

/** In kilograms, exactly. */
export const inKilograms = ({ value, units }: Weight): Big =>
  decimal(value).times(METRIC[units.toUpperCase() === 'LB' ? 'LB' : 'KG']);

/** The same as a number; null where that has no room for the eight places more that a pound needs. */
export function kilogramsOf(weight: Weight): number | null {
  const exact = inKilograms(weight);
  return exact.eq(exact.toNumber()) ? exact.toNumber() : null;
}

/** In centimetres, exactly. */
export const inCentimetres = ({ value, units }: { value: number; units: LengthUnit }): Big =>
  decimal(value).times(METRIC[units]);

export const roundTo = (value: Big, places: number, rounding: Rounding): Big => value.round(places, MODES[rounding]);

export const larger = (a: Big, b: Big): Big => (a.gt(b) ? a : b);

export interface Comparison {
  over: boolean;
  /** In the unit of the limit, as is `headroom`. */
  actual: Big;
  headroom: Big;
}

/** How far a value is from an inclusive limit that may be printed in another unit of the same measure. */
export function compare(value: Big, unit: Unit, max: Big, maxUnit: Unit): Comparison {
  if (unit === maxUnit) {
    const headroom = max.minus(value);
    return { over: headroom.lt(0), actual: value, headroom };
  }
  const metricValue = value.times(METRIC[unit]);
  const metricHeadroom = max.times(METRIC[maxUnit]).minus(metricValue);
  return {
    over: metricHeadroom.lt(0),
    actual: metricValue.div(METRIC[maxUnit]),
    headroom: metricHeadroom.div(METRIC[maxUnit]),
  };
}

/** `150 lb`; and for a reader who measures in another unit what that is there, cut at four places: `50 lb (22.6796 kg)`. */
export function inWords(value: Big, unit: Unit, readerUnit: Unit = unit): string {
  const words = `${value.toFixed()} ${unit.toLowerCase()}`;
  if (unit === readerUnit) return words;
  const converted = roundTo(value.times(METRIC[unit]).div(METRIC[readerUnit]), 4, 'down');
  return `${words} (${converted.toFixed()} ${readerUnit.toLowerCase()})`;
}
