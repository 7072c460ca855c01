import type { Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, shorten, textLine, widthOf } from '../layout/typesetter.ts';
import type { LabelContent, Named } from './content.ts';
import { CAPTION, hairline, type LabelFrame } from './frame.ts';

/** White on black across the label. */
export function bandSection(band: string, { typesetter, width }: LabelFrame): Section {
  const height = typesetter.mm(8);
  const size = fitSize(band, 'bold', [16, 14, 12, 10].map(typesetter.pt), width, typesetter);
  const y = Math.round((height - lineHeight(size)) / 2);
  const text = textLine(
    band,
    { size, weight: 'bold' },
    { x: 0, y, maxWidth: width, align: 'center', ink: 'white' },
    typesetter,
  );
  return { yields: 0, settings: [() => ({ height, elements: [rectangle(0, 0, width, height), text] })] };
}

/** Carrier over service on the left; which package of how many on the right. */
export function headerSection({ carrier, service, packageOf }: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const right = mm(24);
  const left = width - right - mm(3);
  const line = (text: string, weight: 'bold' | 'regular', sizes: number[], y: number) => {
    const size = fitSize(text, weight, sizes.map(pt), left, typesetter);
    const style = { size, weight };
    return textLine(shorten(text, style, left, typesetter), style, { x: 0, y, maxWidth: left }, typesetter);
  };
  const top = { x: width - right, maxWidth: right, align: 'right' as const };
  const count = { size: fitSize(packageOf, 'bold', [16, 12, 9].map(pt), right, typesetter), weight: 'bold' as const };
  const block: Block = {
    height: lineHeight(pt(16)) + lineHeight(pt(11)),
    elements: [
      line(carrier, 'bold', [16, 13, 11, 9, 7], 0),
      line(service, 'regular', [11, 9, 7, 6], lineHeight(pt(16))),
      textLine(packageOf, count, { ...top, y: 0 }, typesetter),
      textLine('PACKAGE', { size: pt(CAPTION) }, { ...top, y: lineHeight(pt(16)) + mm(0.5) }, typesetter),
    ],
  };
  return { yields: 0, settings: [() => block] };
}

/** Weight, dimensions, date and the like in columns under a hairline, in as many rows as they need. */
export function factsSection({ facts }: LabelContent, frame: LabelFrame): Section {
  const block = titledColumns(facts, 9, frame);
  return { yields: 0, settings: [() => block] };
}

/** Small title over text of so many points, column by column under a hairline, in as many rows as they need. */
export function titledColumns(facts: readonly Named[], points: number, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const gap = mm(5);
  const caption = { size: pt(CAPTION) };
  const value = { size: pt(points), weight: 'bold' as const };
  const rowHeight = lineHeight(caption.size) + lineHeight(value.size) + mm(0.6);
  const first = mm(1.4);
  const elements: Block['elements'] = [hairline(frame)];
  let [x, y] = [0, first];
  for (const fact of facts) {
    const column = Math.ceil(
      Math.max(widthOf(fact.name.toUpperCase(), caption, typesetter), widthOf(fact.value, value, typesetter)),
    );
    if (x > 0 && x + column > width) [x, y] = [0, y + rowHeight];
    elements.push(
      textLine(fact.name.toUpperCase(), caption, { x, y, maxWidth: column }, typesetter),
      textLine(fact.value, value, { x, y: y + lineHeight(caption.size), maxWidth: column }, typesetter),
    );
    x += column + gap;
  }
  return { height: y + rowHeight, elements };
}

/** The station's own number on the left, the client's on the right. */
export function footerSection({ platformTrackingNumber, itemTransactionId }: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const style = { size: typesetter.pt(6) };
  const y = typesetter.mm(1);
  const half = Math.floor((width - typesetter.mm(4)) / 2);
  const right = shorten(itemTransactionId, style, half, typesetter);
  const block: Block = {
    height: y + lineHeight(style.size),
    elements: [
      hairline(frame),
      textLine(
        shorten(platformTrackingNumber, style, half, typesetter),
        style,
        { x: 0, y, maxWidth: half },
        typesetter,
      ),
      textLine(right, style, { x: width - half, y, maxWidth: half, align: 'right' }, typesetter),
    ],
  };
  return { yields: 0, settings: [() => block] };
}
