import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'UPS',
  means: 'Compra directamente en UPS, con su cuenta de UPS y las claves de una app de developer.ups.com.',
  choice: 'De UPS, con cuenta propia',
  fields: {
    accountNumber: {
      label: 'Número de cuenta de UPS',
      hint: 'Envía y se le cobra.',
      fault: 'Indique las seis mayúsculas y cifras de la cuenta de UPS.',
    },
  },
};
