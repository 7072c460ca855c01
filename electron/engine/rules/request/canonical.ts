import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { WellFormed } from './well-formed.ts';

type Sent<T> = WellFormed<T> | null | undefined;

/**
 * Units, countries, currencies and the kinds of tax identifiers in upper case. What the answer echoes (label specification, signature
 * and payment option) stays as it was sent. Changes the request that it is given: it is the engine's own copy.
 */
export function canonicalize(request: WellFormed<ShipmentRequest>): WellFormed<ShipmentRequest> {
  for (const party of [request.shipper, request.recipient, request.returnAddress]) upperParty(party);
  for (const line of request.itemLines ?? []) upperLine(line);
  upper(request.customs, 'contentsType');
  upperMoney(request.customs?.freightCharge);
  upperMoney(request.customs?.insuranceCharge);
  for (const item of request.customs?.customsItems ?? []) upperCustomsItem(item);
  for (const identifier of request.taxIndentifiers ?? []) upper(identifier, 'identifierType', 'taxableEntityType');
  return request;
}

const upperParty = (party: Sent<Party>) => upper(party?.address, 'countryCode');
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
