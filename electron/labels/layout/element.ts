import type { FontWeight } from '../text/font-blocks.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { HanForm } from '../text/sliced-fonts.ts';

/**
 * The elements a label is made of. All lengths are in printer dots, from the top left corner; the drawers (pdf.ts, epl.ts, zpl.ts)
 * know these and nothing of shipments.
 */
export type Element = TextElement | RectangleElement | LinearElement | MatrixElement | MaxiCodeElement | BitmapElement;

/** What every element may say of itself. */
interface Traced {
  /** The cell of the layout that it is of, as a JSON Pointer, where the layout was traced. */
  cell?: string;
}

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** One line of text in a box of `maxWidth`, which begins at (x, y) on the base line and runs in the direction of `turn`. */
export interface TextElement extends Traced {
  kind: 'text';
  x: number;
  y: number;
  /** Height of the em. */
  size: number;
  weight: FontWeight;
  /** Printable: see text/printable.ts. */
  text: string;
  /** Measured width, at most `maxWidth`. */
  width: number;
  maxWidth: number;
  align: 'left' | 'right' | 'center';
  ink: 'black' | 'white';
  turn: Turn;
  /** Points that the label asks of it, where that is more than of all text. */
  least?: number;
  /** Which forms of Chinese characters it has, where it may have any. */
  han?: HanForm;
}

interface Placed extends Traced {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A filled area; a line is a thin one. */
export interface RectangleElement extends Placed {
  kind: 'rectangle';
}

const LINEAR_SYMBOLOGIES = ['CODE128', 'GS1_128', 'INTERLEAVED_2_OF_5'] as const;
export type LinearSymbology = (typeof LINEAR_SYMBOLOGIES)[number];
const MATRIX_SYMBOLOGIES = ['DATA_MATRIX', 'GS1_DATA_MATRIX', 'QR', 'AZTEC', 'PDF417'] as const;
export type MatrixSymbology = (typeof MATRIX_SYMBOLOGIES)[number];

/** Bars along the width, or along the height where it is turned. The box is that of the bars, without quiet zones. */
export interface LinearElement extends Placed {
  kind: 'linear';
  symbology: LinearSymbology;
  data: string;
  /** Bar, space, bar … in modules. */
  widths: readonly number[];
  /** Dots of a module. */
  module: number;
  turn: Turn;
  /** Millimetres that its bars are high at least, where that is less than a tracking number has. */
  least?: number;
}

/** Square modules in rows; the box is that of the modules, without the quiet zone. */
export interface MatrixElement extends Placed {
  kind: 'matrix';
  symbology: MatrixSymbology;
  data: string;
  cells: readonly (readonly boolean[])[];
  module: number;
}

/** Hexagons: 33 rows of 30, with the bullseye in the middle. The box has the size that ISO/IEC 16023 gives. */
export interface MaxiCodeElement extends Placed {
  kind: 'maxicode';
  symbology: 'MAXICODE';
  data: string;
  /** Numbers of the dark hexagons, row by row, 30 to a row. */
  dark: readonly number[];
}

/** A picture, a dot of the printer for each of its dots. */
export interface BitmapElement extends Placed {
  kind: 'bitmap';
  bitmap: Bitmap;
}

/** A page of elements, `width` by `height` dots; paper of metric size gives fractions. */
export interface Layout {
  dpi: number;
  width: number;
  height: number;
  elements: Element[];
}

/** Modules to keep white on each side of a symbol: ISO/IEC 15417, 16390, 16022, 18004, 24778, 15438 and 16023. */
export const QUIET_MODULES = {
  CODE128: 10,
  GS1_128: 10,
  INTERLEAVED_2_OF_5: 10,
  DATA_MATRIX: 1,
  GS1_DATA_MATRIX: 1,
  QR: 4,
  AZTEC: 0,
  PDF417: 2,
  MAXICODE: 1,
} as const;
