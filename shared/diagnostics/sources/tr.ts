import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Veritabanı için siparişleri okuyan bir sorgu gerekir.',
  SOURCE_STATEMENT_SEVERAL: 'Yalnızca tek sorgu çalıştırılır; noktalı virgülden sonra başka bir şey daha var.',
  SOURCE_STATEMENT_WRITES: 'Sorgu SELECT ya da WITH ile başlamalı: kaynak yalnızca okunur.',
  SOURCE_STATEMENT_PARAMETER: 'Sorguda :{name} geçiyor; burada verilmiyor. Verilen: :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Sorgulanan bir kaynağın sorgusunda :key olmalı.',
  SOURCE_SINCE_MISSING: 'İlk okumada :since değerinin ne olduğunu ve okuma konumunun hangi sütun olduğunu belirtin.',
  SOURCE_QUERY_FAILED: 'Sorgu çalıştırılamıyor. Veritabanının iletisi: “{words}”',
  SOURCE_WRITE_REFUSED: 'Sorgu yazıyor, bu yüzden reddedildi. Veritabanının iletisi: “{words}”',
  SOURCE_TOO_SLOW: '{at} sorguyu {seconds} saniyede yanıtlayamıyor.',
  SOURCE_COLUMN_GONE: '“{column}” sütunu yok; beklenen alan: {field}.',
  SOURCE_NO_NUMBER: '{row}. satırın “{column}” sütununda sipariş numarası yok.',
  SOURCE_TWO_ORDERS: '“{key}” birden çok sipariş buluyor: {one} ve {other}.',
  SOURCE_TOO_MANY_ROWS: '{limit} satırdan fazlası var; sorguyu ya da dosyayı daraltın.',
  SOURCE_NEWEST_FIRST:
    'Başka sayfalar da var, yalnızca ilki okunuyor. Adres, okunanlar için bir işaretle önce en eskileri ya da hepsini birden istesin.',
  SOURCE_PAGE_TOO_SHORT:
    'Başka sayfalar da var ve bu sayfada tek bir işaretin ({mark}) siparişlerinden fazlası neredeyse yok; bunlar sonraki sayfada sürebilir. Adres daha büyük sayfalar döndürsün.',
  SOURCE_ENCODING: '“{column}” sütunundaki metin, belirtilen kodlamada değil.',
  SOURCE_ORDERS_LEFT: '{count} sipariş okunamadı ve dışarıda kaldı. İlki: {number}.',
  SOURCE_ORDERS_LEFT_AT: '{count} sipariş okunamadı ve dışarıda kaldı. İlkinde ({number}) yanlış olan alan: {field}.',
  SOURCE_FIELD_MISSING: 'Eksik.',
  SOURCE_FIELD_WRONG: '“{actual}” olamaz.',
  SOURCE_FIELD_TOO_LONG: 'En çok {limit} karakter olabilir.',
  SOURCE_ROWS_DIFFER: 'Aynı siparişin satırlarında hem “{one}” hem “{other}” yazıyor.',
  SOURCE_ROW_SHIFTED:
    'Bir satırdaki hücre sayısı tablodaki sütun sayısından fazla; ayırıcı içeren bir metnin tırnakları eksik olabilir.',
  SOURCE_ORDER_IN_FILES: 'Dosyalar onun için farklı şeyler söylüyor: “{one}” ve “{other}”. Birinde bırakın.',
  SOURCE_UNIT_MISSING: 'Birimini ya da para birimini belirten yok; kaynak için birini seçin.',
  SOURCE_STATE_UNKNOWN: '“{words}” ifadesinin sipariş için ne demek olduğu burada bilinmiyor.',
  SOURCE_LINE_PARTLY: '“{article}” yalnızca kısmen gönderildi ve tablo kaç adet kaldığını söylemiyor.',
  SOURCE_DATE_UNKNOWN: '“{words}” yalnızca tek bir günü gösterebilen bir tarih değil; örneğin 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} hâlâ yazılıyor. Yazma bitince okunur.',
  SOURCE_FOLDER_EMPTY: '{at} içinde CSV, Excel ya da JSON dosyası yok.',
  SOURCE_PASSWORD_UNREADABLE:
    'Bu masa {source} kaynağının parolasını açamıyor. Masalar kayıt defterini paylaşıyorsa onların anahtar dosyasıyla başlatın (--secrets-key); yoksa parolayı yeniden yazın. Sistem iletisi: “{words}”',
  SOURCE_LOGIN_REFUSED: '{at} oturum açmayı reddediyor. İletisi: “{words}”',
  SOURCE_MAY_WRITE:
    '{user} kullanıcısının yazma izni var: {permission}. SQL Server’da yalnızca okuyan işlem yoktur; yalnızca okuyabilen bir kullanıcı verin.',
  SOURCE_UNENCRYPTED: '{at} şifreleme sunmuyor; şifresiz hiçbir şey gönderilmez.',
  SOURCE_WANTS_ENCRYPTION: '{at} yalnızca şifreli bağlantı kabul ediyor. Sunucunun sertifika makamını verin.',
  SOURCE_NOT_TRUSTED: '{at} sertifikasına güvenilmiyor. Sistem iletisi: “{words}”',
  SOURCE_ANSWERED: '{at} siparişlerle değil, {status} ile yanıt veriyor.',
  SOURCE_ADDRESS_KEY: 'Adresin yolunda ya da sorgusunda {name} olmalı.',
  SOURCE_JSON_SHAPE: 'JSON sipariş içermiyor: bir nesne ya da nesne listesi olmalı.',
  WRITE_BACK_STATEMENT:
    'Sorgu yeniden çalıştırılabilir olmalı: UPDATE, MERGE ya da INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Gövde JSON değil: “{words}”',
  WRITE_BACK_NAME: '{name} bildirilen bir değer değil. Olanlar: {known}.',
  WRITE_BACK_NO_ROW: '{number} siparişi için bildirilecek satır orada yok.',
  WRITE_BACK_ROWS:
    '{number} siparişi için bildirim {count} satırı değiştirirdi; tek satır olmalı. Hiçbir şey değiştirilmedi.',
  WRITE_BACK_DIFFERS:
    'İkinci kez çalıştırılınca sorgu satırı yeniden değiştiriyor. Olduğu gibi bırakmalı, çünkü yanıt kaybolursa yeniden çalıştırılır.',
  WRITE_BACK_ANSWERED: '{at} {status} ile yanıt veriyor ve bildirileni almadı.',
  SOURCES_FAIL: '{sources}: siparişler {since} zamanından beri okunamıyor. Bilinen siparişlerin etiketleri sürüyor.',
  SOURCES_WAIT:
    '{count} siparişin bildirilmesi bekliyor ({sources}); en eskisi {since} zamanından beri. Etiketler sürüyor.',
};
