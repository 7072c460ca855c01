import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Beginnt',
    SENDING: 'Kauft',
    NOT_SENT: 'Nicht gesendet',
    REJECTED: 'Abgelehnt',
    UNKNOWN: 'Unbekannt',
    PURCHASED: 'Gekauft, Etikett folgt',
    LABELLED: 'Gekauft',
    VOIDED: 'Storniert',
    WRITTEN_OFF: 'Abgeschrieben',
  },
};
