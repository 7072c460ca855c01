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

/** The tracking number as the carrier wants it: prefix, the number with the range's leading zeros, check digit. */
export function composeNumber(
  range: Pick<RangeAdapterConfig, 'prefix' | 'first' | 'checkDigit'>,
  number: bigint,
): string {
  const text = range.prefix + number.toString().padStart(range.first.length, '0');
  return text + CHECK[range.checkDigit](text);
}
