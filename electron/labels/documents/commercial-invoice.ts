import { invoiceNumberOf } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { Language } from '#shared/format/languages.ts';
import type { Customs, ContentsType } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { countryName } from '../label/address.ts';
import {
  mass,
  massText,
  money,
  moneyText,
  netWeightOf,
  type StoredItem,
  sums,
  valueOf,
  type Amount,
} from '../label/amounts.ts';
import { textOf, type Named } from '../label/content.ts';
import { dateText } from '../label/texts.ts';
import { partyLines } from './party-lines.ts';
import type { TableDocument } from './table-document.ts';
import { WITH_ENGLISH, WORDS } from './words/index.ts';

/**
 * The commercial invoice of an international shipment, with English beside the language that is asked for. Values and weights of customs items are
 * of one unit (contract, section 12): lines multiply them by the quantity, and totals are the exact sums of the lines, one for each
 * currency and unit. What is not known, such as freight, is left out.
 */
export function commercialInvoice(input: RenderInput, language: Language, timeZone: string): TableDocument {
  const { shipment, platformTrackingNumbers, trackingNumbers } = input;
  const { customs } = shipment.request;
  const { test, page } = WORDS[language];
  const words = WITH_ENGLISH[language].invoice;
  const number = invoiceNumberOf(shipment) ?? platformTrackingNumbers[0] ?? trackingNumbers[0] ?? '';
  const items: readonly StoredItem[] = customs?.customsItems ?? [];
  return {
    title: words.title,
    band: input.traits.isTest ? test : null,
    facts: facts(input, number, { language, timeZone }),
    parties: parties(input, language),
    columns: [
      { name: WORDS[language].invoice.position, width: 8, align: 'left' },
      { name: words.description, align: 'left' },
      { name: words.tariffCode, width: 22, align: 'left' },
      { name: words.origin, width: 24, align: 'left' },
      { name: words.quantity, width: 15, align: 'right' },
      { name: words.netWeight, width: 22, align: 'right' },
      { name: words.unitValue, width: 25, align: 'right' },
      { name: words.value, width: 25, align: 'right' },
    ],
    rows: items.map((item, i) => itemRow(item, i, language)),
    carried: {
      forward: words.carriedForward,
      brought: words.broughtForward,
      after: (rows) => said(items.slice(0, rows).flatMap(valueOf), moneyText),
    },
    totals: totals(input, items, language),
    notes: [
      ...(trackingNumbers.length > 1 ? [`${words.trackingNumbers}: ${trackingNumbers.join(', ')}`] : []),
      words.declaration,
    ],
    signatures: [words.signer, words.signature],
    footer: (at, of) => `${WORDS[language].invoice.title} ${number}   ${page(at, of)}`,
  };
}

function facts(
  { shipment, trackingNumbers, acceptedAt }: RenderInput,
  number: string,
  { language, timeZone }: { language: Language; timeZone: string },
): Named[] {
  const all = WITH_ENGLISH[language];
  const words = all.invoice;
  const { request, order } = shipment;
  const importer = identifiers(request, 'IOR');
  const [trackingNumber = ''] = trackingNumbers.length === 1 ? trackingNumbers : [];
  const entries: Named[] = [
    { name: words.number, value: number },
    { name: all.date, value: dateText(acceptedAt, timeZone, language) },
    { name: words.reason, value: reason(request.customs, language) },
    { name: words.terms, value: request.paymentOption?.paymentTerms ?? '' },
    { name: all.carrier, value: `${shipment.account.friendlyName}, ${shipment.service.name}` },
    { name: all.trackingNumber, value: trackingNumber },
    { name: all.packages, value: String(shipment.packages.length) },
    { name: words.currency, value: currenciesOf(request.customs).join(', ') },
    { name: words.order, value: order?.orderNumber ?? '' },
    { name: words.importer, value: importer.join('\n') },
  ];
  return entries.filter(({ value }) => value !== '');
}

function reason(customs: Customs | null | undefined, language: Language): string {
  const { reasons } = WITH_ENGLISH[language].invoice;
  const type = (customs?.contentsType ?? 'MERCHANDISE') as ContentsType;
  const explanation = customs?.contentsExplanation?.trim();
  return explanation ? `${reasons[type]}: ${explanation}` : reasons[type];
}

const currenciesOf = (customs: Customs | null | undefined): string[] =>
  sums((customs?.customsItems ?? []).flatMap(valueOf)).map(({ unit }) => unit);

function parties({ shipment: { request, shipper } }: RenderInput, language: Language): TableDocument['parties'] {
  const words = WITH_ENGLISH[language].invoice;
  return [
    { name: words.exporter, lines: [...partyLines(shipper, 'en'), ...identifiers(request, 'SHIPPER')] },
    { name: words.consignee, lines: [...partyLines(request.recipient, 'en'), ...identifiers(request, 'RECIPIENT')] },
  ];
}

/** "VAT GB123456789", for one of those concerned. */
const identifiers = ({ taxIndentifiers }: ShipmentRequest, entity: string): string[] =>
  (taxIndentifiers ?? [])
    .filter(({ taxableEntityType, value }) => (taxableEntityType ?? 'SHIPPER') === entity && value)
    .map(({ identifierType, value }) => [identifierType, value].filter((text) => text).join(' '));

function itemRow(item: StoredItem, i: number, language: Language): string[] {
  const words = WITH_ENGLISH[language].invoice;
  const description = item.description ?? item.skuDescription ?? item.sku ?? '';
  const details = [
    item.skuDescription === description ? undefined : item.skuDescription,
    item.fabricContent && `${words.fabric}: ${item.fabricContent}`,
    item.sku && item.sku !== description ? `${words.sku}: ${item.sku}` : undefined,
  ];
  const quantity = item.quantity ?? 1;
  const each = quantity === 1 ? '' : textOf(item.weight, (weight) => `${quantity} × ${massText(mass(weight))}`);
  return [
    String(i + 1),
    [description, details.filter((text) => text).join(', ')].filter((text) => text !== '').join('\n'),
    item.harmonizedTariffCode ?? '',
    item.countryOfOrigin ? `${countryName(item.countryOfOrigin, language)} (${item.countryOfOrigin})` : '',
    textOf(item.quantity, String),
    [said(netWeightOf(item), massText), each].filter((text) => text !== '').join('\n'),
    textOf(item.value, (value) => moneyText(money(value))),
    said(valueOf(item), moneyText),
  ];
}

function totals({ shipment }: RenderInput, items: readonly StoredItem[], language: Language): Named[] {
  const words = WITH_ENGLISH[language].invoice;
  const { customs } = shipment.request;
  const goods = items.flatMap(valueOf);
  const freight = customs?.freightCharge ? [money(customs.freightCharge)] : [];
  const insurance = customs?.insuranceCharge ? [money(customs.insuranceCharge)] : [];
  // A sum of some of the weights would be none.
  const net = items.every(({ weight }) => weight) ? items.flatMap(netWeightOf) : [];
  const gross = shipment.packages.flatMap(({ transmitted }) => (transmitted.weight ? [mass(transmitted.weight)] : []));
  const each = (name: string, amounts: readonly Amount[], text: (amount: Amount) => string) =>
    sums(amounts).map((amount): Named => ({ name, value: text(amount) }));
  return [
    { name: words.units, value: String(items.reduce((sum, { quantity = 0 }) => sum + quantity, 0)) },
    ...each(words.totalNetWeight, net, massText),
    ...each(words.totalGrossWeight, gross, massText),
    ...(freight.length + insurance.length > 0 ? each(words.goods, goods, moneyText) : []),
    ...each(words.freight, freight, moneyText),
    ...each(words.insurance, insurance, moneyText),
    ...each(words.total, [...goods, ...freight, ...insurance], moneyText),
  ];
}

/** The sum of each unit that occurs. */
const said = (amounts: readonly Amount[], text: (amount: Amount) => string): string =>
  sums(amounts).map(text).join(', ');
