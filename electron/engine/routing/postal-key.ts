import { postalCodeDigits } from '#shared/schema/postal-codes.ts';

/** Where codes are an outward and an inward part: `SW1A 1AA`. */
const BRITISH = new Set(['GB', 'GG', 'IM', 'JE']);

/** Comes after every letter and digit: what begins with a key lies between the key and the key with this behind it. */
export const LAST = '~';

/**
 * A postal code as text whose order is that of the codes, so that what is between two of them is found by comparing. Null where it is none.
 * British districts count: SW2 is before SW10. A nine-digit ZIP code lies behind its first five digits.
 * @param country in upper case
 */
function postalKey(country: string, code: string): string | null {
  const written = code.trim().toUpperCase();
  if (BRITISH.has(country)) return britishKey(written);
  const joined = written.replace(/[ -]/g, '');
  // Some write the country before it: LV-1010.
  const plain = joined.startsWith(country) && /^[0-9]/.test(joined.slice(2)) ? joined.slice(2) : joined;
  return /^[0-9A-Z]{1,12}$/.test(plain) ? plain : null;
}

/** The key of a whole code, as an address has it; null where digits lack. */
export function wholeKey(country: string, code: string): string | null {
  const key = postalKey(country, code);
  return key !== null && /^[0-9]+$/.test(key) && key.length < (postalCodeDigits(country) ?? 0) ? null : key;
}

/** From the first to the last code that begins so, as half-open keys; digits that are left out may be any. */
export function keysFrom(country: string, code: string): { from: string; end: string } | null {
  const key = postalKey(country, code);
  if (key === null) return null;
  const digits = /^[0-9]+$/.test(key) ? (postalCodeDigits(country) ?? 0) : 0;
  return { from: key.padEnd(digits, '0'), end: key.padEnd(digits, '9') + LAST };
}

const OUTWARD = /^([A-Z]{1,2})(?:([0-9]{1,2})([A-Z]?))?$/;

function britishKey(code: string): string | null {
  const [outward, inward] = partsOf(code);
  const [, area = '', district, letter = ''] = OUTWARD.exec(outward) ?? [];
  if (area === '' || (inward !== '' && district === undefined) || !/^(?:[0-9][A-Z]{0,2})?$/.test(inward)) return null;
  const start = area.padEnd(2);
  if (district === undefined) return start;
  const whole = start + district.padStart(2, '0');
  return inward === '' ? whole + letter : whole + (letter || ' ') + inward;
}

/** The inward part, a digit and two letters, may stand without a space; a part of it needs one. */
function partsOf(code: string): [outward: string, inward: string] {
  const [outward = '', inward] = code.split(/ +/, 2);
  if (inward !== undefined) return [outward, inward];
  const written = /^(.{2,4})([0-9][A-Z]{2})$/.exec(outward);
  return written ? [written[1] ?? '', written[2] ?? ''] : [outward, ''];
}
