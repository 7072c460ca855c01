import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Compra en EasyPost, con una de las cuentas de transportista que abre allí su clave.',
  choice: 'Con una clave de EasyPost',
  fields: {
    apiKey: { label: 'Clave de API', hint: 'Una clave que empieza por EZTK hace solo etiquetas de prueba.' },
    mode: { label: 'Para qué es la clave', values: { LIVE: 'Envíos', TEST: 'Pruebas' } },
    carrierAccountId: {
      label: 'Cuenta de transportista en el servicio',
      hint: 'Empieza por ca_; elegir abajo un transportista la rellena.',
      fault: 'Indique el identificador de una cuenta de transportista en EasyPost; empieza por ca_.',
    },
    customsSigner: { label: 'Quién firma para la aduana', hint: 'El remitente si no se indica.' },
    exportDeclaration: {
      label: 'Declaración de exportación (EE. UU.)',
      hint: 'Exención o ITN; NOEEI 30.37(a) si no se indica, hasta 2500 USD por cada tipo de mercancía.',
    },
    contentsType: {
      label: 'Contenido',
      values: {
        MERCHANDISE: 'Mercancía',
        RETURNED_GOODS: 'Mercancía devuelta',
        GIFT: 'Regalos',
        SAMPLE: 'Muestras',
        DOCUMENTS: 'Documentos',
      },
    },
    nonDelivery: {
      label: 'Paquetes que no se pueden entregar',
      values: { RETURN: 'Vuelven', ABANDON: 'Se abandonan' },
    },
  },
};
