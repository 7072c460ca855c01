import { moved, paragraph, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { lineHeight, textLine, widthOf } from '../layout/typesetter.ts';
import type { Named } from './content.ts';
import { CAPTION, hairline, RUNNING_SIZES, SMALL_PRINT, type LabelFrame } from './frame.ts';

/** The label messages under the carrier's own names, in two columns where they fit. Whole in every setting. */
export function referencesSection(references: readonly Named[], frame: LabelFrame): Section {
  const small = SMALL_PRINT.slice(-2);
  return {
    yields: 1,
    settings: [
      ...SMALL_PRINT.map((points) => () => captioned(references, points, frame)),
      ...small.flatMap((points) => [
        () => together(references, points, 1, frame),
        () => together(references, points, 2, frame),
      ]),
      ...RUNNING_SIZES.map((points) => () => running(references, points, frame)),
    ],
  };
}

/** Name over text: half the width where the text fits there in one line, the whole width where it does not. */
function captioned(references: readonly Named[], points: number, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const { pt, mm } = typesetter;
  const half = Math.floor((width - mm(4)) / 2);
  const style = { size: pt(points), weight: 'bold' as const };
  const caption = { size: pt(CAPTION) };
  const elements: Block['elements'] = [hairline(frame)];
  let y = mm(1.2);
  let rowHeight = 0;
  let column = 0;
  const endRow = () => {
    y += rowHeight;
    [rowHeight, column] = [0, 0];
  };
  for (const { name, value } of references) {
    const isNarrow = widthOf(value, style, typesetter) <= half && widthOf(name, caption, typesetter) <= half;
    if (!isNarrow) endRow();
    const x = column * (width - half);
    const text = paragraph(value, style, x, isNarrow ? half : width, typesetter);
    const captionHeight = lineHeight(caption.size);
    elements.push(
      textLine(name, caption, { x, y, maxWidth: isNarrow ? half : width }, typesetter),
      ...text.elements.map((element) => moved(element, 0, y + captionHeight)),
    );
    rowHeight = Math.max(rowHeight, captionHeight + text.height + mm(0.5));
    column += 1;
    if (!isNarrow || column === 2) endRow();
  }
  endRow();
  return { height: y, elements };
}

/** Name and text together, each wrapped as often as it needs, in one column or in two. */
function together(references: readonly Named[], points: number, columns: 1 | 2, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const style = { size: typesetter.pt(points) };
  const gap = columns === 1 ? 0 : typesetter.mm(4);
  const maxWidth = Math.floor((width - gap) / columns);
  const elements: Block['elements'] = [hairline(frame)];
  let y = typesetter.mm(1);
  for (let first = 0; first < references.length; first += columns) {
    const row = references
      .slice(first, first + columns)
      .map(({ name, value }, column) =>
        paragraph(`${name}: ${value}`, style, column * (maxWidth + gap), maxWidth, typesetter),
      );
    elements.push(...row.flatMap((block) => block.elements.map((element) => moved(element, 0, y))));
    y += Math.max(...row.map(({ height }) => height));
  }
  return { height: y, elements };
}

/** All of them in one paragraph. */
function running(references: readonly Named[], points: number, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const text = references.map(({ name, value }) => `${name}: ${value}`).join(', ');
  const block = paragraph(text, { size: typesetter.pt(points) }, 0, width, typesetter);
  const top = typesetter.mm(1);
  return {
    height: top + block.height,
    elements: [hairline(frame), ...block.elements.map((element) => moved(element, 0, top))],
  };
}
