import type { ShipmentState } from '#shared/schema/shipment.ts';

/** States of what the station keeps, in a word or two. */
export const states = {
  shipment: {
    RESERVED: 'Starting',
    SENDING: 'Buying',
    NOT_SENT: 'Not sent',
    REJECTED: 'Refused',
    UNKNOWN: 'Unknown',
    PURCHASED: 'Bought, label awaited',
    LABELLED: 'Bought',
    VOIDED: 'Voided',
    WRITTEN_OFF: 'Written off',
  } as const satisfies Record<ShipmentState, string>,
} as const;
