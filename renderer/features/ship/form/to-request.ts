import { parseDecimal, sentNumber } from '#renderer/format/decimal.ts';
import { sentWeight, weightIn } from '#renderer/format/typed-weight.ts';
import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import { SHIPPER_NUMBERS, type ShipperNumber } from '#shared/shipment/customs-needs.ts';
import type { CustomsFacts, CustomsLine, PackageLine, ShipDraft } from './draft.ts';
import { splitPhone, type PartyDraft } from '#renderer/components/party/party-draft.ts';

/** As many as the station takes in one request; of more it gets one too many, and says so. */
export const MAX_PACKAGES = 200;

/** What goes to the station: not checked here, because the station checks it, with the same words for everybody. */
export interface DraftRequest {
  body: Record<string, unknown>;
  /** The row of the packages table that each item line came from. */
  rowOf: number[];
  /** The number of the shipper that each tax identifier is. */
  numbers: ShipperNumber[];
  /** How many packages were typed; of too many the request has but one too many. */
  count: number;
  /** The fields whose number of packages is none, or too large. */
  miscounted: string[];
}

/** The weight in the unit of the form, whichever it was typed in, with the empty box. */
function weightWithBox(line: PackageLine, unit: WeightUnit): number | string | undefined {
  const value = sentWeight(line.weight, unit);
  return typeof value === 'number' ? rounded(value + tareOf(line, unit)) : value;
}

/** Sums of decimals without what their binary form adds. */
const rounded = (weight: number) => Number(weight.toFixed(8));

/** What the empty box adds, in the unit of the form; nothing where the scale had it on it, or none was chosen. */
export function tareOf({ tare, weight, weighed }: PackageLine, unit: WeightUnit): number {
  if (!tare || parseDecimal(weight) === weighed) return 0;
  return weightIn(tare.value, tare.units.toUpperCase() === 'LB' ? 'LB' : 'KG', unit);
}

const text = (typed: string) => typed.trim() || undefined;

const isCount = (copies: number | null): copies is number => copies !== null && Number.isInteger(copies) && copies >= 1;

/** How many packages a row stands for; a number that is none counts as one, and the field says that it is none. */
export function copiesOf({ copies }: PackageLine): number {
  const count = parseDecimal(copies);
  return isCount(count) ? count : 1;
}

/** Where no number is typed, it is one package. */
const wrongCopies = ({ lines }: ShipDraft): string[] =>
  lines.flatMap(({ copies }, row) => {
    const count = parseDecimal(copies);
    const isRight = copies.trim() === '' || (isCount(count) && count <= MAX_PACKAGES);
    return isRight ? [] : [`/itemLines/${row}/copies`];
  });

export function toRequest(draft: ShipDraft): DraftRequest {
  const rows = draft.lines.flatMap((line, row) =>
    Array.from({ length: Math.min(copiesOf(line), MAX_PACKAGES + 1) }, (_, copy) => ({ line, row, copy })),
  );
  const packages = rows.slice(0, MAX_PACKAGES + 1);
  const numbers =
    draft.customs.length === 0 ? [] : SHIPPER_NUMBERS.filter((number) => text(draft.customsFacts.numbers[number]));
  const customsItems = draft.customs.map((line) => customsItem(line, draft));
  return {
    rowOf: packages.map(({ row }) => row),
    numbers,
    count: draft.lines.reduce((sum, line) => sum + copiesOf(line), 0),
    miscounted: wrongCopies(draft),
    body: {
      ...(!draft.byRules && { carrierId: text(draft.carrierId), serviceType: text(draft.serviceType) }),
      recipient: party(draft.recipient),
      itemLines: packages.map(({ line, copy }, index) => ({
        itemTransactionId: packageId(line, copy) ?? `${draft.transactionId}-${index + 1}`,
        ...itemLine(line, draft),
      })),
      labelSpecification: { imageType: text(draft.imageType), labelStockType: text(draft.labelStock) },
      ...(draft.signature !== '' && { signatureOption: { signatureOptionType: draft.signature } }),
      ...(customsItems.length > 0 && declaration(draft.customsFacts, customsItems)),
      ...(numbers.length > 0 && { taxIndentifiers: numbers.map((number) => shipperNumber(number, draft)) }),
    },
  };
}

function party(typed: PartyDraft) {
  const { phoneNumber, phoneExtension } = splitPhone(typed.phoneNumber);
  const address = {
    countryCode: text(typed.countryCode),
    stateOrProvinceCode: typed.stateOrProvinceCode.trim(),
    city: text(typed.city),
    zipCode: text(typed.zipCode),
    streetLine1: text(typed.streetLine1),
    streetLine2: text(typed.streetLine2),
    streetLine3: text(typed.streetLine3),
  };
  const contact = {
    personName: text(typed.personName),
    companyName: text(typed.companyName),
    phoneNumber: text(phoneNumber),
    phoneExtension: text(phoneExtension),
    emailAddress: text(typed.emailAddress),
  };
  return { address, contact };
}

/** The id that was typed for the row, numbered for its copies; without one the package gets the form's own. */
function packageId(line: PackageLine, copy: number): string | undefined {
  const typed = text(line.packageId);
  return typed === undefined || copy === 0 ? typed : `${typed}-${copy + 1}`;
}

function itemLine(line: PackageLine, { weightUnit, lengthUnit }: ShipDraft) {
  const [length, width, height] = [sentNumber(line.length), sentNumber(line.width), sentNumber(line.height)];
  const hasSides = [length, width, height].some((side) => side !== undefined);
  const references = Object.entries(line.references).filter(([, value]) => value.trim() !== '');
  const declared = sentNumber(line.declared);
  return {
    itemCode: text(line.itemCode),
    weight: { units: weightUnit, value: weightWithBox(line, weightUnit) },
    ...(hasSides && { dimensions: { units: lengthUnit, length, width, height } }),
    ...(references.length > 0 && { customerReference: Object.fromEntries(references) }),
    ...(declared !== undefined && { declaredInfo: { amount: declared, currency: text(line.currency) } }),
  };
}

/** Nothing of it is sent within a customs territory, where it stays from the shipment before. */
function declaration(facts: CustomsFacts, customsItems: object[]) {
  const { contents, terms, explanation = '', invoiceNumber = '' } = facts;
  const paymentTerms = text(terms);
  return {
    customs: {
      ...(contents !== '' && { contentsType: contents }),
      ...(contents === 'OTHER' && text(explanation) !== undefined && { contentsExplanation: text(explanation) }),
      ...(text(invoiceNumber) !== undefined && { invoiceNumber: text(invoiceNumber) }),
      customsItems,
    },
    ...(paymentTerms !== undefined && { paymentOption: { paymentTerms } }),
  };
}

const shipperNumber = (number: ShipperNumber, { customsFacts: { numbers } }: ShipDraft) => ({
  identifierType: number,
  taxableEntityType: 'SHIPPER',
  value: text(numbers[number]),
});

const customsItem = (line: CustomsLine, { weightUnit }: ShipDraft) => ({
  sku: text(line.sku ?? ''),
  description: text(line.description),
  quantity: sentNumber(line.quantity),
  countryOfOrigin: text(line.countryOfOrigin),
  harmonizedTariffCode: text(line.harmonizedTariffCode),
  ...(sentNumber(line.amount) !== undefined && {
    value: { amount: sentNumber(line.amount), currency: text(line.currency) },
  }),
  ...(sentNumber(line.weight) !== undefined && { weight: { units: weightUnit, value: sentNumber(line.weight) } }),
});
