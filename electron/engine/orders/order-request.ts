import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { OrderLine } from '#shared/schema/orders/order-line.ts';
import type { LineQuantity } from '#shared/schema/orders/order.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Weight, WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { decimal, inKilograms, roundTo } from '../rules/index.ts';

/** What goes into a parcel: units of a line. */
type Packed = OrderLine & { packed: number };

/** The body of the create call for these lines: what the order says, then what it wishes, then what the call says, which wins. */
export function requestOf(
  { recipient, lines, shipment: wished = {} }: Pick<OrderDraft, 'recipient' | 'lines' | 'shipment'>,
  { shipment: said = {}, packed }: { shipment?: OrderShipping['shipment']; packed: readonly LineQuantity[] },
): Record<string, unknown> {
  const contents = packed.flatMap(({ line, quantity }): Packed[] => {
    const ordered = lines[line - 1];
    return ordered ? [{ ...ordered, packed: quantity }] : [];
  });
  const packages = (said.itemLines ?? wished.itemLines)?.length ?? 1;
  // What several packages weigh, each, nobody but the scale knows.
  const weight = packages > 1 ? null : totalWeight(contents);
  const customsItems = declared(contents);
  const known = {
    recipient,
    itemLines: [weight ? { weight } : {}],
    ...(customsItems && { customs: { customsItems } }),
  };
  return mergeShipment(mergeShipment(known, wished), said);
}

const unitOf = ({ units }: Weight): WeightUnit => (units.toUpperCase() === 'LB' ? 'LB' : 'KG');

/**
 * In the unit of the first line; null where a weight is missing. Exact in one unit. Of two it is cut at four places and never below what they
 * weigh, so that no limit holds which the lines are over.
 */
function totalWeight(contents: readonly Packed[]): Weight | null {
  const weights = contents.flatMap(({ weight, packed }) => (weight ? [{ weight, packed }] : []));
  const [first] = weights;
  if (!first || weights.length < contents.length) return null;
  const units = unitOf(first.weight);
  const sumOf = (measure: (weight: Weight) => ReturnType<typeof decimal>) =>
    weights.reduce((sum, { weight, packed }) => sum.plus(measure(weight).times(packed)), decimal(0));
  const isMixed = weights.some(({ weight }) => unitOf(weight) !== units);
  const total = isMixed
    ? roundTo(sumOf(inKilograms).div(inKilograms({ value: 1, units })), 4, 'up')
    : sumOf(({ value }) => decimal(value));
  return { units, value: total.toNumber() };
}

/** Null where not every line says what it is and what it is worth: part of a parcel is no declaration. */
function declared(contents: readonly Packed[]): CustomsItem[] | null {
  const items = contents.map(({ sku, description, value, weight, packed, countryOfOrigin, harmonizedTariffCode }) =>
    description && value
      ? {
          ...{ description, value, quantity: packed },
          ...(sku && { sku }),
          ...(weight && { weight }),
          ...(countryOfOrigin && { countryOfOrigin }),
          ...(harmonizedTariffCode && { harmonizedTariffCode }),
        }
      : null,
  );
  return items.length === 0 || items.includes(null) ? null : items.filter((item) => item !== null);
}

/** The number of what is on the line, or its name; empty where the line says neither. */
export const articleNumberOf = ({ sku, description, barcodes: [barcode = ''] = [] }: Partial<OrderLine>): string =>
  sku || description || barcode;

/** The lines with the number of what is in them and its name, or with its name alone. */
export const withArticles = ({ lines }: Pick<OrderDraft, 'lines'>, packed: readonly LineQuantity[]) =>
  packed.map(({ line, quantity }) => {
    const ordered: Partial<OrderLine> = lines[line - 1] ?? {};
    const { sku, description } = ordered;
    return { line, quantity, article: articleNumberOf(ordered), ...(sku && description && { description }) };
  });
