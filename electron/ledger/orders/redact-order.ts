import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { redactParty } from '../redact-shipment.ts';

/** States of orders of which nothing is to be packed any more. */
export const CLOSED_ORDERS = "('PACKED', 'SHIPPED', 'CANCELLED')";

/** Closed orders that are redacted in one commit. */
export const REDACTED_AT_ONCE = 100;

/** What is left of an order when its retention time is over: its number, articles and quantities, and what was bought for it. */
export const redactOrder = (order: Pick<OrderRecord, 'content' | 'parcels'>) => ({
  content: {
    recipient: redactParty(order.content.recipient),
    lines: order.content.lines.map(({ sku, quantity }) => ({ ...(sku !== undefined && { sku }), quantity })),
  },
  digest: '',
  reason: null,
  reasonBy: null,
  claim: null,
  parcels: order.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map(({ article, ...units }) => ({
      ...units,
      ...(order.content.lines.some(({ sku }) => sku === article) && { article }),
    })),
    digest: '',
    packer: null,
    duplicateReason: parcel.duplicateReason === null ? null : '',
  })),
});
