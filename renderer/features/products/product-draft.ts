import type { Product, ProductFacts } from '#shared/schema/station/product.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';
import { sentNumber, writtenDecimal, type TypedNumber } from '#renderer/format/decimal.ts';

/** A product as it is typed. */
export interface ProductDraft {
  sku: string;
  description: string;
  harmonizedTariffCode: string;
  countryOfOrigin: string;
  amount: TypedNumber;
  currency: string;
  weight: TypedNumber;
  weightUnit: WeightUnit;
  length: TypedNumber;
  width: TypedNumber;
  height: TypedNumber;
  lengthUnit: LengthUnit;
}

interface Writing {
  weightUnit: WeightUnit;
  lengthUnit: LengthUnit;
  decimalMark: string;
}

/** The form of a product, or an empty one. */
export function toDraft(product: Partial<Product>, { weightUnit, lengthUnit, decimalMark }: Writing): ProductDraft {
  const { value, weight, box } = product;
  const typed = (number: number | undefined) => (number === undefined ? '' : writtenDecimal(number, decimalMark));
  return {
    sku: product.sku ?? '',
    description: product.description ?? '',
    harmonizedTariffCode: product.harmonizedTariffCode ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    amount: typed(value?.amount),
    currency: value?.currency ?? '',
    weight: typed(weight?.value),
    weightUnit: weight ? (weight.units.toUpperCase() === 'LB' ? 'LB' : 'KG') : weightUnit,
    ...{ length: typed(box?.length), width: typed(box?.width), height: typed(box?.height) },
    lengthUnit: box ? (box.units.toUpperCase() === 'IN' ? 'IN' : 'CM') : lengthUnit,
  };
}

/** What is sent; the station says what is wrong with it. */
export function toFacts(draft: ProductDraft): ProductFacts {
  const text = (typed: string) => typed.trim() || undefined;
  const { length, width, height } = draft;
  const hasBox = [length, width, height].some((side) => side.trim() !== '');
  const facts = {
    description: text(draft.description),
    harmonizedTariffCode: text(draft.harmonizedTariffCode),
    countryOfOrigin: text(draft.countryOfOrigin),
    ...(draft.amount.trim() && { value: { amount: sentNumber(draft.amount), currency: text(draft.currency) } }),
    ...(draft.weight.trim() && { weight: { units: draft.weightUnit, value: sentNumber(draft.weight) } }),
    ...(hasBox && {
      box: {
        units: draft.lengthUnit,
        length: sentNumber(length),
        width: sentNumber(width),
        height: sentNumber(height),
      },
    }),
  };
  return facts as ProductFacts;
}
