import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'ShipEngine ya da ShipStation API',
  means: 'ShipEngine ya da ShipStation’daki bir hesaba bağlı taşıyıcılardan satın alır.',
  choice: 'ShipEngine ya da ShipStation hesabıyla',
  fields: {
    profile: {
      label: 'Hizmet',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'API anahtarı',
      hint: 'Hizmetin ayarlarında bulunur. TEST_ ile başlayan anahtarın etiketleri gönderim için değildir.',
      fault: 'Anahtarı hizmetin gösterdiği gibi, boşluksuz yazın.',
    },
    carrierId: {
      label: 'Oradaki taşıyıcı',
      hint: 'Hizmetteki kimliği; aşağıda taşıyıcı seçilince kendiliğinden dolar.',
      fault: 'Kimliği hizmetin yazdığı gibi yazın: se- ve rakamlar.',
    },
    contents: {
      label: 'Gümrük için içerik',
      values: {
        MERCHANDISE: 'Ticari mal',
        DOCUMENTS: 'Belge',
        GIFT: 'Hediye',
        RETURNED_GOODS: 'İade mal',
        SAMPLE: 'Numune',
        OTHER: 'Diğer',
      },
    },
    nonDelivery: {
      label: 'Gümrük ya da alıcı reddederse',
      values: { RETURN_TO_SENDER: 'Göndericiye iade', TREAT_AS_ABANDONED: 'Terk edilmiş sayılır' },
    },
    mode: { label: 'Anahtarın amacı', values: { LIVE: 'Gönderim', TEST: 'Deneme' } },
  },
};
