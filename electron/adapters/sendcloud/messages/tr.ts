import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Sendcloud’dan satın alır: onun taşıyıcıları ve Avrupa’daki taşıyıcılarla kendi sözleşmeleriniz.',
  choice: 'Sendcloud hesabıyla',
  fields: {
    publicKey: {
      label: 'Genel anahtar',
      hint: 'Sendcloud’da: Settings, Integrations, Sendcloud API.',
      fault: 'Genel anahtarı Sendcloud’un gösterdiği gibi, boşluksuz yazın.',
    },
    secretKey: { label: 'Gizli anahtar', hint: 'Entegrasyon kurulurken bir kez gösterilir.' },
    contractId: {
      label: 'Sözleşme',
      hint: 'Sendcloud’daki numarası; yazılmazsa Sendcloud taşıyıcının varsayılan sözleşmesini kullanır.',
      fault: 'Sözleşme numarasını rakamla yazın.',
    },
    exportReason: {
      label: 'İhracat nedeni',
      values: {
        COMMERCIAL_GOODS: 'Satılan mallar',
        COMMERCIAL_SAMPLE: 'Numune',
        DOCUMENTS: 'Belge',
        GIFT: 'Hediye',
      },
    },
    exportType: {
      label: 'İhracatın alıcıları',
      values: { COMMERCIAL_B2C: 'Tüketiciler', COMMERCIAL_B2B: 'İşletmeler', PRIVATE: 'Kişisel kullanım' },
    },
  },
};
