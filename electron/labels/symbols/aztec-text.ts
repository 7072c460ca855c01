import { shortestWords, valuesFrom, type CodeSet } from './code-sets.ts';

/** The five modes of ISO/IEC 24778, table 2, for the characters of ASCII that can be printed; pairs of punctuation are not used. */
const [UPPER, LOWER, MIXED, PUNCT, DIGIT] = [0, 1, 2, 3, 4];

const MODES: readonly CodeSet[] = [
  {
    values: new Map(valuesFrom(1, ' ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
    width: 5,
    latches: { [LOWER]: 28, [MIXED]: 29, [DIGIT]: 30 },
    shifts: { [PUNCT]: 0 },
  },
  {
    values: new Map(valuesFrom(1, ' abcdefghijklmnopqrstuvwxyz')),
    width: 5,
    latches: { [MIXED]: 29, [DIGIT]: 30 },
    shifts: { [PUNCT]: 0, [UPPER]: 28 },
  },
  {
    values: new Map([...valuesFrom(1, ' '), ...valuesFrom(20, '@\\^_`|~')]),
    width: 5,
    latches: { [LOWER]: 28, [UPPER]: 29, [PUNCT]: 30 },
    shifts: { [PUNCT]: 0 },
  },
  {
    values: new Map(valuesFrom(6, '!"#$%&\'()*+,-./:;<=>?[]{}')),
    width: 5,
    latches: { [UPPER]: 31 },
    shifts: {},
  },
  {
    values: new Map(valuesFrom(1, ' 0123456789,.')),
    width: 4,
    latches: { [UPPER]: 14 },
    shifts: { [PUNCT]: 0, [UPPER]: 15 },
  },
];

const wordsOf = shortestWords(MODES);

/** The text as bits, in the fewest; true is 1. @throws RangeError where a character is not printable ASCII. */
export const aztecBits = (text: string): boolean[] => wordsOf(text).flatMap(({ value, width }) => bitsOf(value, width));

/** The value's bits, the highest first. */
export function bitsOf(value: number, width: number): boolean[] {
  const bits: boolean[] = [];
  for (let bit = width - 1; bit >= 0; bit--) bits.push(((value >> bit) & 1) === 1);
  return bits;
}
