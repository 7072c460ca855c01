import type { FontWeight } from '../text/font-blocks.ts';
import { glyphsOf, type Fonts, type Glyph } from '../text/fonts.ts';
import { glyphContours } from '../text/outline.ts';
import { combine, createBitmap, type Bitmap } from './bitmap.ts';
import { fillPolygons } from './fill.ts';

/** A picture of text; its base line is `ascent` dots below its top. */
export interface TextPicture {
  bitmap: Bitmap;
  ascent: number;
}

export type TextRaster = (text: string, weight: FontWeight, size: number) => TextPicture;

/** Accents on capitals reach this far above the base line, and descenders below it, in ems. */
const ABOVE = 1;
const BELOW = 0.3;

/** So many texts are kept as pictures: enough for what stands on every label of a station, as captions, services and shippers. */
const MOST_TEXTS = 300;

/** Makes a drawer of text in dots; each glyph is drawn once per size and kept, and so are the texts that were drawn last. */
export function createTextRaster(fonts: Fonts): TextRaster {
  const drawn = new Map<Glyph, GlyphPicture[]>();
  const texts = new Map<string, TextPicture>();

  const glyphPicture = (glyph: Glyph, size: number): GlyphPicture => {
    const sizes = drawn.get(glyph) ?? [];
    drawn.set(glyph, sizes);
    return (sizes[size] ??= drawGlyph(glyph, size));
  };

  const drawText: TextRaster = (text, weight, size) => {
    const glyphs = glyphsOf(text, weight, fonts);
    const width = glyphs.reduce((sum, { advance }) => sum + advance * size, 0);
    const bitmap = createBitmap(Math.ceil(width) + 2 * margin(size), Math.ceil(size * ABOVE) + Math.ceil(size * BELOW));
    let x = 0;
    for (const glyph of glyphs) {
      const { top, bitmap: picture } = glyphPicture(glyph, size);
      combine(picture, bitmap, Math.round(x), top, 'black');
      x += glyph.advance * size;
    }
    return { bitmap, ascent: Math.ceil(size * ABOVE) };
  };

  return (text, weight, size) => {
    const key = `${weight} ${size} ${text}`;
    const picture = texts.get(key) ?? drawText(text, weight, size);
    // A map goes through its keys in the order in which they were set: the first is the one that was used longest ago.
    texts.delete(key);
    texts.set(key, picture);
    for (const oldest of texts.keys()) {
      if (texts.size <= MOST_TEXTS) break;
      texts.delete(oldest);
    }
    return picture;
  };
}

/** Room on both sides for letters that reach out of their width; text begins this far from the left edge. */
export const margin = (size: number) => Math.ceil(size / 8);

/** The rows of a glyph that have ink, `top` rows under the top of the line. */
interface GlyphPicture {
  top: number;
  bitmap: Bitmap;
}

function drawGlyph({ program: { font }, id, advance }: Glyph, size: number): GlyphPicture {
  const scale = size / font.unitsPerEm;
  const ascent = Math.ceil(size * ABOVE);
  const polygons = glyphContours(font, id).map((contour) =>
    contour.map(({ x, y }) => ({ x: x * scale + margin(size), y: ascent - y * scale })),
  );
  const ys = polygons.flat().map(({ y }) => y);
  const top = Math.max(0, Math.floor(Math.min(ascent, ...ys)));
  const bottom = Math.max(top, Math.ceil(Math.max(0, ...ys)));
  const bitmap = createBitmap(Math.ceil(advance * size) + 2 * margin(size) + 1, bottom - top);
  fillPolygons(
    bitmap,
    polygons.map((polygon) => polygon.map(({ x, y }) => ({ x, y: y - top }))),
  );
  return { top, bitmap };
}
