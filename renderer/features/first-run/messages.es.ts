import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Configurar esta estación',
  steps: 'Pasos',
  done: 'Hecho:',
  next: 'Continuar',
  back: 'Atrás',
  skip: 'Omitir este paso',
  later: 'Configurar más tarde',
  finish: 'Ir al puesto',
  resume: 'Seguir configurando',
  language: {
    short: 'Idioma',
    title: 'Idioma y unidades',
    lead: 'Para esta ventana. Todo se puede cambiar en cualquier momento en Ajustes.',
  },
  shipFrom: {
    short: 'Remitente',
    title: '¿Desde dónde envía?',
    lead: 'La dirección que figura en cada etiqueta y a la que vuelven los paquetes. La usa cada cuenta que se conecta.',
  },
  account: {
    short: 'Cuenta',
    title: '¿Cómo se compran las etiquetas?',
    lead: 'Empiece con cuentas de prueba y conecte la suya ahora o más tarde en Transportistas y reglas.',
    tests:
      'Una cuenta de prueba está conectada. Cumple las reglas del transportista y no compra nada. | {n} cuentas de prueba están conectadas, una por transportista. Cumplen sus reglas y no compran nada.',
    services: 'Empieza con los servicios habituales de su transportista; se pueden cambiar en Transportistas y reglas.',
  },
  printer: {
    short: 'Impresora',
    title: '¿Dónde salen las etiquetas?',
    lead: 'La estación imprime sola, sin cuadro de impresión.',
    desk: 'Puesto',
    own: 'Una impresora por su dirección, o una carpeta',
    ownHint:
      'Una impresora de etiquetas en la red, una cola por su nombre o una carpeta que recibe un archivo por etiqueta',
    none: 'Ninguna por ahora',
    noneHint: 'La ventana descarga las etiquetas.',
    made: '{name} está configurada y recibe las etiquetas.',
  },
  label: {
    short: 'Etiqueta de prueba',
    title: 'Su primera etiqueta',
    lead: 'Está marcada como prueba y no cuesta nada.',
    alt: 'Imagen de una etiqueta con su dirección',
    print: 'Imprimir una etiqueta de prueba',
    again: 'Imprimirla otra vez',
    adjust: '¿Demasiado a la izquierda, poco nítida, tamaño incorrecto? Cámbielo en',
    noPrinter: 'Así son sus etiquetas. Sin impresora, se descargan.',
    save: 'Descargarla',
    file: 'etiqueta-de-prueba',
  },
};
