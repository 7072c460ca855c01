import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage } from '#electron/engine/rules/prepared-shipment.ts';
import { dateText, weightText } from '../label/content.ts';
import { partyLines } from './party-lines.ts';
import type { TableDocument } from './table-document.ts';
import type { Words } from './document-words.ts';

/** What goes into each package of a shipment, for the packing desk and the recipient: item lines with their references. */
export function packingSlip(input: RenderInput, words: Words, timeZone: string): TableDocument {
  const { shipment, acceptedAt, trackingNumbers } = input;
  const reference = trackingNumbers[0] ?? '';
  return {
    title: words.packingSlip,
    band: input.traits.isTest ? words.test : null,
    facts: [
      { name: words.date, value: dateText(acceptedAt, timeZone, words.language) },
      { name: words.carrier, value: shipment.account.friendlyName },
      { name: words.service, value: shipment.service.name },
      { name: words.packages, value: String(shipment.packages.length) },
    ],
    parties: [
      { name: words.shipper, lines: partyLines(shipment.shipper, words.language) },
      { name: words.recipient, lines: partyLines(shipment.request.recipient, words.language) },
    ],
    columns: [
      { name: words.package, width: 14, align: 'left' },
      { name: words.item, width: 42, align: 'left' },
      { name: words.references, align: 'left' },
      { name: words.trackingNumber, width: 42, align: 'left' },
      { name: words.weight, width: 18, align: 'right' },
    ],
    rows: shipment.packages.map((pack, i) => [
      String(i + 1),
      item(pack),
      pack.references.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      trackingNumbers[i] ?? '',
      pack.transmitted.weight ? weightText(pack.transmitted.weight) : '',
    ]),
    totals: [],
    notes: [],
    signatures: [],
    footer: (page, of) => `${words.packingSlip} ${reference}   ${words.page(page, of)}`,
  };
}

/** The client's code and id of the item line, and the package's size. */
function item({ itemCode, itemTransactionId, transmitted }: PreparedPackage): string {
  const { dimensions } = transmitted;
  const size = dimensions
    ? `${dimensions.length} x ${dimensions.width} x ${dimensions.height} ${dimensions.units.toLowerCase()}`
    : '';
  return [itemCode ?? '', itemTransactionId, size].filter((line) => line !== '').join('\n');
}
