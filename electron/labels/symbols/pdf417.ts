import { pdf417Codewords } from './pdf417-text.ts';
import { PDF417_PATTERNS } from './pdf417-patterns.ts';

/** Columns of data: narrow enough for half a label. */
const COLUMNS = 3;
/** Error correction level 3: sixteen codewords, of which seven or eight may be wrong (ISO/IEC 15438, 5.7). */
const LEVEL = 3;
const CORRECTION = 2 ** (LEVEL + 1);
const ROWS = { least: 3, most: 90 };
/** A row is so many modules high. */
const MODULES_HIGH = 3;
const FILLER = 900;
const FIELD = 929;

const START = '11111111010101000';
const STOP = '111111101000101001';

/**
 * PDF417 (ISO/IEC 15438) with three columns of data. Rows of modules, each row of the symbol three times, dark is true.
 * @throws RangeError where the data are not ASCII, or take more than 90 rows.
 */
export function pdf417(data: string): boolean[][] {
  const coded = pdf417Codewords(data);
  const rows = Math.max(ROWS.least, Math.ceil((1 + coded.length + CORRECTION) / COLUMNS));
  if (rows > ROWS.most) throw new RangeError(`Too long for a PDF417: ${coded.length} codewords`);
  const length = rows * COLUMNS - CORRECTION;
  // The first codeword says how many there are, without those of the error correction.
  const words = [length, ...coded, ...new Array<number>(length - 1 - coded.length).fill(FILLER)];
  const all = [...words, ...errorCorrection(words)];
  return Array.from({ length: rows }, (_, row) =>
    rowOf(row, rows, all.slice(row * COLUMNS, (row + 1) * COLUMNS)),
  ).flatMap((row) => Array.from({ length: MODULES_HIGH }, () => row));
}

/** Start, what the left indicator says, data, what the right one says, stop. */
function rowOf(row: number, rows: number, data: readonly number[]): boolean[] {
  const cluster = row % 3;
  const patterns = PDF417_PATTERNS[cluster];
  const modules: boolean[] = [];
  const push = (pattern: string) => {
    for (const module of pattern) modules.push(module === '1');
  };
  push(START);
  for (const codeword of [indicator(row, rows, cluster), ...data, indicator(row, rows, (cluster + 2) % 3)])
    push((patterns?.[codeword] ?? 0).toString(2));
  push(STOP);
  return modules;
}

/** Each third row says one of three things: rows, level, and columns of the symbol (ISO/IEC 15438, 5.11). */
function indicator(row: number, rows: number, which: number): number {
  const said = [Math.floor((rows - 1) / 3), 3 * LEVEL + ((rows - 1) % 3), COLUMNS - 1][which] ?? 0;
  return 30 * Math.floor(row / 3) + said;
}

/** Of the polynomial (x - 3)(x - 3²) …, the highest power's 1 left out. */
const GENERATOR = (() => {
  let coefficients = [1];
  for (let i = 1, root = 3; i <= CORRECTION; i++, root = (root * 3) % FIELD)
    coefficients = [...coefficients, 0].map((c, j) => (c + (FIELD - root) * (coefficients[j - 1] ?? 0)) % FIELD);
  return coefficients.slice(1);
})();

/** The remainder of a division of polynomials over GF(929), its numbers negated (ISO/IEC 15438, 5.10). */
function errorCorrection(data: readonly number[]): number[] {
  const remainder = new Array<number>(CORRECTION + 1).fill(0);
  for (const codeword of data) {
    const factor = (codeword + (remainder[0] ?? 0)) % FIELD;
    for (let i = 0; i < CORRECTION; i++)
      remainder[i] = ((remainder[i + 1] ?? 0) + (FIELD - factor) * (GENERATOR[i] ?? 0)) % FIELD;
  }
  return remainder.slice(0, CORRECTION).map((value) => (FIELD - value) % FIELD);
}
