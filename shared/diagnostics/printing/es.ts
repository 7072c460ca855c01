import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'El servicio de impresión no tiene la cola {queue}.',
  QUEUE_CLOSED: 'La cola {queue} no acepta trabajos.',
  QUEUE_CLOSED_SAYING: 'La cola {queue} no acepta trabajos. El servicio de impresión dice: «{words}»',
  QUEUE_PAUSED: 'La cola {queue} está en pausa.',
  QUEUE_PAUSED_SAYING: 'La cola {queue} está en pausa. El servicio de impresión dice: «{words}»',
  PRINT_SERVICE_SAYS: 'El servicio de impresión lo ha rechazado. Dice: «{words}»',
  // On its way, and done.
  PRINT_SENDING: 'Enviando a {printer}.',
  PRINT_MOVED: '{printer} no lo ha aceptado; se envía a {fallback} en su lugar.',
  PRINT_SENT_CLOSED: 'A {at} se le enviaron los {bytes} bytes y cerró la conexión; no dice si los imprimió.',
  PRINT_SENT_OPEN: 'A {at} se le enviaron los {bytes} bytes y dejó la conexión abierta; no dice si los imprimió.',
  PRINT_SPOOLED: '{at} lo tiene como trabajo {job}.',
  PRINT_SPOOLED_SAYING: '{at} lo tiene como trabajo {job}. Dice: «{words}»',
  PRINT_SPOOLED_FOR_GOOD: '{at} lo tiene como trabajo {job}; no dice si se imprimió.',
  PRINT_IN_PAUSED_QUEUE: 'La cola {queue} está en pausa. La etiqueta espera en ella.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    'La cola {queue} está en pausa. La etiqueta espera en ella. El servicio de impresión dice: «{words}»',
  PRINT_COMPLETED: 'El servicio de impresión dice que está impreso.',
  PRINT_WRITTEN: 'Escrito en {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'Se ha quitado la impresora {printer}.',
  PRINTER_CLOSED: '{at} cerró la conexión antes de que se enviara nada.',
  PRINT_CANCELLED: 'Cancelado antes de que se enviara nada.',
  PRINT_CANCELLED_THERE: 'Cancelado antes de empezar a imprimir.',
  PRINT_OF_VOIDED: 'El envío se ha anulado antes de que se enviara nada.',
  PRINT_WAITED_TOO_LONG: 'La estación se detuvo mientras esperaba; no se ha enviado nada.',
  QUEUE_WITHOUT_PAPER:
    'La cola {queue} no tiene papel de {paper}; configúrelo en los ajustes de impresora del sistema.',
  QUEUE_OF_OTHER_PAPER: 'La cola {queue} no tiene papel de {paper}; imprimiría en {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} cortó la conexión mientras recibía la etiqueta.',
  PRINT_STALLED: '{at} no respondió a tiempo mientras recibía la etiqueta.',
  PRINT_GIVEN_UP: 'Se abandonó mientras {at} recibía la etiqueta: la estación se estaba deteniendo.',
  PRINT_FAILED: '{at} falló mientras recibía la etiqueta. El sistema dice: «{words}»',
  PRINT_LEFT_OPEN: '{at} no cerró la conexión tras la etiqueta, como hacía antes: puede que no la haya leído.',
  PRINT_WITHOUT_JOB: '{at} recibió la etiqueta, pero no le dio número.',
  PRINT_JOB_UNKNOWN: '{at} ya no conoce el trabajo {job}.',
  PRINT_COMPLETED_SAYING: 'El servicio de impresión lo da por terminado, pero también dice: «{words}»',
  PRINT_CANCELLED_LATE: 'Cancelado después de empezar a imprimir.',
  PRINT_CANCELLED_LATE_SAYING: 'Cancelado después de empezar a imprimir. El servicio de impresión dice: «{words}»',
  PRINT_ABORTED: 'El servicio de impresión ha desistido.',
  PRINT_ABORTED_SAYING: 'El servicio de impresión ha desistido. Dice: «{words}»',
  PRINTER_OF_OTHER_KIND: 'La impresora se configuró de nuevo y no conserva trabajos.',
  PRINT_INTERRUPTED: 'La estación se detuvo mientras se enviaba: compruebe si ha salido.',
  PRINT_AT_BACKUP: 'Esperaba cuando se hizo la copia de seguridad restaurada: compruebe si ha salido.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Una persona indica que ha salido.',
  PRINT_NOT_SEEN: 'Una persona indica que no ha salido.',
  PRINT_SCANNED: 'Se ha escaneado la etiqueta.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'No existe la impresora {printer}.',
  PRINT_REASON_NEEDED: 'Este documento ya se ha impreso {prints} veces: indique por qué se necesita otra vez.',
  PRINT_REFUSED: 'No se ha impreso nada: «{words}»',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'No se ha podido convertir en lo que admite la impresora. El sistema dice: «{words}»',
  DRAWING_TOO_SLOW: 'Dibujarlo tardaba más de {seconds} segundos y se ha interrumpido.',
  DRAWING_ENDED: 'El dibujo se ha interrumpido: requiere demasiada memoria o el archivo está dañado.',
  PRINT_DOCUMENT_GONE: 'El documento ya no se conserva.',
  PRINT_PAGE_UNKNOWN: 'No se conoce el tamaño de la página.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} imprime {format}, y este documento es un {type} que no se puede convertir. Elija otra impresora.',
  LABEL_TOO_LARGE:
    'La etiqueta del transportista no cabe en el material de {printer}, {stock}. Elija un material mayor u otra impresora.',
  LABEL_OF_PAGES:
    'La etiqueta del transportista tiene varias páginas, y {printer} admite una imagen de una. Imprímala en una impresora que admita PDF.',
  LABEL_TOO_COARSE:
    'A los {dpi} dpi de {printer} ya no se puede leer un código de barras de la etiqueta del transportista. Imprímala en una impresora de más dpi, o en A4 o Carta.',
  LABEL_OF_MORE_DPI:
    'El transportista hizo esta etiqueta para impresoras de {made} dpi, y {printer} tiene {dpi}: saldría demasiado grande.',
  LABEL_OF_FEWER_DPI:
    'El transportista hizo esta etiqueta para impresoras de {made} dpi, y {printer} tiene {dpi}: saldría demasiado pequeña.',
};
