import { masked, MASKS, packed, penaltyOf, type Packed } from './qr-masks.ts';
import { qrBits, rangeOf } from './qr-segments.ts';
import { errorCorrectionOf } from './reed-solomon.ts';

/** Level M, which mends some 15 %: error codewords of a block, and blocks, by version (ISO/IEC 18004, table 9). */
const BLOCK_ERRORS = [
  ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  ...[26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
];
const BLOCKS = [
  ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  ...[17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
];
const VERSIONS = BLOCKS.length;
/** What level M is in the format information. */
const LEVEL_M = 0;

/** GF(256) by x^8 + x^4 + x^3 + x^2 + 1, its polynomials from the power 0 on (ISO/IEC 18004, 7.5). */
const errorCorrection = errorCorrectionOf(8, 0x11d, 0);

/** Everything of a version that is the same in all its symbols. */
interface Version {
  number: number;
  size: number;
  /** Modules that are no data, as 0 or 1, row by row. */
  drawn: Uint8Array;
  /** Where the data go, in their order. */
  places: Uint16Array;
  /** What each mask turns round: data, and the format that says which one it is. */
  masks: { modules: Uint8Array; packed: Packed }[];
  codewords: number;
  blocks: number;
  blockErrors: number;
}

/**
 * QR Code, model 2, level M, in the smallest version that holds the text. Rows of modules, dark is true.
 * @throws RangeError where the data are not ASCII, or too long for version 40.
 */
export function qrCode(data: string): boolean[][] {
  let [bits, range]: [number[], number] = [[], -1];
  for (let number = 1; number <= VERSIONS; number++) {
    if (rangeOf(number) !== range) bits = qrBits(data, (range = rangeOf(number)));
    if (bits.length <= 8 * dataCodewords(number)) return modulesOf(versionOf(number), bits);
  }
  throw new RangeError(`Too long for a QR Code: ${data.length} characters`);
}

const dataCodewords = (number: number) =>
  codewordsOf(number) - (BLOCKS[number - 1] ?? 0) * (BLOCK_ERRORS[number - 1] ?? 0);

/** Modules that are left by finders, timing, alignment, format and version, in whole codewords. */
function codewordsOf(number: number): number {
  const size = 17 + 4 * number;
  const along = number === 1 ? 0 : Math.floor(number / 7) + 2;
  const alignments = number === 1 ? 0 : 25 * (along * along - 3) - 10 * (along - 2);
  return (size * size - 3 * 64 - 2 * (size - 16) - alignments - 31 - (number >= 7 ? 36 : 0)) >> 3;
}

function modulesOf(version: Version, bits: readonly number[]): boolean[][] {
  const { size, places, masks, drawn } = version;
  const placed = drawn.slice();
  const codewords = interleaved(version, padded(bits, dataCodewords(version.number)));
  for (let i = 0; i < 8 * version.codewords; i++)
    placed[places[i] ?? 0] = ((codewords[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
  const unmasked = packed(placed, size);
  const penalties = masks.map((mask) => penaltyOf(masked(unmasked, mask.packed), size));
  const best = masks[penalties.indexOf(Math.min(...penalties))]?.modules;
  const rows: boolean[][] = [];
  for (let start = 0; start < placed.length; start += size) {
    const row: boolean[] = [];
    for (let at = start; at < start + size; at++) row.push(placed[at] !== best?.[at]);
    rows.push(row);
  }
  return rows;
}

/** A terminator of up to four bits, the rest of the codeword, then 236 and 17 by turns (ISO/IEC 18004, 7.4.10). */
function padded(bits: readonly number[], length: number): number[] {
  const codewords = Array.from({ length: Math.min(length, Math.ceil((bits.length + 4) / 8)) }, (_, i) => {
    let codeword = 0;
    for (let bit = 0; bit < 8; bit++) codeword = (codeword << 1) | (bits[8 * i + bit] ?? 0);
    return codeword;
  });
  for (let i = 0; codewords.length < length; i++) codewords.push(i % 2 === 0 ? 236 : 17);
  return codewords;
}

/** One codeword of each block by turns, data first; the last blocks may have one more (ISO/IEC 18004, 7.6). */
function interleaved({ blocks, blockErrors }: Version, data: readonly number[]): number[] {
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(at, (at += short + (i < firstLong ? 0 : 1))));
  const errors = parts.map((part) => errorCorrection()(part, blockErrors));
  const turns = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...turns(parts, short + 1), ...turns(errors, blockErrors)];
}

/** The remainder of a number over GF(2), behind it: what mends the format and the version (ISO/IEC 18004, annexes C and D). */
function withRemainder(value: number, polynomial: number, degree: number): number {
  let remainder = value << degree;
  for (let bit = 31 - Math.clz32(remainder); bit >= degree; bit--)
    if ((remainder >> bit) & 1) remainder ^= polynomial << (bit - degree);
  return (value << degree) | remainder;
}

const FORMAT = { polynomial: 0x537, degree: 10, mask: 0x5412 };
const VERSION = { polynomial: 0x1f25, degree: 12, first: 7 };

/** Level and mask, twice around the finders (ISO/IEC 18004, figure 25). */
function drawFormat(modules: Uint8Array, size: number, mask: number): void {
  const format = withRemainder((LEVEL_M << 3) | mask, FORMAT.polynomial, FORMAT.degree) ^ FORMAT.mask;
  for (let i = 0; i < 15; i++) {
    const module = (format >> i) & 1;
    const [x, y] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
    modules[y * size + x] = module;
    modules[i < 8 ? 8 * size + size - 1 - i : (size - 15 + i) * size + 8] = module;
  }
}

const versions = new Map<number, Version>();

/** Made once for each. */
function versionOf(number: number): Version {
  const known = versions.get(number);
  if (known) return known;
  const size = 17 + 4 * number;
  const fixed = drawFixed(number, size);
  const isDark = (module: number) => Number(module === DARK);
  const places = placesOf(fixed, size);
  const masks = MASKS.map((isTurned, mask) => {
    const modules = new Uint8Array(size * size);
    for (const at of places) modules[at] = Number(isTurned(at % size, Math.floor(at / size)));
    drawFormat(modules, size, mask);
    return { modules, packed: packed(modules, size) };
  });
  const [blocks, blockErrors] = [BLOCKS[number - 1] ?? 0, BLOCK_ERRORS[number - 1] ?? 0];
  const made: Version = {
    ...{ number, size, drawn: fixed.map(isDark), places, masks },
    ...{ codewords: codewordsOf(number), blocks, blockErrors },
  };
  versions.set(number, made);
  return made;
}

const [FREE, LIGHT, DARK] = [0, 1, 2];

function drawFixed(number: number, size: number): Uint8Array {
  const modules = new Uint8Array(size * size).fill(FREE);
  const set = (x: number, y: number, isDark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) modules[y * size + x] = isDark ? DARK : LIGHT;
  };
  /** Squares one within the other, so far around a module. */
  const square = (x: number, y: number, reach: number, isDark: (away: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const last = size - 4;
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const)
    square(x, y, 4, (away) => away !== 2 && away !== 4);
  const middles = alignments(number, size);
  for (const [i, y] of middles.entries())
    for (const [j, x] of middles.entries()) {
      const isAtFinder = (i === 0 && (j === 0 || j === middles.length - 1)) || (j === 0 && i === middles.length - 1);
      if (!isAtFinder) square(x, y, 2, (away) => away !== 1);
    }
  // Room for the format, and the module that is always dark.
  for (let i = 0; i < 9; i++) {
    if (i !== 6) {
      set(8, i, false);
      set(i, 8, false);
    }
    if (i < 8) {
      set(size - 1 - i, 8, false);
      set(8, size - 1 - i, i === 7);
    }
  }
  if (number >= VERSION.first) {
    const version = withRemainder(number, VERSION.polynomial, VERSION.degree);
    for (let i = 0; i < 18; i++) {
      const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(near, far, ((version >> i) & 1) === 1);
      set(far, near, ((version >> i) & 1) === 1);
    }
  }
  return modules;
}

/** Rows and columns of the middles of alignment patterns: at even distances from the last (ISO/IEC 18004, annex E). */
function alignments(number: number, size: number): number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = number === 32 ? 26 : 2 * Math.ceil((size - 13) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - (count - 2 - i) * step)];
}

/** Up and down in columns of two modules from the right, without the column of the timing (ISO/IEC 18004, 7.7.3). */
function placesOf(fixed: Uint8Array, size: number): Uint16Array {
  const places: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (fixed[y * size + x] === FREE) places.push(y * size + x);
    }
    isUp = !isUp;
  }
  return Uint16Array.from(places);
}
