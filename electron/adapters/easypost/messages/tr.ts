import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'EasyPost üzerinden, anahtarınızın orada açtığı taşıyıcı hesaplarından biriyle satın alır.',
  choice: 'EasyPost anahtarıyla',
  fields: {
    apiKey: { label: 'API anahtarı', hint: 'EZTK ile başlayan anahtar yalnızca deneme etiketleri üretir.' },
    mode: { label: 'Anahtarın amacı', values: { LIVE: 'Gönderim', TEST: 'Deneme' } },
    carrierAccountId: {
      label: 'Oradaki taşıyıcı hesabı',
      hint: 'ca_ ile başlar; aşağıda taşıyıcı seçilince kendiliğinden dolar.',
      fault: 'EasyPost’taki bir taşıyıcı hesabının kimliğini yazın; ca_ ile başlar.',
    },
    customsSigner: { label: 'Gümrük beyanını imzalayan', hint: 'Yazılmazsa gönderici.' },
    exportDeclaration: {
      label: 'İhracat beyanı (ABD)',
      hint: 'Muafiyet ya da ITN; yazılmazsa NOEEI 30.37(a): her mal türü için en çok 2.500 USD.',
    },
    contentsType: {
      label: 'İçerik',
      values: {
        MERCHANDISE: 'Ticari mal',
        RETURNED_GOODS: 'İade mal',
        GIFT: 'Hediye',
        SAMPLE: 'Numune',
        DOCUMENTS: 'Belge',
      },
    },
    nonDelivery: { label: 'Teslim edilemeyen koliler', values: { RETURN: 'Geri gelir', ABANDON: 'Terk edilir' } },
  },
};
