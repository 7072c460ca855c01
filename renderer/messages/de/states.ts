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
  order: {
    OPEN: 'Offen',
    HELD: 'Angehalten',
    PACKING: 'Wird gepackt',
    PACKED: 'Gepackt',
    SHIPPED: 'Übergeben',
    CANCELLED: 'Storniert',
  },
  print: {
    QUEUED: 'Wartet',
    SENT: 'Wird gedruckt',
    SPOOLED: 'Beim Drucker',
    PRINTED: 'Gedruckt',
    FAILED: 'Nicht gedruckt',
    UNCERTAIN: 'Ungewiss',
  },
  printFault: {
    CANCELLED: 'Der Druck wurde abgebrochen.',
    PRINTER_UNREACHABLE: 'Der Drucker war nicht zu erreichen.',
    PRINTER_REFUSED: 'Der Drucker hat es abgelehnt.',
    PRINTER_REMOVED: 'Der Drucker wurde entfernt.',
    DOCUMENT_UNPRINTABLE: 'Für diesen Drucker lässt es sich nicht zeichnen.',
    LABEL_TOO_LARGE: 'Das Etikett des Paketdienstes ist größer als die Etiketten dieses Druckers.',
    LABEL_OF_PAGES: 'Das Etikett des Paketdienstes hat mehrere Seiten; dieser Drucker nimmt ein einzelnes Bild.',
    LABEL_TOO_COARSE:
      'Ein Strichcode auf dem Etikett des Paketdienstes wäre mit der Auflösung dieses Druckers nicht lesbar.',
    LABEL_OF_OTHER_DPI: 'Der Paketdienst hat das Etikett für Drucker mit anderer Auflösung erstellt.',
    CONNECTION_LOST: 'Die Verbindung zum Drucker riss beim Senden ab.',
    STATION_STOPPED: 'Die Station hielt beim Senden an.',
    SHIPMENT_VOIDED: 'Die Sendung wurde storniert.',
    NOT_SEEN: 'Jemand sagt, dass es nicht herauskam.',
  },
};
