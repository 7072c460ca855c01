import type { ManifestRecord } from '#electron/engine/manifests/manifest-store.ts';
import { manifestTotals } from '#electron/engine/manifests/manifest-totals.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { localeOf, type Language } from '#shared/format/languages.ts';
import { weightText } from '../label/amounts.ts';
import { partyLines } from './party-lines.ts';
import type { Row, TableDocument } from './table-document.ts';
import { WORDS } from './words/index.ts';

/** The end-of-day manifest of an account: every number that the driver takes, service by service, to be counted and signed. */
export function manifestDocument(
  { number, carrierId, account, closedAt, totals, journal }: ManifestRecord,
  shipments: readonly ShipmentRecord[],
  language: Language,
  timeZone: string,
): TableDocument {
  const { manifest: words, ...common } = WORDS[language];
  return {
    title: words.title,
    band: account.test ? common.test : null,
    barcode: number,
    facts: [
      { name: words.number, value: number },
      { name: words.closed, value: timeText(closedAt, language, timeZone) },
      { name: common.carrier, value: account.name },
      { name: words.account, value: carrierId },
      { name: words.shipments, value: String(totals.shipments) },
      { name: common.packages, value: String(totals.packages) },
      { name: common.grossWeight, value: totals.weights.map(weightText).join(', ') },
    ],
    parties: [
      { name: words.shipFrom, lines: partyLines(account.shipFrom, language) },
      {
        name: words.services,
        lines: totals.services.map((each) => `${each.name}: ${words.count(each.shipments, each.packages)}`),
      },
    ],
    columns: [
      { name: common.trackingNumber, align: 'left' },
      { name: words.platformNumber, width: 36, align: 'left' },
      { name: words.reference, width: 42, align: 'left' },
      { name: common.recipient, width: 42, align: 'left' },
      { name: common.grossWeight, width: 20, align: 'right' },
    ],
    rows: totals.services.flatMap(({ serviceCode }) =>
      serviceRows(
        shipments.filter(({ prepared }) => prepared.service.serviceCode === serviceCode),
        language,
      ),
    ),
    totals: [
      { name: words.shipments, value: String(totals.shipments) },
      { name: common.packages, value: String(totals.packages) },
      ...totals.weights.map((weight) => ({ name: common.grossWeight, value: weightText(weight) })),
    ],
    notes: [words.journal(journal.sequence, journal.hash)],
    signatures: [words.handedOver, words.received],
    footer: (page, of) => `${words.title} ${number}   ${common.page(page, of)}`,
  };
}

/** A service with what it comes to, and a line for each of its packages. */
function serviceRows(shipments: readonly ShipmentRecord[], language: Language): Row[] {
  const { manifest: words } = WORDS[language];
  const { services, weights } = manifestTotals(shipments.map(({ prepared }) => prepared));
  return services.flatMap(({ name, shipments: count, packages }): Row[] => [
    { heading: name, lines: [[words.count(count, packages), ...weights.map(weightText)].join(', ')] },
    ...shipments.flatMap((shipment) => packageRows(shipment, words.voided)),
  ]);
}

function packageRows(
  { state, prepared, trackingNumbers, platformTrackingNumbers }: ShipmentRecord,
  voided: string,
): Row[] {
  const { address } = prepared.request.recipient;
  const place = [address.city, address.zipCode, address.countryCode].filter((part) => part).join(', ');
  return prepared.packages.map(({ itemTransactionId, transmitted }, i) => [
    [...(state === 'VOIDED' ? [voided] : []), trackingNumbers[i] ?? ''].join('\n'),
    platformTrackingNumbers[i] ?? '',
    itemTransactionId,
    place,
    transmitted.weight ? weightText(transmitted.weight) : '',
  ]);
}

/** "15 Jan 2026, 17:30". */
const timeText = (instant: number, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);
