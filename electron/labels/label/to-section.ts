import { atTheRight, beside, blockOf, changed, inset, NOTHING, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, textLine, widthOf } from '../layout/typesetter.ts';
import type { AddressText, LabelContent } from './content.ts';
import { CAPTION, type LabelFrame } from './frame.ts';
import { LEAST_TEXT } from './minimums.ts';

/** Points of the recipient's address, from the generous on; the least is that of the stock. */
const SIZES = [15, 14, 13, 12, 11, 10] as const;
/** Of addresses that were taken before they had to fit at the least, or that are drawn on a smaller stock. */
const LAST_SIZES = [11, 10, 9, 8, LEAST_TEXT] as const;

/** Millimetres of the bar at the left, and from it to the text. */
const BAR = { width: 1, gap: 2.6 };
export const TO_INDENT = BAR.width + BAR.gap;

/** How the parts stand: each in a line of its own, and postal code and country large below; in one line; all of an address run together. */
type Form = 'LARGE' | 'LINES' | 'TOGETHER';

/** The recipient, whole in every setting: name, streets and city in large type, then postal code and country larger still. */
export function toSection({ to }: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width, minimums } = frame;
  const { pt, mm } = typesetter;
  const bar = { width: mm(BAR.width), gap: mm(BAR.gap) };
  const left = bar.width + bar.gap;
  const inner = width - left;
  const sizes = SIZES.filter((points) => points >= minimums.recipient);

  const setting = (points: number, form: Form): Block => {
    const size = pt(points);
    const line = (text: string, weight: 'regular' | 'bold' = 'regular'): Block => {
      const block = paragraph(text, { size, weight }, left, inner, typesetter);
      if (points < minimums.recipient) return block;
      const least = minimums.recipient;
      return changed(block, (element) => (element.kind === 'text' ? { ...element, least } : element));
    };
    const lines = [...to.streets, form === 'LARGE' ? to.locality : `${to.locality}, ${to.country}`];
    const address = stack([
      captions(to, { x: left, width: inner }, frame),
      ...(form === 'TOGETHER' ? [to.names.join(', ')] : to.names).map((name) => line(name, 'bold')),
      ...(form === 'TOGETHER' ? [lines.join(', ')] : lines).map((text) => line(text)),
    ]);
    if (form !== 'LARGE') return withBar(address, NOTHING, 0);
    const place = destination(to, { x: left, width: inner, points: Math.min(points, 12) }, frame);
    return withBar(address, place, mm(0.6));
  };

  /** A heavy bar down the left side; a stretched block has its destination at the bottom. */
  const withBar = (address: Block, place: Block, gap: number): Block => {
    const text = stack([address, place], gap);
    return {
      height: text.height,
      draw(page, x, y) {
        page.push(rectangle(x, y, bar.width, text.height));
        text.draw(page, x, y);
      },
      stretch: (extra) => withBar(address, place, gap + extra),
    };
  };

  const last = frame.mayConcede ? LAST_SIZES.filter((points) => points < minimums.recipient) : [];
  return {
    yields: 4,
    settings: [
      ...sizes.map((points) => () => setting(points, 'LARGE')),
      () => setting(minimums.recipient, 'LINES'),
      () => setting(minimums.recipient, 'TOGETHER'),
    ],
    concessions: last.map((points) => ({ order: 5, here: () => setting(points, 'TOGETHER') })),
  };
}

/** What the block is, and the number to call, beside it where it fits. */
function captions({ phone }: AddressText, { x, width }: { x: number; width: number }, { typesetter }: LabelFrame) {
  const { pt, mm } = typesetter;
  const size = pt(CAPTION);
  const title = textLine('TO', { size }, { x, y: 0, maxWidth: width }, typesetter);
  const row = blockOf(lineHeight(size) + mm(0.2), [title]);
  if (phone === '') return row;
  const number = { size };
  const free = width - Math.ceil(title.width) - mm(3);
  if (widthOf(phone, number, typesetter) > free) return stack([row, paragraph(phone, { size }, x, width, typesetter)]);
  const place = { x: x + width - free, y: 0, maxWidth: free, align: 'right' as const };
  return blockOf(lineHeight(size, phone) + mm(0.2), [title, textLine(phone, number, place, typesetter)]);
}

/** Postal code on the left, country on the right, on one base line. */
function destination(
  { postcode, country }: AddressText,
  { x, width, points }: { x: number; width: number; points: number },
  { typesetter }: LabelFrame,
): Block {
  const { pt, mm } = typesetter;
  const half = Math.floor(width / 2) - mm(2);
  const sizeOf = (text: string, factors: number[]) =>
    fitSize(
      text,
      'bold',
      factors.map((factor) => pt(points * factor)),
      half,
      typesetter,
    );
  if (postcode === '') return paragraph(country, { weight: 'bold', size: pt(points * 1.2) }, x, width, typesetter);
  const code = { weight: 'bold' as const, size: sizeOf(postcode, [2.3, 2, 1.6, 1.3, 1]) };
  const name = { weight: 'bold' as const, size: sizeOf(country, [1.3, 1.1, 1, 0.8, 0.6]) };
  const codeBlock = paragraph(postcode, code, x, half, typesetter);
  const countryLines = paragraph(country, name, x + width - half, half, typesetter);
  const height = Math.max(codeBlock.height, countryLines.height);
  const drop = Math.round(height - countryLines.height - (code.size - name.size) * 0.22);
  const parts = [inset(codeBlock, 0, height - codeBlock.height), inset(atTheRight(countryLines), 0, drop)];
  return { ...beside(parts), height };
}
