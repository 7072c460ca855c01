import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Usługa druku nie ma kolejki {queue}.',
  QUEUE_CLOSED: 'Kolejka {queue} nie przyjmuje zadań.',
  QUEUE_CLOSED_SAYING: 'Kolejka {queue} nie przyjmuje zadań. Usługa druku mówi: „{words}”',
  QUEUE_PAUSED: 'Kolejka {queue} jest wstrzymana.',
  QUEUE_PAUSED_SAYING: 'Kolejka {queue} jest wstrzymana. Usługa druku mówi: „{words}”',
  PRINT_SERVICE_SAYS: 'Usługa druku odmówiła. Mówi: „{words}”',
  // On its way, and done.
  PRINT_SENDING: 'Wysyłanie do {printer}.',
  PRINT_MOVED: '{printer} tego nie przyjęła; idzie zamiast tego do {fallback}.',
  PRINT_SENT_CLOSED: '{at}: wysłano wszystkie bajty ({bytes}) i połączenie zamknięto; nie wiadomo, czy wydrukowano.',
  PRINT_SENT_OPEN:
    '{at}: wysłano wszystkie bajty ({bytes}) i połączenie pozostało otwarte; nie wiadomo, czy wydrukowano.',
  PRINT_SPOOLED: '{at} ma to jako zadanie {job}.',
  PRINT_SPOOLED_SAYING: '{at} ma to jako zadanie {job}. Mówi: „{words}”',
  PRINT_SPOOLED_FOR_GOOD: '{at} ma to jako zadanie {job}; nie mówi, czy wydrukowano.',
  PRINT_IN_PAUSED_QUEUE: 'Kolejka {queue} jest wstrzymana. Etykieta w niej czeka.',
  PRINT_IN_PAUSED_QUEUE_SAYING: 'Kolejka {queue} jest wstrzymana. Etykieta w niej czeka. Usługa druku mówi: „{words}”',
  PRINT_COMPLETED: 'Usługa druku mówi, że wydrukowano.',
  PRINT_WRITTEN: 'Zapisano w {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'Drukarkę {printer} usunięto.',
  PRINTER_CLOSED: '{at} zamknął połączenie, zanim cokolwiek wysłano.',
  PRINT_CANCELLED: 'Anulowano, zanim cokolwiek wysłano.',
  PRINT_CANCELLED_THERE: 'Anulowano przed początkiem druku.',
  PRINT_OF_VOIDED: 'Przesyłkę anulowano, zanim cokolwiek wysłano.',
  PRINT_WAITED_TOO_LONG: 'Stację zatrzymano w czasie oczekiwania; niczego nie wysłano.',
  QUEUE_WITHOUT_PAPER: 'Kolejka {queue} nie ma papieru {paper}; ustaw papier w ustawieniach drukarki systemu.',
  QUEUE_OF_OTHER_PAPER: 'Kolejka {queue} nie ma papieru {paper}; drukowałaby na {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} zerwał połączenie podczas odbioru etykiety.',
  PRINT_STALLED: '{at} nie odpowiedział na czas podczas odbioru etykiety.',
  PRINT_GIVEN_UP: 'Zrezygnowano, gdy {at} odbierał etykietę: stacja się zatrzymywała.',
  PRINT_FAILED: '{at} zawiódł podczas odbioru etykiety. System mówi: „{words}”',
  PRINT_LEFT_OPEN: '{at} nie zamknął połączenia po etykiecie, jak wcześniej: mógł jej nie odczytać.',
  PRINT_WITHOUT_JOB: '{at} odebrał etykietę, ale nie nadał numeru.',
  PRINT_JOB_UNKNOWN: '{at} nie zna już zadania {job}.',
  PRINT_COMPLETED_SAYING: 'Usługa druku mówi, że zakończono, ale też: „{words}”',
  PRINT_CANCELLED_LATE: 'Anulowano po rozpoczęciu druku.',
  PRINT_CANCELLED_LATE_SAYING: 'Anulowano po rozpoczęciu druku. Usługa druku mówi: „{words}”',
  PRINT_ABORTED: 'Usługa druku zrezygnowała.',
  PRINT_ABORTED_SAYING: 'Usługa druku zrezygnowała. Mówi: „{words}”',
  PRINTER_OF_OTHER_KIND: 'Drukarkę ustawiono od nowa i nie przechowuje zadań.',
  PRINT_INTERRUPTED: 'Stacja zatrzymała się podczas wysyłania: sprawdź, czy etykieta wyszła.',
  PRINT_AT_BACKUP: 'Czekała, gdy robiono przywróconą kopię zapasową: sprawdź, czy wyszła.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Ktoś mówi, że wyszła.',
  PRINT_NOT_SEEN: 'Ktoś mówi, że nie wyszła.',
  PRINT_SCANNED: 'Etykietę zeskanowano.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Nie ma drukarki {printer}.',
  PRINT_REASON_NEEDED: 'Ten dokument drukowano już {prints} razy: podaj, dlaczego znów jest potrzebny.',
  PRINT_REFUSED: 'Niczego nie wydrukowano: „{words}”',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Nie dało się przekształcić dla drukarki. System mówi: „{words}”',
  PRINT_DOCUMENT_GONE: 'Dokument nie jest już przechowywany.',
  PRINT_PAGE_UNKNOWN: 'Rozmiar strony nie jest znany.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} drukuje {format}, a ten dokument to {type}, którego nie da się przekształcić. Wybierz inną drukarkę.',
  LABEL_TOO_LARGE:
    'Etykieta przewoźnika nie mieści się na nośniku drukarki {printer}, {stock}. Wybierz większy nośnik albo inną drukarkę.',
  LABEL_OF_PAGES:
    'Etykieta przewoźnika ma kilka stron, a {printer} przyjmuje obraz jednej. Wydrukuj ją na drukarce przyjmującej PDF.',
  LABEL_TOO_COARSE:
    'Przy {dpi} dpi drukarki {printer} kod kreskowy z obrazu przewoźnika jest nieczytelny. Wydrukuj ją na drukarce przyjmującej PDF.',
  LABEL_OF_MORE_DPI: 'Przewoźnik zrobił tę etykietę dla drukarek {made} dpi, a {printer} ma {dpi}: wyszłaby za duża.',
  LABEL_OF_FEWER_DPI: 'Przewoźnik zrobił tę etykietę dla drukarek {made} dpi, a {printer} ma {dpi}: wyszłaby za mała.',
};
