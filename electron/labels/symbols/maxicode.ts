import { maxiCodeCodewords } from './maxicode-text.ts';
import { MAXICODE_MODULES, ORIENTATION_MODULES } from './maxicode-modules.ts';
import { reedSolomon } from './reed-solomon.ts';

const errorCorrection = reedSolomon(0x43, 1);

/** The mode for data of no particular meaning (ISO/IEC 16023, 4.1). */
const MODE = 4;

/** Codewords of data beside the mode's, and of error correction, in the message around the bullseye and in that outside. */
const PRIMARY = { data: 9, check: 10 };
const SECONDARY = { data: 84, check: 40 };

/** Of both code sets. */
const PAD = 33;

/** Thirty-three rows of thirty. */
const HEXAGONS = 33 * 30;

/**
 * The numbers of a MaxiCode's dark hexagons in order, 30 to a row, without those of the bullseye.
 * @throws RangeError where the text is not printable ASCII, or takes more than 93 codewords.
 */
export function maxiCode(text: string): number[] {
  const data = maxiCodeCodewords(text);
  const capacity = PRIMARY.data + SECONDARY.data;
  if (data.length > capacity) throw new RangeError(`Too long for a MaxiCode: ${data.length} codewords`);
  const padded = Array.from({ length: capacity }, (_, i) => data[i] ?? PAD);
  const primary = [MODE, ...padded.slice(0, PRIMARY.data)];
  const secondary = padded.slice(PRIMARY.data);
  const codewords = [
    ...primary,
    ...errorCorrection(primary, PRIMARY.check),
    ...secondary,
    ...secondaryCheck(secondary),
  ];
  const isDark = new Uint8Array(HEXAGONS);
  for (const module of ORIENTATION_MODULES) isDark[module] = 1;
  MAXICODE_MODULES.forEach((module, bit) => {
    isDark[module] = ((codewords[Math.floor(bit / 6)] ?? 0) >> (5 - (bit % 6))) & 1;
  });
  return Array.from(isDark.keys()).filter((module) => isDark[module] === 1);
}

/** Every second codeword is a block of its own, with every second codeword of error correction. */
function secondaryCheck(data: readonly number[]): number[] {
  const [first = [], second = []] = [0, 1].map((block) =>
    errorCorrection(
      data.filter((_, i) => i % 2 === block),
      SECONDARY.check / 2,
    ),
  );
  return first.flatMap((codeword, i) => [codeword, second[i] ?? 0]);
}
