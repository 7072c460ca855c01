import type { Size } from '../layout/stock.ts';

/** Points: no text of a label is smaller, captions included. Twenty dots of the coarsest printers. */
export const LEAST_TEXT = 7;

export interface Minimums {
  /** Points of the recipient's name, streets and city. */
  recipient: number;
  /** Millimetres of the bars of the tracking number. */
  bars: number;
}

const USUAL: Minimums = { recipient: 12, bars: 25 };
/** Of quarters of office paper, which are shorter than A6. */
const SMALL: Minimums = { recipient: 10, bars: 20 };
const SMALL_HEIGHT = 145;

/** Of a stock in millimetres; a sheet of labels that are turned has those of its labels. */
export const minimumsOf = ({ height }: Pick<Size, 'height'>): Minimums => (height < SMALL_HEIGHT ? SMALL : USUAL);
