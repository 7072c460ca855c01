import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
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
