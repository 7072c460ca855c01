import { drawAztec, type AztecSize } from './aztec-modules.ts';
import { aztecBits, bitsOf } from './aztec-text.ts';
import { reedSolomon, type ErrorCorrection } from './reed-solomon.ts';

const compact = [1, 2, 3, 4].map((layers): AztecSize => ({ isCompact: true, layers }));
const full = Array.from({ length: 29 }, (_, i): AztecSize => ({ isCompact: false, layers: i + 4 }));
const SIZES: readonly AztecSize[] = [...compact, ...full];

/** Fields by the bits of a codeword: ISO/IEC 24778, 7.2.3. The mode message is in words of four bits. */
const FIELDS = new Map<number, ErrorCorrection>([
  [4, reedSolomon(0x13, 1)],
  [6, reedSolomon(0x43, 1)],
  [8, reedSolomon(0x12d, 1)],
  [10, reedSolomon(0x409, 1)],
  [12, reedSolomon(0x1069, 1)],
]);

const wordBits = (layers: number) => (layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12);
const capacity = ({ isCompact, layers }: AztecSize) => (isCompact ? 88 + 16 * layers : 112 + 16 * layers) * layers;

/**
 * An Aztec Code in the smallest size that leaves 23 % of it and three codewords for error correction (ISO/IEC 24778, 7.2.3). Rows of
 * modules, dark is true. @throws RangeError where the text is not printable ASCII, or too long.
 */
export const aztec = (text: string): boolean[][] => aztecOfBits(aztecBits(text));

/** The symbol of data that are bits already. */
export function aztecOfBits(bits: readonly boolean[]): boolean[][] {
  for (const size of SIZES) {
    const width = wordBits(size.layers);
    const total = Math.floor(capacity(size) / width);
    const words = stuffed(bits, width);
    if (words.length + Math.ceil(total * 0.23 + 3) > total) continue;
    const check = FIELDS.get(width)?.(words, total - words.length) ?? [];
    const message = [...words, ...check].flatMap((word) => bitsOf(word, width));
    const padding = Array<boolean>(capacity(size) - message.length).fill(false);
    return drawAztec(size, [...padding, ...message], modeMessage(size, words.length));
  }
  throw new RangeError(`Too long for an Aztec Code: ${bits.length} bits`);
}

/** Words that are neither all 0 nor all 1: after so many equal bits another bit comes between (ISO/IEC 24778, 7.2.2). */
function stuffed(bits: readonly boolean[], width: number): number[] {
  const words: number[] = [];
  const last = (1 << width) - 1;
  for (let at = 0; at < bits.length;) {
    let word = 0;
    for (let i = 0; i < width; i++) word = (word << 1) | ((bits[at + i] ?? true) ? 1 : 0);
    at += width;
    const head = word >> 1;
    if (head === 0 || head === last >> 1) {
      word = head === 0 ? 1 : last - 1;
      at -= 1;
    }
    words.push(word);
  }
  return words;
}

/** Layers and data words, with check words of their own. */
function modeMessage({ isCompact, layers }: AztecSize, dataWords: number): boolean[] {
  const bits = isCompact
    ? [...bitsOf(layers - 1, 2), ...bitsOf(dataWords - 1, 6)]
    : [...bitsOf(layers - 1, 5), ...bitsOf(dataWords - 1, 11)];
  const words = Array.from({ length: bits.length / 4 }, (_, i) =>
    bits.slice(4 * i, 4 * i + 4).reduce((word, bit) => 2 * word + (bit ? 1 : 0), 0),
  );
  const check = FIELDS.get(4)?.(words, isCompact ? 5 : 6) ?? [];
  return [...words, ...check].flatMap((word) => bitsOf(word, 4));
}
