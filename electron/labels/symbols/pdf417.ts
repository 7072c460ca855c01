import { pdf417Pattern } from './pdf417-patterns.ts';
import { pdf417TextCodewords } from './pdf417-text.ts';

const START = 0b11111111010101000;
const STOP = 0b111111101000101001;
const PATTERN_MODULES = 17;
const STOP_MODULES = 18;

/** Three columns are narrow enough for half a label. */
const COLUMNS = 3;
const [LEAST_ROWS, MOST_ROWS] = [3, 90];

/** Level 3 repairs some 7 broken codewords (ISO/IEC 15438, annex E). */
const LEVEL = 3;
const CHECK_CODEWORDS = 2 ** (LEVEL + 1);

/** Of text compaction, which is also the mode that a symbol begins in. */
const PAD = 900;

/** Rows are three modules high. */
const ROW_HEIGHT = 3;

/**
 * A PDF417 of three columns. Rows of modules, dark is true.
 * @throws RangeError where the text is not printable ASCII, or takes more than 253 codewords.
 */
export const pdf417 = (text: string): boolean[][] => pdf417OfCodewords(pdf417TextCodewords(text));

/** The symbol of data that are codewords already. */
export function pdf417OfCodewords(data: readonly number[]): boolean[][] {
  const rows = Math.max(LEAST_ROWS, Math.ceil((1 + data.length + CHECK_CODEWORDS) / COLUMNS));
  if (rows > MOST_ROWS) throw new RangeError(`Too long for a PDF417: ${data.length} codewords`);
  const length = rows * COLUMNS - CHECK_CODEWORDS;
  const padded = Array.from({ length }, (_, i) => (i === 0 ? length : (data[i - 1] ?? PAD)));
  const codewords = [...padded, ...checkCodewords(padded)];
  return Array.from({ length: rows }, (_, row) => {
    const cells = drawRow(row, rows, codewords.slice(row * COLUMNS, (row + 1) * COLUMNS));
    return Array<boolean[]>(ROW_HEIGHT).fill(cells);
  }).flat();
}

function drawRow(row: number, rows: number, codewords: readonly number[]): boolean[] {
  const [left, right] = indicators(row, rows);
  const cells: boolean[] = [];
  append(cells, START, PATTERN_MODULES);
  for (const codeword of [left, ...codewords, right]) append(cells, pdf417Pattern(row % 3, codeword), PATTERN_MODULES);
  append(cells, STOP, STOP_MODULES);
  return cells;
}

/** The first module is the highest bit. */
function append(cells: boolean[], pattern: number, modules: number): void {
  for (let bit = modules - 1; bit >= 0; bit--) cells.push(((pattern >> bit) & 1) === 1);
}

/** Left and right indicators tell number of rows, level and columns in turn (ISO/IEC 15438, 5.11.3). */
function indicators(row: number, rows: number): [left: number, right: number] {
  const facts = [Math.floor((rows - 1) / 3), 3 * LEVEL + ((rows - 1) % 3), COLUMNS - 1];
  const base = 30 * Math.floor(row / 3);
  const [left = 0, right = 0] = [facts[row % 3], facts[(row + 2) % 3]];
  return [base + left, base + right];
}

/** Arithmetic of error correction is modulo this prime, in which 3 is a primitive root. */
const PRIME = 929;

/** Coefficients of (x - 3)(x - 3^2) …, the highest power's 1 left out. */
const generator = makeGenerator();

function makeGenerator(): number[] {
  let coefficients = [1];
  for (let i = 0, root = 3; i < CHECK_CODEWORDS; i++, root = (root * 3) % PRIME) {
    coefficients = [...coefficients, 0].map((c, j) => (c + (PRIME - root) * (coefficients[j - 1] ?? 0)) % PRIME);
  }
  return coefficients.slice(1);
}

/** The complement of the remainder of a division by the generator (ISO/IEC 15438, 5.10). */
function checkCodewords(data: readonly number[]): number[] {
  const remainder = new Array<number>(CHECK_CODEWORDS).fill(0);
  for (const codeword of data) {
    const factor = (codeword + (remainder[0] ?? 0)) % PRIME;
    for (let i = 0; i < CHECK_CODEWORDS; i++) {
      remainder[i] = ((remainder[i + 1] ?? 0) + (PRIME - factor) * (generator[i] ?? 0)) % PRIME;
    }
  }
  return remainder.map((value) => (PRIME - value) % PRIME);
}
