import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { recipientIn } from '../../helpers/requests.ts';

/** Two mugs and a plate for an account that breaks no rule; any part may be given instead. */
export const orderDraft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  recipient: recipientIn('US'),
  lines: [
    { sku: 'MUG', barcodes: ['4006381333931'], description: 'Mug', quantity: 2, weight: { units: 'LB', value: 0.75 } },
    { sku: 'PLATE', description: 'Plate', quantity: 1, weight: { units: 'LB', value: 1 } },
  ],
  shipment: { carrierId: 'test-a', serviceType: 'A_GROUND' },
  ...changes,
});

export const orderPath = (orderNumber: string, source = 'shop') =>
  `/station/v1/orders/${source}/${encodeURIComponent(orderNumber)}`;
