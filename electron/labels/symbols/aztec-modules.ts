/** A compact symbol has 1 to 4 layers around a small bullseye, a full one up to 32 around a large one and with a grid of reference. */
export interface AztecSize {
  isCompact: boolean;
  layers: number;
}

/** Draws a symbol: bits of all layers from the outermost inwards, and those of the mode message. Rows of modules, dark is true. */
export function drawAztec(size: AztecSize, message: readonly boolean[], mode: readonly boolean[]): boolean[][] {
  const { isCompact, layers } = size;
  // The side without the lines of reference, which the data leave out.
  const inner = 4 * layers + (isCompact ? 11 : 14);
  const half = inner >> 1;
  const lines = isCompact ? 0 : Math.floor((half - 1) / 15);
  const length = isCompact ? inner : inner + 1 + 2 * lines;
  const middle = length >> 1;
  const cells = Array.from({ length }, () => Array<boolean>(length).fill(false));
  const set: Setter = (x, y, isDark) => {
    const row = cells[y];
    if (row) row[x] = isDark;
  };
  const places = Array.from({ length: inner }, (_, i) => {
    if (isCompact) return i;
    const fromMiddle = i < half ? half - 1 - i : i - half;
    const distance = fromMiddle + Math.floor(fromMiddle / 15) + 1;
    return i < half ? middle - distance : middle + distance;
  });

  if (!isCompact) drawGrid(length, middle, set);
  drawFinder(middle, isCompact ? 4 : 6, set);
  drawMode(mode, middle, isCompact, set);
  spiral(inner, layers).forEach(([x, y], i) => set(places[x] ?? 0, places[y] ?? 0, message[i] ?? false));
  return cells;
}

type Setter = (x: number, y: number, isDark: boolean) => void;

/** Layer by layer inwards, down the left side, along the bottom, up the right and back along the top, two modules thick. */
function spiral(inner: number, layers: number): [x: number, y: number][] {
  const order: [number, number][] = [];
  for (let layer = 0; layer < layers; layer++) {
    const [near, far] = [2 * layer, inner - 1 - 2 * layer];
    const sides: ((along: number, depth: number) => [number, number])[] = [
      (along, depth) => [near + depth, near + along],
      (along, depth) => [near + along, far - depth],
      (along, depth) => [far - depth, far - along],
      (along, depth) => [far - along, near + depth],
    ];
    for (const side of sides) {
      for (let along = 0; along < far - near - 1; along++) order.push(side(along, 0), side(along, 1));
    }
  }
  return order;
}

/** Every sixteenth row and column from the middle alternates, dark in the middle. */
function drawGrid(length: number, middle: number, set: Setter): void {
  for (let line = middle % 16; line < length; line += 16) {
    for (let i = 0; i < length; i++) {
      const isDark = (i - middle) % 2 === 0;
      set(line, i, isDark);
      set(i, line, isDark);
    }
  }
}

/** Squares in each other, and marks at three corners that tell which way is up. */
function drawFinder(middle: number, radius: number, set: Setter): void {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      set(middle + x, middle + y, Math.max(Math.abs(x), Math.abs(y)) % 2 === 0);
    }
  }
  const [near, far] = [middle - radius - 1, middle + radius + 1];
  const threeAtTopLeft = [
    [near, near],
    [near + 1, near],
    [near, near + 1],
  ] as const;
  const twoAtTopRight = [
    [far, near],
    [far, near + 1],
  ] as const;
  for (const [x, y] of [...threeAtTopLeft, ...twoAtTopRight, [far, far - 1] as const]) set(x, y, true);
}

/** The mode message runs around the finder, clockwise from the top left; a full symbol's leaves the middle of each side to the grid. */
function drawMode(mode: readonly boolean[], middle: number, isCompact: boolean, set: Setter): void {
  const side = mode.length / 4;
  const outer = isCompact ? 5 : 7;
  for (let i = 0; i < side; i++) {
    const along = i - (isCompact ? 3 : 5) + (!isCompact && i >= 5 ? 1 : 0);
    set(middle + along, middle - outer, mode[i] ?? false);
    set(middle + outer, middle + along, mode[side + i] ?? false);
    set(middle - along, middle + outer, mode[2 * side + i] ?? false);
    set(middle - outer, middle - along, mode[3 * side + i] ?? false);
  }
}
