import type { Big } from 'big.js';
import type { Limited } from '#shared/schema/shipping/check.ts';

/** Length, width and height in the carrier's order. */
export type Sides = readonly [length: Big, width: Big, height: Big];
export type SizeMeasure = Exclude<Limited, 'WEIGHT'>;

const circumference = ([, width, height]: Sides) => width.plus(height).times(2);

/**
 * What a limit of size measures. Length plus girth is `L+2W+2H`, which the specification also writes `L+2(W+H)`; girth alone is the
 * circumference `2(W+H)` (contract, section 5).
 */
export const FIGURES: Readonly<Record<SizeMeasure, (sides: Sides) => Big>> = {
  LENGTH: ([length]) => length,
  WIDTH: ([, width]) => width,
  HEIGHT: ([, , height]) => height,
  LENGTH_PLUS_GIRTH: (sides) => sides[0].plus(circumference(sides)),
  GIRTH: circumference,
};
