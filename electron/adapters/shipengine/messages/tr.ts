import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'ShipEngine ya da ShipStation API',
  means: 'ShipEngine ya da ShipStation hesabına bağlı taşıyıcılardan alır.',
  choice: 'ShipEngine ya da ShipStation hesabıyla',
  fields: {
    profile: {
      label: 'Hizmet',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'API anahtarı',
      hint: 'Hizmetin ayarlarından. TEST_ ile başlayan, gönderilmeyecek etiketler alır.',
      fault: 'Anahtarı hizmetin gösterdiği gibi, boşluksuz verin.',
    },
    carrierId: {
      label: 'Oradaki taşıyıcı',
      hint: 'Hizmetteki kimliği; aşağıda taşıyıcı seçmek doldurur.',
      fault: 'Kimliği hizmetin yazdığı gibi verin: se- ve rakamlar.',
    },
    contents: {
      label: 'Gümrük için içindekiler',
      values: {
        MERCHANDISE: 'Ticari mal',
        DOCUMENTS: 'Belgeler',
        GIFT: 'Hediye',
        RETURNED_GOODS: 'İade mallar',
        SAMPLE: 'Numune',
        OTHER: 'Diğer',
      },
    },
    nonDelivery: {
      label: 'Gümrük ya da alıcı reddederse',
      values: { RETURN_TO_SENDER: 'Gönderene iade', TREAT_AS_ABANDONED: 'Terk edilmiş say' },
    },
    mode: { label: 'Anahtarın amacı', values: { LIVE: 'Gönderim', TEST: 'Test' } },
  },
};
