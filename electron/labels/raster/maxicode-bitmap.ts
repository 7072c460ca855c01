import type { MaxiCodeElement } from '../layout/element.ts';
import { hexagons, type Point } from '../layout/geometry.ts';
import { combine, createBitmap, type Bitmap } from './bitmap.ts';
import { fillPolygons } from './fill.ts';

/** A hexagon as dots, and where its corner lies in the symbol. */
interface Stamp {
  x: number;
  y: number;
  bitmap: Bitmap;
}

/** What is the same in all symbols of a width. Hexagons, by their number, are drawn when they are first dark. */
interface Stamps {
  bullseye: Bitmap;
  hexagons: (Stamp | undefined)[];
}

const byWidth = new Map<number, Stamps>();

/** A MaxiCode as dots. */
export function maxiCodeBitmap({ width, height, dark, ...element }: MaxiCodeElement): Bitmap {
  const atOrigin = { ...element, width, height, x: 0, y: 0 };
  const stamps = byWidth.get(width) ?? { bullseye: drawBullseye({ ...atOrigin, dark: [] }), hexagons: [] };
  byWidth.set(width, stamps);
  const bitmap = createBitmap(width, height);
  bitmap.bits.set(stamps.bullseye.bits);
  for (const number of dark) {
    const stamp = (stamps.hexagons[number] ??= drawHexagon({ ...atOrigin, dark: [number] }));
    combine(stamp.bitmap, bitmap, stamp.x, stamp.y, 'black');
  }
  return bitmap;
}

function drawHexagon(element: MaxiCodeElement): Stamp {
  const { centres, hexagon } = hexagons(element);
  const corners = centres.flatMap((at) => hexagon.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const bitmap = createBitmap(Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top);
  fillPolygons(bitmap, [corners.map(({ x, y }) => ({ x: x - left, y: y - top }))]);
  return { x: left, y: top, bitmap };
}

const CIRCLE_CORNERS = 64;

/** Every second circle runs the other way round, which leaves the ring inside it white. */
function drawBullseye(element: MaxiCodeElement): Bitmap {
  const { rings, centre } = hexagons(element);
  const circles = rings.map((radius, i) =>
    i % 2 === 0 ? circle(centre, radius) : circle(centre, radius).toReversed(),
  );
  const bitmap = createBitmap(element.width, element.height);
  fillPolygons(bitmap, circles);
  return bitmap;
}

const circle = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: CIRCLE_CORNERS }, (_, n) => {
    const angle = (2 * Math.PI * n) / CIRCLE_CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
