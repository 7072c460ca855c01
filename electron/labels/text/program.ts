import type { FontWeight } from './font-blocks.ts';
import type { TrueTypeFont } from './truetype.ts';

/** One font program in one weight: a block of Arimo, a script, or a slice of a larger font. */
export interface FontProgram {
  /** Short and unique; a PDF names the font so. */
  name: string;
  weight: FontWeight;
  font: TrueTypeFont;
  /** Whether its glyphs depend on their neighbours. */
  isShaped: boolean;
  /** Whether a document has all of it, and not only what it uses. */
  isWhole: boolean;
}

export interface Glyph {
  program: FontProgram;
  id: number;
  /** Advance width as a part of the em. */
  advance: number;
  /** How far from its place it is drawn, in ems, upwards: a mark above its letter. */
  offset?: { x: number; y: number };
  /** What it stands for, where its text was shaped: a letter, several that are one sign, or nothing. */
  text?: string;
}
