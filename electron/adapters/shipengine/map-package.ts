import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Dimensions, Weight } from '#shared/schema/shipping/measure.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import { insured } from '../http/given.ts';

const WEIGHTS: Readonly<Record<string, string>> = { KG: 'kilogram', LB: 'pound' };
const LENGTHS: Readonly<Record<string, string>> = { CM: 'centimeter', IN: 'inch' };

type Places = Readonly<Record<string, string>>;
const PLACES: Places = { ref1: 'reference1', ref2: 'reference2', ref3: 'reference3' };
/** Carriers whose label gives the service's messages other places: the customer's number, the invoice, the order. */
const OTHER_PLACES: Readonly<Partial<Record<RulesKey, Places>>> = {
  CARRIER_A: { ref1: 'reference3', ref2: 'reference2', ref3: 'reference1' },
};

const PACKAGE_CODE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** What the service calls the packaging; null where that cannot be one of its codes. */
export const packageCodeOf = (code: unknown): string | null =>
  typeof code === 'string' && code.length <= 50 && PACKAGE_CODE.test(code) ? code : null;

export const weightOf = ({ units, value }: Weight) => ({ value, unit: WEIGHTS[units] });
export const amountOf = ({ amount, currency }: Money) => ({ currency: currency.toLowerCase(), amount });

/** The description of an item as customs read it; what it is made of has no member of its own. */
export const declared = ({ description, fabricContent }: Pick<CustomsItem, 'description' | 'fabricContent'>): string =>
  fabricContent?.trim() ? `${description}, ${fabricContent}` : description;

const sidesOf = ({ units, length, width, height }: Dimensions) => ({
  ...{ unit: LENGTHS[units], length, width, height },
});

export function toPackage(shipment: PreparedShipment, index: number) {
  const { request, packages, account } = shipment;
  const prepared = packages[index] as PreparedPackage;
  const { itemTransactionId, transmitted, references, declaredInfo } = prepared;
  const line = request.itemLines[index];
  const weight = transmitted.weight ?? line?.weight;
  const packageCode = packageCodeOf(line?.packageCode);
  const value = insured(declaredInfo);
  const products = productsOf(shipment, itemTransactionId);
  const places = OTHER_PLACES[account.carrier] ?? PLACES;
  const messages = Object.fromEntries(
    references.flatMap(({ key, value }) => (places[key] ? [[places[key], value]] : [])),
  ) as Record<string, string>;
  return {
    ...(packageCode !== null && { package_code: packageCode }),
    ...(weight && { weight: weightOf(weight) }),
    ...(transmitted.dimensions && { dimensions: sidesOf(transmitted.dimensions) }),
    ...(value && { insured_value: amountOf(value) }),
    // All three are there, or none is.
    ...(Object.keys(messages).length > 0 && {
      label_messages: { reference1: null, reference2: null, reference3: null, ...messages },
    }),
    ...(itemTransactionId !== '' && { external_package_id: itemTransactionId }),
    ...(products.length > 0 && { products }),
  };
}

/** The customs items of a package; those that name none belong to the only one. */
function productsOf({ request, packages }: PreparedShipment, itemTransactionId: string) {
  return (request.customs?.customsItems ?? [])
    .filter(({ referToItemTransactionId: named }) =>
      named?.trim() ? named === itemTransactionId : packages.length === 1,
    )
    .map(toProduct);
}

/** Value and weight are of one unit, there as here. */
const toProduct = (item: CustomsItem) => ({
  description: declared(item),
  quantity: item.quantity,
  value: amountOf(item.value),
  ...(item.weight && { weight: weightOf(item.weight) }),
  ...(item.harmonizedTariffCode && { harmonized_tariff_code: item.harmonizedTariffCode }),
  ...(item.countryOfOrigin && { country_of_origin: item.countryOfOrigin }),
  ...(item.sku && { sku: item.sku }),
  ...(item.skuDescription && { sku_description: item.skuDescription }),
});
