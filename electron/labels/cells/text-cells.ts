import type { CellSize } from '#shared/schema/accounts/labels/label-cell.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { TextElement } from '../layout/element.ts';
import { blockOf, stack, textBlock, type Block } from '../layout/block.ts';
import { ascent, fitSize, lineHeight, textLine, widthOf, wrap } from '../layout/typesetter.ts';
import { CAPTION } from '../label/frame.ts';
import { LEAST_TEXT } from '../label/minimums.ts';
import { textOfParts } from './fields.ts';
import { type CellInput, type CellSection } from './cell.ts';

/** Points of the largest line in each size. */
const POINTS: Readonly<Record<CellSize, number>> = { SMALL: 9, MEDIUM: 14, LARGE: 22, HUGE: 36 };

/** Parts of that which a line goes through where it is too wide, or the label too full. */
const NARROWER = [1, 0.86, 0.72, 0.6, 0.5, 0.42, 0.36, 0.3, 0.25];
const DENSER = [1, 0.8, 0.64, 0.5, 0.4];

/** Points of the service at least. */
const LEAST_SERVICE = 12;

/** The words or fields of a cell; null where they say nothing. */
export const textCell = (input: CellInput): CellSection | null =>
  lines(input, [textOfParts(input.cell.content ?? [], input.content.fields)]);

export const carrierCell = (input: CellInput): CellSection | null => lines(input, [input.content.carrier]);

/** Never smaller than large: whoever loads a van reads it. Its code stands behind it where no other cell has it. */
export const serviceCell = (input: CellInput): CellSection | null => {
  const { service, serviceCode, layout } = input.content;
  const code = showsServiceCode(layout) ? '' : serviceCode;
  return lines(input, [service], { caption: 'SERVICE', least: LEAST_SERVICE, behind: code });
};

const showsServiceCode = ({ rows }: LabelLayout) =>
  rows.some(({ cells }) =>
    cells.some(({ block, content = [] }) => block === 'TEXT' && content.some(({ field }) => field === 'serviceCode')),
  );

export const packageCell = (input: CellInput): CellSection | null =>
  lines(input, [input.content.packageOf], { caption: 'PACKAGE' });

/** What the routing table says: the sort code large, depot and route below it. Without a table, where the parcel goes. */
export function sortingCell(input: CellInput): CellSection | null {
  const { sortCode, depot, route, countryCode, postalCode } = input.content.fields;
  const [first = '', ...others] = [sortCode, depot, route].filter((text) => text !== '');
  if (first !== '') return lines(input, [first, others.join('  ')]);
  return lines(input, [postalCode === '' ? countryCode : `${countryCode} ${postalCode}`]);
}

/** A large line, smaller ones below it, each as large as the width allows; what is too long in the smallest is wrapped. */
function lines(
  input: CellInput,
  [first = '', ...others]: string[],
  { caption, least = LEAST_TEXT, behind = '' }: { caption?: string; least?: number; behind?: string } = {},
): CellSection | null {
  if (first === '') return null;
  const points = POINTS[input.cell.size ?? 'MEDIUM'];
  const small = input.cell.caption === false ? undefined : caption;
  const setting = (part: number) =>
    stack([
      ...(small === undefined ? [] : [captionLine(small, input)]),
      behind === ''
        ? line(first, Math.max(points * part, least), input, least)
        : lineWithCode([first, behind], Math.max(points * part, least), input, least),
      ...others.filter((text) => text !== '').map((text) => line(text, points * part * 0.5, input, LEAST_TEXT)),
    ]);
  return { yields: 3, settings: DENSER.map((part) => () => setting(part)) };
}

function captionLine(text: string, { cell, frame, ink }: CellInput): Block {
  const { typesetter, width } = frame;
  const style = { size: typesetter.pt(CAPTION) };
  return textBlock([text], style, { x: 0, maxWidth: width, align: alignOf(cell.align), ink }, typesetter);
}

function line(text: string, points: number, { cell, frame, ink }: CellInput, least: number): Block {
  const { typesetter, width } = frame;
  const sizes = NARROWER.map((part) => typesetter.pt(Math.max(least, points * part)));
  const size = fitSize(text, 'bold', sizes, width, typesetter);
  const style = { size, weight: 'bold' as const };
  const rows = wrap(text, style, width, typesetter);
  return textBlock(rows, style, { x: 0, maxWidth: width, align: alignOf(cell.align), ink }, typesetter);
}

/** Of the size of a name, the part that the code behind it has. */
const CODE_PART = 0.7;
/** Millimetres between the two. */
const CODE_GAP = 2;

/** A name and its code on one base line; the code in a line of its own where they have no room beside each other. */
function lineWithCode([name, code]: [string, string], points: number, input: CellInput, least: number): Block {
  const { typesetter, width } = input.frame;
  const gap = typesetter.mm(CODE_GAP);
  const measured = (narrower: number) => {
    const size = typesetter.pt(Math.max(least, points * narrower));
    const styles = [size, size * CODE_PART].map((each) => ({ size: Math.round(each), weight: 'bold' as const }));
    const widths = [name, code].map((text, i) => Math.ceil(widthOf(text, styles[i] ?? { size }, typesetter)));
    return { size, styles, widths, free: width - gap - widths.reduce((sum, each) => sum + each, 0) };
  };
  const [whole = 1, ...narrower] = NARROWER;
  let part = measured(whole);
  for (const each of narrower) {
    if (part.free >= 0) break;
    part = measured(each);
  }
  if (part.free < 0)
    return stack([line(name, points, input, least), line(code, points * CODE_PART, input, LEAST_TEXT)]);
  const shift = { left: 0, center: Math.floor(part.free / 2), right: part.free }[alignOf(input.cell.align)];
  const [nameWidth = 0] = part.widths;
  const elements = [name, code].map((text, i) => {
    const style = part.styles[i] ?? { size: part.size };
    const place = { x: shift + (i === 0 ? 0 : nameWidth + gap), maxWidth: part.widths[i] ?? 0, ink: input.ink };
    return textLine(text, style, { ...place, y: ascent(part.size, name) - ascent(style.size, text) }, typesetter);
  });
  return blockOf(lineHeight(part.size, name), elements);
}

const alignOf = (align: CellInput['cell']['align'] = 'LEFT') =>
  ({ LEFT: 'left', CENTER: 'center', RIGHT: 'right' })[align] as TextElement['align'];
