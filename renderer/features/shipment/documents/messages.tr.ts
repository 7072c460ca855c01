import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Sevk fişi',
  labelSheet: 'Etiketler kâğıt sayfalarda',
  print: '{name}: bas',
  printing: '{name} basılıyor.',
  onDemand: 'açılınca çizilir',
  commands: 'Etiket yazıcısı komutları: resmini yalnız yazıcı yapar.',
  check: {
    button: 'Barkodları oku',
    running: 'Barkodlar okunuyor …',
    good: 'Her barkod gerekeni diyor. Noktalardan okunan: {n}.',
    bad: 'Bakılmadan bununla göndermeyin',
    of: '{name}: {fault}',
    unread: '{symbology} şunu taşımalı: {expected}; okunamıyor.',
    misread: '{symbology} şunu taşımalı: {expected}; taşıdığı: {read}.',
    faults: {
      OUTSIDE_STOCK: 'Bir şey kenarı aşıyor.',
      TEXT_TOO_WIDE: 'Bir metin yerinden geniş.',
      TEXT_OVERLAPS_TEXT: 'Metinler üst üste.',
      QUIET_ZONE_BROKEN: 'Bir barkodun çevresinde beyaz az.',
      MODULE_TOO_NARROW: 'Çubuklar yazıcı için çok dar.',
      OFF_THE_DOTS: 'Çubuklar yazıcının tam noktalarında değil.',
      NOT_READABLE: 'Saklanan etiket bozuk; resmi yapılamaz.',
      NOT_DRAWN_HERE: 'Taşıyıcı burada çizilmeyen yazıcı komutları gönderdi. Basın ve emin olmak için tarayın.',
      TRACKING_NUMBER_NOT_READ: 'Hiçbir barkod takip numarasını taşımıyor.',
    },
  },
};
