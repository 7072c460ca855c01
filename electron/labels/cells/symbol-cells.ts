import type { LabelLogo } from '#shared/schema/accounts/labels/label-logo.ts';
import type { CellAlign } from '#shared/schema/accounts/labels/label-cell.ts';
import { blockOf, inset, NOTHING, stack, type Block } from '../layout/block.ts';
import { QUIET_MODULES } from '../layout/element.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, textLine } from '../layout/typesetter.ts';
import { routingBlock } from '../label/routing-symbol.ts';
import { logoBitmap } from '../logo/logo-bitmap.ts';
import type { LinearSymbol } from '../symbols/linear.ts';
import { routingSymbol, type RoutingSymbol } from '../symbols/routing-symbol.ts';
import type { CellInput, CellSection } from './cell.ts';
import { LabelFitError } from './fit-error.ts';

/** The account's two-dimensional symbol, or one of the cell's own. */
export function routingCell(input: CellInput): CellSection | null {
  const { cell, content } = input;
  const symbol = cell.content ? content.symbols.get(cell) : content.routing;
  if (!symbol) return null;
  return 'widths' in symbol ? linearCell(symbol, input) : matrixCell(symbol, input);
}

function matrixCell(symbol: RoutingSymbol, input: CellInput): CellSection {
  const { cell, frame } = input;
  const block = routingBlock(symbol, frame.typesetter);
  if (block.width > frame.width)
    throw new LabelFitError('SYMBOL_TOO_WIDE', `${symbol.symbology} of ${symbol.data.length} characters`);
  const set = () => aligned(block, block.width, input);
  return { yields: 0, width: block.width, settings: [set], ...(cell.content && movable(routingCell, input)) };
}

export const barcodeCell = (input: CellInput): CellSection | null => {
  const symbol = input.content.symbols.get(input.cell);
  if (!symbol) return null;
  return 'widths' in symbol ? linearCell(symbol, input) : routingCell(input);
};

/**
 * A symbol of the layout's own is on the next label where this one has no room for it; nothing else gives way as late. One with the tracking number is
 * left out: the number is in bars here, and a sorter that reads it on two labels takes it for two parcels.
 */
function movable(make: (input: CellInput) => CellSection | null, input: CellInput): Pick<Section, 'concessions'> {
  const { symbols, trackingNumber } = input.content;
  const saysNumber = symbols.get(input.cell)?.data.includes(trackingNumber) === true;
  const there = (width: number) =>
    make({ ...input, frame: { ...input.frame, width } }) ?? { yields: 0, settings: [() => NOTHING] };
  return { concessions: [{ order: 6, here: () => NOTHING, ...(!saysNumber && { there }) }] };
}

/** Millimetres of the bars, and of their modules: the usual ones, and the narrowest that a printer draws well. */
const LEAST_HEIGHT = 8;
const HEIGHTS = [14, 12, 10, LEAST_HEIGHT];
const MODULES = [0.375, 0.25] as const;

function linearCell(symbol: LinearSymbol, input: CellInput): CellSection {
  const { cell, frame } = input;
  const { mm, pt, dpi } = frame.typesetter;
  const modules = symbol.widths.reduce((sum, part) => sum + part, 0);
  const quiet = QUIET_MODULES[symbol.symbology];
  const [usual, narrow] = MODULES.map((millimetres) => (millimetres * dpi) / 25.4) as [number, number];
  const room = frame.width / (modules + 2 * quiet);
  // What a narrow module is rounded up by, nothing at 203 dpi and little at 300, is white that lies in the gap beside the cell.
  const isTooWide = narrow > room;
  // In a layout of the account's own somebody has chosen bars; a carrier's refuses no shipment.
  if (isTooWide && !input.content.isOwnLayout) return matrixCell(routingSymbol('DATA_MATRIX', symbol.data), input);
  if (isTooWide) throw new LabelFitError('SYMBOL_TOO_WIDE', `${symbol.symbology} of ${symbol.data.length} characters`);
  const module = Math.round(Math.round(usual) <= room ? usual : narrow);
  const width = (modules + 2 * quiet) * module;
  const bearer = symbol.symbology === 'INTERLEAVED_2_OF_5' ? 2 * module : 0;
  const size = fitSize(symbol.text, 'bold', [9, 8, 7].map(pt), width, frame.typesetter);
  const style = { size, weight: 'bold' as const };
  const setting = (millimetres: number): Block => {
    const height = mm(millimetres);
    const bars = blockOf(height, [
      {
        kind: 'linear',
        ...{ symbology: symbol.symbology, data: symbol.data, widths: symbol.widths, module, turn: 0 },
        ...{ x: quiet * module, y: bearer, width: modules * module, height: height - 2 * bearer },
        least: LEAST_HEIGHT,
      },
      ...(bearer > 0 ? [0, height - bearer].map((y) => rectangle(0, y, width, bearer)) : []),
    ]);
    const place = { x: 0, y: 0, maxWidth: width, align: 'center' as const };
    const text = textLine(symbol.text, style, place, frame.typesetter);
    const said = cell.caption === false || text.width > width ? [] : [blockOf(lineHeight(size), [text])];
    return aligned(stack([bars, ...said], mm(0.8)), width, input);
  };
  const settings = HEIGHTS.map((millimetres) => () => setting(millimetres));
  return { yields: 1, width, settings, ...(cell.content && movable(barcodeCell, input)) };
}

/** Millimetres that a logo is high, at most. */
const LOGO_HEIGHTS = { SMALL: 8, MEDIUM: 12, LARGE: 18, HUGE: 26 } as const;

/** The account's logo as large as its cell allows, on whole dots; left out before anything that is said is moved. Null where it has none. */
export function logoCell(input: CellInput): CellSection | null {
  const { cell, content, frame } = input;
  const { logo } = content;
  if (!logo) return null;
  const setting = (part: number): Block => {
    const most = frame.typesetter.mm(LOGO_HEIGHTS[cell.size ?? 'MEDIUM'] * part);
    const { width, height } = sizeWithin(logo, frame.width, most);
    const bitmap = logoBitmap(logo, width, height);
    return aligned(blockOf(height, [{ kind: 'bitmap', x: 0, y: 0, width, height, bitmap }]), width, input);
  };
  const settings = [1, 0.75, 0.5].map((part) => () => setting(part));
  return { yields: 2, settings, concessions: [{ order: 0, here: () => NOTHING }] };
}

function sizeWithin({ width, height }: LabelLogo, maxWidth: number, maxHeight: number) {
  const factor = Math.min(maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
}

function aligned(block: Block, width: number, { cell, frame }: CellInput): Block {
  const room = Math.max(0, frame.width - width);
  const shift = { LEFT: 0, CENTER: Math.floor(room / 2), RIGHT: room }[(cell.align ?? 'LEFT') satisfies CellAlign];
  return inset(block, shift);
}
