import { decimal } from '#electron/engine/rules/index.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';

/** Our units by the service's names: it takes them as they are, so nothing is converted on the way there. */
export const massUnit = (unit: string) => (unit.toUpperCase() === 'KG' ? 'kg' : 'lbs');
export const lengthUnit = (unit: string) => (unit.toUpperCase() === 'CM' ? 'cm' : 'in');

type Ratio<U extends string> = Readonly<Record<string, { unit: U; times: string }>>;

const FROM_MASS: Ratio<WeightUnit> = {
  kg: { unit: 'KG', times: '1' },
  g: { unit: 'KG', times: '0.001' },
  lbs: { unit: 'LB', times: '1' },
  oz: { unit: 'LB', times: '0.0625' },
};
const FROM_LENGTH: Ratio<LengthUnit> = {
  cm: { unit: 'CM', times: '1' },
  mm: { unit: 'CM', times: '0.1' },
  m: { unit: 'CM', times: '100' },
  in: { unit: 'IN', times: '1' },
  ft: { unit: 'IN', times: '12' },
  yd: { unit: 'IN', times: '36' },
};

const DECIMAL = /^[0-9]{1,12}(\.[0-9]{1,6})?$/;
const MOST = 1e9;

/** A measure of the service's in the nearest of our units; exact. Null where it is none, or zero. */
const taken =
  <U extends string>(ratios: Ratio<U>) =>
  (value: unknown, unit: unknown): { value: number; unit: U } | null => {
    const ratio = typeof unit === 'string' ? ratios[unit] : undefined;
    if (!ratio || typeof value !== 'string' || !DECIMAL.test(value)) return null;
    const own = decimal(value).times(ratio.times).toNumber();
    return own > 0 && own <= MOST ? { value: own, unit: ratio.unit } : null;
  };
export const massOf = taken(FROM_MASS);
export const lengthOf = taken(FROM_LENGTH);
