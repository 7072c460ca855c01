import { decimal, roundTo } from '#electron/engine/rules/packages/decimal.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import { given } from '../http/given.ts';
import { filled, toParty } from './map-party.ts';
import { termsOf } from './payment.ts';

/** Three lines describe an article, each with so many characters. */
export const DESCRIPTION = { lines: 3, characters: 35 };
/** Of the one description of goods that a whole shipment has. */
export const SUMMARY_CHARACTERS = 50;

export const itemsOf = ({ customs }: ShipmentRequest): CustomsItem[] => customs?.customsItems ?? [];

/** UPS has no place for what a fabric is made of but the description. */
export const describe = ({ description, skuDescription, fabricContent }: CustomsItem) =>
  [description, skuDescription, fabricContent].flatMap((text) => filled(text) ?? []).join(', ');

/** In lines that break between words, and within one only where it is longer than a line. */
export function inLines(text: string): string[] {
  const length = DESCRIPTION.characters;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && [...line].length + 1 + [...word].length <= length)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(...piecesOf(word, length));
  }
  return lines;
}

function piecesOf(word: string, length: number): string[] {
  const characters = [...word];
  const count = Math.ceil(characters.length / length);
  return Array.from({ length: count }, (_, index) => characters.slice(index * length, (index + 1) * length).join(''));
}

/**
 * What is in the shipment, for the label and for customs' first look: of the articles' descriptions as many as there is room for, each in whole.
 * All of them stand on the invoice. Undefined where there is room for none.
 */
export function summaryOf(items: readonly CustomsItem[]): string | undefined {
  const descriptions = new Set(items.map(({ description }) => description.trim().replaceAll(/\s+/g, ' ')));
  let summary = '';
  for (const description of descriptions) {
    const longer = summary === '' ? description : `${summary}, ${description}`;
    if ([...longer].length <= SUMMARY_CHARACTERS) summary = longer;
  }
  return summary === '' ? undefined : summary;
}

/** Of all units of all articles; exact. */
export const totalOf = (items: readonly CustomsItem[]) =>
  items.reduce((sum, { quantity, value }) => sum.plus(decimal(value.amount).times(quantity)), decimal(0)).toFixed();

/** The same in whole units of the currency, and at least one. */
export function toWholeTotal(items: readonly CustomsItem[]) {
  const whole = roundTo(decimal(totalOf(items)), 0, 'nearest');
  return { CurrencyCode: currencyOf(items), MonetaryValue: whole.lt(1) ? '1' : whole.toFixed() };
}

export const currencyOf = (items: readonly CustomsItem[]) => items[0]?.value.currency.toUpperCase() ?? '';

/** Why it is sent, in UPS's words. */
export const REASONS: Readonly<Record<string, string>> = {
  MERCHANDISE: 'SALE',
  GIFT: 'GIFT',
  SAMPLE: 'SAMPLE',
  RETURNED_GOODS: 'RETURN',
  REPAIR: 'REPAIR',
};

/** The commercial invoice that UPS writes. @param date of it, as 20261123 */
export function toInvoice(request: ShipmentRequest, date: string) {
  const items = itemsOf(request);
  const terms = termsOf(request);
  const { Name, AttentionName, Phone, Address } = toParty(request.recipient);
  return {
    FormType: ['01'],
    Contacts: { SoldTo: { Name, AttentionName, ...(Phone && { Phone }), Address } },
    Product: items.map(toProduct),
    ...given({ InvoiceNumber: request.customs?.invoiceNumber }),
    InvoiceDate: date,
    ReasonForExport: REASONS[request.customs?.contentsType ?? 'MERCHANDISE'],
    ...(terms && { TermsOfShipment: terms }),
    ...chargesOf(request),
    CurrencyCode: currencyOf(items),
  };
}

const chargesOf = ({ customs }: ShipmentRequest) => ({
  ...(customs?.freightCharge && { FreightCharges: { MonetaryValue: decimal(customs.freightCharge.amount).toFixed() } }),
  ...(customs?.insuranceCharge && {
    InsuranceCharges: { MonetaryValue: decimal(customs.insuranceCharge.amount).toFixed() },
  }),
});

function toProduct(item: CustomsItem) {
  const { quantity, value, sku, countryOfOrigin } = item;
  const tariffCode = tariffCodeOf(item);
  const partNumber = filled(sku);
  return {
    Description: inLines(describe(item)),
    Unit: {
      Number: String(quantity),
      UnitOfMeasurement: { Code: 'PCS' },
      Value: decimal(value.amount).toFixed(),
    },
    ...(tariffCode && { CommodityCode: tariffCode }),
    ...(partNumber && { PartNumber: partNumber }),
    ...(countryOfOrigin && { OriginCountryCode: countryOfOrigin.toUpperCase() }),
  };
}
