import { moved, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, textLine } from '../layout/typesetter.ts';
import type { LabelContent } from './content.ts';
import { CAPTION, RUNNING_SIZES, type LabelFrame } from './frame.ts';

/** Points of the recipient's address with a line for each part, from the generous to the dense. */
const SIZES = [14, 12.5, 11, 10, 9, 8, 7, 6, 5] as const;

/** The recipient, whole in every setting: address in large type, then postal code and country larger still. */
export function toSection({ to }: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const bar = { width: mm(1), gap: mm(2.6) };
  const left = bar.width + bar.gap;
  const inner = width - left;
  const lines = [...to.streets, to.locality];

  const setting = (points: number, isRunning = false): Block => {
    const size = pt(points);
    const line = (text: string, weight: 'regular' | 'bold' = 'regular') =>
      paragraph(text, { size, weight }, left, inner, typesetter);
    const caption = textLine('TO', { size: pt(CAPTION) }, { x: left, y: 0, maxWidth: inner }, typesetter);
    const address = stack([
      { height: lineHeight(pt(CAPTION)) + mm(0.4), elements: [caption] },
      ...(isRunning ? [to.names.join(', ')] : to.names).map((name) => line(name, 'bold')),
      ...(isRunning ? [lines.join(', ')] : lines).map((text) => line(text)),
      ...(to.phone === '' ? [] : [paragraph(to.phone, { size: Math.min(size, pt(7.5)) }, left, inner, typesetter)]),
    ]);
    return withBar(
      stack([address, destination(to.postcode, to.country, Math.min(points, 11))], mm(0.8)),
      address.height,
    );
  };

  /** Postal code on the left, country on the right, on one base line where both fit beside each other. */
  const destination = (postcode: string, country: string, points: number): Block => {
    const half = Math.floor(inner / 2) - mm(2);
    const place = { weight: 'bold' as const };
    if (postcode === '') return paragraph(country, { ...place, size: pt(points * 1.3) }, left, inner, typesetter);
    const code = {
      ...place,
      size: fitSize(
        postcode,
        'bold',
        [2.3, 2, 1.6, 1.3, 1].map((factor) => pt(points * factor)),
        half,
        typesetter,
      ),
    };
    const name = {
      ...place,
      size: fitSize(
        country,
        'bold',
        [1.3, 1.1, 1, 0.8, 0.6].map((factor) => pt(points * factor)),
        half,
        typesetter,
      ),
    };
    const height = lineHeight(pt(points * 2.3));
    const codeBlock = paragraph(postcode, code, left, half, typesetter);
    const countryLines = paragraph(country, name, width - half, half, typesetter);
    const lowest = Math.max(height, codeBlock.height, countryLines.height);
    return {
      height: lowest,
      elements: [
        ...codeBlock.elements.map((element) => moved(element, 0, lowest - codeBlock.height)),
        ...countryLines.elements.map((element) => {
          const aligned = element.kind === 'text' ? { ...element, align: 'right' as const } : element;
          return moved(aligned, 0, lowest - countryLines.height - (code.size - name.size) * 0.22);
        }),
      ],
    };
  };

  /** A heavy bar down the left side; a stretched block has its destination at the bottom. */
  const withBar = ({ height, elements }: Block, split: number): Block => ({
    height,
    elements: [rectangle(0, 0, bar.width, height), ...elements],
    stretch: (extra) =>
      withBar(
        { height: height + extra, elements: elements.map((e) => (e.y > split ? moved(e, 0, extra) : e)) },
        split + extra,
      ),
  });

  return {
    yields: 4,
    settings: [
      ...SIZES.map((points) => () => setting(points)),
      ...RUNNING_SIZES.map((points) => () => setting(points, true)),
    ],
  };
}
