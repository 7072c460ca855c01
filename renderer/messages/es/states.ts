import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Iniciando',
    SENDING: 'Comprando',
    NOT_SENT: 'No enviado',
    REJECTED: 'Rechazado',
    UNKNOWN: 'Desconocido',
    PURCHASED: 'Comprado, falta la etiqueta',
    LABELLED: 'Comprado',
    VOIDED: 'Anulado',
    WRITTEN_OFF: 'Dado por perdido',
  },
  order: {
    OPEN: 'Abierto',
    HELD: 'Retenido',
    PACKING: 'Empaquetándose',
    PACKED: 'Empaquetado',
    SHIPPED: 'Entregado al transportista',
    CANCELLED: 'Cancelado',
  },
  print: {
    QUEUED: 'En espera',
    SENT: 'Imprimiendo',
    SPOOLED: 'En la impresora',
    PRINTED: 'Impreso',
    FAILED: 'No impreso',
    UNCERTAIN: 'Incierto',
  },
  printFault: {
    CANCELLED: 'Se ha cancelado.',
    PRINTER_UNREACHABLE: 'No se ha podido contactar con la impresora.',
    PRINTER_REFUSED: 'La impresora lo ha rechazado.',
    PRINTER_REMOVED: 'La impresora se ha quitado.',
    DOCUMENT_UNPRINTABLE: 'No se puede dibujar para esta impresora.',
    LABEL_TOO_LARGE: 'La etiqueta del transportista es mayor que las de esta impresora.',
    LABEL_OF_PAGES: 'La etiqueta del transportista tiene varias páginas; esta impresora admite una imagen.',
    LABEL_TOO_COARSE: 'Un código de barras de la etiqueta no se podría leer a la resolución de esta impresora.',
    LABEL_OF_OTHER_DPI: 'El transportista hizo la etiqueta para impresoras de otra resolución.',
    CONNECTION_LOST: 'La conexión con la impresora se ha cortado durante el envío.',
    STATION_STOPPED: 'La estación se detuvo durante el envío.',
    SHIPMENT_VOIDED: 'El envío se ha anulado.',
    NOT_SEEN: 'Una persona dice que no salió.',
  },
};
