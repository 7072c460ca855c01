import { COUNTRY_CODES } from '#shared/schema/country.ts';
import type { NumberRange } from '#electron/engine/accounts/number-ranges.ts';
import { wholePrefix } from './compose-number.ts';
import type { RangeAdapterConfig } from './config.ts';

/**
 * The prefix that the numbers of a range are kept under. Those of a post have its country in it, since each post counts by itself (UPU standard
 * S10); earlier versions kept them without it, and an account may get its country later, or lose it: those numbers are not given again either.
 */
export function keptUnder(range: RangeAdapterConfig): Pick<NumberRange, 'prefix' | 'others'> {
  const prefix = wholePrefix(range);
  const withCountry = (country: string) => `${prefix}*${country}`;
  if (range.country !== undefined) return { prefix: withCountry(range.country), others: [prefix] };
  return isPostal(prefix, range) ? { prefix, others: [...COUNTRY_CODES].map(withCountry) } : { prefix };
}

/** Whether it could have a country. */
const isPostal = (prefix: string, { first, checkDigit }: RangeAdapterConfig) =>
  /^[A-Z]{2}$/.test(prefix) && first.length === 8 && checkDigit === 'MOD11';
