import { shortestWords, valuesFrom, type CodeSet } from './code-sets.ts';

/** Code sets A and B of ISO/IEC 16023, annex A, for the characters of ASCII that can be printed. */
const [A, B] = [0, 1];

const SETS: readonly CodeSet[] = [
  {
    values: new Map([
      ...valuesFrom(1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      ...valuesFrom(32, ' '),
      ...valuesFrom(34, '"#$%&\'()*+,-./0123456789:'),
    ]),
    width: 1,
    latches: { [B]: 63 },
    shifts: { [B]: 59 },
  },
  {
    values: new Map([
      ...valuesFrom(0, '`abcdefghijklmnopqrstuvwxyz'),
      ...valuesFrom(32, '{'),
      ...valuesFrom(34, '}~'),
      ...valuesFrom(37, ';<=>?[\\]^_ ,./:@!|'),
    ]),
    width: 1,
    latches: { [A]: 63 },
    shifts: { [A]: 59 },
  },
];

const wordsOf = shortestWords(SETS);

/** The text as codewords of six bits, in the fewest. @throws RangeError where a character is not printable ASCII. */
export const maxiCodeCodewords = (text: string): number[] => wordsOf(text).map(({ value }) => value);
