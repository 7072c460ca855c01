import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Zoll',
  missing: 'Die Grenze verlangt: {fields}.',
  without: 'Ohne versenden',
  isWithout: 'Versendet ohne: {fields}.',
  contents: {
    MERCHANDISE: 'Handelsware',
    GIFT: 'Geschenk',
    SAMPLE: 'Warenmuster',
    RETURNED_GOODS: 'Rückware',
    DOCUMENTS: 'Dokumente',
  },
  valueEach: 'Einzelwert',
  weightEach: 'Einzelgewicht',
  add: 'Zollposition dazu',
  remove: 'Zollposition {n} entfernen',
};
