import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Dosya ne CSV dosyası ne de Excel çalışma kitabı (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'Dosya eski (.xls) ya da korumalı bir çalışma kitabı. Parolasız .xlsx olarak ya da CSV olarak kaydedin.',
  TABLE_OF_OTHER_LETTERS:
    '{line}. satırda “{word}” yazıyor: dosyanın harfleri kesin olarak okunamıyor. “CSV UTF-8” ya da .xlsx olarak kaydedin.',
  TABLE_QUOTE_OPEN: '{line}. satırda bir tırnak kapatılmamış.',
  TABLE_BROKEN: '{line}. satırdan başlayarak dosya CSV değil.',
  TABLE_EMPTY: 'Tabloda başlığın altında satır yok.',
  TABLE_NO_SKU: 'Tablonun hiçbir sütunu SKU olarak tanınmadı. Hangisi olduğunu belirtin.',
  TABLE_NO_ADDRESS: 'Tablonun hiçbir sütunu bir adresin parçası olarak tanınmadı. Hangileri olduğunu belirtin.',
  TABLE_TOO_MANY_ROWS: 'Tabloda {actual} satır var; en çok {limit} olabilir.',
  TABLE_TOO_MANY_COLUMNS: 'Tabloda {actual} sütun var; en çok {limit} olabilir.',
  TABLE_CELL_TOO_LONG: '{line}. satırdaki bir hücre {limit} karakterden uzun.',
  TABLE_TOO_SLOW: 'Dosyanın okunması çok uzun sürüyor. Yalnızca gerekli sayfayı CSV olarak kaydedin.',
  TABLE_TOO_HUNGRY:
    'Dosyayı okumak, bir tablonun gerektirdiğinden fazla bellek istiyor. Yeniden .xlsx ya da CSV olarak kaydedin.',
  TABLE_CELL_FAR_OUT:
    'Çalışma kitabında tablodan çok uzakta, {cell} konumunda bir hücre var. Tablonun altındaki satırları ve yanındaki sütunları silin ya da CSV olarak kaydedin.',
  WORKBOOK_UNREADABLE: 'Çalışma kitabı bozuk: “{words}” Yeniden .xlsx ya da CSV olarak kaydedin.',
  WORKBOOK_TOO_LARGE: 'Çalışma kitabı çok büyük. Yalnızca gerekli sayfayı CSV olarak kaydedin.',
  WORKBOOK_MACROS: 'Çalışma kitabı makro içeriyor. .xlsx ya da CSV olarak kaydedin.',
  ARCHIVE_BROKEN: 'Dosya bozuk. Çalışma kitabını yeniden kaydedin.',
  ARCHIVE_NO_WORKBOOK: 'Dosya bir arşiv, ama Excel çalışma kitabı (.xlsx) değil.',
  CELL_ROUNDED:
    '“{words}” bir hesap tablosunun yuvarladığı bir numara. Sütunu metin olarak biçimlendirip numarayı yeniden girin ya da dosyanın ilk halini alın.',
  CELL_NOT_WHOLE: '“{words}” tam sayı değil.',
  UNITS_DIFFER: 'Bir birim {one}, diğeri {other}. Hepsinde aynısını kullanın.',
  CELL_ERROR: '“{words}” bir hesap tablosu hatası: değer yok. Formülü düzeltin ya da hücreyi boşaltın.',
};
