import { paragraph, stack } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { besideEachOther } from '../layout/row.ts';
import type { LabelContent } from './content.ts';
import { smallPrint, type LabelFrame } from './frame.ts';
import { bandSection, carrierSection, footerSection, packageSection } from './head-and-foot.ts';
import { parcelOf } from './party-section.ts';

/** Which label of a parcel it is. */
export interface LabelOf {
  number: number;
  count: number;
}

/**
 * The next label of a parcel whose first one had no room for all of it: whose it is, where it goes, and what was moved. It has no barcode: a sorter
 * that reads a parcel's number twice takes it for two parcels.
 */
export function continuedSections(
  content: LabelContent,
  moved: readonly Section[],
  { number, count }: LabelOf,
  frame: LabelFrame,
): Section[] {
  const { typesetter, width } = frame;
  const half = Math.floor(width / 2);
  const trackingNumber = stack([
    smallPrint('TRACKING NUMBER (no barcode to scan: it is on label 1)', frame),
    paragraph(content.trackingNumber, { size: typesetter.pt(13), weight: 'bold' }, 0, width, typesetter),
  ]);
  return [
    ...(content.band === null ? [] : [bandSection(content.band, frame)]),
    besideEachOther([
      { section: carrierSection(content, { ...frame, width: half }), x: 0 },
      { section: packageSection(content, { ...frame, width: width - half }), x: half },
    ]),
    bandSection(`CONTINUED ${number} of ${count}`, frame),
    { yields: 0, settings: [() => trackingNumber] },
    { ...parcelOf(content, frame), isRuled: true },
    ...moved.map((section) => ({ ...section, isRuled: true })),
    { ...footerSection(content, frame), isRuled: true },
  ];
}
