import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Rozpoczęta',
    SENDING: 'Kupowana',
    NOT_SENT: 'Niewysłana',
    REJECTED: 'Odrzucona',
    UNKNOWN: 'Nieznana',
    PURCHASED: 'Kupiona, bez etykiety',
    LABELLED: 'Kupiona',
    VOIDED: 'Anulowana',
    WRITTEN_OFF: 'Odpisana',
  },
  order: {
    OPEN: 'Otwarte',
    HELD: 'Wstrzymane',
    PACKING: 'Pakowane',
    PACKED: 'Spakowane',
    SHIPPED: 'Przekazane',
    CANCELLED: 'Odwołane',
  },
  print: {
    QUEUED: 'Czeka',
    SENT: 'Drukowanie',
    SPOOLED: 'W drukarce',
    PRINTED: 'Wydrukowano',
    FAILED: 'Nie wydrukowano',
    UNCERTAIN: 'Niepewne',
  },
  printFault: {
    CANCELLED: 'Wydruk przerwano.',
    PRINTER_UNREACHABLE: 'Drukarka była nieosiągalna.',
    PRINTER_REFUSED: 'Drukarka odmówiła.',
    PRINTER_REMOVED: 'Drukarkę usunięto.',
    DOCUMENT_UNPRINTABLE: 'Tej drukarce nie można tego przygotować.',
    LABEL_TOO_LARGE: 'Etykieta przewoźnika jest większa niż etykiety tej drukarki.',
    LABEL_OF_PAGES: 'Etykieta przewoźnika ma kilka stron; ta drukarka przyjmuje jeden obraz.',
    LABEL_TOO_COARSE: 'Przy rozdzielczości tej drukarki nie dałoby się odczytać kodu kreskowego przewoźnika.',
    LABEL_OF_OTHER_DPI: 'Przewoźnik przygotował etykietę dla drukarek o innej rozdzielczości.',
    CONNECTION_LOST: 'Podczas wysyłania przerwano połączenie z drukarką.',
    STATION_STOPPED: 'Podczas wysyłania stacja została zatrzymana.',
    SHIPMENT_VOIDED: 'Przesyłkę anulowano.',
    NOT_SEEN: 'Człowiek potwierdził, że wydruk nie wyszedł.',
  },
};
