import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  commands: {
    title: 'Okutulacak komutlar',
    lead: 'Bu sayfayı masaya asın. Okutulan komut üzerinde yazanı yapar; hiçbiri bir şey satın almaz.',
    commands: {
      acknowledge: { name: 'Tamam', does: 'Başarısız okutmayı onaylar ve formu yeniden açar.' },
      clear: { name: 'Temizle', does: 'Formu sonraki gönderi için boşaltır.' },
      addPackage: { name: 'Sonraki paket', does: 'Gönderiye bir paket ekler.' },
      reprintLast: { name: 'Yeniden bas', does: 'Son etiketi yeniden basar; ücretsizdir.' },
      weigh: { name: 'Tart', does: 'Tartının ağırlığını forma alır.' },
      toShip: { name: 'Gönder', does: 'Gönder ekranına gider.' },
      toPack: { name: 'Paketle', does: 'Paketle ekranına gider.' },
      toBatch: { name: 'Toplu gönderim', does: 'Toplu gönderimlere gider. Orada okutulunca en yenisini açar.' },
      printRows: {
        name: 'Satırları bas',
        does: 'Toplu gönderimde: sonra ilk satırın etiketini, son satırınkini ve Tamam’ı okutun.',
      },
      toHistory: { name: 'Geçmiş', does: 'Geçmişe gider. Orada okutulan etiket açılır.' },
      void: { name: 'İptal', does: 'Açık etiketin iptalini sorar: sonra bir neden ve Tamam okutun.' },
      handOver: {
        name: 'Teslim',
        does: 'Teslime gider. Orada bir paketten sonra okutulunca hesabının gününü kapatır: sonra Tamam.',
      },
      toAttention: {
        name: 'İlgi bekleyenler',
        does: 'Belirsiz olanlara gider. Siparişi, çıkan etiketi ve Tamam’ı okutun.',
      },
    },
  },
  badges: {
    title: 'Kartlar',
    lead: 'Keserek ayırın. Bir pencerede okutulan kart, kişinin orada oturumunu açar.',
  },
};
