import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Douane',
  ofAccount: 'L’Incoterm et les numéros laissés vides sont ceux du compte.',
  toAccount: 'L’indiquer dans le compte',
  contents: {
    MERCHANDISE: 'Marchandises',
    GIFT: 'Cadeau',
    SAMPLE: 'Échantillon commercial',
    RETURNED_GOODS: 'Marchandises en retour',
    REPAIR: 'Réparation',
    DOCUMENTS: 'Documents',
    OTHER: 'Autre',
  },
  valueEach: 'Valeur unitaire',
  weightEach: 'Poids unitaire',
  add: 'Ajouter un article en douane',
  remove: 'Retirer l’article en douane {n}',
};
