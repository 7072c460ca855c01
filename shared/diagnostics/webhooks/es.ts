import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'El secreto que firma los mensajes ya no está. Cree el webhook de nuevo.',
  NOT_SIGNED: 'El mensaje no se ha podido firmar o enviar. El registro de sucesos de la estación dice más.',
  ADDRESS_INVALID: 'La dirección debe empezar por https:// y no llevar usuario ni fragmento.',
  ADDRESS_MASKED: 'Donde está *** hay una parte de la dirección que no se muestra. Escriba la dirección completa.',
  ADDRESS_UNENCRYPTED: 'Se llamaría a {at} sin cifrar. Use https o una dirección de esta máquina.',
  ADDRESS_NOT_CALLED: '{at} está en una red a la que la estación no llama.',
};
