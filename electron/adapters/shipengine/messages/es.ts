import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'ShipEngine o ShipStation API',
  means: 'Compra en los transportistas conectados a una cuenta de ShipEngine o ShipStation.',
  choice: 'Con una cuenta de ShipEngine o ShipStation',
  fields: {
    profile: {
      label: 'Servicio',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Clave de API',
      hint: 'De los ajustes del servicio. Una que empieza por TEST_ compra etiquetas que no son para enviar.',
      fault: 'Indique la clave como la muestra el servicio, sin espacios.',
    },
    carrierId: {
      label: 'Transportista en el servicio',
      hint: 'Su identificador en el servicio; elegir abajo un transportista lo rellena.',
      fault: 'Indique el identificador como lo escribe el servicio: se- y cifras.',
    },
    contents: {
      label: 'Contenido para la aduana',
      values: {
        MERCHANDISE: 'Mercancía',
        DOCUMENTS: 'Documentos',
        GIFT: 'Regalo',
        RETURNED_GOODS: 'Mercancía devuelta',
        SAMPLE: 'Muestra',
        OTHER: 'Otro',
      },
    },
    nonDelivery: {
      label: 'Si la aduana o el destinatario lo rechazan',
      values: { RETURN_TO_SENDER: 'Devolver al remitente', TREAT_AS_ABANDONED: 'Tratar como abandonado' },
    },
    mode: { label: 'Para qué es la clave', values: { LIVE: 'Envíos', TEST: 'Pruebas' } },
  },
};
