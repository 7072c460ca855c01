import type {
  Element,
  Layout,
  MatrixElement,
  MaxiCodeElement,
  RectangleElement,
  TextElement,
} from '../layout/element.ts';
import { textStart, type Area, type Point } from '../layout/geometry.ts';
import { blacken, combine, createBitmap, crop, isBlack, type Bitmap } from './bitmap.ts';
import { fillArea, fillRow } from './fill.ts';
import { maxiCodeBitmap } from './maxicode-bitmap.ts';
import { margin, type TextRaster } from './text-raster.ts';

/** A bitmap and where on the label its top left corner lies. */
export interface Picture {
  x: number;
  y: number;
  bitmap: Bitmap;
}

/** Without what lies to the left of the label or above it, where no printer takes a place. */
export function onLabel(picture: Picture): Picture {
  const [x, y] = [Math.max(0, picture.x), Math.max(0, picture.y)];
  const [left, top] = [x - picture.x, y - picture.y];
  if (left === 0 && top === 0) return picture;
  const { bitmap } = picture;
  const [width, height] = [Math.max(1, bitmap.width - left), Math.max(1, bitmap.height - top)];
  return { x, y, bitmap: crop(bitmap, { x: left, y: top, width, height }) };
}

/** A two-dimensional symbol as dots. */
export function symbolPicture(element: MatrixElement | MaxiCodeElement): Picture {
  const { x, y } = element;
  if (element.kind === 'maxicode') return { x, y, bitmap: maxiCodeBitmap(element) };
  return { x, y, bitmap: matrixBitmap(element) };
}

/** The first row of dots of each row of modules is drawn, and then copied downwards. */
function matrixBitmap({ cells, module, width, height }: MatrixElement): Bitmap {
  const bitmap = createBitmap(width, height);
  const { bits, bytesPerRow } = bitmap;
  cells.forEach((row, i) => {
    const top = i * module;
    for (let from = row.indexOf(true); from >= 0;) {
      const end = row.indexOf(false, from);
      fillRow(bitmap, top, from * module, (end < 0 ? row.length : end) * module);
      from = end < 0 ? -1 : row.indexOf(true, end);
    }
    for (let y = top + 1; y < top + module; y++)
      bits.copyWithin(y * bytesPerRow, top * bytesPerRow, (top + 1) * bytesPerRow);
  });
  return bitmap;
}

/** A line of text as dots, turned as the element says. */
export function textPicture(element: TextElement, raster: TextRaster): Picture {
  const { bitmap, ascent } = raster(element.text, element.weight, element.size, element.han);
  const { x, y } = textStart(element, element.width);
  const [left, top] = [margin(element.size), ascent];
  const right = bitmap.width - left;
  const bottom = bitmap.height - top;
  const dx = -{ 0: left, 90: bottom, 180: right, 270: top }[element.turn];
  const dy = -{ 0: top, 90: left, 180: bottom, 270: right }[element.turn];
  const { first, ink } = inkOf(turnedBitmap(bitmap, element.turn));
  return { x: Math.round(x + dx), y: Math.round(y + dy) + first, bitmap: ink };
}

/** The rows of a picture that have ink, and the number of the first of them. */
interface Ink {
  first: number;
  ink: Bitmap;
}

/** Of pictures that are kept. */
const inks = new WeakMap<Bitmap, Ink>();

/**
 * The picture without the white rows above and below its ink, which on a printer might erase what is there already. Of one without ink the
 * first row is left.
 */
function inkOf(bitmap: Bitmap): Ink {
  const known = inks.get(bitmap);
  if (known) return known;
  const { bits, bytesPerRow, width } = bitmap;
  let [start, last] = [0, bits.length];
  while (last > 1 && bits[last - 1] === 0) last--;
  while (start < last - 1 && bits[start] === 0) start++;
  const first = Math.floor(start / bytesPerRow);
  const height = Math.ceil(last / bytesPerRow) - first;
  const rows = bits.subarray(first * bytesPerRow, (first + height) * bytesPerRow);
  const found: Ink = { first, ink: { width, height, bytesPerRow, bits: rows } };
  inks.set(bitmap, found);
  return found;
}

/** White text on a black area as one picture: the area, less the letters. */
export function reversedPicture(area: RectangleElement, texts: readonly TextElement[], raster: TextRaster): Picture {
  const bitmap = createBitmap(area.width, area.height);
  fillArea(bitmap, { ...area, x: 0, y: 0 });
  for (const text of texts) {
    const letters = textPicture(text, raster);
    combine(letters.bitmap, bitmap, letters.x - area.x, letters.y - area.y, 'white');
  }
  return { x: area.x, y: area.y, bitmap };
}

/** The area that white text lies on, with all the white text on it; what a printer draws as one picture. */
export function reversedAreas({ elements }: Layout): Map<Element, TextElement[]> {
  const areas = elements.filter((element) => element.kind === 'rectangle');
  const found = new Map<Element, TextElement[]>();
  for (const text of elements) {
    if (text.kind !== 'text' || text.ink !== 'white') continue;
    const area = areas.findLast((candidate) => contains(candidate, text));
    if (area) found.set(area, [...(found.get(area) ?? []), text]);
  }
  return found;
}

const contains = (area: Area, { x, y }: Point) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** Degrees clockwise. */
export function turnedBitmap(bitmap: Bitmap, turn: TextElement['turn']): Bitmap {
  if (turn === 0) return bitmap;
  const isAcross = turn === 180;
  const result = isAcross ? createBitmap(bitmap.width, bitmap.height) : createBitmap(bitmap.height, bitmap.width);
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width; x++) {
      if (!isBlack(bitmap, x, y)) continue;
      if (turn === 90) blacken(result, bitmap.height - 1 - y, x);
      else if (turn === 180) blacken(result, bitmap.width - 1 - x, bitmap.height - 1 - y);
      else blacken(result, y, bitmap.width - 1 - x);
    }
  }
  return result;
}
