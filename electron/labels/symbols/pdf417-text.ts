import { shortestWords, valuesFrom, type CodeSet } from './code-sets.ts';

/** The submodes of text compaction, ISO/IEC 15438, table 5, for the characters of ASCII that can be printed. */
const [ALPHA, LOWER, MIXED, PUNCT] = [0, 1, 2, 3];

const SUBMODES: readonly CodeSet[] = [
  {
    values: new Map(valuesFrom(0, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ')),
    width: 1,
    latches: { [LOWER]: 27, [MIXED]: 28 },
    shifts: { [PUNCT]: 29 },
  },
  {
    values: new Map(valuesFrom(0, 'abcdefghijklmnopqrstuvwxyz ')),
    width: 1,
    latches: { [MIXED]: 28 },
    shifts: { [ALPHA]: 27, [PUNCT]: 29 },
  },
  {
    values: new Map([...valuesFrom(0, '0123456789&'), ...valuesFrom(13, ',:#-.$/+%*=^'), ...valuesFrom(26, ' ')]),
    width: 1,
    latches: { [PUNCT]: 25, [LOWER]: 27, [ALPHA]: 28 },
    shifts: { [PUNCT]: 29 },
  },
  {
    values: new Map([...valuesFrom(0, ';<>@[\\]_`~!'), ...valuesFrom(13, ',:'), ...valuesFrom(16, '-.$/"|*()?{}\'')]),
    width: 1,
    latches: { [ALPHA]: 29 },
    shifts: {},
  },
];

const wordsOf = shortestWords(SUBMODES);

/** Fills the second half of the last codeword, and stands for no character. */
const PAD = 29;

/** The text as codewords of two values each (ISO/IEC 15438, 5.4.1.5). @throws RangeError where a character is not printable ASCII. */
export function pdf417TextCodewords(text: string): number[] {
  const values = wordsOf(text).map(({ value }) => value);
  return Array.from(
    { length: Math.ceil(values.length / 2) },
    (_, i) => 30 * (values[2 * i] ?? PAD) + (values[2 * i + 1] ?? PAD),
  );
}
