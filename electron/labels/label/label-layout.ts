import type { Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import { fitSections, type Section } from '../layout/fit.ts';
import { moved } from '../layout/block.ts';
import { createTypesetter } from '../layout/typesetter.ts';
import { LABEL_4X6 } from '../layout/stock.ts';
import { mapTexts } from '../text/map-texts.ts';
import { printable } from '../text/printable.ts';
import type { Fonts } from '../text/fonts.ts';
import type { LabelContent } from './content.ts';
import { customsSection } from './customs-section.ts';
import type { LabelFrame } from './frame.ts';
import { fromSection } from './from-section.ts';
import { factsSection, footerSection, headerSection, bandSection } from './head-and-foot.ts';
import { referencesSection } from './references-section.ts';
import { logisticBarcodesSection, logisticTextSection } from './logistic-sections.ts';
import { returnSection } from './return-section.ts';
import { toSection } from './to-section.ts';
import { trackingSection } from './tracking-section.ts';

/** White around everything, and between the sections, in millimetres. */
const MARGIN = 3;
const GAP = 1.5;

/**
 * Lays out one package's label on a stock of the given size. Type grows and shrinks with the stock; on 4 x 6 inches and larger,
 * text of any allowed length in any letters fits, the recipient’s and the label messages always whole (see the sections for what is shortened, and when).
 * @throws Error where the stock is too small even for the densest setting.
 */
export function layoutLabel(content: LabelContent, stock: Size, dpi: number, fonts: Fonts): Layout {
  const grown = Math.min(stock.width / LABEL_4X6.width, stock.height / LABEL_4X6.height);
  // On a GS1 logistic label, the room of a larger stock is for barcodes.
  const scale = content.logistic ? Math.min(1, grown) : grown;
  const typesetter = createTypesetter(fonts, dpi, scale);
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(stock.width), dots(stock.height)];
  const margin = typesetter.mm(MARGIN);
  const frame: LabelFrame = { typesetter, width: Math.floor(width) - 2 * margin };
  const text = printableContent(content, fonts);

  const box = { height: Math.floor(height) - 2 * margin, gap: typesetter.mm(GAP) };
  const { elements, excess } = text.logistic
    ? fitLogistic(sectionsOf(text, frame), logisticBarcodesSection(text.logistic, frame), box)
    : fitSections(sectionsOf(text, frame), box);
  if (excess > 0) throw new Error(`The label does not fit on its stock by ${excess} dots`);
  return { dpi, width, height, elements: elements.map((element) => moved(element, margin, margin)) };
}

/** How many settings of a section are as on a label with room: nothing in them is shortened, or run together. */
const ROOMY = 4;

/**
 * As many barcodes, as high, as the other sections leave room for while they are roomy; the SSCC alone where all of them give way. GS1 has A6
 * for an SSCC, and A5 for what takes more barcodes (GS1 Logistic Label Guideline, 7).
 */
function fitLogistic(sections: readonly Section[], barcodes: Section, box: { height: number; gap: number }) {
  const roomy = sections.map((section) => ({ ...section, settings: section.settings.slice(0, ROOMY) }));
  for (const setting of barcodes.settings) {
    const fitted = fitSections([...roomy, { ...barcodes, settings: [setting] }], box);
    if (fitted.excess === 0) return fitted;
  }
  return fitSections([...sections, { ...barcodes, settings: barcodes.settings.slice(-2) }], box);
}

function sectionsOf(content: LabelContent, frame: LabelFrame): Section[] {
  const sections: (Section | null)[] = [
    content.band === null ? null : bandSection(content.band, frame),
    headerSection(content, frame),
    factsSection(content, frame),
    fromSection(content, frame),
    toSection(content, frame),
    content.returnTo ? returnSection(content.returnTo, frame) : null,
    content.references.length > 0 ? referencesSection(content.references, frame) : null,
    content.customs.length > 0 ? customsSection(content.customs, frame) : null,
    ...(content.logistic
      ? [footerSection(content, frame), logisticTextSection(content.logistic, frame)]
      : [trackingSection(content, frame), footerSection(content, frame)]),
  ];
  return sections.filter((section) => section !== null);
}

/** All texts of the content that are drawn as text, with what no font has replaced; symbols keep their data. */
function printableContent(content: LabelContent, fonts: Fonts): LabelContent {
  const { trackingNumber, routing, logistic, ...texts } = content;
  return { ...mapTexts(texts, (text) => printable(text, fonts).trim()), trackingNumber, routing, logistic };
}
