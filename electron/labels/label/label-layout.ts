import { moved as movedElement } from '../layout/block.ts';
import type { Layout } from '../layout/element.ts';
import { fitSections, type Box, type Fitted, type Section } from '../layout/fit.ts';
import { besideEachOther, inColumn } from '../layout/row.ts';
import { splitLines } from '../layout/split.ts';
import { LABEL_4X6, type Size } from '../layout/stock.ts';
import { createTypesetter } from '../layout/typesetter.ts';
import { mapTexts } from '../text/map-texts.ts';
import { printable } from '../text/printable.ts';
import type { Fonts } from '../text/fonts.ts';
import type { LabelContent } from './content.ts';
import { continuedSections } from './continued.ts';
import { customsSection } from './customs-section.ts';
import type { LabelFrame } from './frame.ts';
import { bandSection, factsSection, footerSection, headerSection } from './head-and-foot.ts';
import { logisticBarcodesSection, logisticTextSection } from './logistic-sections.ts';
import { LEAST_TEXT, minimumsOf } from './minimums.ts';
import { fromSection, returnSection } from './party-section.ts';
import { referencesSection } from './references-section.ts';
import { routingBlock, routingSymbolSection } from './routing-symbol.ts';
import { toSection } from './to-section.ts';
import { trackingSection } from './tracking-section.ts';

/** White around everything, between the sections, and at least between them, in millimetres; and how thick lines are. */
const MARGIN = 3;
const GAPS = [2.4, 1.2] as const;
const LINE = 0.25;

/**
 * Lays out the labels of one package on a stock of the given size: one, and where it has no room for all, others that go on with it. Type grows
 * with the stock, and never gets smaller than `minimums.ts` says.
 * @throws Error where the stock is too small even for the densest setting.
 */
export function layoutLabel(content: LabelContent, stock: Size, dpi: number, fonts: Fonts): Layout[] {
  const grown = Math.min(stock.width / LABEL_4X6.width, stock.height / LABEL_4X6.height);
  // On a GS1 logistic label, the room of a larger stock is for barcodes.
  const scale = content.logistic ? 1 : Math.max(1, grown);
  const typesetter = createTypesetter(fonts, dpi, scale, LEAST_TEXT);
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(stock.width), dots(stock.height)];
  const margin = typesetter.mm(MARGIN);
  const frame: LabelFrame = { typesetter, width: Math.floor(width) - 2 * margin, minimums: minimumsOf(stock) };
  const [usual, least] = GAPS;
  const box: Box = {
    width: frame.width,
    height: Math.floor(height) - 2 * margin,
    gaps: [typesetter.mm(usual), typesetter.mm(least)],
    line: Math.max(1, typesetter.mm(LINE)),
  };
  return fitLabels(printableContent(content, fonts), frame, box).map(({ elements, excess }) => {
    if (excess > 0) throw new Error(`The label does not fit on its stock by ${excess} dots`);
    return { dpi, width, height, elements: elements.map((element) => movedElement(element, margin, margin)) };
  });
}

/** The first label, and those that go on with it; how many they are is said on each. */
function fitLabels(content: LabelContent, frame: LabelFrame, box: Box): Fitted[] {
  const sections = sectionsOf(content, frame);
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

function sectionsOf(content: LabelContent, frame: LabelFrame): Section[] {
  const ruled = (section: Section | null) => section && { ...section, isRuled: true };
  const sections: (Section | null)[] = [
    content.band === null ? null : bandSection(content.band, frame),
    ...headerSection(content, frame),
    ruled(factsSection(content, frame)),
    shipperRow(content, frame),
    ruled(toSection(content, frame)),
    ruled(referencesSection(content, frame)),
    ruled(customsSection(content, frame)),
    ...(content.logistic
      ? [ruled(footerSection(content, frame)), logisticTextSection(content.logistic, frame)]
      : [ruled(trackingSection(content, frame)), ruled(footerSection(content, frame))]),
  ];
  return sections.filter((section) => section !== null);
}

/** The shipper, and under it where the parcel goes back to, beside the symbol. */
function shipperRow(content: LabelContent, frame: LabelFrame): Section {
  const { typesetter, width } = frame;
  const symbol = routingBlock(content.routing, typesetter).width;
  const left = { ...frame, width: width - symbol - typesetter.mm(4) };
  const parties = [fromSection(content, left), returnSection(content, left)].filter((section) => section !== null);
  return besideEachOther([
    { section: inColumn(parties, typesetter.mm(0.8)), x: 0 },
    { section: routingSymbolSection(content, frame), x: width - symbol },
  ]);
}

/** All texts of the content that are drawn as text, with what no font has replaced; symbols keep their data. */
function printableContent(content: LabelContent, fonts: Fonts): LabelContent {
  const { trackingNumber, routing, logistic, ...texts } = content;
  return { ...mapTexts(texts, (text) => printable(text, fonts).trim()), trackingNumber, routing, logistic };
}
