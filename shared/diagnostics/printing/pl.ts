import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  QUEUE_UNKNOWN: 'Usługa druku nie ma kolejki {queue}.',
  QUEUE_CLOSED: 'Kolejka {queue} nie przyjmuje zadań.',
  QUEUE_CLOSED_SAYING: 'Kolejka {queue} nie przyjmuje zadań. Usługa druku podaje: „{words}”',
  QUEUE_PAUSED: 'Kolejka {queue} jest wstrzymana.',
  QUEUE_PAUSED_SAYING: 'Kolejka {queue} jest wstrzymana. Usługa druku podaje: „{words}”',
  PRINT_SERVICE_SAYS: 'Usługa druku odmówiła. Podaje: „{words}”',
  PRINT_SENDING: 'Wysyłanie do drukarki {printer}.',
  PRINT_MOVED: 'Drukarka {printer} nie przyjęła zadania; idzie zamiast tego do drukarki {fallback}.',
  PRINT_SENT_CLOSED:
    '{at}: wysłano wszystkie bajty ({bytes}) i połączenie zostało zamknięte; drukarka nie podaje, czy je wydrukowała.',
  PRINT_SENT_OPEN:
    '{at}: wysłano wszystkie bajty ({bytes}), a połączenie pozostało otwarte; drukarka nie podaje, czy je wydrukowała.',
  PRINT_SPOOLED: '{at} ma to jako zadanie {job}.',
  PRINT_SPOOLED_SAYING: '{at} ma to jako zadanie {job}. Podaje: „{words}”',
  PRINT_SPOOLED_FOR_GOOD: '{at} ma to jako zadanie {job}; nie podaje, czy zostało wydrukowane.',
  PRINT_IN_PAUSED_QUEUE: 'Kolejka {queue} jest wstrzymana. Etykieta w niej czeka.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    'Kolejka {queue} jest wstrzymana. Etykieta w niej czeka. Usługa druku podaje: „{words}”',
  PRINT_COMPLETED: 'Usługa druku podaje, że wydrukowano.',
  PRINT_WRITTEN: 'Zapisano jako {name}.',
  PRINTER_REMOVED: 'Drukarka {printer} została usunięta.',
  PRINTER_CLOSED: '{at}: połączenie zamknięto, zanim cokolwiek wysłano.',
  PRINT_CANCELLED: 'Przerwano, zanim cokolwiek wysłano.',
  PRINT_CANCELLED_THERE: 'Przerwano przed rozpoczęciem druku.',
  PRINT_OF_VOIDED: 'Przesyłkę anulowano, zanim cokolwiek wysłano.',
  PRINT_WAITED_TOO_LONG: 'Stacja została zatrzymana, gdy zadanie czekało; niczego nie wysłano.',
  QUEUE_WITHOUT_PAPER: 'Kolejka {queue} nie ma papieru {paper}; ustaw jej papier w ustawieniach drukarek systemu.',
  QUEUE_OF_OTHER_PAPER: 'Kolejka {queue} nie ma papieru {paper}; drukowałaby na {other}.',
  PRINT_BROKEN: '{at}: połączenie przerwano podczas przyjmowania etykiety.',
  PRINT_STALLED: '{at}: brak odpowiedzi na czas podczas przyjmowania etykiety.',
  PRINT_GIVEN_UP: '{at}: przerwano podczas przyjmowania etykiety, bo stacja była zatrzymywana.',
  PRINT_FAILED: '{at}: awaria podczas przyjmowania etykiety. System podaje: „{words}”',
  PRINT_LEFT_OPEN: '{at}: po etykiecie połączenie nie zostało zamknięte jak dotąd; drukarka mogła jej nie odczytać.',
  PRINT_WITHOUT_JOB: '{at}: etykieta przyjęta, ale bez numeru zadania.',
  PRINT_JOB_UNKNOWN: '{at} nie zna już zadania {job}.',
  PRINT_COMPLETED_SAYING: 'Usługa druku podaje, że ukończono, ale także: „{words}”',
  PRINT_CANCELLED_LATE: 'Przerwano po rozpoczęciu druku.',
  PRINT_CANCELLED_LATE_SAYING: 'Przerwano po rozpoczęciu druku. Usługa druku podaje: „{words}”',
  PRINT_ABORTED: 'Usługa druku zrezygnowała.',
  PRINT_ABORTED_SAYING: 'Usługa druku zrezygnowała. Podaje: „{words}”',
  PRINTER_OF_OTHER_KIND: 'Drukarkę ustawiono na nowo i nie przechowuje zadań.',
  PRINT_INTERRUPTED: 'Stacja została zatrzymana podczas wysyłania: sprawdź, czy wydruk wyszedł.',
  PRINT_AT_BACKUP: 'Zadanie czekało, gdy powstawała przywrócona kopia zapasowa: sprawdź, czy wydruk wyszedł.',
  PRINT_SEEN: 'Człowiek potwierdził, że wydruk wyszedł.',
  PRINT_NOT_SEEN: 'Człowiek potwierdził, że wydruk nie wyszedł.',
  PRINT_SCANNED: 'Etykietę zeskanowano.',
  PRINTER_UNKNOWN: 'Nie ma drukarki {printer}.',
  PRINT_REASON_NEEDED: 'Ten dokument był już drukowany (liczba wydruków: {prints}): podaj, po co znów jest potrzebny.',
  PRINT_REFUSED: 'Niczego nie wydrukowano: „{words}”',
  PRINT_NOT_DRAWN: 'Nie udało się przetworzyć tego dla drukarki. System podaje: „{words}”',
  DRAWING_TOO_SLOW: 'Rysowanie trwało dłużej niż {seconds} s i zostało przerwane.',
  DRAWING_ENDED: 'Rysowanie zostało przerwane: wymaga zbyt dużo pamięci albo plik jest uszkodzony.',
  PRINT_DOCUMENT_GONE: 'Dokument nie jest już przechowywany.',
  PRINT_PAGE_UNKNOWN: 'Rozmiar strony nie jest znany.',
  PRINT_OF_OTHER_FORMAT:
    'Drukarka {printer} drukuje {format}, a ten dokument to {type}, którego nie można przekształcić. Wybierz inną drukarkę.',
  LABEL_TOO_LARGE:
    'Etykieta przewoźnika nie mieści się na nośniku drukarki {printer}: {stock}. Wybierz większy nośnik lub inną drukarkę.',
  LABEL_OF_PAGES:
    'Etykieta przewoźnika ma kilka stron, a drukarka {printer} przyjmuje obraz jednej. Wydrukuj ją na drukarce przyjmującej PDF.',
  LABEL_TOO_COARSE:
    'Przy {dpi} dpi drukarki {printer} kodu kreskowego z etykiety przewoźnika nie da się już odczytać. Wydrukuj ją na drukarce o większej liczbie dpi albo na A4 lub Letter.',
  LABEL_OF_MORE_DPI:
    'Przewoźnik przygotował tę etykietę dla drukarek {made} dpi, a {printer} ma {dpi}: byłaby za duża na swój nośnik.',
  LABEL_OF_FEWER_DPI:
    'Przewoźnik przygotował tę etykietę dla drukarek {made} dpi, a {printer} ma {dpi}: byłaby za mała.',
};
