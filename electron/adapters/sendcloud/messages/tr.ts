import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Sendcloud’dan alır: onun taşıyıcıları ve Avrupa’daki taşıyıcılarla kendi sözleşmeleriniz.',
  choice: 'Sendcloud hesabıyla',
  fields: {
    publicKey: {
      label: 'Açık anahtar',
      hint: 'Sendcloud’da: Ayarlar, Entegrasyonlar, Sendcloud API.',
      fault: 'Açık anahtarı Sendcloud’un gösterdiği gibi, boşluksuz verin.',
    },
    secretKey: { label: 'Gizli anahtar', hint: 'Entegrasyon yapılırken bir kez gösterilir.' },
    contractId: {
      label: 'Sözleşme',
      hint: 'Sendcloud’daki numarası; yoksa Sendcloud taşıyıcının varsayılan sözleşmesini alır.',
      fault: 'Sözleşme numarasını rakamla verin.',
    },
    exportReason: {
      label: 'İhracat nedeni',
      values: {
        COMMERCIAL_GOODS: 'Satılan mal',
        COMMERCIAL_SAMPLE: 'Örnekler',
        DOCUMENTS: 'Belgeler',
        GIFT: 'Hediyeler',
      },
    },
    exportType: {
      label: 'İhracat alıcısı',
      values: { COMMERCIAL_B2C: 'Tüketiciler', COMMERCIAL_B2B: 'İşletmeler', PRIVATE: 'Kişisel kullanım' },
    },
  },
};
