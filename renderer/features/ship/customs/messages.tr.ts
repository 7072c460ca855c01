import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Gümrük',
  missing: 'Sınırda istenenler: {fields}.',
  without: 'Eksik gönder',
  isWithout: 'Eksik gönderiliyor: {fields}.',
  contents: {
    MERCHANDISE: 'Ticari mal',
    GIFT: 'Hediye',
    SAMPLE: 'Ticari numune',
    RETURNED_GOODS: 'İade mal',
    DOCUMENTS: 'Belge',
  },
  valueEach: 'Birim değer',
  weightEach: 'Birim ağırlık',
  add: 'Gümrük kalemi ekle',
  remove: '{n}. gümrük kalemini kaldır',
};
