import type { OrderLine } from '#shared/schema/orders/order-line.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { ProductFacts } from '#shared/schema/station/product.ts';
import type { ProductsDeps } from './deps.ts';
import type { ProductLesson } from './product-store.ts';
import { canonical, faultsIn } from './products.ts';

/** Remembers what a shipment that was bought says of its articles. Nobody waits for it, and a purchase does not fail with it. */
export const learnFromShipment = (deps: ProductsDeps, request: ShipmentRequest): void =>
  learn(deps, lessonsOfShipment(request));

/** Remembers what the lines of an order say of their articles; as above. */
export const learnFromOrder = (deps: ProductsDeps, lines: readonly OrderLine[]): void =>
  learn(
    deps,
    lines.map(({ sku = '', description, harmonizedTariffCode, countryOfOrigin, value, weight }) =>
      lesson(sku, { description, harmonizedTariffCode, countryOfOrigin, value, weight }),
    ),
  );

function learn({ ledger, log }: ProductsDeps, lessons: readonly (ProductLesson | null)[]): void {
  const known = lessons.filter((each) => each !== null);
  if (known.length === 0) return;
  ledger.products.learn(known, ledger.now()).catch((error: unknown) => log('products not remembered', { error }));
}

function lessonsOfShipment({ customs, itemLines }: ShipmentRequest): (ProductLesson | null)[] {
  const items = customs?.customsItems ?? [];
  const [line] = itemLines;
  // What one unit is sent in is known only of a parcel with nothing else in it.
  const isAlone = itemLines.length === 1 && items.length === 1 && items[0]?.quantity === 1;
  const box = isAlone ? boxOf(line?.dimensions) : undefined;
  return items.map(({ sku = '', description, harmonizedTariffCode, countryOfOrigin, value, weight }) =>
    lesson(sku, { description, harmonizedTariffCode, countryOfOrigin, value, weight, box }),
  );
}

function boxOf(sides: ShipmentRequest['itemLines'][number]['dimensions']): ProductFacts['box'] {
  if (!sides || [sides.length, sides.width, sides.height].some((side) => side < 0.01 || side > 10_000))
    return undefined;
  const units = sides.units.toUpperCase() === 'IN' ? 'IN' : 'CM';
  return { units, length: sides.length, width: sides.width, height: sides.height };
}

type Known = { [Key in keyof ProductFacts]?: ProductFacts[Key] | undefined };

/** Null where there is no SKU, or nothing to learn. A weight of 0 teaches nothing. */
function lesson(sku: string, { weight, ...others }: Known): ProductLesson | null {
  const known = { ...others, weight: weight?.value ? weight : undefined };
  const said = Object.fromEntries(Object.entries(known).filter(([, fact]) => fact !== undefined && fact !== null));
  const facts = canonical(said as ProductFacts);
  if (sku.trim() === '' || Object.keys(facts).length === 0 || faultsIn(facts).length > 0) return null;
  return { sku: sku.trim(), facts };
}
