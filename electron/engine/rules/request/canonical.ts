import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { MAX_TEXT } from '#shared/schema/text.ts';
import { composed } from '../text-length.ts';
import type { WellFormed } from './well-formed.ts';

type Sent<T> = WellFormed<T> | null | undefined;

/**
 * Units, countries, currencies and the kinds of tax identifiers in upper case; names, addresses and goods in Unicode's composed form, since carriers
 * count and print an accent that stands by itself as a character. What the answer echoes (label specification, signature, payment option and
 * label messages) stays as it was sent. Changes the request that it is given: it is the engine's own copy.
 */
export function canonicalize(request: WellFormed<ShipmentRequest>): WellFormed<ShipmentRequest> {
  for (const party of [request.shipper, request.recipient, request.returnAddress]) {
    for (const texts of [party?.address, party?.contact]) compose(texts, Object.keys(texts ?? {}));
    upper(party?.address, 'countryCode');
  }
  for (const line of request.itemLines ?? []) upperLine(line);
  upper(request.customs, 'contentsType');
  upperMoney(request.customs?.freightCharge);
  upperMoney(request.customs?.insuranceCharge);
  for (const item of request.customs?.customsItems ?? []) {
    compose(item, ['description', 'skuDescription', 'fabricContent']);
    upperCustomsItem(item);
  }
  for (const identifier of request.taxIndentifiers ?? []) upper(identifier, 'identifierType', 'taxableEntityType');
  return request;
}

const upperMoney = (money: Sent<Money>) => upper(money, 'currency');

function upperLine(line: Sent<ItemLine>) {
  upper(line?.weight, 'units');
  upper(line?.dimensions, 'units');
  upperMoney(line?.declaredInfo);
  upperMoney(line?.itemSpecialService?.declaredInfo);
}

function upperCustomsItem(item: Sent<CustomsItem>) {
  upper(item, 'countryOfOrigin');
  upper(item?.weight, 'units');
  upperMoney(item?.value);
}

function compose(holder: Sent<object>, fields: readonly string[]): void {
  const texts = (holder ?? {}) as Record<string, unknown>;
  for (const field of fields) {
    const value = texts[field];
    if (typeof value === 'string') texts[field] = composed(value, MAX_TEXT);
  }
}

function upper<Field extends string>(
  holder: { [F in Field]?: string | null | undefined } | null | undefined,
  ...fields: Field[]
): void {
  if (!holder) return;
  for (const field of fields) {
    const value = holder[field];
    if (typeof value === 'string') holder[field] = value.toUpperCase();
  }
}
