import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import type { CarrierKey } from '#shared/schema/accounts/carrier.ts';
import type { ImageType, LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { Layout } from '#electron/labels/layout/element.ts';
import { party } from './parties.ts';
import { customsItem, sample, type SampleOptions } from './samples.ts';

/** As long as it may be, of letters as wide as they come and no two messages alike. */
export const wide = (key: number, length: number) => `${'WMQ@OG'[key] ?? 'W'}`.repeat(length - 2) + `-${key}`;
export const usual = (key: number, length: number) =>
  `Order ${key} reference 0123456789 for the depot, line `.repeat(4).slice(0, length).trim();

const FULL_PARTY = party(
  { personName: 'Jordan Whitfield', companyName: 'Alder & Finch Books', phoneNumber: '+1 503 555 0177' },
  {
    city: 'Springfield',
    stateOrProvinceCode: 'OR',
    zipCode: '97209',
    streetLine1: 'Building 7, Great Northern Industrial Estate',
    streetLine2: 'Unit 12, second floor',
    streetLine3: 'Loading bay C',
  },
);

/** A carrier's label with all that it may have: every message at its full length, a return address, three street lines, customs, a signature. */
export function fullest(
  carrier: CarrierKey,
  text = usual,
  { returnAddress = FULL_PARTY, ...options }: SampleOptions & { returnAddress?: Party } = {},
): RenderInput {
  const messages = CARRIER_DEFINITIONS.find(({ key }) => key === carrier)?.references ?? [];
  return sample({
    carrier,
    recipient: FULL_PARTY,
    references: messages.map(({ key, label, maxLength }, i) => ({ key, label, value: text(i, maxLength) })),
    customs: [0, 1, 2].map(customsItem),
    request: { returnAddress, signatureOption: { signatureOptionType: 'ADULT' } },
    ...options,
  });
}

export const textsIn = ({ elements }: Layout) =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));
/** The barcode of the tracking number; a layout may have others beside it. */
export const barsIn = ({ elements }: Layout, { trackingNumbers }: RenderInput) =>
  elements.filter((element) => element.kind === 'linear').filter(({ data }) => trackingNumbers.includes(data));
export const linesOf = ({ address, contact }: Party) =>
  [
    contact.personName,
    contact.companyName,
    address.streetLine1,
    address.streetLine2,
    address.streetLine3,
    address.city,
  ].filter((line) => line !== undefined);
export const customsIn = ({ shipment: { request } }: RenderInput) =>
  (request.customs?.customsItems ?? []).map(({ description }) => description);
/** Of the lines that begin with a word of the name, the streets or the city, in the block of the recipient. */
export const recipientSizes = ({ elements }: Layout, { shipment }: RenderInput) =>
  elements.flatMap((element) =>
    element.kind === 'text' &&
    element.least !== undefined &&
    linesOf(shipment.request.recipient).some((line) => element.text.includes(line.slice(0, 6)))
      ? [element.size]
      : [],
  );

export const inFormat = (input: RenderInput, imageType: ImageType, stock: LabelStock = 'STOCK_4X6'): RenderInput => ({
  ...input,
  shipment: { ...input.shipment, imageType, stock },
});
