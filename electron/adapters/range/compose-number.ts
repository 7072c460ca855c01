import { gs1CheckDigit, mod11, mod37_36 } from '#shared/barcode/check-digits.ts';
import type { CheckDigit, RangeAdapterConfig } from './config.ts';

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');

/** MOD10 (weights 3 and 1) and MOD11 are computed over the digits, letters of the prefix left out; MOD37_36 over all characters. */
const CHECK: Readonly<Record<CheckDigit, (text: string) => string>> = {
  NONE: () => '',
  MOD10: (text) => gs1CheckDigit(digitsOf(text)),
  MOD11: (text) => mod11(digitsOf(text)),
  MOD37_36: (text) => mod37_36(text),
};

/**
 * The tracking number as the carrier wants it: prefix, company prefix, the number with the range's leading zeros, check digit, country. An
 * SSCC is extension digit, GS1 company prefix, serial reference and check digit (GS1 General Specifications, 3.3.1); a postal item has the
 * country last (UPU standard S10).
 */
export function composeNumber(
  range: Pick<RangeAdapterConfig, 'prefix' | 'companyPrefix' | 'first' | 'checkDigit' | 'country'>,
  number: bigint,
): string {
  const text = wholePrefix(range) + number.toString().padStart(range.first.length, '0');
  return text + CHECK[range.checkDigit](text) + (range.country ?? '');
}

/** All that stands before the number. */
export const wholePrefix = ({ prefix, companyPrefix = '' }: Pick<RangeAdapterConfig, 'prefix' | 'companyPrefix'>) =>
  prefix + companyPrefix;
