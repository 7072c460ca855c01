import type { LabelsPerSheet } from '#shared/schema/printing/document-choice.ts';
import { moved } from './block.ts';
import type { Element, Layout, RectangleElement } from './element.ts';
import type { Area } from './geometry.ts';
import { LABEL_4X6, type Size } from './stock.ts';
import { turned } from './turn.ts';
import { rectangle } from './typesetter.ts';

/** Millimetres that are left for crop marks around a label in a quarter of a sheet. */
const QUARTER_MARGIN = 4;

/** Crop marks begin this far outside a corner, and are so long and thick. */
const MARK = { distance: 1, length: 3, line: 0.2 };

/** The size that labels must be laid out in to be placed on a sheet. */
export function labelSizeOn(sheet: Size, perSheet: LabelsPerSheet): Size {
  if (perSheet < 4) return LABEL_4X6;
  return { width: sheet.width / 2 - 2 * QUARTER_MARGIN, height: sheet.height / 2 - 2 * QUARTER_MARGIN };
}

/**
 * Labels with crop marks on as many sheets as they take. One label lies in the upper half, two in both halves, turned by 90
 * degrees; four stand in the quarters, row by row.
 */
export function placeOnSheets(labels: readonly Layout[], sheet: Size, perSheet: LabelsPerSheet): Layout[] {
  return Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, i) =>
    placeOnSheet(labels.slice(i * perSheet, (i + 1) * perSheet), sheet, perSheet),
  );
}

function placeOnSheet(labels: readonly Layout[], sheet: Size, perSheet: LabelsPerSheet): Layout {
  const dpi = labels[0]?.dpi ?? 203;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(sheet.width), dots(sheet.height)];
  const elements = labels.flatMap((label, i): Element[] => {
    const lying = perSheet === 4 ? label : turned(label);
    const area = placeOf(lying, { width, height }, perSheet, i);
    return [...lying.elements.map((element) => moved(element, area.x, area.y)), ...cropMarks(area, dpi)];
  });
  return { dpi, width, height, elements };
}

/** Where a label lies: in the middle of its half or quarter of the sheet. All in dots. */
export function placeOf(
  label: { width: number; height: number },
  sheet: { width: number; height: number },
  perSheet: LabelsPerSheet,
  index: number,
): Area {
  const columns = perSheet === 4 ? 2 : 1;
  const slot = { width: sheet.width / columns, height: sheet.height / 2 };
  return {
    x: Math.round((index % columns) * slot.width + (slot.width - label.width) / 2),
    y: Math.round(Math.floor(index / columns) * slot.height + (slot.height - label.height) / 2),
    width: Math.floor(label.width),
    height: Math.floor(label.height),
  };
}

/** Two short lines outside each corner, in line with the label's edges. */
export function cropMarks(area: Area, dpi: number): RectangleElement[] {
  const whole = (millimetres: number) => Math.max(1, Math.round((millimetres * dpi) / 25.4));
  const [distance, length, line] = [whole(MARK.distance), whole(MARK.length), whole(MARK.line)];
  const { x, y } = area;
  const [right, bottom] = [x + area.width, y + area.height];
  const across = [x - distance - length, right + distance].flatMap((left) =>
    [y, bottom - line].map((top) => rectangle(left, top, length, line)),
  );
  const upright = [y - distance - length, bottom + distance].flatMap((top) =>
    [x, right - line].map((left) => rectangle(left, top, line, length)),
  );
  return [...across, ...upright];
}
