import { paragraph, type Block } from '../layout/block.ts';
import { textLine, type Typesetter } from '../layout/typesetter.ts';
import { LEAST_TEXT, type Minimums } from './minimums.ts';

/** What every section of a label is set in. */
export interface LabelFrame {
  typesetter: Typesetter;
  /** Dots between the margins, or of the cell that the section is in. */
  width: number;
  minimums: Minimums;
  /** Whether the recipient's address may get smaller than that where there is no room. */
  mayConcede: boolean;
}

/** Sizes of type, in points, that small print goes through as a label gets fuller. */
export const SMALL_PRINT = [8, LEAST_TEXT] as const;

/** Names of fields. */
export const CAPTION = LEAST_TEXT;

/** A name of a field in its place. */
export const caption = (text: string, { typesetter, width }: LabelFrame) =>
  textLine(text, { size: typesetter.pt(CAPTION) }, { x: 0, y: 0, maxWidth: width }, typesetter);

/** Small print, wrapped. */
export const smallPrint = (text: string, { typesetter, width }: LabelFrame, points: number = LEAST_TEXT): Block =>
  paragraph(text, { size: typesetter.pt(points) }, 0, width, typesetter);
