import type { LabelBlock } from '#shared/schema/accounts/labels/label-cell.ts';
import { moved, type Block } from '../layout/block.ts';
import type { Element } from '../layout/element.ts';
import type { Section } from '../layout/fit.ts';
import { rectangle } from '../layout/typesetter.ts';
import { customsSection } from '../label/customs-section.ts';
import { factsSection, footerSection } from '../label/head-and-foot.ts';
import { fromSection, returnSection } from '../label/party-section.ts';
import { referencesSection } from '../label/references-section.ts';
import { toSection } from '../label/to-section.ts';
import { trackingSection } from '../label/tracking-section.ts';
import type { CellInput, CellSection } from './cell.ts';
import { barcodeCell, logoCell, routingCell } from './symbol-cells.ts';
import { carrierCell, packageCell, serviceCell, sortingCell, textCell } from './text-cells.ts';

type MakeCell = (input: CellInput) => CellSection | null;

/** What each block of the closed list is set by; null where it has nothing to say. */
const BLOCKS: Readonly<Record<LabelBlock, MakeCell>> = {
  TO: ({ content, frame }) => toSection(content, frame),
  FROM: ({ content, frame }) => fromSection(content, frame),
  RETURN: ({ content, frame }) => returnSection(content, frame),
  CARRIER: carrierCell,
  SERVICE: serviceCell,
  PACKAGE: packageCell,
  FACTS: ({ content, frame }) => factsSection(content, frame),
  REFERENCES: ({ content, frame }) => referencesSection(content, frame),
  CUSTOMS: ({ content, frame }) => customsSection(content, frame),
  TRACKING: ({ cell, content, frame }) => trackingSection(content, frame, cell.caption !== false),
  ROUTING: routingCell,
  SORTING: sortingCell,
  BARCODE: barcodeCell,
  TEXT: textCell,
  LOGO: logoCell,
  FOOTER: ({ content, frame }) => footerSection(content, frame),
};

/** Millimetres between a frame and what stands in it, and of the frame. */
const PADDING = 1.2;
const FRAME = 0.35;

/** A cell of a row, and the dots that it takes beside its neighbours. */
export interface SetCell {
  section: Section;
  width: number;
}

/** @param width dots that the cell may have. Null where it has nothing to say. */
export function cellSection(input: Omit<CellInput, 'ink'>, width: number): SetCell | null {
  const { cell, frame } = input;
  const { mm } = frame.typesetter;
  const look = cell.look ?? 'PLAIN';
  const padding = look === 'PLAIN' ? 0 : mm(PADDING);
  const inner = { ...frame, width: width - 2 * padding };
  const section = BLOCKS[cell.block]({ ...input, frame: inner, ink: look === 'INVERSE' ? 'white' : 'black' });
  if (!section) return null;
  const taken = section.width === undefined ? width : section.width + 2 * padding;
  if (look === 'PLAIN') return { section, width: taken };
  const line = Math.max(1, mm(FRAME));

  /** In the middle of its frame, or black, as high as its row. */
  const framed = (block: Block, height = block.height + 2 * padding): Block => {
    if (block.elements.length === 0) return block;
    const shift = Math.floor((height - block.height) / 2);
    const elements: Element[] = block.elements.map((element) => moved(element, padding, shift));
    const { stretch } = block;
    return {
      height,
      // The frame is drawn last: an EPL printer lays the white around a graphic over what is there already.
      elements:
        look === 'INVERSE'
          ? [rectangle(0, 0, width, height), ...elements]
          : [...elements, ...outline(width, height, line)],
      fill: (rowHeight) =>
        stretch ? framed(stretch(rowHeight - block.height - 2 * padding)) : framed(block, rowHeight),
      ...(stretch && { stretch: (extra) => framed(stretch(extra)) }),
    };
  };
  return {
    width: taken,
    section: {
      ...section,
      settings: section.settings.map((setting) => () => framed(setting())),
      concessions: (section.concessions ?? []).map((each) => ({ ...each, here: () => framed(each.here()) })),
    },
  };
}

const outline = (width: number, height: number, line: number) => [
  rectangle(0, 0, width, line),
  rectangle(0, height - line, width, line),
  rectangle(0, 0, line, height),
  rectangle(width - line, 0, line, height),
];
