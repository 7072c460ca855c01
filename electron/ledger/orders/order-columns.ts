import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { isHolding, isSold } from '#electron/engine/orders/progress.ts';
import type { ParcelFate } from '#electron/engine/sources/index.ts';
import { addressTerms, respelt } from '../address-terms.ts';

/** The text by which an order is found: its number, whom it goes to, and what is in it. */
export function orderTerms({ orderNumber, content }: Pick<OrderRecord, 'orderNumber' | 'content'>): string {
  const lines = content.lines
    .flatMap(({ sku, description, barcodes = [] }) => [sku, description, ...barcodes])
    .filter(Boolean)
    .join('\n');
  return [orderNumber, addressTerms(content.recipient), lines, respelt(lines)].join('\n').normalize('NFC');
}

/** The desk that is about to buy a parcel of which nothing is stored; null where there is none. One desk at a time does. */
export const unsentBy = ({ parcels }: Pick<OrderRecord, 'parcels'>): string | null =>
  parcels.find(({ shipment }) => shipment === null)?.stationId ?? null;

/** What its source is to know of a parcel; null while nothing is certain. */
export function fateOf(parcel: OrderRecord['parcels'][number]): ParcelFate | null {
  if (isSold(parcel)) return 'SOLD';
  return parcel.shipment !== null && !isHolding(parcel) ? 'VOIDED' : null;
}
