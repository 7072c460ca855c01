import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Requiere atención',
  none: 'Nada requiere atención',
  noneHint:
    'Aquí esperarían envíos cuya compra es dudosa, etiquetas que quizá no salieron y manifiestos que un transportista pudo haber hecho.',
  unknown: 'Un envío que puede haberse comprado | {n} envíos que pueden haberse comprado',
  doNotBuy: 'No comprar otra vez',
  why: 'La compra se envió y su respuesta se perdió. Cada uno puede estar comprado y pagado; una segunda compra sería una segunda etiqueta.',
  uncertain: 'Una etiqueta que puede haber salido | {n} etiquetas que pueden haber salido',
  refresh: 'Mirar de nuevo',
  since: 'Dudoso desde',
  platformNumbers: 'Nuestros números',
  known: 'Lo que se sabe',
  toDo: 'Qué hacer',
  ownId: 'Nuestra referencia allí',
  todoLookup:
    'La estación sigue preguntando a {account}. Consulte ahora o busque en su portal, e indique aquí lo que encontró.',
  todoAsk:
    'La estación no puede preguntar a {account}: solo pregunta usted. Busque en su portal o llame, e indique aquí lo que encontró.',
  lookFor: 'Busque el destinatario o nuestro número, en el día en que se envió.',
  lookForId: 'Busque allí nuestra referencia, el destinatario o nuestro número, en el día en que se envió.',
  lookUp: 'Consultar ahora',
  lookUpAll: 'Consultar todo ahora',
  asking: 'Preguntando …',
  lookup: {
    found: 'Se compró. Su etiqueta está ahí.',
    not_bought: 'No se compró. Se puede enviar otra vez.',
    unknown: 'El transportista no puede decirlo. Sigue tan abierto como antes.',
  },
  ways: {
    found: 'Se compró',
    not_bought: 'No se compró',
    written_off: 'Dar por perdido',
  },
  settle: {
    means: {
      found:
        'Escriba los números de seguimiento que dio el transportista. Sus etiquetas se dibujan con ellos, listas para imprimir.',
      not_bought:
        'Solo si lo dice el transportista. La transacción queda libre, y quien la envíe otra vez compra: si al final se compró, se pagaría dos veces.',
      written_off:
        'Lo cierra sin saber si se compró. Si la etiqueta aparece en una factura, se encuentra en el historial.',
    },
    button: {
      found: 'Registrar los números',
      not_bought: 'No se compró nada',
      written_off: 'Darlo por perdido',
    },
    numberOf: 'Número de seguimiento del paquete {n}',
    numberMissing: 'Escriba el número de seguimiento.',
    numberWrong: 'La etiqueta no puede llevar este número. Escríbalo como lo dio el transportista.',
    numberTaken: '{number} es de otro envío de esta cuenta. ¿Es el correcto?',
    source: 'Dónde se encontró (no obligatorio)',
    reason: 'Cómo lo sabe',
    kept: 'Queda en el diario para siempre: nombre la fuente, no a una persona.',
    sayWhy: 'Diga cómo lo sabe.',
  },
  settled: {
    found: 'El envío se compró. Sus etiquetas están en el historial.',
    not_bought: 'El envío no se compró. Se puede enviar otra vez.',
    written_off: 'El envío se dio por perdido.',
  },
  manifests: {
    title:
      'Un manifiesto que el transportista puede haber hecho | {n} manifiestos que los transportistas pueden haber hecho',
    closed: 'Cerrado el {at}, con un envío. | Cerrado el {at}, con {count} envíos.',
  },
  prints: {
    document: 'Un documento',
    sent: 'Enviado a {printer}, {at}.',
    look: 'Mire la impresora y lo que hay en ella. Nunca se imprime de nuevo por sí sola.',
    cameOut: 'Salió',
    didNot: 'No salió',
    saidPrinted: 'La etiqueta está impresa.',
    saidNot: 'La etiqueta no está impresa. Se puede imprimir otra vez.',
  },
};
