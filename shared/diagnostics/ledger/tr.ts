import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Kayıt defteri arızalandı; istasyon yeniden başlatılana kadar hiçbir şey yazmaz.',
  LEDGER_SILENT: 'Kayıt defteri yanıt vermiyor.',
  LEDGER_AWAY:
    'Ortak kayıt defterinin veritabanına ulaşılamıyor. Geri gelene kadar satın alma ve baskı yapılmaz; istasyon kendiliğinden sürer.',
  LEDGER_DAMAGED: 'Kayıt defteri bozuk. Sistem iletisi: “{words}”',
  CLOCK_JUMPED:
    'Makinenin saati {clock} zamanına atladı; geçen süre bunu doğrulamıyor. Siz saati onaylayana ya da saat düzeltilene kadar istasyon {ledger} zamanından sürer.',
  CLOCK_LEAPT:
    '{from} ile {to} arasında hiçbir şey kaydedilmedi: istasyon bu kadar süre kapalıydı ya da saat yanlış. Siz saati onaylayana kadar saklama süresi dolanlar silinmez.',
  RESTORED_WITHOUT_KEYS:
    'Kayıt defteri geri yüklendi; {from} ile {until} arasında yazılanlar okunamadı. O sırada satın alınanlar belirsiz olarak tutuluyor. Hesaplar ve ayarlar önceki gibidir. O sırada kaldırılan bir API istemcisi anahtarı yeniden çalışabilir, o sırada oluşturulanlar bilinmez.',
  RESTORED_WITH_GAP:
    'Kayıt defteri geri yüklendi; {from} ile {until} arasında yazılanlar okunamadı. O sırada satın alınanlar eksik olabilir. O sırada kaldırılan API istemcisi anahtarları yeniden çalışır, o sırada oluşturulanlar bilinmez.',
  LEDGER_COPIED:
    'Bu dosyadaki kayıt defterine en son {from} tarihinde yazıldı. O zamandan beri kopyalandı, bir kopyadan geri kondu ya da paylaşılan bir veritabanına aktarıldı: {until} zamanına kadar başka yerde satın alınanlar onda yok. Yalnızca bir yerde devam edin: ikisi de aynı numaraları verirdi.',
  WITNESS_FAILED:
    'Kayıt defterinin yanındaki, bozulmayı sonraki başlangıçta gösterecek dosya artık yazılamıyor. Diskte yer açıp istasyonu yeniden başlatın.',
  DATABASE_TOO_OLD: 'Sunucuda PostgreSQL {version} var; ortak kayıt defteri için 15 ya da daha yenisi gerekir.',
  DATABASE_SETTING_OFF:
    'Veritabanında {setting} kapalı: onayladığı veriler bir çökmeden sonra kaybolabilir. postgresql.conf içinde {setting} = on yapıp yeniden yükleyin.',
  DATABASE_STANDBY_BEHIND:
    'Veritabanının son kayıtlarından yoksun olabilecek {n} yedek sunucusu var: öne alınırlarsa satın almaları bilmezler. synchronous_standby_names ayarını yapın ya da --accept-asynchronous-standby ile başlatın.',
  DATABASE_CLOCK:
    'Veritabanının ve bu masanın saatleri arasında {seconds} saniye fark var; en çok 60 olabilir. Yanlış olan saati düzeltin.',
  DESKS_AWAITED:
    'Veritabanında son yazılanlar eksik olabilir: bir yedek sunucu öne alındı ya da yerine eski bir kopya kondu. Şu masalar başlayıp bildiklerini yeniden bildirene kadar hiçbir masada satın alma yapılmaz: {desks}. Biri bir daha gelmeyecekse bunu bir yönetici bildirir: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'Veritabanında son yazılanlar eksik olabilir: öncekinden başka bir sunucu ya da kopya yanıt veriyor. Masalar bildiklerini yeniden bildirene kadar satın alma yapılmaz.',
  LEDGER_BEHIND:
    'Kayıt defteri son yazılanları kaybetmiş: yevmiyesi {last}. satırda bitiyor, oysa {sequence}. satır {at} zamanında yazılmıştı. Arada satın alınanlar içinde yok.',
  LEDGER_LACKS_CHANGES:
    'Kayıt defteri son yazılanları kaybetmiş: API istemcilerinde, hesaplarda ya da ayarlarda yapılan değişiklikler ya da istenmiş bir iptal. İptal edilmiş bir anahtar burada geçerli olabilir.',
  LEDGER_OTHER: 'Kayıt defteri bu istasyonun yazdığı defter değil: yevmiyesinin {line}. satırı farklı.',
  LEDGER_STRUCTURE_CHANGED: 'Kayıt defterinin yapısı yazıldığı gibi değil.',
  FILE_NO_DATABASE: '{at} veritabanı değil ({bytes} bayt). Olduğu gibi bırakıldı.',
  FILE_NO_LEDGER: '{at} bir veritabanı, ama Packbench kayıt defteri değil.',
  LEDGER_DISK_FAILED: 'Disk arızalandı. Sistem iletisi: “{words}”',
  LEDGER_TOO_NEW:
    'Packbench’in daha yeni bir sürümü yazmış (kayıt defteri sürümü {found}; bu sürümün bildiği {known}).',
  SHARED_LEDGER_NEWER:
    'Packbench’in daha yeni bir sürümü ortak kayıt defterini {found} sürümüne getirmiş; bu sürümün bildiği {known}. Burada da yeni sürümü başlatın.',
  LEDGER_NO_ROOM: 'Diskte kayıt defteri için yer yok.',
  ROW_CHANGED: '{table} tablosunun {row} satırı yazıldığı gibi değil.',
  JOURNAL_BROKEN: '{desk} yevmiyesi {line}. satırdan sonra tutarlı değil.',
  SHIPMENTS_CHANGED:
    '{checked} gönderiden {changed} tanesi yevmiyede yazan gönderi değil, ilki {first}: adresler, ağırlıklar, numaralar ya da belgeler değiştirilmiş.',
  JOURNAL_LINE_CHANGED: 'Yevmiyenin {line}. satırı yazıldığı gibi değil.',
  DOCUMENTS_DAMAGED: '{checked} belgeden {damaged} tanesi bozuk, ilki {first}.',
  BACKUPS_ELSEWHERE:
    'Kayıt defteri birkaç istasyonun paylaştığı bir veritabanında: yedekleme ve geri yükleme, veritabanını işletenin görevidir.',
  BACKUP_GONE: '{backup} yedeği artık yok. Olanlar: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Başka kullanıcı hesapları veri klasöründe okuyabilir: {names} (toplam {things}). İstasyonu yeniden başlatın; bunları kapatır.',
};
