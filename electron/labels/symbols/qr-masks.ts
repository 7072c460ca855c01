/** Which modules each of the eight masks turns round (ISO/IEC 18004, table 10), by column and row. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const WORD = 32;

/**
 * A square of modules, a bit each, so that 32 of them are looked at in one step: bit `b` of word `c * size + y` is the module in column `32 c + b` of row
 * `y`. `turned` has columns for rows.
 */
export interface Packed {
  upright: Uint32Array;
  turned: Uint32Array;
}

/** Modules are 0 or 1, row by row. */
export function packed(modules: Uint8Array, size: number): Packed {
  const length = Math.ceil(size / WORD) * size;
  const [upright, turned] = [new Uint32Array(length), new Uint32Array(length)];
  const set = (words: Uint32Array, column: number, row: number) => {
    const at = Math.floor(column / WORD) * size + row;
    words[at] = (words[at] ?? 0) | (1 << (column % WORD));
  };
  for (let at = 0; at < modules.length; at++) {
    if (modules[at] !== 1) continue;
    const [x, y] = [at % size, Math.floor(at / size)];
    set(upright, x, y);
    set(turned, y, x);
  }
  return { upright, turned };
}

/** Those modules turned round that are dark in the mask. */
export const masked = ({ upright, turned }: Packed, mask: Packed): Packed => ({
  upright: upright.map((word, i) => word ^ (mask.upright[i] ?? 0)),
  turned: turned.map((word, i) => word ^ (mask.turned[i] ?? 0)),
});

/** How hard a symbol is to scan, by the four rules of ISO/IEC 18004, 7.8.3. */
export function penaltyOf({ upright, turned }: Packed, size: number): number {
  let dark = 0;
  for (const word of upright) dark += ones(word);
  const all = size * size;
  const unbalanced = Math.floor(Math.abs(20 * dark - 10 * all) / all);
  return penaltyDown(upright, size) + penaltyDown(turned, size) + 3 * squaresAlike(upright, size) + 10 * unbalanced;
}

/** Down the columns: five modules alike or more, and what a scanner might take for a finder, 1:1:3:1:1 with four light modules before or after it. */
function penaltyDown(words: Uint32Array, size: number): number {
  let penalty = 0;
  for (let top = 0, columns = size; columns > 0; top += size, columns -= WORD) {
    const used = columns >= WORD ? -1 : (1 << columns) - 1;
    const dark = (y: number) => words[top + y] ?? 0;
    const isFour = (y: number) => ~(dark(y) | dark(y + 1) | dark(y + 2) | dark(y + 3));
    const isFinder = (y: number) =>
      dark(y) & ~dark(y + 1) & dark(y + 2) & dark(y + 3) & dark(y + 4) & ~dark(y + 5) & dark(y + 6);
    // For each column a bit: whether this module, and those before it, are like the one above them, and whether five were alike before.
    let [one, two, three, five] = [0, 0, 0, 0];
    for (let y = 1; y < size; y++) {
      const alike = ~(dark(y) ^ dark(y - 1)) & used;
      const isRun = alike & one & two & three;
      if (isRun !== 0) penalty += ones(isRun) + 2 * ones(isRun & ~five);
      [one, two, three, five] = [alike, one, two, isRun];
    }
    for (let y = 0; y + 11 <= size; y++) {
      const [before, after] = [isFour(y) & isFinder(y + 4) & used, isFinder(y) & isFour(y + 7) & used];
      if ((before | after) !== 0) penalty += 40 * (ones(before) + ones(after));
    }
  }
  return penalty;
}

/** How many modules are like the one at the right, the one below, and the one between these. */
function squaresAlike(words: Uint32Array, size: number): number {
  let squares = 0;
  for (let top = 0, columns = size; columns > 0; top += size, columns -= WORD) {
    const used = columns > WORD ? -1 : (1 << (columns - 1)) - 1;
    for (let y = top; y + 1 < top + size; y++) {
      const [here, below] = [words[y] ?? 0, words[y + 1] ?? 0];
      const right = (here >>> 1) | ((words[y + size] ?? 0) << (WORD - 1));
      const rightBelow = (below >>> 1) | ((words[y + size + 1] ?? 0) << (WORD - 1));
      squares += ones(~((here ^ below) | (here ^ right) | (here ^ rightBelow)) & used);
    }
  }
  return squares;
}

/** Bits that are set, of 32. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
