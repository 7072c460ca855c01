import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Bu dosya {date} tarihinde {number} faturası olarak içe aktarıldı. İkinci kez aktarılmaz.',
  INVOICE_NUMBER_TAKEN: '{account} hesabının {number} faturası {date} tarihinde içe aktarıldı. İkinci kez aktarılmaz.',
  INVOICE_BEING_IMPORTED: 'Bu dosya ya da {number} faturası şu anda içe aktarılıyor. Bitene kadar bekleyin.',
  INVOICE_TOO_LONG: 'Faturada {actual} satır var; en çok {limit} olabilir. Faturayı bölün.',
  INVOICE_NOT_READ: 'Tablodaki hatalar: {count}. Hiçbir şey içe aktarılmadı.',
  INVOICE_COLUMN_GONE: 'Okuma ayarındaki “{column}” sütunu tabloda yok.',
  INVOICE_FIELD_TWICE: '“{other}” ve “{column}” sütunlarının ikisi birden şu alan olamaz: {field}.',
  INVOICE_NO_KEY:
    'Hiçbir sütun satırın hangi koliye ait olduğunu söylemiyor: takip numarası ya da referans sütununu belirtin.',
  INVOICE_NO_AMOUNT: 'Hiçbir sütun satırın tutarını söylemiyor: tutar ya da taşıma ücreti sütununu belirtin.',
  INVOICE_NO_CURRENCY: 'Para birimini ne bir sütun ne de okuma ayarı söylüyor.',
  INVOICE_CELL_NUMBER: 'Satır {line}, “{column}” sütunu: “{value}” sayı değil.',
  INVOICE_CELL_AMBIGUOUS:
    'Satır {line}, “{column}” sütunu: “{value}” iki farklı sayı olabilir. Tablonun ondalıkları nasıl yazdığını belirtin.',
  INVOICE_CELL_DIGITS: 'Satır {line}, “{column}” sütunu: “{value}” 15 rakamdan ya da 6 ondalık basamaktan uzun.',
  INVOICE_CELL_DATE:
    'Satır {line}, “{column}” sütunu: “{value}” tarih değil ya da iki tarih olabilir. Tarih sırasını belirtin.',
  INVOICE_CELL_CURRENCY: 'Satır {line}, “{column}” sütunu: “{value}” üç harfli bir para birimi değil.',
  INVOICE_CELL_UNIT: 'Satır {line}, “{column}” sütunu: “{value}” bilinmeyen bir birim içeriyor.',
  INVOICE_CELL_ROUNDED:
    'Satır {line}, “{column}” sütunu: “{value}” bir hesap tablosunun yuvarladığı bir takip numarası. Dosyayı taşıyıcının yazdığı haliyle isteyin.',
  INVOICE_LINE_NO_AMOUNT: 'Satır {line} bir koli gösteriyor, ama tutar içermiyor.',
};
