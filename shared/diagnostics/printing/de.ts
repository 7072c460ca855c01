import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Der Druckdienst kennt keine Warteschlange {queue}.',
  QUEUE_CLOSED: 'Die Warteschlange {queue} nimmt keine Aufträge an.',
  QUEUE_CLOSED_SAYING: 'Die Warteschlange {queue} nimmt keine Aufträge an. Der Druckdienst meldet: „{words}“',
  QUEUE_PAUSED: 'Die Warteschlange {queue} ist angehalten.',
  QUEUE_PAUSED_SAYING: 'Die Warteschlange {queue} ist angehalten. Der Druckdienst meldet: „{words}“',
  PRINT_SERVICE_SAYS: 'Der Druckdienst lehnt ab. Er meldet: „{words}“',
  // On its way, and done.
  PRINT_SENDING: 'Es wird an {printer} gesendet.',
  PRINT_MOVED: '{printer} hat es nicht genommen; es geht stattdessen an {fallback}.',
  PRINT_SENT_CLOSED:
    '{at} bekam alle {bytes} Byte und hat die Verbindung geschlossen; ob es gedruckt ist, sagt der Drucker nicht.',
  PRINT_SENT_OPEN:
    '{at} bekam alle {bytes} Byte und hat die Verbindung offen gelassen; ob es gedruckt ist, sagt der Drucker nicht.',
  PRINT_SPOOLED: '{at} hat es als Auftrag {job}.',
  PRINT_SPOOLED_SAYING: '{at} hat es als Auftrag {job}. Die Meldung: „{words}“',
  PRINT_SPOOLED_FOR_GOOD: '{at} hat es als Auftrag {job} und sagt nicht, ob es gedruckt ist.',
  PRINT_IN_PAUSED_QUEUE: 'Die Warteschlange {queue} ist angehalten. Das Etikett wartet darin.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    'Die Warteschlange {queue} ist angehalten. Das Etikett wartet darin. Der Druckdienst meldet: „{words}“',
  PRINT_COMPLETED: 'Der Druckdienst sagt, dass es gedruckt ist.',
  PRINT_WRITTEN: 'In {name} geschrieben.',
  // Nothing came out.
  PRINTER_REMOVED: 'Der Drucker {printer} wurde entfernt.',
  PRINTER_CLOSED: '{at} hat die Verbindung geschlossen, bevor etwas gesendet war.',
  PRINT_CANCELLED: 'Abgebrochen, bevor etwas gesendet war.',
  PRINT_CANCELLED_THERE: 'Abgebrochen, bevor der Druck begann.',
  PRINT_OF_VOIDED: 'Die Sendung wurde storniert, bevor etwas gesendet war.',
  PRINT_WAITED_TOO_LONG: 'Die Station war aus, während es wartete; nichts wurde gesendet.',
  QUEUE_WITHOUT_PAPER:
    'Die Warteschlange {queue} hat kein Papier von {paper}; bitte in den Druckereinstellungen des Systems einrichten.',
  QUEUE_OF_OTHER_PAPER: 'Die Warteschlange {queue} hat kein Papier von {paper}; gedruckt würde auf {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} hat die Verbindung abgebrochen, während das Etikett gesendet wurde.',
  PRINT_STALLED: '{at} hat nicht rechtzeitig geantwortet, während das Etikett gesendet wurde.',
  PRINT_GIVEN_UP: 'Aufgegeben, während das Etikett an {at} gesendet wurde: Die Station hielt an.',
  PRINT_FAILED: '{at} hat versagt, während das Etikett gesendet wurde. Das System meldet: „{words}“',
  PRINT_LEFT_OPEN:
    '{at} hat die Verbindung nach dem Etikett nicht geschlossen wie sonst; vielleicht wurde es nicht gelesen.',
  PRINT_WITHOUT_JOB: '{at} hat das Etikett angenommen, ihm aber keine Nummer gegeben.',
  PRINT_JOB_UNKNOWN: '{at} kennt den Auftrag {job} nicht mehr.',
  PRINT_COMPLETED_SAYING: 'Der Druckdienst meldet den Auftrag als fertig, aber auch: „{words}“',
  PRINT_CANCELLED_LATE: 'Abgebrochen, nachdem der Druck begonnen hatte.',
  PRINT_CANCELLED_LATE_SAYING: 'Abgebrochen, nachdem der Druck begonnen hatte. Der Druckdienst meldet: „{words}“',
  PRINT_ABORTED: 'Der Druckdienst hat aufgegeben.',
  PRINT_ABORTED_SAYING: 'Der Druckdienst hat aufgegeben. Er meldet: „{words}“',
  PRINTER_OF_OTHER_KIND: 'Der Drucker wurde neu eingerichtet und behält keine Aufträge.',
  PRINT_INTERRUPTED: 'Die Station hielt an, während es gesendet wurde: bitte nachsehen, ob es herauskam.',
  PRINT_AT_BACKUP:
    'Es wartete, als die Sicherung entstand, die wiederhergestellt wurde: bitte nachsehen, ob es herauskam.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Jemand sagt, dass es herauskam.',
  PRINT_NOT_SEEN: 'Jemand sagt, dass es nicht herauskam.',
  PRINT_SCANNED: 'Das Etikett wurde gescannt.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Es gibt keinen Drucker {printer}.',
  PRINT_REASON_NEEDED:
    'Dieses Dokument wurde schon {prints}-mal gedruckt: Bitte sagen, warum es noch einmal gebraucht wird.',
  PRINT_REFUSED: 'Es wurde nichts gedruckt: „{words}“',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Es ließ sich nicht in das Format des Druckers bringen. Das System meldet: „{words}“',
  DRAWING_TOO_SLOW: 'Das Zeichnen dauerte länger als {seconds} Sekunden und wurde abgebrochen.',
  DRAWING_ENDED: 'Das Zeichnen brach ab: Es braucht zu viel Speicher, oder die Datei ist beschädigt.',
  PRINT_DOCUMENT_GONE: 'Das Dokument wird nicht mehr aufbewahrt.',
  PRINT_PAGE_UNKNOWN: 'Die Größe der Seite ist nicht bekannt.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} druckt {format}, und dieses Dokument ist {type}; daraus lässt sich das nicht machen. Bitte einen anderen Drucker wählen.',
  LABEL_TOO_LARGE:
    'Das Etikett des Paketdienstes passt nicht auf die Etiketten von {printer}, {stock}. Bitte größere wählen oder einen anderen Drucker.',
  LABEL_OF_PAGES:
    'Das Etikett des Paketdienstes hat mehrere Seiten, und {printer} nimmt ein Bild von einer. Bitte auf einem Drucker drucken, der PDF nimmt.',
  LABEL_TOO_COARSE:
    'Mit den {dpi} dpi von {printer} ist ein Strichcode auf dem Etikett des Paketdienstes nicht mehr lesbar. Bitte auf einem Drucker mit mehr dpi drucken oder auf A4 oder Letter.',
  LABEL_OF_MORE_DPI:
    'Der Paketdienst hat dieses Etikett für Drucker mit {made} dpi gemacht, und {printer} hat {dpi}: Es käme zu groß heraus.',
  LABEL_OF_FEWER_DPI:
    'Der Paketdienst hat dieses Etikett für Drucker mit {made} dpi gemacht, und {printer} hat {dpi}: Es käme zu klein heraus.',
};
