/** The first two code sets have all that can be printed; the last has the control characters (ISO/IEC 16023, the character sets). */
const [A, B] = [0, 1];
const SETS = [A, B] as const;

/** Value of each ASCII character in sets A and B; -1 where it has none. */
const VALUES = SETS.map(() => new Int8Array(128).fill(-1));
const set = (codeSet: number, characters: string, first: number) =>
  Array.from(characters, (character, i) => {
    const values = VALUES[codeSet];
    if (values) values[character.charCodeAt(0)] = first + i;
  });
set(A, '\rABCDEFGHIJKLMNOPQRSTUVWXYZ', 0);
set(A, '"#$%&\'()*+,-./0123456789:', 34);
set(B, '`abcdefghijklmnopqrstuvwxyz', 0);
set(B, '{', 32);
set(B, '}~\x7f;<=>?[\\]^_ ,./:@!|', 34);
for (const codeSet of SETS) set(codeSet, '\x1c\x1d\x1e', 28);
set(A, ' ', 32);

/** Set E, of which one character is taken at a time: most control characters have their own number. */
const controlValue = (code: number) => ({ 0x1b: 30, 0x1f: 35 })[code] ?? (code <= 0x1a ? code : -1);

const LATCH = 63;
const SHIFT = 59;
const SHIFT_E = 62;
/** From set B to A for two or three characters. */
const SHIFTS_OF_B: Readonly<Record<number, number>> = { 2: 56, 3: 57 };
/** Nine digits in six codewords. */
const [DIGITS, DIGITS_AT_ONCE, CODEWORDS_OF_DIGITS] = [31, 9, 6];
/** In both sets. */
export const MAXICODE_PAD = 33;

/** The cheapest way to have written some of the text: how many codewords, and after which other way which codewords. */
interface Way {
  cost: number;
  before: Way | null;
  codewords: readonly number[];
}

/**
 * The codewords of a text of ASCII, as few as there can be; beginning in set A. O(n).
 * @throws RangeError where it is not ASCII.
 */
export function maxiCodewords(text: string): number[] {
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  if (codes.some((code) => code > 0x7f)) throw new RangeError(`A MaxiCode here holds ASCII only: "${text}"`);
  const ways: (Way | null)[][] = Array.from({ length: codes.length + 1 }, () => [null, null]);
  const offer = (at: number, codeSet: number, before: Way | null, codewords: readonly number[]) => {
    const cost = (before?.cost ?? 0) + codewords.length;
    const row = ways[at];
    if (row && cost < (row[codeSet]?.cost ?? Infinity)) row[codeSet] = { cost, before, codewords };
  };
  offer(0, A, null, []);
  for (const [at, code] of codes.entries()) {
    for (const codeSet of SETS) {
      const way = ways[at]?.[codeSet];
      if (way) offer(at, 1 - codeSet, way, [LATCH]);
    }
    for (const codeSet of SETS) {
      const way = ways[at]?.[codeSet];
      if (!way) continue;
      for (const [count, codewords] of writings(codes, at, codeSet)) offer(at + count, codeSet, way, codewords);
      if (controlValue(code) >= 0) offer(at + 1, codeSet, way, [SHIFT_E, controlValue(code)]);
      const digits = text.slice(at, at + DIGITS_AT_ONCE);
      if (/^[0-9]{9}$/.test(digits)) offer(at + DIGITS_AT_ONCE, codeSet, way, digitCodewords(Number(digits)));
    }
  }
  const [a, b] = ways.at(-1) ?? [];
  const codewords: (readonly number[])[] = [];
  for (let way = (a?.cost ?? Infinity) <= (b?.cost ?? Infinity) ? a : b; way; way = way.before)
    codewords.push(way.codewords);
  return codewords.reverse().flat();
}

/** What can be written from here on and stay in the set: one character of it, or some of the other set. */
function writings(codes: readonly number[], at: number, codeSet: number): [count: number, codewords: number[]][] {
  const found: [number, number[]][] = [];
  const own = VALUES[codeSet]?.[codes[at] ?? 0] ?? -1;
  if (own >= 0) found.push([1, [own]]);
  const others: number[] = [];
  for (let count = 1; count <= (codeSet === B ? 3 : 1); count++) {
    const value = VALUES[1 - codeSet]?.[codes[at + count - 1] ?? 0x7f] ?? -1;
    if (value < 0 || at + count > codes.length) break;
    others.push(value);
    found.push([count, [SHIFTS_OF_B[count] ?? SHIFT, ...others]]);
  }
  return found;
}

/** Thirty bits, six to a codeword, the highest first. */
const digitCodewords = (number: number): number[] => [
  DIGITS,
  ...Array.from({ length: CODEWORDS_OF_DIGITS - 1 }, (_, i) => (number >> (6 * (CODEWORDS_OF_DIGITS - 2 - i))) & 63),
];
