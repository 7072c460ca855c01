import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Etiketleri kaydet …',
  title: 'Etiketler tek dosyada',
  count: '{n} etiket',
  none: 'Bu satırların hiçbirinde gönderilecek etiket yok.',
  format: 'Dosya türü',
  formats: {
    PDF: 'Tek PDF, her etikete bir sayfa',
    ZPL: 'Tek ZPL dosyası',
    EPL: 'Tek EPL dosyası',
    ZIP: 'ZIP, her etikete bir dosya',
  },
  mixed: 'Farklı biçimlerde saklanıyor ({formats}); hepsini yalnız ZIP alır.',
  leftOut: {
    NOT_BOUGHT: 'Dışarıda, alınmadı: {n}',
    NOT_LABELLED: 'Dışarıda, taşıyıcıdan etiket gelmedi: {n}',
    VOIDED: 'Dışarıda, iptal edildi: {n}',
    NOT_KEPT: 'Dışarıda, artık saklanmıyor: {n}',
    LOCKED: 'PDF dışında, taşıyıcı kilitlemiş: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'İndir',
  fileName: 'etiketler',
  broken: 'Dosya bütün gelmedi. Yeniden deneyin; yinelenirse ZIP alın.',
};
