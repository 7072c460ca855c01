import { aztecBits } from './aztec-text.ts';
import { errorCorrectionOf, type ErrorCorrection } from './reed-solomon.ts';

/** A symbol's format: layers of two modules each around the bullseye, and words of so many bits (ISO/IEC 24778, table 1 and 7.2). */
interface Format {
  isCompact: boolean;
  layers: number;
  wordBits: number;
  /** Bits that the layers hold. */
  bits: number;
}

const LAYERS = { compact: 4, full: 32 };

function formatOf(isCompact: boolean, layers: number): Format {
  const wordBits = layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12;
  return { isCompact, layers, wordBits, bits: ((isCompact ? 88 : 112) + 16 * layers) * layers };
}

/** From the smallest to the largest: a full symbol of up to three layers holds no more than a compact one of the same size. */
const FORMATS: readonly Format[] = [
  ...Array.from({ length: LAYERS.compact }, (_, i) => formatOf(true, i + 1)),
  ...Array.from({ length: LAYERS.full - 3 }, (_, i) => formatOf(false, i + 4)),
];

/** Galois fields by the bits of a word (ISO/IEC 24778, 7.2.2 and 7.3). */
const CORRECTIONS: Readonly<Record<number, () => ErrorCorrection>> = {
  4: errorCorrectionOf(4, 0x13),
  6: errorCorrectionOf(6, 0x43),
  8: errorCorrectionOf(8, 0x12d),
  10: errorCorrectionOf(10, 0x409),
  12: errorCorrectionOf(12, 0x1069),
};

/** What is kept for error correction, as the standard recommends: 23 % of the symbol, and three words more. */
const SHARE = 0.23;
const WORDS_MORE = 3;
/** A compact symbol says in six bits how many words it holds. */
const COMPACT_WORDS = 64;

/**
 * Aztec Code (ISO/IEC 24778), in the smallest symbol that keeps 23 % for error correction. Rows of modules, dark is true.
 * @throws RangeError where the data are not ASCII, or too long for 32 layers.
 */
export function aztec(data: string): boolean[][] {
  const bits = aztecBits(data);
  let wordBits = 0;
  let words: number[] = [];
  for (const format of FORMATS) {
    if (format.wordBits !== wordBits) words = stuffed(bits, (wordBits = format.wordBits));
    const capacity = Math.floor(format.bits / wordBits);
    const room = Math.min(
      capacity - Math.floor(SHARE * capacity) - WORDS_MORE,
      format.isCompact ? COMPACT_WORDS : capacity,
    );
    if (words.length <= room) return modulesOf(format, words, capacity);
  }
  throw new RangeError(`Too long for an Aztec Code: ${data.length} characters`);
}

/** Words of which none is all light or all dark: a bit of the other kind ends those that would be (ISO/IEC 24778, 7.2.1). */
function stuffed(bits: Uint8Array, wordBits: number): number[] {
  const words: number[] = [];
  const highest = 2 ** (wordBits - 1) - 1;
  let [word, length] = [0, 0];
  const push = (bit: number) => {
    word = (word << 1) | bit;
    length += 1;
    if (length < wordBits - 1) return;
    if (length === wordBits - 1) {
      if (word !== 0 && word !== highest) return;
      word = (word << 1) | (word === 0 ? 1 : 0);
    }
    words.push(word);
    [word, length] = [0, 0];
  };
  for (const bit of bits) push(bit);
  while (length > 0) push(1);
  return words;
}

const corrected = (words: readonly number[], wordBits: number, count: number): number[] => [
  ...words,
  ...(CORRECTIONS[wordBits]?.()(words, count) ?? []),
];

/** Writes words as bits, the highest first, so that the last of them is before `end`. */
function writeWords(words: readonly number[], wordBits: number, bits: Uint8Array, end: number): void {
  let at = end - words.length * wordBits;
  for (const word of words) for (let bit = wordBits - 1; bit >= 0; bit--) bits[at++] = (word >> bit) & 1;
}

/** Layers and words, for the ring around the bullseye (ISO/IEC 24778, 7.3): numbers of four bits. */
function modeMessage({ isCompact, layers }: Format, words: number): number[] {
  const [message, count, check] = isCompact
    ? [((layers - 1) << 6) | (words - 1), 2, 5]
    : [((layers - 1) << 11) | (words - 1), 4, 6];
  const data = Array.from({ length: count }, (_, i) => (message >> (4 * (count - 1 - i))) & 15);
  return corrected(data, 4, check);
}

function modulesOf(format: Format, words: readonly number[], capacity: number): boolean[][] {
  const bits = new Uint8Array(DATA_BITS + format.bits);
  bits[DARK] = 1;
  const mode = modeMessage(format, words.length);
  writeWords(mode, 4, bits, MODE_BITS + 4 * mode.length);
  writeWords(corrected(words, format.wordBits, capacity - words.length), format.wordBits, bits, bits.length);
  return templateOf(format).map((row) => row.map((place) => bits[place] === 1));
}

/** Where a module's bit is: light or dark in every symbol of its format, a bit of the mode message, or one of the data. */
const [DARK, MODE_BITS, DATA_BITS] = [1, 2, 64];

const templates = new Map<Format, number[][]>();

/** Made once for each format. */
function templateOf(format: Format): number[][] {
  const known = templates.get(format);
  if (known) return known;
  const made = drawTemplate(format);
  templates.set(format, made);
  return made;
}

/** Places of everything that is not the same in all symbols, then bullseye, orientation and reference grid (ISO/IEC 24778, 7.3 and 7.4). */
function drawTemplate({ isCompact, layers }: Format): number[][] {
  /** Modules of a side without the lines of the reference grid, of which the first crosses the middle. */
  const plain = (isCompact ? 11 : 14) + 4 * layers;
  const lines = isCompact ? 0 : 1 + 2 * Math.floor((plain / 2 - 1) / 15);
  const size = plain + lines;
  const middle = size >> 1;
  const places = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const set = (x: number, y: number, place: number) => {
    const row = places[y];
    if (row) row[x] = place;
  };
  /** The column or row of one that is counted without the grid. */
  const onGrid = (n: number) => {
    if (isCompact) return n;
    const half = plain / 2;
    const away = n < half ? half - 1 - n : n - half;
    const steps = 1 + away + Math.floor(away / 15);
    return n < half ? middle - steps : middle + steps;
  };

  if (!isCompact)
    for (let away = 0; away <= middle; away += 16)
      for (let k = middle & 1; k < size; k += 2)
        for (const line of [middle - away, middle + away]) {
          set(line, k, DARK);
          set(k, line, DARK);
        }

  let bit = DATA_BITS;
  for (let layer = 0; layer < layers; layer++) {
    const side = 4 * (layers - layer) + (isCompact ? 9 : 12);
    const [near, far] = [2 * layer, plain - 1 - 2 * layer];
    for (let j = 0; j < side; j++)
      for (let k = 0; k < 2; k++) {
        const at = bit + 2 * j + k;
        set(onGrid(near + k), onGrid(near + j), at);
        set(onGrid(near + j), onGrid(far - k), at + 2 * side);
        set(onGrid(far - k), onGrid(far - j), at + 4 * side);
        set(onGrid(far - j), onGrid(near + k), at + 6 * side);
      }
    bit += 8 * side;
  }

  drawMiddle({ isCompact, middle, set });
  return places;
}

interface Middle {
  isCompact: boolean;
  middle: number;
  set: (x: number, y: number, place: number) => void;
}

function drawMiddle({ isCompact, middle, set }: Middle): void {
  const radius = isCompact ? 5 : 7;
  const each = isCompact ? 7 : 10;
  // Around the bullseye clockwise from the top left; a full symbol's grid crosses each side in its middle.
  for (let i = 0; i < each; i++) {
    const along = middle - (isCompact ? 3 : 5) + i + (isCompact ? 0 : Math.floor(i / 5));
    set(along, middle - radius, MODE_BITS + i);
    set(middle + radius, along, MODE_BITS + each + i);
    set(along, middle + radius, MODE_BITS + 3 * each - 1 - i);
    set(middle - radius, along, MODE_BITS + 4 * each - 1 - i);
  }
  for (let y = -radius + 1; y < radius; y++)
    for (let x = -radius + 1; x < radius; x++)
      set(middle + x, middle + y, Math.max(Math.abs(x), Math.abs(y)) % 2 === 0 ? DARK : 0);
  const corners = [
    [-radius, -radius],
    [-radius + 1, -radius],
    [-radius, -radius + 1],
    [radius, -radius],
    [radius, -radius + 1],
    [radius, radius - 1],
  ] as const;
  for (const [x, y] of corners) set(middle + x, middle + y, DARK);
}
