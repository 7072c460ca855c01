import { atTheRight, beside, blockOf, inset, NOTHING, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, textLine, widthOf } from '../layout/typesetter.ts';
import type { LabelContent, Named } from './content.ts';
import { CAPTION, smallPrint, type LabelFrame } from './frame.ts';
import { LEAST_TEXT } from './minimums.ts';

const BOLD = { weight: 'bold' as const };

/** White on black across the label. */
export function bandSection(band: string, { typesetter, width }: Pick<LabelFrame, 'typesetter' | 'width'>): Section {
  const { mm, pt } = typesetter;
  const setting = (millimetres: number, points: number[]): Block => {
    const height = mm(millimetres);
    const size = fitSize(band, 'bold', points.map(pt), width, typesetter);
    const y = Math.round((height - lineHeight(size)) / 2);
    const place = { x: 0, y, maxWidth: width, align: 'center', ink: 'white' } as const;
    return blockOf(height, [rectangle(0, 0, width, height), textLine(band, { size, ...BOLD }, place, typesetter)]);
  };
  return { yields: 3, settings: [() => setting(8, [16, 14, 12, 10]), () => setting(5.5, [12, 10, 8])] };
}

/** In the largest of the sizes that takes one line; in the last one, as many lines as it needs. */
function largest(text: string, points: readonly number[], { typesetter, width }: LabelFrame): Block {
  const size = fitSize(text, 'bold', points.map(typesetter.pt), width, typesetter);
  return paragraph(text, { size, ...BOLD }, 0, width, typesetter);
}

export const carrierSection = ({ carrier }: LabelContent, frame: LabelFrame): Section => ({
  yields: 3,
  settings: [() => largest(carrier, [15, 13, 11, 9], frame), () => largest(carrier, [12, 10, 8], frame)],
});

/** Which package of how many. */
export function packageSection({ packageOf }: LabelContent, { typesetter, width }: LabelFrame): Section {
  const { pt } = typesetter;
  const setting = (points: number[]): Block => {
    const text = `PACKAGE ${packageOf}`;
    const size = fitSize(text, 'bold', points.map(pt), width, typesetter);
    return atTheRight(paragraph(text, { size, ...BOLD }, 0, width, typesetter));
  };
  return { yields: 3, settings: [() => setting([11, 9, 8]), () => setting([9, 8, LEAST_TEXT])] };
}

/** Weight, dimensions, date and the like: in columns, in as many rows as they need, then in one paragraph, at the last on the next label. */
export const factsSection = ({ facts }: LabelContent, frame: LabelFrame): Section => ({
  yields: 2,
  settings: [
    () => titledColumns(facts, 9, frame),
    () => titledColumns(facts, 8, frame),
    () => smallPrint(facts.map(({ name, value }) => `${name}: ${value}`).join('   '), frame),
  ],
  concessions: [
    { order: 7, here: () => NOTHING, there: (width) => factsSection({ facts } as LabelContent, { ...frame, width }) },
  ],
});

/** Small title over text of so many points, column by column, in as many rows as they need. */
export function titledColumns(facts: readonly Named[], points: number, { typesetter, width }: LabelFrame): Block {
  const { pt, mm } = typesetter;
  const gap = mm(5);
  const placed: Block[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const { name, value } of facts) {
    const title = paragraph(name.toUpperCase(), { size: pt(CAPTION) }, 0, width, typesetter);
    const text = paragraph(value, { size: pt(points), ...BOLD }, 0, width, typesetter);
    const fact = stack([title, text]);
    const column = Math.ceil(
      Math.max(
        widthOf(name.toUpperCase(), { size: pt(CAPTION) }, typesetter),
        widthOf(value, { size: pt(points), ...BOLD }, typesetter),
      ),
    );
    if (x > 0 && x + column > width) [x, y, rowHeight] = [0, y + rowHeight + mm(0.4), 0];
    placed.push(inset(fact, x, y));
    rowHeight = Math.max(rowHeight, fact.height);
    x += column + gap;
  }
  return beside(placed);
}

/** The station's own number on the left, the client's on the right; one above the other where they are long. */
export function footerSection({ platformTrackingNumber, itemTransactionId }: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const style = { size: typesetter.pt(LEAST_TEXT) };
  const widthIn = (text: string) => Math.ceil(widthOf(text, style, typesetter));
  const [left, right] = [widthIn(platformTrackingNumber), widthIn(itemTransactionId)];
  const free = width - left - right - typesetter.mm(4);
  const block = (): Block => {
    if (free < 0) return stack([smallPrint(platformTrackingNumber, frame), smallPrint(itemTransactionId, frame)]);
    // Each keeps to its share, also in a printer's own font, which is wider.
    const share = right + Math.floor(free / 2);
    const number = smallPrint(platformTrackingNumber, { ...frame, width: left + Math.floor(free / 2) });
    const id = smallPrint(itemTransactionId, { ...frame, width: share });
    return beside([number, inset(atTheRight(id), width - share)]);
  };
  return { yields: 0, settings: [block] };
}
