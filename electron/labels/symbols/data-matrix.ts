import { errorCorrection256 } from './reed-solomon.ts';

/** A square symbol: ISO/IEC 16022, table 7. Regions and blocks are per side and per symbol. */
interface Size {
  size: number;
  dataCodewords: number;
  errorCodewords: number;
  regions: number;
  blocks: number;
}

const size = (size: number, dataCodewords: number, errorCodewords: number, regions = 1, blocks = 1): Size => ({
  ...{ size, dataCodewords, errorCodewords, regions, blocks },
});

const SIZES: readonly Size[] = [
  size(10, 3, 5),
  size(12, 5, 7),
  size(14, 8, 10),
  size(16, 12, 12),
  size(18, 18, 14),
  size(20, 22, 18),
  size(22, 30, 20),
  size(24, 36, 24),
  size(26, 44, 28),
  size(32, 62, 36, 2),
  size(36, 86, 42, 2),
  size(40, 114, 48, 2),
  size(44, 144, 56, 2),
  size(48, 174, 68, 2),
  size(52, 204, 84, 2, 2),
];

/**
 * Data Matrix ECC 200, square, in the ASCII encodation (pairs of digits in one codeword), which every printer's own encoder
 * fits into a symbol of the same size. Rows of modules, dark is true.
 * @throws RangeError where the data are not ASCII, or take more than 204 codewords.
 */
export const dataMatrix = (data: string): boolean[][] => modulesOf(asciiCodewords(data));

/**
 * GS1 DataMatrix: FNC1 first, and between element strings (GS1 General Specifications, 5.6; ISO/IEC 16022, FNC1).
 * @throws RangeError as `dataMatrix`.
 */
export const gs1DataMatrix = (data: string): boolean[][] =>
  modulesOf([FNC1, ...asciiCodewords(data).map((codeword) => (codeword === SEPARATOR + 1 ? FNC1 : codeword))]);

const FNC1 = 232;
const SEPARATOR = 0x1d;

function modulesOf(codewords: readonly number[]): boolean[][] {
  const chosen = SIZES.find((candidate) => candidate.dataCodewords >= codewords.length);
  if (!chosen) throw new RangeError(`Too long for a Data Matrix: ${codewords.length} codewords`);
  const padded = pad(codewords, chosen.dataCodewords);
  const bits = bitsOf(padded.concat(errorCodewords(padded, chosen)));
  return templateOf(chosen).map((row) => row.map((place) => bits[place] === 1));
}

/** Eight bits to a codeword, the highest first; before them those of what is light and dark in every symbol. */
function bitsOf(codewords: readonly number[]): Uint8Array {
  const bits = new Uint8Array(FIRST_BIT + 8 * codewords.length);
  bits[DARK] = 1;
  let at = FIRST_BIT;
  for (const codeword of codewords) for (let shift = 7; shift >= 0; shift--) bits[at++] = (codeword >> shift) & 1;
  return bits;
}

const [LIGHT, DARK, FIRST_BIT] = [0, 1, 2];

/** A module is dark or light in every symbol of its size, or has the bit of this number; eight bits to a codeword, the highest first. */
type Module = boolean | number;

const templates = new Map<Size, number[][]>();

/** Where each module's bit is; made once for each size. */
function templateOf(size: Size): number[][] {
  const known = templates.get(size);
  if (known) return known;
  const made = withFinders(placeCodewords(size), size).map((row) =>
    row.map((module) => (typeof module === 'number' ? FIRST_BIT + module : module ? DARK : LIGHT)),
  );
  templates.set(size, made);
  return made;
}

function asciiCodewords(data: string): number[] {
  if (!/^[\0-\x7f]*$/.test(data)) throw new RangeError(`Data Matrix here holds ASCII only: "${data}"`);
  return (data.match(/[0-9]{2}|[^]/g) ?? []).map((part) =>
    part.length === 2 ? 130 + Number(part) : part.charCodeAt(0) + 1,
  );
}

/** 129 first, then pads that a 253-state sequence scrambles (ISO/IEC 16022, annex B). */
function pad(codewords: readonly number[], length: number): number[] {
  const padded = [...codewords];
  if (padded.length < length) padded.push(129);
  while (padded.length < length) {
    const scrambled = 129 + ((149 * (padded.length + 1)) % 253) + 1;
    padded.push(scrambled > 254 ? scrambled - 254 : scrambled);
  }
  return padded;
}

/** Each block takes every n-th codeword, and so do its error codewords. */
function errorCodewords(data: readonly number[], { errorCodewords: count, blocks }: Size): number[] {
  if (blocks === 1) return errorCorrection256(data, count);
  const perBlock = Array.from({ length: blocks }, (_, block) =>
    errorCorrection256(
      data.filter((_, i) => i % blocks === block),
      count / blocks,
    ),
  );
  return Array.from({ length: count }, (_, i) => perBlock[i % blocks]?.[Math.floor(i / blocks)] ?? 0);
}

/** Solid left and bottom edges, alternating top and right ones, around each region. */
function withFinders(mapping: readonly Module[][], { size, regions }: Size): Module[][] {
  const pitch = size / regions;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column): Module => {
      const [y, x] = [row % pitch, column % pitch];
      if (x === 0 || y === pitch - 1) return true;
      if (y === 0) return x % 2 === 0;
      if (x === pitch - 1) return y % 2 === 1;
      const [mappedRow, mappedColumn] = [
        row - 1 - 2 * Math.floor(row / pitch),
        column - 1 - 2 * Math.floor(column / pitch),
      ];
      return mapping[mappedRow]?.[mappedColumn] ?? false;
    }),
  );
}

/** Offsets of a codeword's bits, the most significant first, from the position of its last bit: ISO/IEC 16022, figure 11. */
const UTAH = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
] as const;

/** Lays the codewords along diagonals, up and down in turn, with the special corners (ISO/IEC 16022, annex F). */
function placeCodewords({ size, regions }: Size): Module[][] {
  const n = size - 2 * regions;
  const cells = Array.from({ length: n }, () => Array<Module | undefined>(n).fill(undefined));
  const isFree = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < n && column < n && cells[row]?.[column] === undefined;
  let next = 0;
  const put = (positions: readonly (readonly [number, number])[]) => {
    positions.forEach(([row, column], i) => {
      const wrapped = wrap(row, column, n);
      const line = cells[wrapped.row];
      if (line) line[wrapped.column] = 8 * next + i;
    });
    next += 1;
  };
  const utah = (row: number, column: number) => put(UTAH.map(([dy, dx]) => [row + dy, column + dx] as const));

  for (let row = 4, column = 0; row < n || column < n;) {
    for (const corner of cornersAt(row, column, n)) put(corner);
    for (; row >= 0 && column < n; row -= 2, column += 2) if (row < n && isFree(row, column)) utah(row, column);
    row += 1;
    column += 3;
    for (; row < n && column >= 0; row += 2, column -= 2)
      if (row >= 0 && column < n && isFree(row, column)) utah(row, column);
    row += 3;
    column += 1;
  }
  const last = cells[n - 1];
  const above = cells[n - 2];
  if (last && above && last[n - 1] === undefined) {
    last[n - 1] = above[n - 2] = true;
  }
  return cells.map((line) => line.map((cell) => cell ?? false));
}

function wrap(row: number, column: number, n: number): { row: number; column: number } {
  if (row < 0) [row, column] = [row + n, column + 4 - ((n + 4) % 8)];
  if (column < 0) [row, column] = [row + 4 - ((n + 4) % 8), column + n];
  return { row, column };
}

/** The codewords whose bits lie in corners of the mapping, where the upward diagonal begins there. */
function cornersAt(row: number, column: number, n: number): (readonly [number, number])[][] {
  const end = n - 1;
  if (row === n && column === 0) {
    return [
      [
        [end, 0],
        [end, 1],
        [end, 2],
        [0, end - 1],
        [0, end],
        [1, end],
        [2, end],
        [3, end],
      ],
    ];
  }
  if (row === n - 2 && column === 0 && n % 4 !== 0) {
    return [
      [
        [end - 2, 0],
        [end - 1, 0],
        [end, 0],
        [0, end - 3],
        [0, end - 2],
        [0, end - 1],
        [0, end],
        [1, end],
      ],
    ];
  }
  if (row === n - 2 && column === 0 && n % 8 === 4) {
    return [
      [
        [end - 2, 0],
        [end - 1, 0],
        [end, 0],
        [0, end - 1],
        [0, end],
        [1, end],
        [2, end],
        [3, end],
      ],
    ];
  }
  if (row === n + 4 && column === 2 && n % 8 === 0) {
    return [
      [
        [end, 0],
        [end, end],
        [0, end - 2],
        [0, end - 1],
        [0, end],
        [1, end - 2],
        [1, end - 1],
        [1, end],
      ],
    ];
  }
  return [];
}
