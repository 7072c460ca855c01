import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Zoll',
  ofAccount: 'Leer gelassene Incoterms und Nummern sind die des Kontos.',
  toAccount: 'Beim Konto hinterlegen',
  contents: {
    MERCHANDISE: 'Handelsware',
    GIFT: 'Geschenk',
    SAMPLE: 'Warenmuster',
    RETURNED_GOODS: 'Rückware',
    REPAIR: 'Reparatur',
    DOCUMENTS: 'Dokumente',
    OTHER: 'Sonstiges',
  },
  valueEach: 'Einzelwert',
  weightEach: 'Einzelgewicht',
  add: 'Zollposition dazu',
  remove: 'Zollposition {n} entfernen',
};
