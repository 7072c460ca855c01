import type {
  Element,
  Layout,
  MatrixElement,
  MaxiCodeElement,
  RectangleElement,
  TextElement,
} from '../layout/element.ts';
import { hexagons, rows, textStart, type Area, type Point } from '../layout/geometry.ts';
import { blacken, combine, createBitmap, isBlack, type Bitmap } from './bitmap.ts';
import { fillPolygons, fillRow } from './fill.ts';
import { margin, type TextRaster } from './text-raster.ts';

/** A bitmap and where on the label its top left corner lies. */
export interface Picture {
  x: number;
  y: number;
  bitmap: Bitmap;
}

/** A two-dimensional symbol as dots. */
export function symbolPicture(element: MatrixElement | MaxiCodeElement): Picture {
  const bitmap = createBitmap(element.width, element.height);
  const atOrigin = { ...element, x: 0, y: 0 };
  if (atOrigin.kind === 'matrix') fillAreas(bitmap, rows(atOrigin));
  else fillMaxiCode(bitmap, atOrigin);
  return { x: element.x, y: element.y, bitmap };
}

/** A line of text as dots, turned as the element says. */
export function textPicture(element: TextElement, raster: TextRaster): Picture {
  const { bitmap, ascent } = raster(element.text, element.weight, element.size);
  const { x, y } = textStart(element, element.width);
  const [left, top] = [margin(element.size), ascent];
  const right = bitmap.width - left;
  const bottom = bitmap.height - top;
  const dx = -{ 0: left, 90: bottom, 180: right, 270: top }[element.turn];
  const dy = -{ 0: top, 90: left, 180: bottom, 270: right }[element.turn];
  return trimmed({ x: Math.round(x + dx), y: Math.round(y + dy), bitmap: turnedBitmap(bitmap, element.turn) });
}

/** The picture without the white rows above and below its ink, which on a printer might erase what is there already. */
function trimmed({ x, y, bitmap }: Picture): Picture {
  const { bits, bytesPerRow, width } = bitmap;
  let [start, last] = [0, bits.length];
  while (start < last && bits[start] === 0) start++;
  while (last > start && bits[last - 1] === 0) last--;
  const first = Math.floor(start / bytesPerRow);
  const end = Math.ceil(last / bytesPerRow);
  const height = Math.max(1, end - first);
  const ink = bits.subarray(first * bytesPerRow, (first + height) * bytesPerRow);
  return { x, y: y + first, bitmap: { width, height, bytesPerRow, bits: ink } };
}

/** White text on a black area as one picture: the area, less the letters. */
export function reversedPicture(area: RectangleElement, texts: readonly TextElement[], raster: TextRaster): Picture {
  const bitmap = createBitmap(area.width, area.height);
  fillAreas(bitmap, [{ ...area, x: 0, y: 0 }]);
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

function fillAreas(bitmap: Bitmap, areas: readonly Area[]): void {
  for (const { x, y, width, height } of areas) {
    for (let row = y; row < Math.min(y + height, bitmap.height); row++) fillRow(bitmap, row, x, x + width);
  }
}

const CIRCLE_CORNERS = 64;

function fillMaxiCode(bitmap: Bitmap, element: MaxiCodeElement): void {
  const { centres, hexagon, rings, centre } = hexagons(element);
  const dark = centres.map((at) => hexagon.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })));
  // Every second circle runs the other way round, which leaves the ring inside it white.
  const circles = rings.map((radius, i) => {
    const points = Array.from({ length: CIRCLE_CORNERS }, (_, n) => {
      const angle = (2 * Math.PI * n) / CIRCLE_CORNERS;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    });
    return i % 2 === 0 ? points : points.toReversed();
  });
  fillPolygons(bitmap, [...dark, ...circles]);
}

function turnedBitmap(bitmap: Bitmap, turn: TextElement['turn']): Bitmap {
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
