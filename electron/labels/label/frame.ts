import { rectangle, type Typesetter } from '../layout/typesetter.ts';

/** What every section of a label is set in. */
export interface LabelFrame {
  typesetter: Typesetter;
  /** Dots between the margins. */
  width: number;
}

/** Sizes of type, in points, that small print goes through as a label gets fuller; only running text is set smaller than the last. */
export const SMALL_PRINT = [7.5, 6.5, 5.5, 5] as const;

/** Points of running text, which is for text of the greatest length in the widest letters only: small, but whole. */
export const RUNNING_SIZES = [5, 4.5, 4, 3.5, 3] as const;

/** Names of fields are set smaller than what they name. */
export const CAPTION = 5;

/** A thin line across the label. */
export const hairline = ({ typesetter, width }: LabelFrame, y = 0) =>
  rectangle(0, y, width, Math.max(1, typesetter.mm(0.2)));
