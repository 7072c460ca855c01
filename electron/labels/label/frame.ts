import { rectangle, type Typesetter } from '../layout/typesetter.ts';

/** What every section of a label is set in. */
export interface LabelFrame {
  typesetter: Typesetter;
  /** Dots between the margins. */
  width: number;
}

/** Sizes of type, in points, that small print goes through as a label gets fuller; nothing is set smaller than the last. */
export const SMALL_PRINT = [7.5, 6.5, 5.5, 5] as const;

/** Names of fields are set smaller than what they name. */
export const CAPTION = 5;

/** A thin line across the label. */
export const hairline = ({ typesetter, width }: LabelFrame, y = 0) =>
  rectangle(0, y, width, Math.max(1, typesetter.mm(0.2)));
