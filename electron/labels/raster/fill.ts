import type { Area, Point } from '../layout/geometry.ts';
import type { Bitmap } from './bitmap.ts';

interface Crossing {
  x: number;
  direction: 1 | -1;
}

/** Blackens the dots whose centres lie inside the polygons, by the non-zero winding rule. */
export function fillPolygons(bitmap: Bitmap, polygons: readonly (readonly Point[])[]): void {
  for (const [y, crossings] of crossingsByRow(polygons, bitmap.height)) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, direction }, i) => {
      winding += direction;
      const next = crossings[i + 1];
      if (winding !== 0 && next) fillRow(bitmap, y, Math.ceil(x - 0.5), Math.ceil(next.x - 0.5));
    });
  }
}

/** Blackens the dots of a row from `start` to before `end`. */
export function fillRow({ bits, bytesPerRow, width }: Bitmap, y: number, start: number, end: number): void {
  const [first, last] = [Math.max(0, start), Math.min(end, width)];
  if (first >= last) return;
  const row = y * bytesPerRow;
  const [firstByte, lastByte] = [first >> 3, (last - 1) >> 3];
  const [head, tail] = [0xff >> (first & 7), 0xff << (7 - ((last - 1) & 7))];
  if (firstByte === lastByte) {
    bits[row + firstByte] = (bits[row + firstByte] ?? 0) | (head & tail);
    return;
  }
  bits[row + firstByte] = (bits[row + firstByte] ?? 0) | head;
  bits.fill(0xff, row + firstByte + 1, row + lastByte);
  bits[row + lastByte] = (bits[row + lastByte] ?? 0) | tail;
}

/** Blackens an area, whose edges lie at the nearest dots; a line is a dot thick at least. */
export function fillArea(bitmap: Bitmap, { x, y, width, height }: Area): void {
  const [left, top] = [Math.round(x), Math.round(y)];
  const right = Math.max(left + 1, Math.round(x + width));
  const bottom = Math.min(Math.max(top + 1, Math.round(y + height)), bitmap.height);
  for (let row = Math.max(0, top); row < bottom; row++) fillRow(bitmap, row, left, right);
}

function crossingsByRow(polygons: readonly (readonly Point[])[], height: number): Map<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>();
  for (const polygon of polygons) {
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length] ?? from;
      if (from.y === to.y) return;
      const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
      const slope = (bottom.x - top.x) / (bottom.y - top.y);
      const lastRow = Math.min(height, Math.ceil(bottom.y - 0.5));
      for (let y = Math.max(0, Math.ceil(top.y - 0.5)); y < lastRow; y++) {
        const crossing: Crossing = { x: top.x + (y + 0.5 - top.y) * slope, direction: from.y < to.y ? 1 : -1 };
        const row = rows.get(y);
        if (row) row.push(crossing);
        else rows.set(y, [crossing]);
      }
    });
  }
  return rows;
}
