import type { Element, Layout, Turn } from './element.ts';
import { turnedBitmap } from '../raster/picture.ts';
import type { Area } from './geometry.ts';

/** The layout, turned by 90 degrees clockwise: what was at the left is at the top. */
export function turned(layout: Layout): Layout {
  const { dpi, width, height, elements } = layout;
  return {
    dpi,
    width: height,
    height: width,
    elements: elements.map((element) => turnedElement(element, Math.floor(height))),
  };
}

function turnedElement(element: Element, height: number): Element {
  switch (element.kind) {
    case 'text':
      return { ...element, x: height - element.y, y: element.x, turn: nextTurn(element.turn) };
    case 'linear':
      return { ...element, ...turnedArea(element, height), turn: nextTurn(element.turn) };
    case 'matrix':
      return { ...element, ...turnedArea(element, height), cells: turnedCells(element.cells) };
    case 'maxicode':
      return { ...element, ...upright(turnedArea(element, height), element) };
    case 'bitmap':
      return { ...element, ...turnedArea(element, height), bitmap: turnedBitmap(element.bitmap, 90) };
    case 'rectangle':
      return { ...element, ...turnedArea(element, height) };
  }
}

const nextTurn = (turn: Turn) => ((turn + 90) % 360) as Turn;

const turnedArea = ({ x, y, width, height: h }: Area, height: number): Area => ({
  x: height - y - h,
  y: x,
  width: h,
  height: width,
});

const turnedCells = (cells: readonly (readonly boolean[])[]) =>
  (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? false).toReversed());

/** A MaxiCode is read in any direction: it stays upright, and is centred in the turned area. */
const upright = (area: Area, { width, height }: { width: number; height: number }): Area => ({
  x: Math.round(area.x + (area.width - width) / 2),
  y: Math.round(area.y + (area.height - height) / 2),
  width,
  height,
});
