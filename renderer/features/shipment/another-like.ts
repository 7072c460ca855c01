import { CONTENTS_TYPES } from '#shared/schema/shipping/customs.ts';
import type { ShipperNumber } from '#shared/shipment/customs-needs.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { writtenDecimal } from '#renderer/format/decimal.ts';
import {
  applyPreset,
  emptyLine,
  newDraft,
  type CustomsFacts,
  type CustomsLine,
  type ShipDraft,
} from '#renderer/features/ship/index.ts';

type Units = Pick<ShipDraft, 'weightUnit' | 'lengthUnit'>;

/** A new form, under an identity of its own, with all that the request has and a person would type again. */
export function anotherLike(request: ShipmentRequest, units: Units, decimalMark: string): ShipDraft {
  const { carrierId, serviceType, itemLines } = request;
  const empty = newDraft({
    ...unitsOf(itemLines, units),
    byRules: false,
    carrierId,
    serviceType,
    signature: '',
    imageType: 'PDF',
    labelStock: 'STOCK_4X6',
  });
  const blank: ShipDraft = { ...empty, lines: itemLines.map(emptyLine) };
  const filled = itemLines.reduce(
    (draft, line, row) => applyPreset(draft, { ...request, itemLines: [inUnits(line, empty)] }, row, decimalMark),
    blank,
  );
  return {
    ...filled,
    customs: customsLines(request, empty, decimalMark),
    customsFacts: customsFacts(request),
  };
}

/** The form has one unit of weight and one of length: those of the first package that names any. */
function unitsOf(lines: readonly ItemLine[], { weightUnit, lengthUnit }: Units): Units {
  const sides = lines.find(({ dimensions }) => dimensions)?.dimensions?.units.toUpperCase();
  const weight = lines[0]?.weight.units.toUpperCase();
  return {
    weightUnit: weight === 'KG' || weight === 'LB' ? weight : weightUnit,
    lengthUnit: sides === 'CM' || sides === 'IN' ? sides : lengthUnit,
  };
}

/** Numbers in another unit than the form's are left to be measured again: never converted, never mistaken. */
function inUnits(line: ItemLine, { weightUnit, lengthUnit }: Units): Partial<ItemLine> {
  const { weight, dimensions, customerReference, declaredInfo, itemCode } = line;
  return {
    ...(weight.units.toUpperCase() === weightUnit && { weight }),
    ...(dimensions?.units.toUpperCase() === lengthUnit && { dimensions }),
    ...(customerReference && { customerReference }),
    ...(declaredInfo && { declaredInfo }),
    ...(itemCode !== undefined && { itemCode }),
  };
}

function customsLines({ customs }: ShipmentRequest, { weightUnit }: Units, decimalMark: string): CustomsLine[] {
  const typed = (value: number | undefined) => (value === undefined ? '' : writtenDecimal(value, decimalMark));
  return (customs?.customsItems ?? []).map((item) => ({
    sku: item.sku ?? '',
    description: item.description ?? '',
    quantity: typed(item.quantity ?? 1),
    amount: typed(item.value?.amount),
    currency: item.value?.currency ?? '',
    weight: item.weight?.units.toUpperCase() === weightUnit ? typed(item.weight.value) : '',
    countryOfOrigin: item.countryOfOrigin ?? '',
    harmonizedTariffCode: item.harmonizedTariffCode ?? '',
  }));
}

function customsFacts({ customs, paymentOption, taxIndentifiers }: ShipmentRequest): CustomsFacts {
  const ofShipper = (taxIndentifiers ?? []).filter(
    ({ taxableEntityType }) => (taxableEntityType ?? 'SHIPPER') === 'SHIPPER',
  );
  const numberOf = (number: ShipperNumber) =>
    ofShipper.find(({ identifierType }) => identifierType === number)?.value ?? '';
  return {
    contents: CONTENTS_TYPES.find((type) => type === customs?.contentsType) ?? 'MERCHANDISE',
    explanation: customs?.contentsExplanation ?? '',
    terms: paymentOption?.paymentTerms?.toUpperCase() ?? '',
    numbers: { EORI: numberOf('EORI'), VAT: numberOf('VAT'), IOSS: numberOf('IOSS') },
  };
}
