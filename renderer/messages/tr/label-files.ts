import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Etiketleri kaydet …',
  title: 'Etiketler tek dosyada',
  count: '{n} etiket',
  none: 'Bunların hiçbirinde gönderimde kullanılacak etiket yok.',
  format: 'Dosya türü',
  formats: {
    PDF: 'Tek PDF, her etikete bir sayfa',
    ZPL: 'Tek ZPL dosyası',
    EPL: 'Tek EPL dosyası',
    ZIP: 'ZIP, her etikete bir dosya',
  },
  mixed: 'Farklı biçimlerde saklanıyorlar ({formats}); hepsini yalnızca ZIP dosyası alır.',
  leftOut: {
    NOT_BOUGHT: 'Dışarıda kalan, satın alınmamış: {n}',
    NOT_LABELLED: 'Dışarıda kalan, taşıyıcıdan etiket gelmemiş: {n}',
    VOIDED: 'Dışarıda kalan, iptal edilmiş: {n}',
    NOT_KEPT: 'Dışarıda kalan, artık saklanmayan: {n}',
    LOCKED: 'PDF dışında kalan, taşıyıcının kilitlediği: {n}',
    BROKEN: 'PDF dışında kalan, taşıyıcıdan bozuk gelen: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'İndir',
  fileName: 'etiketler',
  broken: 'Dosya eksik geldi. Yeniden deneyin; yine olursa ZIP dosyası alın.',
};
