import type { Purchase } from '#shared/diagnostics/problem-codes.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** What a state says of the caller's purse. */
export const PURCHASE_IN_STATE: Readonly<Record<ShipmentState, Purchase>> = {
  RESERVED: 'not_made',
  SENDING: 'unknown',
  NOT_SENT: 'not_made',
  REJECTED: 'not_made',
  UNKNOWN: 'unknown',
  PURCHASED: 'made',
  LABELLED: 'made',
  VOIDED: 'made',
  WRITTEN_OFF: 'unknown',
};
