import { moved, paragraph, stack } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { lineHeight, shorten, textLine } from '../layout/typesetter.ts';
import type { AddressText } from './content.ts';
import { CAPTION, hairline, SMALL_PRINT, type LabelFrame } from './frame.ts';

/** Where an undeliverable package goes, as one paragraph; in the densest setting one line, shortened. */
export function returnSection(to: AddressText, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const text = [...to.names, ...to.streets, to.locality, to.country].filter((line) => line !== '').join(', ');
  const top = mm(1.2);
  const setting = (points: number, content: string) => {
    const caption = textLine('RETURN TO', { size: pt(CAPTION) }, { x: 0, y: 0, maxWidth: width }, typesetter);
    const body = stack([
      { height: lineHeight(pt(CAPTION)) + mm(0.3), elements: [caption] },
      paragraph(content, { size: pt(points) }, 0, width, typesetter),
    ]);
    return {
      height: top + body.height,
      elements: [hairline(frame), ...body.elements.map((element) => moved(element, 0, top))],
    };
  };
  const smallest = SMALL_PRINT.at(-1) ?? CAPTION;
  return {
    yields: 2,
    settings: [
      ...SMALL_PRINT.map((points) => () => setting(points, text)),
      () => setting(smallest, shorten(text, { size: pt(smallest) }, width, typesetter)),
    ],
  };
}
