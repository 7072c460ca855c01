import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/tr.ts';
import { labels } from './labels/tr.ts';
import { ledger } from './ledger/tr.ts';
import { manifests } from './manifests/tr.ts';
import { orders } from './orders/tr.ts';
import { printing } from './printing/tr.ts';
import { roles } from './roles/tr.ts';
import { scales } from './scales/tr.ts';
import { services } from './services/tr.ts';
import { sources } from './sources/tr.ts';
import { tables } from './tables/tr.ts';
import { webhooks } from './webhooks/tr.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'Pencere, istasyonun okuyamadığı bir veri gönderdi. Pencereyi yeniden yükleyin.',
  TRANSACTION_ID_REQUIRED: 'Pencere işlem kimliği göndermedi. Pencereyi yeniden yükleyin.',
  TRANSACTION_ID_INVALID: 'Pencere, istasyonun kabul etmediği bir işlem kimliği gönderdi. Pencereyi yeniden yükleyin.',
  TRANSACTION_ID_MISMATCH: 'Pencere iki farklı işlem bildirdi. Pencereyi yeniden yükleyin.',
  FIELD_INVALID: 'İstasyon süzgeçlerden birini okuyamıyor. Değiştirip yeniden deneyin.',
  TOKEN_MISSING: 'Bu pencere istasyonla eşleştirilmemiş.',
  TOKEN_INVALID: 'İstasyon bu pencereyi artık tanımıyor. Yeniden eşleştirin.',
  TOKEN_EXPIRED: 'Bu pencerenin eşleştirme süresi doldu. Yeniden eşleştirin.',
  PAIRING_INVALID:
    'Bu eşleştirme bağlantısı kullanılmış, on dakikadan eski ya da istasyon başlamadan önce üretilmiş. “packbench pair” ile yenisini üretin.',
  HOST_NOT_ALLOWED: 'İstasyon bu adrese yanıt vermez.',
  ORIGIN_NOT_ALLOWED: 'İstasyon başka kaynaklardan gelen sayfaları reddeder.',
  SCOPE_MISSING: 'Bu pencerenin buna yetkisi yok. Bir yönetici “API ve araçlar” altında izin verebilir.',
  ROLE_MISSING: 'Bu pencerenin şu anda buna yetkisi yok.',
  SIGNATURE_INVALID: 'Bağlantı bu istasyona ait değil.',
  NOT_FOUND: 'Burada artık bir şey yok.',
  METHOD_NOT_ALLOWED: 'İstasyon bunu burada yapamaz.',
  TRANSACTION_ID_REPEATED: 'Bu gönderi zaten satın alındı. İkinci kez satın alınmaz.',
  TRANSACTION_IN_PROGRESS: 'Bu gönderi şu anda satın alınıyor.',
  TRANSACTION_IN_DOUBT:
    'Bu gönderinin satın alınıp alınmadığı bilinmiyor. Yeniden satın almayın; “İlgi bekleyenler” altında duruyor.',
  STATE_CONFLICT: 'Durumu artık buna izin vermiyor. Yeniden bakın.',
  OPERATION_NOT_SUPPORTED: 'Taşıyıcı hesabı bunu sunmuyor.',
  ALREADY_EXISTS: 'Bu adda bir kayıt zaten var.',
  BACKUPS_ELSEWHERE: 'Bu istasyon kendi yedeklerini tutmaz.',
  SCALE_NOT_READY: 'Terazi zamanında kararlı ağırlık vermedi. Teraziye bakıp yeniden F8’e basın.',
  FILE_EXPIRED: 'Bağlantının süresi doldu. Yenisi için gönderiyi yeniden açın.',
  BODY_TOO_LARGE: 'Bu kadarı istasyon için bir defada çok fazla.',
  UNSUPPORTED_MEDIA_TYPE: 'İstasyon bu tür dosyayı okuyamaz.',
  VALIDATION_FAILED: 'Önce düzeltilmesi gereken bir şey var.',
  CARRIER_REJECTED: 'Taşıyıcı gönderiyi reddetti. Hiçbir şey satın alınmadı.',
  BACKUP_UNUSABLE: 'Yedek bozuk ya da daha yeni bir sürümden. Hiçbir şey değişmedi; başka bir yedek seçin.',
  RATE_LIMITED: 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.',
  INTERNAL_ERROR: 'İstasyonda bir hata oluştu. Ayrıntılar günlük dosyasında.',
  LABELS_PENDING: 'Satın alındı, ama taşıyıcı etiketleri henüz vermedi. İstasyon almayı denemeyi sürdürüyor.',
  VOID_UNCERTAIN:
    'Taşıyıcı etiketi iptal ettiğini kesin olarak bildirmedi. Etiketi kullanmayın; yeniden iptal edin ya da taşıyıcıya sorun.',
  SCALE_UNAVAILABLE: 'Bağlı terazi yok. Hangi terazinin arandığı Ayarlar’da yazar.',
  CARRIER_UNAVAILABLE: 'Taşıyıcıya ulaşılamıyor. Hiçbir şey satın alınmadı; biraz sonra yeniden deneyin.',
  LEDGER_UNUSABLE: 'Kayıt defteri arızalı ya da bozuk. İstasyon yeniden başlatılana kadar satın alma yapılmaz.',
  LEDGER_UNAVAILABLE:
    'Ortak kayıt defterine ulaşılamıyor. Geri gelene kadar satın alma yapılmaz; istasyon kendiliğinden sürer.',
  RESTORE_UNCONFIRMED:
    'Kayıt defteri geri yüklendi veya kopyalandı ve her şeyi bilmiyor. Bir yönetici izin verdiğini onaylayana kadar satın alma yapılmaz.',
  STATION_STOPPING: 'İstasyon duruyor. Hiçbir şey satın alınmadı.',
  CARRIER_OUTCOME_UNKNOWN: 'Satın alınmış olabilir. Yeniden satın almayın; “İlgi bekleyenler” altında duruyor.',
  STORAGE_FULL: 'Disk dolu: satın alma kaydedilemez, bu yüzden yapılmaz.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: '{field} eksik.',
  FIELD_INVALID: '{field} kabul edilmedi. İstasyonun açıklaması (İngilizce): “{words}”',
  FIELD_CONFLICT: '{field} farklı değerlerle iki kez verilmiş. Bir kez verin.',
  VALUE_NOT_ALLOWED: '{field}: “{actual}” olamaz. Olabilecekler: {allowed}.',
  CARRIER_NOT_FOUND: 'Böyle bir hesap yok. Başka bir hesap seçin.',
  SERVICE_NOT_FOUND: '{carrier} bu hizmeti sunmuyor. Başka bir hizmet seçin.',
  SERVICE_NOT_AVAILABLE: 'Bu hizmet göndericiden bu alıcıya gitmiyor. Başka bir hizmet seçin.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Bu hizmet bir defada tek paket alır; girilen paket sayısı {actual}.',
  WEIGHT_TOO_SMALL: '{field} sıfırdan büyük olmalı, yuvarlandıktan sonra da.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} için sınır {limit}.',
  DIMENSION_TOO_SMALL: '{field} sıfırdan büyük olmalı, yuvarlandıktan sonra da.',
  DIMENSIONS_REQUIRED: 'Bu hizmet için uzunluk, genişlik ve yükseklik gerekir.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} için uzunluk sınırı {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} için genişlik sınırı {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} için yükseklik sınırı {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Uzunluk + çevre {actual}: {carrier} için sınır {limit}.',
  GIRTH_OVER_LIMIT: 'Çevre {actual}: {carrier} için sınır {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual}: ondalık basamak sayısı fazla; {carrier} için en çok {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} şu alanı almıyor: {field}.',
  POSTAL_CODE_NOT_ROUTED: 'Hesabın yönlendirme tablosunda bu posta kodu yok ve hesap böyle kolileri reddediyor.',
  LABEL_DOES_NOT_FIT:
    'Etikette veya gümrük formunda bu gönderinin tamamına yer yok. Daha az yazın veya hesabın etiket düzenini değiştirin.',
  REFERENCE_TOO_LONG: '{field} {actual} karakter: {carrier} en çok {limit} karakter basar.',
  FIELD_NOT_SUPPORTED: '{carrier} şu alanı almıyor: {field}.',
  FIELD_TOO_LONG: '{field} {actual} karakter: {carrier} en çok {limit} karakter alır.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} {actual} karakter: {carrier} en çok {limit} karakter alır.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} başka bir pakette de kullanılmış. Her pakete ayrı bir kimlik verin.',
  CUSTOMS_ITEM_UNLINKED: '{field} bu gönderinin hiçbir paketini göstermiyor.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field} bilinmiyor ve dikkate alınmıyor.',
  FIELD_LEFT_OUT: '{field}: taşıyıcıda tamamı için yer yok; bir bölümü gönderilmiyor.',
  POSTAL_CODE_NOT_ROUTED: 'Hesabın yönlendirme tablosunda bu posta kodu yok: etiket ayırma kodu olmadan basılır.',
  VALUE_ROUNDED: '{field} taşıyıcının tuttuğu ondalık basamağa yuvarlanır.',
  SIDES_REORDERED: '{field}: kenarlar en uzundan başlanarak gönderilir.',
  GIRTH_MAY_BE_REFUSED: 'Taşıyıcı bu paketi reddedebilir: çevresi büyük.',
  LENGTH_OVER_LIMIT: 'Taşıyıcı bu paketi reddedebilir: uzun.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Taşıyıcı bu paketi reddedebilir: uzunluk + çevre büyük.',
  CUSTOMS_MISSING: 'Gönderi gümrük sınırından geçiyor ve hiçbir beyan içermiyor. İçindekileri Gümrük altında ekleyin.',
  FIELD_DOUBTFUL: '{field} doğru görünmüyor. Denetleyin.',
  CHARACTER_REPLACED: '{field} etikete basılamayan karakterler içeriyor; bunlar değiştirilir.',
  NUMBER_RANGE_LOW: 'Taşıyıcının numaraları tükeniyor. Taşıyıcıdan yenilerini isteyin.',
  PAPER_NOT_QUEUED:
    'Satın alındı ve etiketleri basılıyor, ama belgeleri için varsayılan yazıcı yok. Yazıcılar altında bir yazıcı seçin.',
  PRINT_NOT_QUEUED: 'Satın alındı, ama etiketleri basılmıyor. Son gönderilerden basın.',
  SHIPPED_BEFORE: 'Aynısı son 14 gün içinde bu alıcıya gitti.',
  ROW_REPEATED: 'Bu toplu gönderimin başka bir satırı da aynısını bu alıcıya gönderiyor.',
  CUSTOMS_FACT_MISSING: '{field} eksik: sınırda isteniyor.',
  CANCELLED_AT_SHOP: 'Mağaza bu siparişin iptal edildiğini söylüyor.',
  SHIPPED_AT_SHOP: 'Mağaza bu siparişin tamamının veya bir kısmının zaten gönderildiğini söylüyor.',
  HELD_AT_SHOP: 'Mağaza bu siparişin bekletildiğini veya ödenmediğini söylüyor.',
  BOUGHT_IN_RESULT:
    'Önceki bir toplu gönderimin sonucu, bu satırın satın alındığını ya da alınmış olabileceğini söylüyor.',
  WEIGHT_UNUSUAL: '{field} paketin içeriği için olağan değil.',
  NO_RULES_KNOWN: 'Bu hizmet için ölçü ve ağırlık kuralı bilinmiyor: kararı taşıyıcı verir.',
  VOID_REFUSED: 'Taşıyıcıdan iptal istendi, taşıyıcı reddetti: etiket geçerli ve ücretli.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} bağlantı kabul etmiyor. Çalışıyor mu?',
  CONNECTION_BROKEN: '{at} bağlantıyı kesti.',
  NO_ANSWER: '{at} zamanında yanıt vermiyor.',
  UNREACHABLE: 'Ulaşılamıyor: {at}.',
  NAME_UNKNOWN: '{at}: bu ağda bu adı bilen yok.',
  NOT_THERE: 'Bulunamadı: {at}.',
  NOT_ALLOWED: '{at}: istasyonun kullanma izni yok.',
  STATION_STOPPING: '{at} yarıda bırakıldı: istasyon duruyor.',
  SYSTEM_SAYS: '{at} kullanılamıyor. Sistem iletisi: “{words}”',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} kararlaştırılandan başka bir sertifika gösteriyor.',
  ANSWER_TOO_LARGE: '{at} {limit} bayttan uzun bir yanıt verdi.',
  ANSWER_LOST: '{at} ileti gönderildikten sonra bağlantıyı kesti. Ulaşıp ulaşmadığı bilinmiyor.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'Bu JSON değil. İstasyonun açıklaması (İngilizce): “{words}”',
  POSTAL_CODE_SHORT:
    '{actual} posta kodu çok kısa: {country} için {digits} rakam gerekir. Baştaki sıfırlar kaybolduysa {whole} yazın.',
  SERVICE_REFUSED: 'Hizmet reddetti ({status}).',
  TOKEN_REFUSED: 'Hizmet erişim belirtecini reddetti ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Hizmet hiçbir şey satın almadı ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Hizmet başka bir yere yönlendiriyor ({status}); satın alma oraya gönderilmez.',
  ANSWER_NOT_JSON: 'Hizmetin yanıtı ({status}) JSON değil.',
  ANSWER_NO_SALE: 'Hizmetin yanıtı ({status}) bir satış değil.',
  ANSWER_PROVES_NOTHING: 'Hizmet {status} yanıtını verdi; bu, ne yaptığını söylemiyor.',
  SERVICE_ASKS_TO_WAIT: '{at} şimdilik başka çağrı almıyor ve {seconds} saniye beklenmesini istiyor.',
  SERVICE_TAKES_NO_MORE: '{at} şimdilik başka çağrı almıyor.',
  STEP_NOT_NOTED:
    'Kayıt defteri ilk adımın kimliğini kaydedemedi; bu yüzden satın alma adımı gönderilmedi. Sistem iletisi: “{words}”',
  PARTLY_SOLD: '{packages} paketten {sold} tanesi satıldı: {numbers}.',
  DOCUMENTS_UNUSABLE: 'Taşıyıcının kullanılamayan belgeleri: {documents}.',
  NO_ANSWER_IN_TIME: 'Süre dolana kadar yanıt gelmedi.',
  ADAPTER_FAILED: 'Taşıyıcıyla bağlantı başarısız oldu. Sistem iletisi: “{words}”',
  REFUSAL_FORGOTTEN: 'Hiçbir şey satın alınmadı; nedeni artık bilinmiyor.',
  STOPPED_BEFORE_SENDING: 'Bir şey gönderilmeden istasyon durdu.',
  STOPPED_BEFORE_ANSWER: 'Yanıt gelmeden istasyon durdu.',
  AFTER_BACKUP: 'Geri yüklenen yedekten sonra kabul edildi. Önceki kayıt defterindeki durum: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'Geri yüklenen yedekten sonra kabul edildi. Önceki kayıt defterindeki durum: {state}, {numbers}.',
  OUTCOME_LOST: 'Kayıt defteri sonucunu kaybetti. Bilinen son durum: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'Kayıt defteri sonucunu kaybetti. Bilinen son durum: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    '{account} hesabının {first} – {last} numara aralığında kalan numara {packages} pakete yetmiyor. Taşıyıcıdan yeni bir aralık isteyin.',
  NUMBERS_LOW: 'Az numara kaldı: {ranges}. Taşıyıcıdan yenilerini isteyin.',
  TEST_UNREACHABLE: 'Deneme taşıyıcısına, istendiği gibi, ulaşılamıyor.',
  TEST_ANSWER_LOST: 'Deneme taşıyıcısı gönderiyi sattı; yanıtı, istendiği gibi, kayboldu.',
  TEST_NOT_SAID_YET: 'Deneme taşıyıcısı bir gönderinin sonucunu satın almadan iki dakika sonra bildirir.',
  TEST_TOO_SLOW: 'Deneme taşıyıcısı vazgeçildiğinde yanıt vermemişti; istendiği gibi yanıtı {milliseconds} ms sürüyor.',
  VOID_REFUSED:
    'Taşıyıcıdan iptal istendi, taşıyıcı reddetti; etiket geçerli ve ücretli. Taşıyıcının açıklaması: “{words}”',
  NO_SERVICE_CARRIES: '{account} hesabının hiçbir hizmeti bunu taşıyamaz.',
  ACCOUNT_CANNOT_QUOTE: '{account} fiyat veremez: satın alma yolunda fiyat yok.',
  NOTHING_QUOTED: '{account} bunun için fiyat vermiyor.',
  RATES_FAILED: 'Fiyatlar sorulamadı. Sistem iletisi: “{words}”',
  ACCOUNT_SECRET_UNREADABLE:
    'Bu masa {account} hesabının gizli anahtarını açamıyor. Masalar kayıt defterini paylaşıyorsa onların anahtar dosyasıyla başlatın (--secrets-key); yoksa gizli anahtarı yeniden girin. Sistem iletisi: “{words}”',
  SECRETS_UNREADABLE:
    'Bu masa şu hesapların gizli anahtarlarını açamıyor ve onlarla satın almıyor: {accounts}. Masalar kayıt defterini paylaşıyorsa onların anahtar dosyasıyla başlatın (--secrets-key); yoksa gizli anahtarları yeniden girin.',
  ACCOUNT_SECRET_GONE: '{account} hesabının gizli anahtarı yok. Yeniden girin.',
  ACCOUNT_ADDRESS_CHANGED:
    '{account} hesabının adresi, gizli anahtarı girildikten sonra değişti. Gizli anahtarı yeniden girin.',
  TOKEN_NOT_IN_TIME: '{at} süre dolana kadar erişim belirteci vermedi.',
  TOKEN_NOT_GIVEN: '{at} erişim belirteci vermedi ({status}).',
  KEYS_REFUSED: '{at} hesabın anahtarlarını reddediyor ({status}). Denetleyin ya da orada yenilerini oluşturun.',
  BALANCE_TOO_LOW: '{at} satış yapmıyor: oradaki hesabın bakiyesi yetmiyor. Orada bakiye yükleyin.',
  ACCOUNT_REFUSED:
    '{at} hesabın gösterdiklerini reddediyor ({status}). Anahtarları ve orada neye yetkili olduklarını denetleyin.',
  ACCOUNT_NOT_THERE: '{at} anahtarları kabul ediyor, ama orada {account} hesabı yok.',
  SERVICE_HAS_FAULT: '{at} arızalı ({status}).',
  CARRIER_SOLD: 'Taşıyıcı sattı: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'Sorulan istasyon işlemi bilmiyor; hiçbir şey satın alınmadı.',
  ASKED_WITH_OTHER_KEYS:
    'Sorulan istasyon bugünkü anahtarlarla işlemi bilmiyor; işlem başka anahtarlarla gönderildi ve onlarla satın alınmış olabilir.',
  ACCOUNT_KEYS_CHANGED: 'Hesabın anahtarları az önce değişti; hiçbir şey gönderilmedi.',
  TRANSACTION_NOT_KNOWN_YET: 'Sorulan istasyon işlemi henüz bilmiyor.',
  TRANSACTION_OTHER: 'Hizmet başka bir işlemle yanıt verdi.',
  PURCHASE_NOT_THERE: 'Hizmette bizim kimliğimizle gönderi yok; hiçbir şey satın alınmadı.',
  PURCHASE_NOT_THERE_YET: 'Hizmette bizim kimliğimizle henüz gönderi yok.',
  PURCHASE_OF_OTHER_KEYS:
    'Hizmette bugünkü anahtarlarla bizim kimliğimizi taşıyan gönderi yok; gönderi başka anahtarlarla gönderildi ve onlarla satın alınmış olabilir.',
  UPSTREAM_BOUGHT_NOTHING: 'Sorulan istasyon hiçbir şey satın almadı.',
  LOOKUP_WITHOUT_ANSWER: 'Hizmet sonucunu söyleyemiyor ({status}).',
  LABEL_NOT_THERE:
    '{at} satın almayı {id} olarak biliyor, ama şimdilik takip numarası göstermiyor; bu hiçbir şeyi kanıtlamaz. Sonucu orada yazar.',
  LOOKUP_FAILED: 'Sorgulama başarısız oldu. Sistem iletisi: “{words}”',
  NO_NUMBER_TAKEN: 'Aralıktan numara alınmamıştı; hiçbir şey satın alınmadı.',
  SETTLED_BY_PERSON: 'Bir kişi hiçbir şeyin satın alınmadığını kaydetti: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Yol tam yol olmalı.',
  FOLDER_OF_THE_STATION: 'Klasör, istasyonun veri klasörünün dışında olmalı.',
  FOLDER_UNREADABLE: '{at} okunabilen bir klasör değil.',
  FOLDER_WATCHED_ELSEWHERE:
    '{at} klasörünü başka bir istasyon izliyor ve ikisi de oraya bırakılanı satın alırdı. Artık öyle değilse oradan {file} dosyasını kaldırın.',
};
