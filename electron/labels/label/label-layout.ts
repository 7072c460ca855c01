import type { Layout } from '../layout/element.ts';
import { fitSections, type Box, type Fitted, type Section } from '../layout/fit.ts';
import { splitLines } from '../layout/split.ts';
import { LABEL_4X6, type Size } from '../layout/stock.ts';
import { createTypesetter } from '../layout/typesetter.ts';
import { mapTexts } from '../text/map-texts.ts';
import { printable } from '../text/printable.ts';
import type { Fonts } from '../text/fonts.ts';
import { LabelFitError } from '../cells/fit-error.ts';
import { rowSections } from '../cells/row-section.ts';
import { LOGISTIC_LAYOUT } from '../layouts/logistic.ts';
import { plainLayout } from '../layouts/plain.ts';
import type { LabelContent } from './content.ts';
import { continuedSections } from './continued.ts';
import type { LabelFrame } from './frame.ts';
import { bandSection } from './head-and-foot.ts';
import { logisticBarcodesSection, logisticTextSection } from './logistic-sections.ts';
import { LEAST_TEXT, minimumsOf } from './minimums.ts';

/** White around everything, between the sections, and at least between them, in millimetres; and how thick lines are. */
const MARGIN = 3;
const GAPS = [2.4, 1.2] as const;
const LINE = 0.25;

/**
 * Lays out the labels of one package on a stock of the given size: one, and where it has no room for all, others that go on with it. Type grows
 * with the stock, and never gets smaller than `minimums.ts` says. A carrier's layout that has no room even so gives way to a plain one.
 * @throws LabelFitError where the stock is too small even for the densest setting.
 */
export function layoutLabel(content: LabelContent, stock: Size, dpi: number, fonts: Fonts, isTraced = false): Layout[] {
  const grown = Math.min(stock.width / LABEL_4X6.width, stock.height / LABEL_4X6.height);
  // On a GS1 logistic label, the room of a larger stock is for barcodes.
  const scale = content.logistic ? 1 : Math.max(1, grown);
  const typesetter = createTypesetter(fonts, dpi, scale, LEAST_TEXT);
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(stock.width), dots(stock.height)];
  const margin = typesetter.mm(MARGIN);
  const least = minimumsOf(stock);
  const frame: LabelFrame = { typesetter, width: Math.floor(width) - 2 * margin, minimums: least, mayConcede: true };
  const [usual, tight] = GAPS;
  const box: Box = {
    ...{ x: margin, y: margin, width: frame.width },
    height: Math.floor(height) - 2 * margin,
    gaps: [typesetter.mm(usual), typesetter.mm(tight)],
    line: Math.max(1, typesetter.mm(LINE)),
  };
  const drawn = printableContent(content, fonts);
  // A carrier's layout gives way before the recipient's address does.
  const labels = fitLabels(drawn, { frame: { ...frame, mayConcede: drawn.isOwnLayout }, box, isTraced });
  const isFull = labels.some(({ excess }) => excess > 0);
  const taken =
    isFull && !drawn.isOwnLayout
      ? fitLabels({ ...drawn, layout: plainLayout(drawn.layout) }, { frame, box, isTraced })
      : labels;
  return taken.map(({ draw, excess }) => {
    if (excess > 0) throw new LabelFitError('DOES_NOT_FIT', `The label does not fit on its stock by ${excess} dots`);
    return { dpi, width, height, elements: draw() };
  });
}

/** The first label, and those that go on with it; how many they are is said on each. */
function fitLabels(
  content: LabelContent,
  { frame, box, isTraced }: { frame: LabelFrame; box: Box; isTraced: boolean },
): Fitted[] {
  const sections = sectionsOf(content, frame, isTraced);
  const first = content.logistic
    ? fitLogistic(sections, logisticBarcodesSection(content.logistic, frame), box)
    : fitSections(sections, box);
  // Each of them whole: what gave way once more would be on no label.
  const moved = first.continued.map((make) => ({ ...make(frame.width), concessions: [] }));
  const labelOf = (count: number) => (some: readonly Section[], number: number) =>
    fitSections(continuedSections(content, some, { number, count }, frame), box);
  const count = 1 + inLabels(moved, labelOf(2)).length;
  return [first, ...inLabels(moved, labelOf(count))];
}

/** As many sections on each label as it has room for, in their order; one that is too high for any label goes on from line to line. */
function inLabels(
  sections: readonly Section[],
  fit: (some: readonly Section[], number: number) => Fitted,
  number = 2,
): Fitted[] {
  if (sections.length === 0) return [];
  let taken = sections.length;
  let fitted = fit(sections, number);
  while (fitted.excess > 0 && taken > 1) {
    taken -= 1;
    fitted = fit(sections.slice(0, taken), number);
  }
  const [section, ...others] = sections;
  const parts = fitted.excess > 0 && section ? splitSection(section, fitted.excess) : null;
  if (parts) return inLabels([...parts, ...others], fit, number);
  return [fitted, ...inLabels(sections.slice(taken), fit, number + 1)];
}

/** At its densest, in two: the first is so many dots lower, or more. */
function splitSection({ yields, settings }: Section, excess: number): Section[] | null {
  const densest = settings.map((setting) => setting()).toSorted((a, b) => a.height - b.height)[0];
  const parts = densest && splitLines(densest, densest.height - excess);
  return parts ? parts.map((block) => ({ yields, settings: [() => block] })) : null;
}

/**
 * As many barcodes, as high, as the other sections leave room for while nothing of them goes to the next label; the SSCC alone where it does. GS1 has
 * A6 for an SSCC, and A5 for what takes more barcodes (GS1 Logistic Label Guideline, 7).
 */
function fitLogistic(sections: readonly Section[], barcodes: Section, box: Box): Fitted {
  const whole = sections.map((section) => ({ ...section, concessions: [] }));
  for (const setting of barcodes.settings) {
    const fitted = fitSections([...whole, { ...barcodes, settings: [setting] }], box);
    if (fitted.excess === 0) return fitted;
  }
  return fitSections([...sections, { ...barcodes, settings: barcodes.settings.slice(-2) }], box);
}

/** The rows of the layout that have something to say, under the band. Each cell's elements name it where the layout is traced. */
function sectionsOf(content: LabelContent, frame: LabelFrame, isTraced: boolean): Section[] {
  const layout = content.logistic ? LOGISTIC_LAYOUT : content.layout;
  const rows = layout.rows.flatMap((row, i) => rowSections(row, { content, frame, pointer: `/rows/${i}`, isTraced }));
  return [
    ...(content.band === null ? [] : [bandSection(content.band, frame)]),
    ...rows,
    ...(content.logistic ? [logisticTextSection(content.logistic, frame)] : []),
  ];
}

/** All texts of the content that are drawn as text, with what no font has replaced; symbols keep their data. */
function printableContent(content: LabelContent, fonts: Fonts): LabelContent {
  const { trackingNumber, routing, logistic, layout, isOwnLayout, symbols, logo, ...texts } = content;
  const drawn = mapTexts(texts, (text) => printable(text, fonts).trim());
  return { ...drawn, trackingNumber, routing, logistic, layout, isOwnLayout, symbols, logo };
}
