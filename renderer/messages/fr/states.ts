import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Démarrage',
    SENDING: 'Achat en cours',
    NOT_SENT: 'Non envoyé',
    REJECTED: 'Refusé',
    UNKNOWN: 'Inconnu',
    PURCHASED: 'Acheté, étiquette attendue',
    LABELLED: 'Acheté',
    VOIDED: 'Annulé',
    WRITTEN_OFF: 'Passé en perte',
  },
  order: {
    OPEN: 'Ouverte',
    HELD: 'Bloquée',
    PACKING: 'En cours d’emballage',
    PACKED: 'Emballée',
    SHIPPED: 'Remise au transporteur',
    CANCELLED: 'Annulée',
  },
  print: {
    QUEUED: 'En attente',
    SENT: 'Impression',
    SPOOLED: 'À l’imprimante',
    PRINTED: 'Imprimée',
    FAILED: 'Non imprimée',
    UNCERTAIN: 'Incertaine',
  },
  printFault: {
    CANCELLED: 'L’impression a été annulée.',
    PRINTER_UNREACHABLE: 'L’imprimante est injoignable.',
    PRINTER_REFUSED: 'L’imprimante a refusé.',
    PRINTER_REMOVED: 'L’imprimante a été retirée.',
    DOCUMENT_UNPRINTABLE: 'Impossible de le dessiner pour cette imprimante.',
    LABEL_TOO_LARGE: 'L’étiquette du transporteur est plus grande que celles de cette imprimante.',
    LABEL_OF_PAGES: 'L’étiquette du transporteur a plusieurs pages ; cette imprimante n’accepte qu’une image.',
    LABEL_TOO_COARSE: 'Un code-barres de l’étiquette serait illisible à la résolution de cette imprimante.',
    LABEL_OF_OTHER_DPI: 'Le transporteur a fait l’étiquette pour des imprimantes d’une autre résolution.',
    CONNECTION_LOST: 'La connexion à l’imprimante s’est coupée pendant l’envoi.',
    STATION_STOPPED: 'La station s’est arrêtée pendant l’envoi.',
    SHIPMENT_VOIDED: 'L’envoi a été annulé.',
    NOT_SEEN: 'Une personne indique que ce n’est pas sorti.',
  },
};
