import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} ya se ha entregado al transportista.',
  HAND_OVER_VOIDED: 'La etiqueta {code} se ha anulado. No deje salir el paquete: necesita otra etiqueta.',
  HAND_OVER_VOID_ASKED: 'Se ha pedido anular {code}. No deje salir el paquete hasta que se decida.',
  HAND_OVER_NO_LABEL: 'La estación no tiene etiqueta de {code}. Revise su envío antes de que salga el paquete.',
  HAND_OVER_TEST_LABEL:
    '{code} es una etiqueta de prueba, que ningún transportista acepta. No deje salir el paquete: necesita otra etiqueta.',
  HAND_OVER_ORDER_HELD:
    '{code} es del pedido {order}, que está retenido. No deje salir el paquete hasta que se decida.',
  HAND_OVER_ORDER_CANCELLED: '{code} es del pedido {order}, que se ha cancelado. No deje salir el paquete.',
  HAND_OVER_ON_MANIFEST: '{code} está en el manifiesto {manifest}, que está cerrado.',
  HAND_OVER_SEVERAL:
    'Varios paquetes tienen el número {code}. Indique en su lugar el número de seguimiento de la plataforma.',
  HAND_OVER_UNKNOWN: 'Ningún paquete tiene el número {code}.',
  HAND_OVER_NOT_DONE: '{code} no se había entregado al transportista: no hay nada que deshacer.',
};
