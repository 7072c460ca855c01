import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { decimal, inCentimetres, inKilograms, type ShippedOrder, type WellFormed } from '../rules/index.ts';

/** What an order says beside the shipment. */
export type OrderFacts = Pick<ShippedOrder, 'lines' | 'tags' | 'shippingMethod'>;

/** What rules look at; null where country or weights are not known: then nothing is chosen. */
export function factsOf(
  { recipient, itemLines = [], customs }: WellFormed<ShipmentRequest>,
  order: OrderFacts | undefined,
): SelectionFacts | null {
  const { countryCode, zipCode = '' } = recipient?.address ?? {};
  const weight = heaviest(itemLines);
  if (countryCode === undefined || weight === null) return null;
  const items = (customs?.customsItems ?? []).filter((item) => item !== undefined);
  const worth = items.map(({ value, quantity = 1 }) => ({ value, quantity }));
  const declared = itemLines.map((line) => ({
    value: line?.declaredInfo ?? line?.itemSpecialService?.declaredInfo,
    quantity: 1,
  }));
  const articles = order?.lines.map(({ article }) => article) ?? items.map(({ sku }) => sku?.trim() ?? '');
  return {
    ...{ countryCode, zipCode, weight },
    longestSide: longest(itemLines),
    value: sum(worth.length > 0 ? worth : declared),
    skus: articles.filter((article) => article !== ''),
    tags: [...(order?.tags ?? [])],
    shippingMethod: order?.shippingMethod || null,
  };
}

type Lines = NonNullable<WellFormed<ShipmentRequest>['itemLines']>;

function heaviest(lines: Lines): SelectionFacts['weight'] | null {
  let most: SelectionFacts['weight'] | null = null;
  for (const line of lines) {
    const { units, value } = line?.weight ?? {};
    if (units === undefined || value === undefined || value <= 0) return null;
    const weight = { units: units.toUpperCase() as WeightUnit, value };
    if (most === null || inKilograms(weight).gt(inKilograms(most))) most = weight;
  }
  return most;
}

function longest(lines: Lines): SelectionFacts['longestSide'] {
  let most: SelectionFacts['longestSide'] = null;
  for (const line of lines) {
    const { units, length = 0, width = 0, height = 0 } = line?.dimensions ?? {};
    if (units === undefined) continue;
    const side = { units: units.toUpperCase() as LengthUnit, value: Math.max(length, width, height) };
    if (side.value > 0 && (most === null || inCentimetres(side).gt(inCentimetres(most)))) most = side;
  }
  return most;
}

/** Null where one has no value, or another currency than the rest: part of a value is none. */
function sum(parts: readonly { value: WellFormed<Money> | undefined; quantity: number }[]): Money | null {
  let total = decimal(0);
  const currencies = new Set<string>();
  for (const { value, quantity } of parts) {
    if (value?.amount === undefined || value.currency === undefined) return null;
    total = total.plus(decimal(value.amount).times(quantity));
    currencies.add(value.currency.toUpperCase());
  }
  const [currency, ...others] = currencies;
  return currency === undefined || others.length > 0 ? null : { amount: total.toNumber(), currency };
}
