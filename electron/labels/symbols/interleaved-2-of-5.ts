/** Narrow and wide elements of the digits: ISO/IEC 16390, table 1. */
const PATTERNS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const [START, STOP] = [
  [1, 1, 1, 1],
  [3, 1, 1],
];

/** Wide elements are three modules. */
const WIDE = 3;

/**
 * Interleaved 2 of 5: widths of bar, space, bar … in modules. An odd number of digits gets a leading zero.
 * @throws RangeError where the data are not one or more digits.
 */
export function interleaved2of5(data: string): number[] {
  if (!/^[0-9]+$/.test(data)) throw new RangeError(`Interleaved 2 of 5 holds digits only: "${data}"`);
  const text = evenDigits(data);
  const pairs = Array.from({ length: text.length / 2 }, (_, i) => pairOf(text.slice(2 * i, 2 * i + 2)));
  return [...START, ...pairs.flat(), ...STOP];
}

/** The digits as they are encoded and read back. */
export const evenDigits = (data: string) => (data.length % 2 === 0 ? data : `0${data}`);

/** The first digit in the bars, the second in the spaces between them. */
function pairOf(pair: string): number[] {
  const [bars = '', spaces = ''] = Array.from(pair, (digit) => PATTERNS[Number(digit)]);
  return Array.from(bars).flatMap((bar, i) => [bar, spaces[i]].map((element) => (element === '1' ? WIDE : 1)));
}
