const DIGITS = /^[0-9]+$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function valuesOf(digits: string): number[] {
  if (!DIGITS.test(digits)) throw new RangeError(`Not a string of digits: "${digits}"`);
  return Array.from(digits, Number);
}

/** The sum of the values, the last one weighted with the last weight; the weights repeat to the left. */
function weightedFromRight(values: number[], weights: readonly number[]): number {
  return values
    .toReversed()
    .reduce((sum, value, i) => sum + value * (weights[weights.length - 1 - (i % weights.length)] ?? 0), 0);
}

/**
 * The check digit of GS1 keys (GTIN, SSCC …) and of Interleaved 2 of 5: weights 3, 1, 3 … from the right.
 * Source: GS1 General Specifications, section 7.9.1.
 * @throws RangeError where the text is not one or more digits.
 */
export function gs1CheckDigit(digits: string): string {
  return String((10 - (weightedFromRight(valuesOf(digits), [1, 3]) % 10)) % 10);
}

/**
 * The postal modulus-11 digit: weights 8 6 4 2 3 5 9 7; a remainder of 0 gives 5, of 1 gives 0. The standard has eight digits;
 * for other lengths the weights are counted from the right and repeat.
 * Source: UPU standard S10, "Identification of postal items, 13-character identifier", check digit.
 * @throws RangeError where the text is not one or more digits.
 */
export function mod11(digits: string): string {
  const check = 11 - (weightedFromRight(valuesOf(digits), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return check === 11 ? '5' : check === 10 ? '0' : String(check);
}

/**
 * The check character, 0-9 or A-Z, of the hybrid system MOD 37,36.
 * Source: ISO/IEC 7064:2003, sections 7 and 9.
 * @throws RangeError where the text has anything but 0-9 and A-Z, or nothing.
 */
export function mod37_36(text: string): string {
  return ALPHABET.charAt((37 - productOf(text)) % 36);
}

/** True where the last character is the MOD 37,36 check character of those before it. */
export function isMod37_36(text: string): boolean {
  return /^[0-9A-Z]{2,}$/.test(text) && mod37_36(text.slice(0, -1)) === text.slice(-1);
}

function productOf(text: string): number {
  if (text === '') throw new RangeError('No text to check');
  return Array.from(text).reduce((product, character) => {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new RangeError(`Not one of 0-9 and A-Z: "${character}"`);
    return (((product + value) % 36 || 36) * 2) % 37;
  }, 36);
}
