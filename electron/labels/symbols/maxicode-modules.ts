/** Where the bits of a MaxiCode's codewords lie: ISO/IEC 16023, figure 5. Modules are numbered row by row, 30 to a row. */
const ROW = 30;

/** Always dark: they tell which way is up. */
export const ORIENTATION_MODULES = [28, 29, 280, 281, 311, 457, 488, 500, 530, 670, 700, 677, 707] as const;

/** Two columns and three rows from a corner; the bits run from the right to the left, and downwards. */
const block = (row: number, column: number): number[] =>
  [0, 1, 2].flatMap((y) => [1, 0].map((x) => (row + y) * ROW + column + x));

/** The twenty codewords around the bullseye; eight of them have no common shape. */
const PRIMARY: readonly (readonly number[])[] = [
  block(9, 16),
  [673, 672, 703, 702, 647, 676],
  [283, 282, 313, 312, 370, 610],
  [618, 379, 378, 409, 408, 439],
  [705, 704, 559, 589, 588, 619],
  [458, 518, 640, 701, 675, 674],
  [285, 284, 315, 314, 310, 340],
  [531, 289, 288, 319, 349, 348],
  [456, 486, 517, 516, 471, 470],
  block(12, 8),
  block(18, 8),
  block(21, 18),
  block(21, 8),
  block(9, 8),
  block(12, 20),
  block(18, 20),
  block(18, 6),
  block(12, 6),
  block(9, 20),
  block(21, 20),
];

/** Bands of three rows, to the right and to the left in turn, which leave room for the primary message in the middle. */
function secondary(): number[][] {
  return Array.from({ length: 11 }, (_, band) => {
    const isMiddle = band >= 4 && band <= 6;
    const isNearMiddle = band === 3 || band === 7;
    const columns = Array.from({ length: 14 }, (_, i) => 2 * i).filter(
      (column) => column >= 22 || column < (isMiddle ? 6 : isNearMiddle ? 8 : 28),
    );
    const inOrder = band % 2 === 0 ? columns : columns.toReversed();
    return inOrder.map((column) => block(3 * band, column));
  }).flat();
}

/** The last two columns from the second row on: one module and two in turn. */
function lastColumns(): number[] {
  return Array.from({ length: 32 }, (_, i) => i + 1).flatMap((row) =>
    row % 2 === 1 ? [row * ROW + 28] : [row * ROW + 29, row * ROW + 28],
  );
}

/** The module of each bit, codeword by codeword, the highest bit first. */
export const MAXICODE_MODULES: readonly number[] = [...PRIMARY, ...secondary()].flat().concat(lastColumns());
