import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Çeki listesi',
  labelSheet: 'Kâğıt sayfalarda etiketler',
  print: 'Bas: {name}',
  printing: '{name} basılıyor.',
  onDemand: 'açılınca çizilir',
  commands: 'Etiket yazıcısı komutları: resme yalnızca yazıcı çevirir.',
  check: {
    button: 'Barkodları oku',
    running: 'Barkodlar okunuyor …',
    good: 'Her barkod gerekeni söylüyor. Noktalardan okunan: {n}.',
    bad: 'Bakılmadan bununla göndermeyin',
    of: '{name}: {fault}',
    unread: '{symbology} içinde {expected} olmalı, ama okunamıyor.',
    misread: '{symbology} içinde {expected} olmalı, ama {read} var.',
    faults: {
      OUTSIDE_STOCK: 'Bir şey kenarın dışına taşıyor.',
      TEXT_TOO_WIDE: 'Bir metin yerinden geniş.',
      TEXT_OVERLAPS_TEXT: 'Metinler üst üste.',
      QUIET_ZONE_BROKEN: 'Bir barkodun çevresindeki beyaz alan yetersiz.',
      MODULE_TOO_NARROW: 'Çizgiler yazıcı için çok ince.',
      OFF_THE_DOTS: 'Çizgiler yazıcının tam noktalarına denk gelmiyor.',
      TEXT_TOO_SMALL: 'Bir metin, etikette olabileceğinden daha küçük.',
      BARS_TOO_LOW: 'Çizgiler, etiketin gerektirdiğinden daha kısa.',
      NOT_READABLE: 'Saklanan etiket bozuk; resmi çıkarılamıyor.',
      NOT_DRAWN_HERE: 'Taşıyıcı yazıcı komutları gönderdi; bunlar burada çizilmez. Basın ve emin olmak için okutun.',
      TRACKING_NUMBER_NOT_READ: 'Takip numarasını içeren barkod yok.',
    },
  },
};
