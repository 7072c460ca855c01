import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Gümrük',
  ofAccount: 'Boş bırakılan Incoterm ve numaralar hesabınkilerdir.',
  toAccount: 'Hesaba gir',
  contents: {
    MERCHANDISE: 'Ticari mal',
    GIFT: 'Hediye',
    SAMPLE: 'Ticari numune',
    RETURNED_GOODS: 'İade mal',
    REPAIR: 'Onarım',
    DOCUMENTS: 'Belge',
    OTHER: 'Diğer',
  },
  valueEach: 'Birim değer',
  weightEach: 'Birim ağırlık',
  add: 'Gümrük kalemi ekle',
  remove: '{n}. gümrük kalemini kaldır',
};
