import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Requiere atención',
  none: 'Nada requiere atención',
  noneHint:
    'Aquí aparecerían los envíos cuya compra es dudosa, las etiquetas que quizá no hayan salido o que llegaron tarde para imprimirse y los manifiestos que un transportista haya podido hacer.',
  unknown: 'Un envío que puede haberse comprado | {n} envíos que pueden haberse comprado',
  doNotBuy: 'No comprar otra vez',
  why: 'La compra se ha enviado y su respuesta se ha perdido. Cada uno puede estar comprado y pagado; una segunda compra sería una segunda etiqueta.',
  uncertain: 'Una etiqueta que puede haber salido | {n} etiquetas que pueden haber salido',
  refresh: 'Actualizar',
  since: 'Dudoso desde',
  platformNumbers: 'Nuestros números',
  known: 'Lo que se sabe',
  toDo: 'Qué hacer',
  ownId: 'Nuestra referencia en el servicio',
  todoLookup:
    'La estación sigue preguntando a {account}. Consulte ahora o busque en su portal, e indique aquí lo que ha encontrado.',
  todoAsk:
    'La estación no puede preguntar a {account}: solo puede hacerlo usted. Busque en su portal o llame, e indique aquí lo que ha encontrado.',
  lookFor: 'Busque el destinatario o nuestro número, el día en que se envió.',
  lookForId: 'Busque allí nuestra referencia, el destinatario o nuestro número, el día en que se envió.',
  lookUp: 'Consultar ahora',
  lookUpAll: 'Consultar todos ahora',
  asking: 'Consultando …',
  lookup: {
    found: 'Se ha comprado. Su etiqueta está disponible.',
    not_bought: 'No se ha comprado. Se puede enviar otra vez.',
    unknown: 'El transportista no puede decirlo. Todo sigue como antes.',
  },
  ways: {
    found: 'Se ha comprado',
    not_bought: 'No se ha comprado',
    written_off: 'Dar por perdido',
  },
  settle: {
    means: {
      found:
        'Escriba los números de seguimiento que dio el transportista. Sus etiquetas se dibujan con ellos o, donde las hace el transportista, se piden a este.',
      not_bought:
        'Solo si lo dice el transportista. La transacción queda libre, y quien la envíe otra vez compra: si al final se hubiera comprado, se pagaría dos veces.',
      written_off:
        'Lo cierra sin saber si se ha comprado. Si la etiqueta aparece en una factura, se encuentra en el historial.',
    },
    button: {
      found: 'Registrar los números',
      not_bought: 'No se ha comprado nada',
      written_off: 'Darlo por perdido',
    },
    numberOf: 'Número de seguimiento del paquete {n}',
    numberMissing: 'Escriba el número de seguimiento.',
    numberWrong: 'La etiqueta no admite este número. Escríbalo como lo dio el transportista.',
    numberTaken: '{number} es de otro envío de esta cuenta. ¿Es el correcto?',
    source: 'Dónde se ha encontrado (no obligatorio)',
    reason: 'Cómo lo sabe',
    kept: 'Queda en el diario para siempre: indique la fuente, no una persona.',
    sayWhy: 'Indique cómo lo sabe.',
  },
  settled: {
    found: 'El envío se ha comprado. Está en el historial, igual que sus etiquetas en cuanto lleguen.',
    not_bought: 'El envío no se ha comprado. Se puede enviar otra vez.',
    written_off: 'El envío se dio por perdido.',
  },
  manifests: {
    title:
      'Un manifiesto que el transportista puede haber hecho | {n} manifiestos que los transportistas pueden haber hecho',
    closed: 'Cerrado el {at}, con un envío. | Cerrado el {at}, con {count} envíos.',
  },
  unlabelled: {
    title: 'Un envío comprado y sin etiqueta | {n} envíos comprados y sin etiqueta',
    bought: 'Comprado en {account}, {at}.',
    toDo: 'La estación sigue pidiendo la etiqueta. No vuelva a comprar. Si el portal del transportista tiene la etiqueta, imprímala allí.',
    ask: 'Preguntar ahora',
    notYet: 'La etiqueta todavía no está.',
  },
  unprinted: {
    title: 'Un envío con la etiqueta sin imprimir | {n} envíos con las etiquetas sin imprimir',
    asked: 'Comprado {at}, para imprimir en {printer}. La etiqueta no salió a tiempo.',
    find: 'Busque el paquete, imprima la etiqueta y péguela en ese paquete.',
    print: 'Imprimir',
    dismiss: 'No hace falta',
    dismissAll: 'Ninguna hace falta',
    printing: 'La etiqueta se está imprimiendo.',
    dismissed: 'La etiqueta queda en el historial.',
  },
  prints: {
    document: 'Un documento',
    sent: 'Enviado a {printer}, {at}.',
    look: 'Compruebe la impresora y lo que hay en ella. Nunca se vuelve a imprimir automáticamente.',
    cameOut: 'Ha salido',
    didNot: 'No ha salido',
    saidPrinted: 'La etiqueta está impresa.',
    saidNot: 'La etiqueta no está impresa. Se puede imprimir otra vez.',
  },
};
