import type { LabelBlock } from '#shared/schema/accounts/labels/label-cell.ts';
import type { Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import type { Area } from '../layout/geometry.ts';
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
    if (block.height === 0) return block;
    const shift = Math.floor((height - block.height) / 2);
    const { stretch } = block;
    return {
      height,
      draw(page, x, y) {
        if (look === 'INVERSE') page.push(rectangle(x, y, width, height));
        block.draw(page, x + padding, y + shift);
        // The frame is drawn last: an EPL printer lays the white around a graphic over what is there already.
        if (look !== 'INVERSE') page.push(...outline({ x, y, width, height }, line));
      },
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

const outline = ({ x, y, width, height }: Area, line: number) => [
  rectangle(x, y, width, line),
  rectangle(x, y + height - line, width, line),
  rectangle(x, y, line, height),
  rectangle(x + width - line, y, line, height),
];
