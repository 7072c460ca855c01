import { withoutEnd } from '#shared/format/trim.ts';
import type { NumberRange } from '#electron/engine/accounts/number-ranges.ts';

/** Where numbers of a range may have been kept: those from `first` to `last` under this prefix, each `ahead` below the number of the range that it is. */
export interface KeptNumbers {
  prefix: string;
  first: bigint;
  last: bigint;
  ahead: bigint;
}

/** More digits than this no range has (its schema says so), and so no number that is kept. */
const MOST_DIGITS = 15;

/**
 * AB1000 is number 1000 behind AB, and number 0 of three digits behind AB1: whoever types the same range anew may part it elsewhere. Numbers of
 * all partings are taken.
 * @param known prefixes under which numbers of the carrier are kept
 */
export function keptNumbers(range: NumberRange, known: readonly string[]): KeptNumbers[] {
  const { prefix, others = [], first, last } = range;
  const same = [prefix, ...others].map((each) => ({ prefix: each, first, last, ahead: 0n }));
  return [...same, ...known.flatMap((each) => partedElsewhere(range, each) ?? [])];
}

function partedElsewhere({ prefix, first, last, digits }: NumberRange, known: string): KeptNumbers | null {
  const behind = digitsAfter(prefix, known);
  if (behind !== '' && behind.length < digits) {
    const end = 10n ** BigInt(digits - behind.length);
    const ahead = BigInt(behind) * end;
    return { prefix: known, first: largest(first - ahead, 0n), last: smallest(last - ahead, end - 1n), ahead };
  }
  const before = digitsAfter(known, prefix);
  if (before === '' || before.length + digits > MOST_DIGITS) return null;
  const more = BigInt(before) * 10n ** BigInt(digits);
  return { prefix: known, first: first + more, last: last + more, ahead: -more };
}

/** The digits that `text` has behind `start`; empty where it has something else there, or nothing. */
function digitsAfter(start: string, text: string): string {
  const rest = text.startsWith(start) ? text.slice(start.length) : '';
  return /^[0-9]*$/.test(rest) ? rest : '';
}

/** All partings of a number have this in common: whatever prefix it is kept under, without the digits at its end. */
export const withoutDigits = (prefix: string) => withoutEnd(prefix, '0123456789');

const largest = (a: bigint, b: bigint) => (a > b ? a : b);
const smallest = (a: bigint, b: bigint) => (a < b ? a : b);
