import { blockOf, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { lineHeight } from '../layout/typesetter.ts';
import type { AddressText, LabelContent } from './content.ts';
import { CAPTION, caption, SMALL_PRINT, smallPrint, type LabelFrame } from './frame.ts';

/** The shipper: a line for each part, then one paragraph. Where even that has no room, the next label has it. */
export const fromSection = ({ from }: LabelContent, frame: LabelFrame): Section =>
  partySection('FROM', from, { order: 4, yields: 2 }, frame);

/** Where an undeliverable package goes; null where the carrier brings it back to the shipper. */
export const returnSection = ({ returnTo }: LabelContent, frame: LabelFrame): Section | null =>
  returnTo && partySection('RETURN TO', returnTo, { order: 2, yields: 2 }, frame);

/** Whose parcel it is, in small print: the label before this one has the address that it is delivered by. */
export const parcelOf = ({ to }: LabelContent, frame: LabelFrame): Section => ({
  ...partySection('TO', to, { order: 0, yields: 1 }, frame),
  concessions: [],
});

function partySection(
  name: string,
  party: AddressText,
  { order, yields }: { order: number; yields: number },
  frame: LabelFrame,
): Section {
  const { pt, mm } = frame.typesetter;
  const lines = [...party.names, ...party.streets, party.locality, party.country, party.phone].filter(Boolean);
  const inLines = (points: number): Block =>
    stack([
      blockOf(lineHeight(pt(CAPTION)) + mm(0.2), [caption(name, frame)]),
      ...lines.map((line) => smallPrint(line, frame, points)),
    ]);
  return {
    yields,
    settings: [
      ...SMALL_PRINT.map((points) => () => inLines(points)),
      () => smallPrint(`${name}: ${lines.join(', ')}`, frame),
    ],
    concessions: [
      {
        order,
        here: () => smallPrint(`${name}: on the next label`, frame),
        there: (width) => partySection(name, party, { order, yields }, { ...frame, width }),
      },
    ],
  };
}
