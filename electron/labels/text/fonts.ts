import { readFileSync } from 'node:fs';
import { FONT_BLOCKS, FONT_WEIGHTS, REPLACEMENT, fontFileName, type FontWeight } from './font-blocks.ts';
import type { FontProgram, Glyph } from './program.ts';
import { BEYOND_ARIMO, openScripts } from './script-fonts.ts';
import { loadShaper, type Shaper } from './shape.ts';
import { openSlicedFonts, type HanForm } from './sliced-fonts.ts';
import { parseTrueType } from './truetype.ts';
import { visible } from './visible.ts';

/** Both weights of the label font, with the same characters in each, and of the fonts beside it. */
export interface Fonts {
  /** Arimo's, block by block: the programs of both weights number their glyphs alike. */
  programs: readonly FontProgram[];
  glyph(codePoint: number, weight: FontWeight): Glyph | undefined;
  /** Advance widths in ems of the first characters, by code point, for measuring lines. */
  advances: Readonly<Record<FontWeight, Float64Array>>;
  has(codePoint: number): boolean;
  /** Which forms of Chinese characters these are. */
  han: HanForm;
  /** The same fonts with other forms of Chinese characters. */
  in(form: HanForm): Fonts;
  /** Opens what the texts in the value need, however deep they lie, before they are measured and drawn. */
  prepare(value: unknown): Promise<void>;
  /** The glyphs of a text that has other letters than Arimo's, from the left. @throws Error where it is not prepared. */
  shape(text: string, weight: FontWeight): Glyph[];
}

/** So many characters have their width in a table: Latin. */
const MEASURED = 0x250;

const ASCII = /^[ -~]*$/;

const FOLDER = new URL('../fonts/', import.meta.url);

/** So many shaped texts are kept: each line of a label is measured several times before it is drawn. */
const MOST_SHAPED = 200;

/** Reads the font files beside this module; from inside an asar archive too. What other scripts need is opened when a text first needs it. */
export function loadFonts(): Fonts {
  const glyphs = { regular: new Map<number, Glyph>(), bold: new Map<number, Glyph>() };
  const programs: FontProgram[] = [];
  for (const weight of FONT_WEIGHTS) {
    for (const block of FONT_BLOCKS) {
      const font = parseTrueType(readFileSync(new URL(fontFileName(block, weight), FOLDER)));
      const program = { name: `F${programs.length}`, weight, font, isShaped: false, isWhole: true };
      programs.push(program);
      for (const [codePoint, id] of font.glyphs) {
        const advance = (font.advances[id] ?? 0) / font.unitsPerEm;
        if (!glyphs[weight].has(codePoint)) glyphs[weight].set(codePoint, { program, id, advance });
      }
    }
  }
  const replacement = REPLACEMENT.charCodeAt(0);
  const advancesOf = (weight: FontWeight) =>
    Float64Array.from({ length: MEASURED }, (_, codePoint) => {
      const glyph = glyphs[weight].get(codePoint) ?? glyphs[weight].get(replacement);
      return glyph?.advance ?? 0;
    });
  const advances = { regular: advancesOf('regular'), bold: advancesOf('bold') };
  const [scripts, sliced] = [openScripts(), openSlicedFonts()];
  let shaper: Shaper | undefined;

  const inForm = (han: HanForm): Fonts => {
    const shaped = new Map<string, Glyph[]>();
    const find = (codePoint: number, weight: FontWeight) =>
      glyphs[weight].get(codePoint)?.program ??
      scripts(codePoint, weight) ??
      sliced.program(codePoint, weight, han) ??
      glyphs[weight].get(replacement)?.program;
    return {
      ...{ programs, advances, han, in: formed },
      glyph: (codePoint, weight) => glyphs[weight].get(codePoint),
      has: (codePoint) =>
        glyphs.regular.has(codePoint) ||
        (BEYOND_ARIMO.test(String.fromCodePoint(codePoint)) &&
          (scripts(codePoint, 'regular') !== undefined || sliced.has(codePoint))),
      async prepare(value) {
        const characters = new Set<string>();
        addOthers(value, characters);
        if (characters.size === 0) return;
        shaper ??= await loadShaper();
        const others = [...characters].map((character) => character.codePointAt(0) ?? 0);
        await sliced.prepare(
          others.filter((codePoint) => !glyphs.regular.has(codePoint) && !scripts(codePoint, 'regular')),
          han,
        );
      },
      shape(text, weight) {
        const key = `${weight} ${text}`;
        const known = shaped.get(key);
        if (known) return known;
        if (!shaper) throw new Error('A text is drawn whose fonts are not open');
        const made = shaper(text, weight, find);
        if (shaped.size >= MOST_SHAPED) shaped.clear();
        shaped.set(key, made);
        return made;
      },
    };
  };
  const forms = new Map<HanForm, Fonts>();
  function formed(han: HanForm): Fonts {
    const known = forms.get(han) ?? inForm(han);
    forms.set(han, known);
    return known;
  }
  return formed('SC');
}

/** The characters of all texts in the value that have other letters than Arimo's. Modules of a symbol, of which there are many, have none. */
function addOthers(value: unknown, characters: Set<string>): void {
  if (typeof value === 'string') {
    if (ASCII.test(value)) return;
    const text = visible(value);
    if (BEYOND_ARIMO.test(text)) for (const character of text) characters.add(character);
  } else if (Array.isArray(value)) {
    if (typeof value[0] !== 'boolean') for (const each of value) addOthers(each, characters);
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const each of Object.values(value)) addOthers(each, characters);
  }
}

/** The glyph that draws a character: the replacement's for one that the font does not have. */
function glyphFor(character: string, weight: FontWeight, fonts: Fonts): Glyph | undefined {
  return fonts.glyph(character.codePointAt(0) ?? 0, weight) ?? fonts.glyph(REPLACEMENT.charCodeAt(0), weight);
}

/** The glyphs that draw a text, from the left, with the replacement for what the font does not have. */
export function glyphsOf(text: string, weight: FontWeight, fonts: Fonts): Glyph[] {
  if (BEYOND_ARIMO.test(text)) return fonts.shape(text, weight);
  const glyphs: Glyph[] = [];
  for (const character of text) {
    const glyph = glyphFor(character, weight, fonts);
    if (glyph) glyphs.push(glyph);
  }
  return glyphs;
}

/** Width of the text in ems: in Latin by the table, without a look at its glyphs. */
export function widthInEms(text: string, weight: FontWeight, fonts: Fonts): number {
  const advances = fonts.advances[weight];
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const codeUnit = text.charCodeAt(at);
    if (codeUnit >= MEASURED) return glyphsOf(text, weight, fonts).reduce((sum, { advance }) => sum + advance, 0);
    width += advances[codeUnit] ?? 0;
  }
  return width;
}
