import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'UPS',
  means: 'Achète directement chez UPS, avec votre compte UPS et les clés d’une app de developer.ups.com.',
  choice: 'De UPS, avec votre compte',
  fields: {
    accountNumber: {
      label: 'Numéro de compte UPS',
      hint: 'Expédie et est facturé.',
      fault: 'Indiquez les six majuscules et chiffres du compte UPS.',
    },
  },
};
