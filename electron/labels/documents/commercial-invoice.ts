import Big from 'big.js';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { ContentsType } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { countryName } from '../label/address.ts';
import {
  customsLine,
  dateText,
  lineValue,
  lineWeight,
  moneyText,
  textOf,
  weightText,
  type Named,
  type StoredItem,
} from '../label/content.ts';
import { partyLines } from './party-lines.ts';
import type { TableDocument } from './table-document.ts';
import type { Words } from './document-words.ts';

/**
 * The commercial invoice of an international shipment. Values and weights of customs items are of one unit (contract, section 12): lines
 * multiply them by the quantity, and totals are the exact sums of the lines, one for each currency and unit.
 */
export function commercialInvoice(input: RenderInput, words: Words, timeZone: string): TableDocument {
  const { shipment, acceptedAt, trackingNumbers } = input;
  const { request } = shipment;
  const items = request.customs?.customsItems ?? [];
  const contents = request.customs?.contentsType;
  const terms = request.paymentOption?.paymentTerms;
  const importer = identifiers(request, 'IOR');
  const reference = trackingNumbers[0] ?? '';
  return {
    title: words.commercialInvoice,
    band: input.traits.isTest ? words.test : null,
    facts: [
      { name: words.date, value: dateText(acceptedAt, timeZone, words.language) },
      { name: words.trackingNumber, value: reference },
      { name: words.carrier, value: `${shipment.account.friendlyName}, ${shipment.service.name}` },
      { name: words.packages, value: String(shipment.packages.length) },
      ...(contents ? [{ name: words.contents, value: words.contentsTypes[contents as ContentsType] }] : []),
      ...(terms ? [{ name: words.terms, value: terms }] : []),
      ...(importer.length > 0 ? [{ name: words.importer, value: importer.join(', ') }] : []),
    ],
    parties: [
      {
        name: words.shipper,
        lines: [...partyLines(shipment.shipper, words.language), ...identifiers(request, 'SHIPPER')],
      },
      {
        name: words.recipient,
        lines: [...partyLines(request.recipient, words.language), ...identifiers(request, 'RECIPIENT')],
      },
    ],
    columns: [
      { name: words.position, width: 8, align: 'left' },
      { name: words.description, align: 'left' },
      { name: words.tariffCode, width: 23, align: 'left' },
      { name: words.origin, width: 25, align: 'left' },
      { name: words.quantity, width: 12, align: 'right' },
      { name: words.weight, width: 20, align: 'right' },
      { name: words.unitValue, width: 26, align: 'right' },
      { name: words.value, width: 26, align: 'right' },
    ],
    rows: items.map((item, i) => itemRow(item, i, words)),
    totals: [...totalWeights(items, words), ...totalValues(items, words)],
    notes: [words.declaration],
    signatures: [words.signature],
    footer: (page, of) => `${words.commercialInvoice} ${reference}   ${words.page(page, of)}`,
  };
}

function itemRow(item: StoredItem, i: number, words: Words): string[] {
  const line = customsLine(item);
  const details = [
    item.skuDescription === line.description ? undefined : item.skuDescription,
    item.fabricContent && `${words.fabric}: ${item.fabricContent}`,
    item.sku && item.sku !== line.description ? `${words.sku}: ${item.sku}` : undefined,
  ];
  return [
    String(i + 1),
    [line.description, details.filter((text) => text).join(', ')].filter((text) => text !== '').join('\n'),
    line.tariffCode,
    line.origin === '' ? '' : countryName(line.origin, words.language),
    line.quantity,
    line.weight,
    textOf(item.value, moneyText),
    line.value,
  ];
}

/** "VAT GB123456789", for one of those concerned. */
const identifiers = ({ taxIndentifiers }: ShipmentRequest, entity: string): string[] =>
  (taxIndentifiers ?? [])
    .filter(({ taxableEntityType, value }) => (taxableEntityType ?? 'SHIPPER') === entity && value)
    .map(({ identifierType, value }) => [identifierType, value].filter((text) => text).join(' '));

function totalWeights(items: readonly StoredItem[], words: Words): Named[] {
  const weights = items
    .map(lineWeight)
    .flatMap((weight) => (weight ? [{ key: weight.units, amount: weight.value }] : []));
  return sums(weights).map(([units, value]) => ({ name: words.totalWeight, value: weightText({ units, value }) }));
}

function totalValues(items: readonly StoredItem[], words: Words): Named[] {
  const values = items
    .map(lineValue)
    .flatMap((value) => (value ? [{ key: value.currency, amount: value.amount }] : []));
  return sums(values).map(([currency, amount]) => ({ name: words.totalValue, value: moneyText({ amount, currency }) }));
}

function sums(parts: readonly { key: string; amount: number }[]): [string, number][] {
  const totals = new Map<string, Big>();
  for (const { key, amount } of parts) totals.set(key, (totals.get(key) ?? new Big(0)).plus(amount));
  return [...totals].map(([key, total]) => [key, total.toNumber()]);
}
