import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Bu dosya {date} tarihinde {number} numaralı fatura olarak içe aktarıldı. İki kez aktarılmaz.',
  INVOICE_NUMBER_TAKEN:
    '{account} hesabının {number} numaralı faturası {date} tarihinde içe aktarıldı. İki kez aktarılmaz.',
  INVOICE_BEING_IMPORTED: 'Bu dosya ya da {number} numaralı fatura şu anda içe aktarılıyor. Bitmesini bekleyin.',
  INVOICE_TOO_LONG: 'Faturada {actual} satır var; en çok {limit} olabilir. Bölün.',
  INVOICE_NOT_READ: 'Tablodaki hatalar: {count}. Hiçbir şey içe aktarılmadı.',
  INVOICE_COLUMN_GONE: 'Tabloda, okumanın belirttiği “{column}” sütunu yok.',
  INVOICE_FIELD_TWICE: '“{other}” ve “{column}” sütunlarının ikisi birden {field} olamaz.',
  INVOICE_NO_KEY:
    'Hiçbir sütun satırın hangi pakete ait olduğunu söylemiyor: takip numarası ya da referans sütununu belirtin.',
  INVOICE_NO_AMOUNT: 'Hiçbir sütun satırın neyi faturaladığını söylemiyor: tutar ya da navlun sütununu belirtin.',
  INVOICE_NO_CURRENCY: 'Para birimini ne bir sütun ne de okuma söylüyor.',
  INVOICE_CELL_NUMBER: 'Satır {line}, sütun “{column}”: “{value}” sayı değil.',
  INVOICE_CELL_AMBIGUOUS:
    'Satır {line}, sütun “{column}”: “{value}” iki sayı olabilir. Tablonun ondalıkları nasıl yazdığını belirtin.',
  INVOICE_CELL_DIGITS: 'Satır {line}, sütun “{column}”: “{value}” 15 basamaktan ya da 6 ondalıktan fazla.',
  INVOICE_CELL_DATE:
    'Satır {line}, sütun “{column}”: “{value}” tarih değil ya da iki tarih olabilir. Tarih sırasını belirtin.',
  INVOICE_CELL_CURRENCY: 'Satır {line}, sütun “{column}”: “{value}” üç harfli bir para birimi değil.',
  INVOICE_CELL_UNIT: 'Satır {line}, sütun “{column}”: “{value}” biriminin ne olduğu bilinmiyor.',
  INVOICE_CELL_ROUNDED:
    'Satır {line}, sütun “{column}”: “{value}” hesap tablosunun yuvarladığı bir takip numarası. Dosyayı taşıyıcının yazdığı haliyle isteyin.',
  INVOICE_LINE_NO_AMOUNT: '{line}. satır bir paket gösteriyor ve tutar faturalamıyor.',
};
