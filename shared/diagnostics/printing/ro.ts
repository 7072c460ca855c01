import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Serviciul de tipărire nu are coada {queue}.',
  QUEUE_CLOSED: 'Coada {queue} nu acceptă lucrări.',
  QUEUE_CLOSED_SAYING: 'Coada {queue} nu acceptă lucrări. Serviciul de tipărire spune: „{words}”',
  QUEUE_PAUSED: 'Coada {queue} este în pauză.',
  QUEUE_PAUSED_SAYING: 'Coada {queue} este în pauză. Serviciul de tipărire spune: „{words}”',
  PRINT_SERVICE_SAYS: 'Serviciul de tipărire a refuzat. Spune: „{words}”',
  // On its way, and done.
  PRINT_SENDING: 'Se trimite la {printer}.',
  PRINT_MOVED: '{printer} nu a preluat lucrarea; se trimite în schimb la {fallback}.',
  PRINT_SENT_CLOSED: '{at} a primit toți octeții ({bytes}) și a închis conexiunea; nu spune dacă i-a tipărit.',
  PRINT_SENT_OPEN: '{at} a primit toți octeții ({bytes}) și a lăsat conexiunea deschisă; nu spune dacă i-a tipărit.',
  PRINT_SPOOLED: 'La {at} este lucrarea {job}.',
  PRINT_SPOOLED_SAYING: 'La {at} este lucrarea {job}. Spune: „{words}”',
  PRINT_SPOOLED_FOR_GOOD: 'La {at} este lucrarea {job}; nu spune dacă a fost tipărită.',
  PRINT_IN_PAUSED_QUEUE: 'Coada {queue} este în pauză. Eticheta așteaptă în ea.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    'Coada {queue} este în pauză. Eticheta așteaptă în ea. Serviciul de tipărire spune: „{words}”',
  PRINT_COMPLETED: 'Serviciul de tipărire spune că este tipărit.',
  PRINT_WRITTEN: 'Scris în {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'Imprimanta {printer} a fost eliminată.',
  PRINTER_CLOSED: '{at} a închis conexiunea înainte de a se trimite ceva.',
  PRINT_CANCELLED: 'Anulat înainte de a se trimite ceva.',
  PRINT_CANCELLED_THERE: 'Anulat înainte de începerea tipăririi.',
  PRINT_OF_VOIDED: 'Expedierea a fost anulată înainte de a se trimite ceva.',
  PRINT_WAITED_TOO_LONG: 'Stația a fost oprită în așteptare; nu s-a trimis nimic.',
  QUEUE_WITHOUT_PAPER: 'Coada {queue} nu are hârtie {paper}; setați hârtia în setările imprimantei din sistem.',
  QUEUE_OF_OTHER_PAPER: 'Coada {queue} nu are hârtie {paper}; ar tipări pe {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} a întrerupt conexiunea în timp ce primea eticheta.',
  PRINT_STALLED: '{at} nu a răspuns la timp în timp ce primea eticheta.',
  PRINT_GIVEN_UP: 'S-a renunțat în timp ce {at} primea eticheta: stația se oprea.',
  PRINT_FAILED: 'Eroare la {at} în timp ce primea eticheta. Sistemul spune: „{words}”',
  PRINT_LEFT_OPEN: '{at} nu a închis conexiunea după etichetă, ca de obicei: poate nu a citit-o.',
  PRINT_WITHOUT_JOB: '{at} a primit eticheta, dar nu i-a dat număr.',
  PRINT_JOB_UNKNOWN: '{at} nu mai cunoaște lucrarea {job}.',
  PRINT_COMPLETED_SAYING: 'Serviciul de tipărire spune că a terminat, dar și: „{words}”',
  PRINT_CANCELLED_LATE: 'Anulat după începerea tipăririi.',
  PRINT_CANCELLED_LATE_SAYING: 'Anulat după începerea tipăririi. Serviciul de tipărire spune: „{words}”',
  PRINT_ABORTED: 'Serviciul de tipărire a renunțat.',
  PRINT_ABORTED_SAYING: 'Serviciul de tipărire a renunțat. Spune: „{words}”',
  PRINTER_OF_OTHER_KIND: 'Imprimanta a fost setată din nou și nu păstrează lucrări.',
  PRINT_INTERRUPTED: 'Stația s-a oprit în timpul trimiterii: vedeți dacă a ieșit.',
  PRINT_AT_BACKUP: 'Aștepta când s-a făcut copia restaurată: vedeți dacă a ieșit.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'O persoană spune că a ieșit.',
  PRINT_NOT_SEEN: 'O persoană spune că nu a ieșit.',
  PRINT_SCANNED: 'Eticheta a fost scanată.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Nu există imprimanta {printer}.',
  PRINT_REASON_NEEDED: 'Acest document a fost deja tipărit de {prints} ori: spuneți de ce este nevoie din nou.',
  PRINT_REFUSED: 'Nu s-a tipărit nimic: „{words}”',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Nu a putut fi convertit pentru imprimantă. Sistemul spune: „{words}”',
  DRAWING_TOO_SLOW: 'Desenarea a durat peste {seconds} de secunde și a fost abandonată.',
  DRAWING_ENDED: 'Desenarea s-a întrerupt: cere prea multă memorie sau fișierul este deteriorat.',
  PRINT_DOCUMENT_GONE: 'Documentul nu se mai păstrează.',
  PRINT_PAGE_UNKNOWN: 'Dimensiunea paginii nu este cunoscută.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} tipărește {format}, iar acest document este {type} și nu poate fi convertit. Alegeți altă imprimantă.',
  LABEL_TOO_LARGE:
    'Eticheta curierului nu încape pe suportul imprimantei {printer}, {stock}. Alegeți un suport mai mare sau altă imprimantă.',
  LABEL_OF_PAGES:
    'Eticheta curierului are mai multe pagini, iar {printer} acceptă imaginea uneia singure. Tipăriți-o pe o imprimantă care acceptă PDF.',
  LABEL_TOO_COARSE:
    'La {dpi} dpi ai imprimantei {printer} un cod de bare de pe eticheta curierului nu mai poate fi citit. Tipăriți-o pe o imprimantă cu mai mulți dpi sau pe A4 ori Letter.',
  LABEL_OF_MORE_DPI:
    'Curierul a făcut această etichetă pentru imprimante de {made} dpi, iar {printer} are {dpi}: ar ieși prea mare.',
  LABEL_OF_FEWER_DPI:
    'Curierul a făcut această etichetă pentru imprimante de {made} dpi, iar {printer} are {dpi}: ar ieși prea mică.',
};
