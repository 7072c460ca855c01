import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'EasyPost’ta, anahtarınızın orada açtığı taşıyıcı hesaplarının birinden alır.',
  choice: 'EasyPost anahtarıyla',
  fields: {
    apiKey: { label: 'API anahtarı', hint: 'EZTK ile başlayan anahtar yalnız test etiketi yapar.' },
    mode: { label: 'Anahtarın amacı', values: { LIVE: 'Gönderim', TEST: 'Test' } },
    carrierAccountId: {
      label: 'Oradaki taşıyıcı hesabı',
      hint: 'ca_ ile başlar; aşağıda taşıyıcı seçmek doldurur.',
      fault: 'EasyPost’taki taşıyıcı hesabının kimliğini verin; ca_ ile başlar.',
    },
    customsSigner: { label: 'Gümrük için imzalayan', hint: 'Verilmezse gönderen.' },
    exportDeclaration: {
      label: 'İhracat bildirimi (ABD)',
      hint: 'Muafiyet ya da ITN; verilmezse NOEEI 30.37(a), her mal türü için 2.500 USD’ye kadar.',
    },
    contentsType: {
      label: 'İçindekiler',
      values: {
        MERCHANDISE: 'Ticari mal',
        RETURNED_GOODS: 'İade mallar',
        GIFT: 'Hediyeler',
        SAMPLE: 'Örnekler',
        DOCUMENTS: 'Belgeler',
      },
    },
    nonDelivery: { label: 'Teslim edilemeyen paketler', values: { RETURN: 'Geri gelir', ABANDON: 'Terk edilir' } },
  },
};
