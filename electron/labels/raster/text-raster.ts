import type { Area, Point } from '../layout/geometry.ts';
import type { FontWeight } from '../text/font-blocks.ts';
import { glyphsOf, type Fonts } from '../text/fonts.ts';
import { glyphContours } from '../text/outline.ts';
import type { FontProgram, Glyph } from '../text/program.ts';
import { BEYOND_ARIMO } from '../text/script-fonts.ts';
import type { HanForm } from '../text/sliced-fonts.ts';
import { combine, createBitmap, type Bitmap } from './bitmap.ts';
import { fillArea, fillPolygons } from './fill.ts';

/** A picture of text; its base line is `ascent` dots below its top. */
export interface TextPicture {
  bitmap: Bitmap;
  ascent: number;
}

export type TextRaster = (text: string, weight: FontWeight, size: number, han?: HanForm) => TextPicture;

/** Accents on capitals reach this far above the base line, and descenders below it, in ems; marks of other scripts farther. */
const REACH = { above: 1, below: 0.3 };
const REACH_OF_SCRIPTS = { above: 1.4, below: 0.7 };

const AT_ITS_PLACE = { x: 0, y: 0 };

/** So many texts are kept as pictures: enough for what stands on every label of a station, as captions, services and shippers. */
const MOST_TEXTS = 300;

/** Makes a drawer of text in dots; each glyph is drawn once per size and kept, and so are the texts that were drawn last. */
export function createTextRaster(fonts: Fonts): TextRaster {
  const drawn = new Map<FontProgram, Map<number, GlyphPicture[]>>();
  // What is not asked for while the other map fills up is given up.
  let [texts, earlierTexts] = [new Map<string, TextPicture>(), new Map<string, TextPicture>()];

  const glyphPicture = (glyph: Glyph, size: number): GlyphPicture => {
    const ofProgram = drawn.get(glyph.program) ?? new Map<number, GlyphPicture[]>();
    drawn.set(glyph.program, ofProgram);
    const sizes = ofProgram.get(glyph.id) ?? [];
    ofProgram.set(glyph.id, sizes);
    return (sizes[size] ??= drawGlyph(glyph, size));
  };

  const drawText: TextRaster = (text, weight, size, han) => {
    const glyphs = glyphsOf(text, weight, han ? fonts.in(han) : fonts);
    const { above, below } = BEYOND_ARIMO.test(text) ? REACH_OF_SCRIPTS : REACH;
    const ascent = Math.ceil(size * above);
    let width = 0;
    for (const { advance } of glyphs) width += advance * size;
    const bitmap = createBitmap(Math.ceil(width) + 2 * margin(size), ascent + Math.ceil(size * below));
    let x = 0;
    for (const glyph of glyphs) {
      const { left, top, bitmap: picture } = glyphPicture(glyph, size);
      const { x: dx, y: dy } = glyph.offset ?? AT_ITS_PLACE;
      combine(picture, bitmap, Math.round(x + dx * size) + left, ascent + top - Math.round(dy * size), 'black');
      x += glyph.advance * size;
    }
    return { bitmap, ascent };
  };

  return (text, weight, size, han) => {
    const key = `${weight} ${size} ${han ?? ''} ${text}`;
    const known = texts.get(key);
    if (known) return known;
    const picture = earlierTexts.get(key) ?? drawText(text, weight, size, han);
    if (texts.size >= MOST_TEXTS / 2) [earlierTexts, texts] = [texts, new Map()];
    texts.set(key, picture);
    return picture;
  };
}

/** Room on both sides for letters that reach out of their width; text begins this far from the left edge. */
export const margin = (size: number) => Math.ceil(size / 8);

/** The dots of a glyph that have ink, from `top` rows under the base line on (above it is less than 0), `left` of where text begins. */
interface GlyphPicture {
  left: number;
  top: number;
  bitmap: Bitmap;
}

function drawGlyph({ program: { font }, id, advance }: Glyph, size: number): GlyphPicture {
  const scale = size / font.unitsPerEm;
  const polygons = glyphContours(font, id).map((contour) =>
    contour.map(({ x, y }) => ({ x: x * scale + margin(size), y: -y * scale })),
  );
  const points = polygons.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.floor(Math.min(0, ...xs));
  const top = Math.floor(Math.min(0, ...ys));
  const bottom = Math.max(top, Math.ceil(Math.max(top, ...ys)));
  const width = Math.max(Math.ceil(advance * size) + 2 * margin(size) + 1, Math.ceil(Math.max(0, ...xs))) - left;
  const bitmap = createBitmap(width, bottom - top);
  const placed = polygons.map((polygon) => polygon.map(({ x, y }) => ({ x: x - left, y: y - top })));
  fillPolygons(bitmap, placed);
  // Lines so thin that they lie between the centres of dots.
  if (bitmap.bits.every((byte) => byte === 0)) for (const polygon of placed) fillArea(bitmap, boundsOf(polygon));
  return { left, top, bitmap };
}

function boundsOf(polygon: readonly Point[]): Area {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
