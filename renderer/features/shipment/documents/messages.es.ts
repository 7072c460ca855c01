import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Albarán',
  labelSheet: 'Etiquetas en hojas de papel',
  print: 'Imprimir {name}',
  printing: '{name} se está imprimiendo.',
  onDemand: 'se dibuja al abrirlo',
  commands: 'Comandos para una impresora de etiquetas: solo la impresora los convierte en una imagen.',
  check: {
    button: 'Leer los códigos de barras',
    running: 'Se están leyendo los códigos de barras …',
    good: 'Cada código de barras contiene lo que debe. Leídos de los puntos: {n}.',
    bad: 'No envíe con ella antes de revisarla',
    of: '{name}: {fault}',
    unread: '{symbology} debería contener {expected} y no se puede leer.',
    misread: '{symbology} debería contener {expected} y contiene {read}.',
    faults: {
      OUTSIDE_STOCK: 'Algo sobresale del borde.',
      TEXT_TOO_WIDE: 'Un texto es más ancho que su sitio.',
      TEXT_OVERLAPS_TEXT: 'Hay textos superpuestos.',
      QUIET_ZONE_BROKEN: 'Un código de barras tiene muy poco blanco alrededor.',
      MODULE_TOO_NARROW: 'Las barras son demasiado estrechas para la impresora.',
      OFF_THE_DOTS: 'Las barras no caen en puntos enteros de la impresora.',
      TEXT_TOO_SMALL: 'Un texto es más pequeño de lo que permite una etiqueta.',
      BARS_TOO_LOW: 'Las barras son más bajas de lo que pide la etiqueta.',
      NOT_READABLE: 'La etiqueta guardada está dañada; no se puede mostrar una imagen.',
      NOT_DRAWN_HERE:
        'El transportista ha enviado comandos para una impresora, que aquí no se dibujan. Imprímala y escanéela para asegurarse.',
      TRACKING_NUMBER_NOT_READ: 'Ningún código de barras contiene el número de seguimiento.',
    },
  },
};
