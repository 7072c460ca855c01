import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Gümrük',
  missing: 'Sınır şunları istiyor: {fields}.',
  without: 'Onsuz gönder',
  isWithout: 'Onsuz gönderildi: {fields}.',
  contents: {
    MERCHANDISE: 'Ticari mal',
    GIFT: 'Hediye',
    SAMPLE: 'Ticari numune',
    RETURNED_GOODS: 'İade mallar',
    DOCUMENTS: 'Belgeler',
  },
  valueEach: 'Birim değer',
  weightEach: 'Birim ağırlık',
  add: 'Gümrük kalemi ekle',
  remove: 'Gümrük kalemi {n} kaldır',
};
