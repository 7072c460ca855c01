import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Rozpoczęto',
    SENDING: 'Kupowanie',
    NOT_SENT: 'Nie wysłano',
    REJECTED: 'Odrzucono',
    UNKNOWN: 'Nieznane',
    PURCHASED: 'Kupiono, czeka na etykietę',
    LABELLED: 'Kupiono',
    VOIDED: 'Anulowana',
    WRITTEN_OFF: 'Spisano na straty',
  },
  order: {
    OPEN: 'Otwarte',
    HELD: 'Wstrzymane',
    PACKING: 'Pakowane',
    PACKED: 'Spakowane',
    SHIPPED: 'Przekazane',
    CANCELLED: 'Anulowane',
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
    CANCELLED: 'Anulowano to.',
    PRINTER_UNREACHABLE: 'Drukarka była nieosiągalna.',
    PRINTER_REFUSED: 'Drukarka odmówiła.',
    PRINTER_REMOVED: 'Drukarkę usunięto.',
    DOCUMENT_UNPRINTABLE: 'Nie da się tego narysować dla tej drukarki.',
    LABEL_TOO_LARGE: 'Etykieta przewoźnika jest większa niż etykiety tej drukarki.',
    LABEL_OF_PAGES: 'Etykieta przewoźnika ma kilka stron; ta drukarka przyjmuje jeden obraz.',
    LABEL_TOO_COARSE: 'Kod kreskowy etykiety byłby nieczytelny w rozdzielczości tej drukarki.',
    LABEL_OF_OTHER_DPI: 'Przewoźnik zrobił etykietę dla drukarek o innej rozdzielczości.',
    CONNECTION_LOST: 'Połączenie z drukarką zerwało się podczas wysyłania.',
    STATION_STOPPED: 'Stacja zatrzymała się podczas wysyłania.',
    SHIPMENT_VOIDED: 'Przesyłkę anulowano.',
    NOT_SEEN: 'Ktoś mówi, że nie wyszła.',
  },
};
