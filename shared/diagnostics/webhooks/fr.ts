import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'Le secret qui signe les messages a disparu. Recréez le webhook.',
  NOT_SIGNED: 'Le message n’a pas pu être signé ou envoyé. Le fichier journal de la station en dit plus.',
  ADDRESS_INVALID: 'L’adresse doit commencer par https:// et n’avoir ni utilisateur ni fragment.',
  ADDRESS_MASKED: 'Là où figure ***, une partie de l’adresse n’est pas affichée. Saisissez l’adresse complète.',
  ADDRESS_UNENCRYPTED: '{at} serait appelé sans chiffrement. Utilisez https ou une adresse de cette machine.',
  ADDRESS_NOT_CALLED: '{at} se trouve dans un réseau que la station n’appelle pas.',
};
