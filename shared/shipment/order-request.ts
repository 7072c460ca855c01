import { mergeShipment } from './merge-shipment.ts';
import type { OrderShipping } from '../schema/orders/order-calls.ts';
import type { OrderLine } from '../schema/orders/order-line.ts';
import type { LineQuantity } from '../schema/orders/order.ts';
import type { CustomsItem } from '../schema/shipping/customs.ts';
import type { Weight, WeightUnit } from '../schema/shipping/measure.ts';
import type { OrderDraft } from '../schema/orders/order-draft.ts';

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

const KILOGRAMS: Record<WeightUnit, number> = { KG: 1, LB: 0.45359237 };
const unitOf = ({ units }: Weight): WeightUnit => (units.toUpperCase() === 'LB' ? 'LB' : 'KG');

/** In the unit of the first line, at four places; null where a weight is missing. */
function totalWeight(contents: readonly Packed[]): Weight | null {
  const [first] = contents;
  if (!first?.weight || contents.some(({ weight }) => weight === undefined)) return null;
  const units = unitOf(first.weight);
  const perUnit = ({ weight }: Packed) =>
    weight
      ? unitOf(weight) === units
        ? weight.value
        : (weight.value * KILOGRAMS[unitOf(weight)]) / KILOGRAMS[units]
      : 0;
  const sum = contents.reduce((total, each) => total + perUnit(each) * each.packed, 0);
  return { units, value: Number(sum.toFixed(4)) };
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
