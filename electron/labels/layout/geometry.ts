import type { LinearElement, MatrixElement, MaxiCodeElement, TextElement } from './element.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** The way that text runs, by its turn. */
const DIRECTIONS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** Where a line of text begins whose drawn width is `width`: a printer's own font is not as wide as the measured one. */
export function textStart({ x, y, maxWidth, align, turn }: TextElement, width: number): Point {
  const along = align === 'left' ? 0 : align === 'right' ? maxWidth - width : (maxWidth - width) / 2;
  const [dx, dy] = DIRECTIONS[turn];
  return { x: x + dx * along, y: y + dy * along };
}

/** The dark bars of a linear symbol. */
export function bars({ x, y, width, height, widths, module, turn }: LinearElement): Area[] {
  const inOrder = turn === 0 || turn === 90 ? widths : widths.toReversed();
  const upright = turn === 0 || turn === 180;
  const areas: Area[] = [];
  let at = 0;
  inOrder.forEach((modules, i) => {
    const size = modules * module;
    if (i % 2 === 0) {
      areas.push(upright ? { x: x + at, y, width: size, height } : { x, y: y + at, width, height: size });
    }
    at += size;
  });
  return areas;
}

/** The dark modules of a matrix symbol, each run of a row as one area; equal neighbouring rows are drawn together. */
export function rows({ x, y, module, cells }: MatrixElement): Area[] {
  const areas: Area[] = [];
  for (let row = 0; row < cells.length;) {
    let height = 1;
    while (row + height < cells.length && sameCells(cells[row], cells[row + height])) height++;
    for (const [start, length] of runs(cells[row] ?? [])) {
      areas.push({
        x: x + start * module,
        y: y + row * module,
        width: length * module,
        height: height * module,
      });
    }
    row += height;
  }
  return areas;
}

const sameCells = (a: readonly boolean[] = [], b: readonly boolean[] = []) =>
  a === b || a.every((cell, i) => cell === b[i]);

function runs(cells: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < cells.length; i++) {
    if (!cells[i]) continue;
    const start = i;
    while (cells[i + 1]) i++;
    found.push([start, i - start + 1]);
  }
  return found;
}

/** A hexagon is drawn this part of its size, so that ink does not close the gaps. */
const HEXAGON_FILL = 0.92;

/** Radii of the bullseye's circles in widths of a hexagon: ISO/IEC 16023, the finder pattern. */
const RINGS = [3.87, 3.2, 2.53, 1.86, 1.18, 0.51].map((millimetres) => millimetres / 0.88);

/**
 * A MaxiCode symbol's dark hexagons: their centres, and the corners of one around its own. Its bullseye as radii of circles that are dark and light
 * in turn. Columns are one hexagon wide; every second row is half a hexagon to the right; rows overlap by a quarter of a hexagon's height.
 */
export function hexagons({ x, y, width, dark }: MaxiCodeElement): {
  centres: Point[];
  hexagon: Point[];
  rings: number[];
  centre: Point;
} {
  const column = width / 30;
  const hexagonHeight = (column * 2) / Math.sqrt(3);
  const row = hexagonHeight * 0.75;
  const middle = (r: number) => y + hexagonHeight / 2 + r * row;
  const centres = dark.map((number) => {
    const r = Math.floor(number / 30);
    return { x: x + column * ((number % 30) + (r % 2 === 0 ? 0.5 : 1)), y: middle(r) };
  });
  const [halfWidth, halfHeight] = [(column / 2) * HEXAGON_FILL, (hexagonHeight / 2) * HEXAGON_FILL];
  const hexagon = CORNERS.map(([dx, dy]) => ({ x: dx * halfWidth, y: dy * halfHeight }));
  return {
    centres,
    hexagon,
    rings: RINGS.map((radius) => radius * column),
    centre: { x: x + 14.5 * column, y: middle(16) },
  };
}

/** In halves of a hexagon's width and height, clockwise from the top. */
const CORNERS = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
] as const;

/** Height of a MaxiCode symbol of the given width. */
export const maxiCodeHeight = (width: number) => ((width / 30) * 2 * (32 * 0.75 + 1)) / Math.sqrt(3);
