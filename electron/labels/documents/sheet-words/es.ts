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
      weigh: { name: 'Pesar', does: 'Toma el peso de la báscula en el formulario.' },
      toShip: { name: 'Enviar', does: 'Va a la pantalla Enviar.' },
      toPack: { name: 'Empaquetar', does: 'Va a la pantalla Empaquetar.' },
      toBatch: { name: 'Lote', does: 'Va a los lotes. Escaneada allí, abre el más reciente.' },
      printRows: {
        name: 'Imprimir filas',
        does: 'En un lote: escanee después la etiqueta de la primera fila, la de la última y OK.',
      },
      toHistory: { name: 'Historial', does: 'Va al historial. La etiqueta que se escanea allí se abre.' },
      void: { name: 'Anular', does: 'Pregunta si se anula la etiqueta abierta: escanee después un motivo y OK.' },
      handOver: {
        name: 'Entrega',
        does: 'Va a la entrega. Escaneada allí tras un paquete, cierra el día de su cuenta: después OK.',
      },
      toAttention: {
        name: 'Requiere atención',
        does: 'Va a lo que está en duda. Escanee el pedido, la etiqueta que salió y OK.',
      },
    },
  },
  badges: {
    title: 'Tarjetas',
    lead: 'Recórtelas. Escanear una en una ventana identifica allí a la persona.',
  },
};
