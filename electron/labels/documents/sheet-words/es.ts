import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  commands: {
    title: 'Comandos para escanear',
    lead: 'Cuelgue esta hoja en el puesto. Escanear un comando hace lo que dice; ninguno compra nada.',
    commands: {
      acknowledge: { name: 'OK', does: 'Confirma un escaneo fallido y abre de nuevo el formulario.' },
      clear: { name: 'Vaciar', does: 'Vacía el formulario para el próximo envío.' },
      addPackage: { name: 'Paquete siguiente', does: 'Añade un paquete al envío.' },
      reprintLast: { name: 'Reimprimir', does: 'Imprime otra vez la última etiqueta, sin coste.' },
    },
  },
  badges: {
    title: 'Tarjetas',
    lead: 'Recórtelas. Escanear una en una ventana identifica allí a la persona.',
  },
};
