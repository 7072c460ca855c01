import { moved, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { lineHeight, shorten, textLine } from '../layout/typesetter.ts';
import { routingBlock } from './routing-symbol.ts';
import type { AddressText, LabelContent } from './content.ts';
import { CAPTION, hairline, SMALL_PRINT, type LabelFrame } from './frame.ts';

/** The shipper on the left, the two-dimensional symbol on the right. In the densest setting each line of the shipper's is shortened. */
export function fromSection(content: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const symbol = routingBlock(content.routing, typesetter);
  const top = mm(1.4);
  const left = width - symbol.width - mm(4);

  const setting = (text: Block): Block => ({
    height: top + Math.max(text.height, symbol.height),
    elements: [
      hairline(frame),
      ...text.elements.map((element) => moved(element, 0, top)),
      ...symbol.elements.map((element) => moved(element, width - symbol.width, top)),
    ],
  });
  const caption: Block = {
    height: lineHeight(pt(CAPTION)) + mm(0.4),
    elements: [textLine('FROM', { size: pt(CAPTION) }, { x: 0, y: 0, maxWidth: left }, typesetter)],
  };
  const lines = fromLines(content.from);
  const wrapped = (size: number) =>
    stack([caption, ...lines.map((line) => paragraph(line, { size }, 0, left, typesetter))]);
  const smallest = { size: pt(SMALL_PRINT.at(-1) ?? CAPTION) };
  const shortened = () =>
    stack([
      caption,
      ...lines.map((line) => paragraph(shorten(line, smallest, left, typesetter), smallest, 0, left, typesetter)),
    ]);
  return {
    yields: 2,
    settings: [...SMALL_PRINT.map((points) => () => setting(wrapped(pt(points)))), () => setting(shortened())],
  };
}

const fromLines = (from: AddressText) =>
  [...from.names, ...from.streets, from.locality, from.country, from.phone].filter((line) => line !== '');
