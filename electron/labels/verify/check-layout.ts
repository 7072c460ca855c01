import type { LayoutFaultCode } from '#shared/schema/printing/label-verification.ts';
import { QUIET_MODULES, type Element, type Layout } from '../layout/element.ts';
import { LEAST_TEXT, minimumsOf } from '../label/minimums.ts';
import { textStart, type Area } from '../layout/geometry.ts';
import { leastDots } from '../layout/typesetter.ts';
import { SHAPED_LETTERS } from '../text/script-fonts.ts';

/** What would keep a label from being printed or scanned well, and where: numbers of elements in the layout. */
export interface LayoutFault {
  code: LayoutFaultCode;
  elements: number[];
  message: string;
}

type SymbolElement = Extract<Element, { symbology: string }>;

/** Narrower modules than this, in millimetres, are not printed reliably: 2 dots at 203 dpi, 3 at 300 dpi (ISO/IEC 15416). */
const NARROWEST_MODULE = 0.24;

/** Parts of the em above and below the base line that ink reaches in ordinary letters. */
const INK = { above: 0.72, below: 0.2 };
/** And in letters that carry marks, or stand on each other. */
const TALL_INK = { above: 1, below: 0.4 };

/** Millimetres: what is higher than A5 is a sheet with labels on it. */
const LARGEST_LABEL = 215;

/** Bars of a GS1 logistic label beside those of the SSCC, in millimetres: General Specifications, 5.4.5. */
const LEAST_GS1_BARS = 12.7;

/** A fast check of a layout, in which nothing is drawn; made for every label. An empty list is a label fit to print. */
export function checkLayout(layout: Layout): LayoutFault[] {
  const inks = layout.elements.map((element, number): Ink => ({ element, number, area: inkOf(element) }));
  return [...inks.flatMap((ink) => faultsAlone(ink, layout)), ...quietZoneFaults(inks), ...textOverlaps(inks)];
}

/** The same of a page of a paper: how small its print and how low its bars may be is said for labels only. */
export const checkPaper = (page: Layout): LayoutFault[] =>
  checkLayout(page).filter(({ code }) => code !== 'TEXT_TOO_SMALL' && code !== 'BARS_TOO_LOW');

/** An element, its number in the layout, and the dots that it blackens. */
interface Ink {
  element: Element;
  number: number;
  area: Area;
}

function faultsAlone({ element, number, area }: Ink, layout: Layout): LayoutFault[] {
  const faults: [code: LayoutFaultCode, message: string][] = [];
  if (!isInside(area, layout)) faults.push(['OUTSIDE_STOCK', 'reaches outside the stock']);
  if (element.kind === 'text') {
    const least = Math.max(LEAST_TEXT, element.least ?? 0);
    if (element.width > element.maxWidth + 1) faults.push(['TEXT_TOO_WIDE', 'is wider than its box']);
    if (element.size < leastDots(least, layout.dpi)) faults.push(['TEXT_TOO_SMALL', `is smaller than ${least} points`]);
  }
  if (element.kind === 'linear' && barsOf(element) < leastBars(element, layout))
    faults.push(['BARS_TOO_LOW', 'has bars that are too low']);
  if (isSymbol(element)) {
    const module = moduleOf(element);
    if ((module * 25.4) / layout.dpi < NARROWEST_MODULE)
      faults.push(['MODULE_TOO_NARROW', `has modules of ${module} dots`]);
    if (![element.x, element.y, element.kind === 'maxicode' ? 0 : module].every(Number.isInteger))
      faults.push(['OFF_THE_DOTS', 'is not on whole dots']);
  }
  return faults.map(([code, message]) => ({ code, elements: [number], message: `${nameOf(element)} ${message}` }));
}

function quietZoneFaults(inks: readonly Ink[]): LayoutFault[] {
  return inks.flatMap(({ element, number }) => {
    if (!isSymbol(element)) return [];
    const quiet = quietAreaOf(element);
    const inside = inks.filter((other) => other.number !== number && overlap(quiet, other.area));
    return inside.map((other) => ({
      code: 'QUIET_ZONE_BROKEN' as const,
      elements: [number, other.number],
      message: `${nameOf(other.element)} is in the quiet zone of ${nameOf(element)}`,
    }));
  });
}

/** From the top down: a text is compared only with those that begin above its foot. */
function textOverlaps(inks: readonly Ink[]): LayoutFault[] {
  const texts = inks.filter(({ element }) => element.kind === 'text').sort((a, b) => a.area.y - b.area.y);
  return texts.flatMap((text, i) => {
    const faults: LayoutFault[] = [];
    for (let j = i + 1; j < texts.length; j++) {
      const other = texts[j];
      if (!other || other.area.y >= text.area.y + text.area.height) break;
      if (!overlap(text.area, other.area)) continue;
      const elements = [text.number, other.number].sort((a, b) => a - b);
      const message = `${nameOf(text.element)} and ${nameOf(other.element)} overlap`;
      faults.push({ code: 'TEXT_OVERLAPS_TEXT', elements, message });
    }
    return faults;
  });
}

type LinearBars = Extract<Element, { kind: 'linear' }>;

/** Dots of the bars, along them. */
const barsOf = ({ turn, width, height }: LinearBars) => (turn % 180 === 0 ? height : width);

function leastBars({ symbology, module, least }: LinearBars, { dpi, ...page }: Layout): number {
  // Labels on a sheet were checked before they were put there, down to a quarter of it.
  const pageHeight = (page.height * 25.4) / dpi;
  const height = pageHeight > LARGEST_LABEL ? 0 : pageHeight;
  const millimetres = least ?? (symbology === 'GS1_128' ? LEAST_GS1_BARS : minimumsOf({ height }).bars);
  // Bearer bars take part of the height.
  const bearer = symbology === 'INTERLEAVED_2_OF_5' ? 4 * module : 0;
  return Math.floor((millimetres * dpi) / 25.4) - bearer;
}

export const isSymbol = (element: Element): element is SymbolElement => 'symbology' in element;

/** Dots of a module; of a MaxiCode, the width of a hexagon. */
const moduleOf = (symbol: SymbolElement) => (symbol.kind === 'maxicode' ? symbol.width / 30 : symbol.module);

/** The symbol's area with its quiet zone; linear symbols have theirs at the ends only. */
export function quietAreaOf(element: SymbolElement): Area {
  const quiet = Math.ceil(QUIET_MODULES[element.symbology] * moduleOf(element));
  const isUpright = element.kind === 'linear' && element.turn % 180 === 0;
  const isLying = element.kind === 'linear' && !isUpright;
  const [dx, dy] = [isLying ? 0 : quiet, isUpright ? 0 : quiet];
  return { x: element.x - dx, y: element.y - dy, width: element.width + 2 * dx, height: element.height + 2 * dy };
}

function inkOf(element: Element): Area {
  if (element.kind !== 'text') return element;
  const { size, width, turn } = element;
  const { x, y } = textStart(element, width);
  const ink = SHAPED_LETTERS.test(element.text) ? TALL_INK : INK;
  const [above, below] = [ink.above * size, ink.below * size];
  const across = above + below;
  switch (turn) {
    case 0:
      return { x, y: y - above, width, height: across };
    case 90:
      return { x: x - below, y, width: across, height: width };
    case 180:
      return { x: x - width, y: y - below, width, height: across };
    case 270:
      return { x: x - above, y: y - width, width: across, height: width };
  }
}

/** Half a dot of rounding is not a fault. */
const isInside = ({ x, y, width, height }: Area, layout: Layout) =>
  x >= -0.5 && y >= -0.5 && x + width <= layout.width + 0.5 && y + height <= layout.height + 0.5;

const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const nameOf = (element: Element) =>
  element.kind === 'text'
    ? `"${element.text}"`
    : isSymbol(element)
      ? `${element.symbology} ${element.data}`
      : element.kind;
