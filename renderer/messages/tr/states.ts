import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Başlıyor',
    SENDING: 'Satın alınıyor',
    NOT_SENT: 'Gönderilmedi',
    REJECTED: 'Reddedildi',
    UNKNOWN: 'Bilinmiyor',
    PURCHASED: 'Alındı, etiket bekleniyor',
    LABELLED: 'Satın alındı',
    VOIDED: 'İptal edildi',
    WRITTEN_OFF: 'Kayıttan düşüldü',
  },
  order: {
    OPEN: 'Açık',
    HELD: 'Bekletiliyor',
    PACKING: 'Paketleniyor',
    PACKED: 'Paketlendi',
    SHIPPED: 'Taşıyıcıya verildi',
    CANCELLED: 'İptal edildi',
  },
  print: {
    QUEUED: 'Bekliyor',
    SENT: 'Basılıyor',
    SPOOLED: 'Yazıcıda',
    PRINTED: 'Basıldı',
    FAILED: 'Basılmadı',
    UNCERTAIN: 'Belirsiz',
  },
  printFault: {
    CANCELLED: 'İptal edildi.',
    PRINTER_UNREACHABLE: 'Yazıcıya ulaşılamadı.',
    PRINTER_REFUSED: 'Yazıcı reddetti.',
    PRINTER_REMOVED: 'Yazıcı kaldırılmış.',
    DOCUMENT_UNPRINTABLE: 'Bu yazıcı için çizilemiyor.',
    LABEL_TOO_LARGE: 'Taşıyıcının etiketi bu yazıcının etiketlerinden büyük.',
    LABEL_OF_PAGES: 'Taşıyıcının etiketi birkaç sayfa; bu yazıcı tek resim alır.',
    LABEL_TOO_COARSE: 'Taşıyıcının etiketindeki bir barkod bu yazıcının çözünürlüğünde okunamazdı.',
    LABEL_OF_OTHER_DPI: 'Taşıyıcı etiketi başka çözünürlükteki yazıcılar için hazırlamış.',
    CONNECTION_LOST: 'Gönderilirken yazıcıyla bağlantı koptu.',
    STATION_STOPPED: 'Gönderilirken istasyon durdu.',
    SHIPMENT_VOIDED: 'Gönderi iptal edildi.',
    NOT_SEEN: 'Bir kişi çıkmadığını bildirdi.',
  },
};
