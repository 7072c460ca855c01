import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** Where each state may lead (contract, section 10); written down anew, so that the program's own list is tried as well. */
export const MAY_FOLLOW: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  RESERVED: ['SENDING', 'NOT_SENT'],
  SENDING: ['PURCHASED', 'LABELLED', 'REJECTED', 'NOT_SENT', 'UNKNOWN'],
  NOT_SENT: [],
  REJECTED: [],
  UNKNOWN: ['PURCHASED', 'REJECTED', 'WRITTEN_OFF'],
  PURCHASED: ['LABELLED'],
  LABELLED: ['VOIDED'],
  VOIDED: [],
  WRITTEN_OFF: [],
};
