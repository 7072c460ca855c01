import { readFileSync } from 'node:fs';
import { FONT_BLOCKS, FONT_WEIGHTS, REPLACEMENT, fontFileName, type FontWeight } from './font-blocks.ts';
import { parseTrueType, type TrueTypeFont } from './truetype.ts';

/** One embedded font program: a block of one weight. */
export interface FontProgram {
  /** Short and unique; a PDF names the font so. */
  name: string;
  /** Number of the block; the programs of both weights number its glyphs alike. */
  block: number;
  weight: FontWeight;
  font: TrueTypeFont;
}

export interface Glyph {
  program: FontProgram;
  id: number;
  /** Advance width as a part of the em. */
  advance: number;
}

/** Both weights of the label font, with the same characters in each. */
export interface Fonts {
  programs: readonly FontProgram[];
  glyph(codePoint: number, weight: FontWeight): Glyph | undefined;
  has(codePoint: number): boolean;
}

const FOLDER = new URL('../fonts/', import.meta.url);

/** Reads the font files beside this module; from inside an asar archive too. */
export function loadFonts(): Fonts {
  const glyphs = { regular: new Map<number, Glyph>(), bold: new Map<number, Glyph>() };
  const programs: FontProgram[] = [];
  for (const weight of FONT_WEIGHTS) {
    for (const [number, block] of FONT_BLOCKS.entries()) {
      const font = parseTrueType(readFileSync(new URL(fontFileName(block, weight), FOLDER)));
      const program = { name: `F${programs.length}`, block: number, weight, font };
      programs.push(program);
      for (const [codePoint, id] of font.glyphs) {
        const advance = (font.advances[id] ?? 0) / font.unitsPerEm;
        if (!glyphs[weight].has(codePoint)) glyphs[weight].set(codePoint, { program, id, advance });
      }
    }
  }
  return {
    programs,
    glyph: (codePoint, weight) => glyphs[weight].get(codePoint),
    has: (codePoint) => glyphs.regular.has(codePoint),
  };
}

/** The glyph that draws a character: the replacement's for one that the font does not have. */
function glyphFor(character: string, weight: FontWeight, fonts: Fonts): Glyph | undefined {
  return fonts.glyph(character.codePointAt(0) ?? 0, weight) ?? fonts.glyph(REPLACEMENT.charCodeAt(0), weight);
}

/** The glyphs that draw a text, with the replacement for what the font does not have. */
export function glyphsOf(text: string, weight: FontWeight, fonts: Fonts): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const character of text) {
    const glyph = glyphFor(character, weight, fonts);
    if (glyph) glyphs.push(glyph);
  }
  return glyphs;
}

/** Width of the text in ems. */
export function widthInEms(text: string, weight: FontWeight, fonts: Fonts): number {
  let width = 0;
  for (const character of text) width += glyphFor(character, weight, fonts)?.advance ?? 0;
  return width;
}
