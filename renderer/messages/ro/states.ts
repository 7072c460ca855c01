import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Începe',
    SENDING: 'Se cumpără',
    NOT_SENT: 'Netrimisă',
    REJECTED: 'Refuzată',
    UNKNOWN: 'Necunoscută',
    PURCHASED: 'Cumpărată, se așteaptă eticheta',
    LABELLED: 'Cumpărată',
    VOIDED: 'Anulată',
    WRITTEN_OFF: 'Trecută la pierderi',
  },
  order: {
    OPEN: 'Deschisă',
    HELD: 'Blocată',
    PACKING: 'Se ambalează',
    PACKED: 'Ambalată',
    SHIPPED: 'Predată curierului',
    CANCELLED: 'Anulată',
  },
  print: {
    QUEUED: 'În așteptare',
    SENT: 'Se tipărește',
    SPOOLED: 'La imprimantă',
    PRINTED: 'Tipărită',
    FAILED: 'Netipărită',
    UNCERTAIN: 'Incertă',
  },
  printFault: {
    CANCELLED: 'A fost anulată.',
    PRINTER_UNREACHABLE: 'Imprimanta nu a putut fi contactată.',
    PRINTER_REFUSED: 'Imprimanta a refuzat.',
    PRINTER_REMOVED: 'Imprimanta a fost eliminată.',
    DOCUMENT_UNPRINTABLE: 'Nu poate fi desenată pentru această imprimantă.',
    LABEL_TOO_LARGE: 'Eticheta curierului este mai mare decât etichetele acestei imprimante.',
    LABEL_OF_PAGES: 'Eticheta curierului are mai multe pagini; această imprimantă acceptă o singură imagine.',
    LABEL_TOO_COARSE: 'Un cod de bare al etichetei nu ar putea fi citit la rezoluția acestei imprimante.',
    LABEL_OF_OTHER_DPI: 'Curierul a făcut eticheta pentru imprimante cu altă rezoluție.',
    CONNECTION_LOST: 'Conexiunea cu imprimanta s-a întrerupt în timpul trimiterii.',
    STATION_STOPPED: 'Stația s-a oprit în timpul trimiterii.',
    SHIPMENT_VOIDED: 'Expedierea a fost anulată.',
    NOT_SEEN: 'O persoană spune că nu a ieșit.',
  },
};
