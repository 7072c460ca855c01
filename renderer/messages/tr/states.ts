import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Başlıyor',
    SENDING: 'Alınıyor',
    NOT_SENT: 'Gönderilmedi',
    REJECTED: 'Reddedildi',
    UNKNOWN: 'Bilinmiyor',
    PURCHASED: 'Alındı, etiket bekleniyor',
    LABELLED: 'Alındı',
    VOIDED: 'İptal edildi',
    WRITTEN_OFF: 'Zarara yazıldı',
  },
  order: {
    OPEN: 'Açık',
    HELD: 'Beklemede',
    PACKING: 'Paketleniyor',
    PACKED: 'Paketlendi',
    SHIPPED: 'Teslim edildi',
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
    PRINTER_REMOVED: 'Yazıcı kaldırıldı.',
    DOCUMENT_UNPRINTABLE: 'Bu yazıcı için çizilemiyor.',
    LABEL_TOO_LARGE: 'Taşıyıcının etiketi bu yazıcının etiketlerinden büyük.',
    LABEL_OF_PAGES: 'Taşıyıcının etiketi birkaç sayfa; bu yazıcı tek resim alır.',
    LABEL_TOO_COARSE: 'Etiketteki bir barkod bu yazıcının çözünürlüğünde okunamazdı.',
    LABEL_OF_OTHER_DPI: 'Taşıyıcı etiketi başka çözünürlükteki yazıcılar için yapmış.',
    CONNECTION_LOST: 'Gönderilirken yazıcı bağlantısı koptu.',
    STATION_STOPPED: 'Gönderilirken istasyon durdu.',
    SHIPMENT_VOIDED: 'Gönderi iptal edildi.',
    NOT_SEEN: 'Bir kişi çıkmadığını söylüyor.',
  },
};
