import { QUIET_MODULES, type Element, type Layout, type TextElement } from '../layout/element.ts';
import { textStart, type Area } from '../layout/geometry.ts';

export const LAYOUT_FAULTS = [
  'OUTSIDE_STOCK',
  'TEXT_TOO_WIDE',
  'TEXT_OVERLAPS_TEXT',
  'QUIET_ZONE_BROKEN',
  'MODULE_TOO_NARROW',
  'OFF_THE_DOTS',
] as const;

/** What would keep a label from being printed or scanned well, and where: numbers of elements in the layout. */
export interface LayoutFault {
  code: (typeof LAYOUT_FAULTS)[number];
  elements: number[];
  message: string;
}

type SymbolElement = Extract<Element, { symbology: string }>;

/** Narrower modules than this, in millimetres, are not printed reliably: 2 dots at 203 dpi, 3 at 300 dpi (ISO/IEC 15416). */
const NARROWEST_MODULE = 0.24;

/** Parts of the em above and below the base line that ink reaches in ordinary letters. */
const INK = { above: 0.72, below: 0.2 };

/** A fast check of a layout, in which nothing is drawn. An empty list is a label fit to print. */
export function checkLayout(layout: Layout): LayoutFault[] {
  const { elements } = layout;
  const areas = elements.map(inkOf);
  const quietAreas = elements.map(quietAreaOf);
  const faults: LayoutFault[] = [];
  const fault = (code: LayoutFault['code'], message: string, ...numbers: number[]) =>
    faults.push({ code, elements: numbers, message });

  elements.forEach((element, i) => {
    if (!isInside(areas[i], layout)) fault('OUTSIDE_STOCK', `${nameOf(element)} reaches outside the stock`, i);
    if (element.kind === 'text' && element.width > element.maxWidth + 1) {
      fault('TEXT_TOO_WIDE', `${nameOf(element)} is wider than its box`, i);
    }
    if (isSymbol(element)) {
      const module = moduleOf(element);
      if ((module * 25.4) / layout.dpi < NARROWEST_MODULE) {
        fault('MODULE_TOO_NARROW', `${nameOf(element)} has modules of ${module} dots`, i);
      }
      if (![element.x, element.y, element.kind === 'maxicode' ? 0 : module].every(Number.isInteger)) {
        fault('OFF_THE_DOTS', `${nameOf(element)} is not on whole dots`, i);
      }
    }
    elements.forEach((other, j) => {
      if (j === i || !overlap(quietAreas[i], areas[j])) return;
      if (isSymbol(element))
        fault('QUIET_ZONE_BROKEN', `${nameOf(other)} is in the quiet zone of ${nameOf(element)}`, i, j);
      else if (j > i && element.kind === 'text' && other.kind === 'text') {
        fault('TEXT_OVERLAPS_TEXT', `${nameOf(element)} and ${nameOf(other)} overlap`, i, j);
      }
    });
  });
  return faults;
}

export const isSymbol = (element: Element): element is SymbolElement => 'symbology' in element;

/** Dots of a module; of a MaxiCode, the width of a hexagon. */
const moduleOf = (symbol: SymbolElement) => (symbol.kind === 'maxicode' ? symbol.width / 30 : symbol.module);

/** The symbol's area with its quiet zone; linear symbols have theirs at the ends only. */
export function quietAreaOf(element: Element): Area {
  if (!isSymbol(element)) return inkOf(element);
  const quiet = Math.ceil(QUIET_MODULES[element.symbology] * moduleOf(element));
  const isUpright = element.kind === 'linear' && element.turn % 180 === 0;
  const isLying = element.kind === 'linear' && !isUpright;
  const [dx, dy] = [isLying ? 0 : quiet, isUpright ? 0 : quiet];
  return { x: element.x - dx, y: element.y - dy, width: element.width + 2 * dx, height: element.height + 2 * dy };
}

function inkOf(element: Element): Area {
  if (element.kind !== 'text') return element;
  const { x, y } = textStart(element, element.width);
  const [above, below] = [INK.above * element.size, INK.below * element.size];
  const along = { x: 0, y: -above, width: element.width, height: above + below };
  return moveTurned(along, element.turn, x, y);
}

function moveTurned({ x, y, width, height }: Area, turn: TextElement['turn'], dx: number, dy: number): Area {
  const turnedArea = {
    0: { x, y, width, height },
    90: { x: -y - height, y: x, width: height, height: width },
    180: { x: -x - width, y: -y - height, width, height },
    270: { x: y, y: -x - width, width: height, height: width },
  }[turn];
  return { ...turnedArea, x: turnedArea.x + dx, y: turnedArea.y + dy };
}

/** Half a dot of rounding is not a fault. */
const isInside = (area: Area | undefined, layout: Layout) =>
  area !== undefined &&
  area.x >= -0.5 &&
  area.y >= -0.5 &&
  area.x + area.width <= layout.width + 0.5 &&
  area.y + area.height <= layout.height + 0.5;

const overlap = (a: Area | undefined, b: Area | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

const nameOf = (element: Element) =>
  element.kind === 'text'
    ? `"${element.text}"`
    : isSymbol(element)
      ? `${element.symbology} ${element.data}`
      : element.kind;
