import type { ManifestRecord } from '#electron/engine/manifests/manifest-store.ts';
import { weightsOf } from '#electron/engine/manifests/manifest-totals.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { weightText } from '../label/content.ts';
import type { ManifestWords } from './manifest-words.ts';
import { partyLines } from './party-lines.ts';
import type { TableDocument } from './table-document.ts';

/** So many numbers of one shipment are printed; the driver counts packages, not numbers. */
const MOST_NUMBERS = 4;

/** The end-of-day manifest of an account: what the driver takes, to be counted and signed. */
export function manifestDocument(
  { number, carrierId, account, closedAt, totals, journal }: ManifestRecord,
  shipments: readonly ShipmentRecord[],
  words: ManifestWords,
  timeZone: string,
): TableDocument {
  return {
    title: words.manifest,
    band: account.test ? words.test : null,
    barcode: number,
    facts: [
      { name: words.number, value: number },
      { name: words.closed, value: timeText(closedAt, timeZone) },
      { name: words.carrier, value: account.name },
      { name: words.account, value: carrierId },
      { name: words.shipments, value: String(totals.shipments) },
      { name: words.packages, value: String(totals.packages) },
      { name: words.totalWeight, value: totals.weights.map(weightText).join('\n') },
    ],
    parties: [
      { name: words.shipFrom, lines: partyLines(account.shipFrom) },
      {
        name: words.contents,
        lines: totals.services.map((each) => `${each.name}: ${words.count(each.shipments, each.packages)}`),
      },
    ],
    columns: [
      { name: words.trackingNumber, align: 'left' },
      { name: words.service, width: 40, align: 'left' },
      { name: words.recipient, width: 50, align: 'left' },
      { name: words.packages, width: 18, align: 'right' },
      { name: words.weight, width: 22, align: 'right' },
    ],
    rows: shipments.map((shipment) => row(shipment, words)),
    totals: [
      { name: words.shipments, value: String(totals.shipments) },
      { name: words.packages, value: String(totals.packages) },
      ...totals.weights.map((weight) => ({ name: words.totalWeight, value: weightText(weight) })),
    ],
    notes: [words.journal(journal.sequence, journal.hash)],
    signatures: [words.handedOver, words.received],
    footer: (page, of) => `${words.manifest} ${number}   ${words.page(page, of)}`,
  };
}

function row({ state, prepared, trackingNumbers }: ShipmentRecord, words: ManifestWords): string[] {
  const { address } = prepared.request.recipient;
  const hidden = trackingNumbers.length - MOST_NUMBERS;
  return [
    [
      ...(state === 'VOIDED' ? [words.voided] : []),
      ...trackingNumbers.slice(0, MOST_NUMBERS),
      ...(hidden > 0 ? [words.more(hidden)] : []),
    ].join('\n'),
    prepared.service.name,
    [address.city, address.zipCode, address.countryCode].filter((part) => part).join(', '),
    String(prepared.packages.length),
    weightsOf([prepared]).map(weightText).join('\n'),
  ];
}

/** "15 Jan 2026, 17:30". */
const timeText = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);
