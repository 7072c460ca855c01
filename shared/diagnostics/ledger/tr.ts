import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Kayıt defteri arızalı ve istasyon yeniden başlayana kadar yazmıyor.',
  LEDGER_SILENT: 'Kayıt defteri yanıt vermiyor.',
  LEDGER_AWAY:
    'Ortak kayıt defterinin veritabanı yok. Geri gelene kadar hiçbir şey satın alınmaz ve basılmaz; istasyon kendiliğinden sürdürür.',
  LEDGER_DAMAGED: 'Kayıt defteri bozuk. Sistemin sözü: “{words}”',
  CLOCK_JUMPED:
    'Makinenin saati {clock} zamanına atladı ve geçen süre bunu doğrulamıyor. Siz saati onaylayana ya da saat düzeltilene kadar istasyon {ledger} zamanından sürdürür.',
  CLOCK_LEAPT:
    '{from} ile {to} arasında hiçbir şey kaydedilmedi: istasyon o kadar kapalıydı ya da saat yanlış. Siz saati onaylayana kadar saklama süresi dolan hiçbir şey silinmez.',
  RESTORED_WITHOUT_KEYS:
    'Kayıt defteri geri yüklendi; {from} ile {until} arasında yazılanlar okunamadı. O zaman alınanlar belirsiz olarak tutulur. O zaman geri alınan API anahtarları yeniden çalışır, o zaman yapılanlar bilinmez.',
  RESTORED_WITH_GAP:
    'Kayıt defteri geri yüklendi; {from} ile {until} arasında yazılanlar okunamadı. O zaman alınanlar eksik olabilir. O zaman geri alınan API anahtarları yeniden çalışır, o zaman yapılanlar bilinmez.',
  WITNESS_FAILED:
    'Kayıt defterinin yanında, sonraki başlangıçta hasarı gösterecek dosya artık yazılamıyor. Yer açıp istasyonu yeniden başlatın.',
  DATABASE_TOO_OLD: 'Sunucuda PostgreSQL {version} çalışıyor; ortak kayıt defteri 15 ya da yenisini ister.',
  DATABASE_SETTING_OFF:
    'Veritabanında {setting} kapalı: onayladığı şey bir çökmeden sonra kaybolabilir. postgresql.conf içinde {setting} = on yapıp yeniden yükleyin.',
  DATABASE_STANDBY_BEHIND:
    'Veritabanının son kayıtları eksik olabilecek {n} yedek sunucusu var: öne geçirilirlerse satın almaları bilmezler. synchronous_standby_names ayarlayın ya da --accept-asynchronous-standby ile başlatın.',
  DATABASE_CLOCK:
    'Veritabanının ve bu masanın saatleri {seconds} saniye farklı; en çok 60 olabilir. Yanlış olanı ayarlayın.',
  DESKS_AWAITED:
    'Veritabanında son yazılanlar eksik olabilir: bir yedek sunucu öne geçirildi ya da eski bir kopya kondu. Şu masalar başlayıp bildiklerini yeniden bildirene kadar hiçbir masada satın alınmaz: {desks}. Biri temelli yoksa bunu yönetici söyler: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'Veritabanında son yazılanlar eksik olabilir: öncekinden başka bir sunucu ya da kopya yanıt veriyor. Masalar bildiklerini yeniden bildirene kadar hiçbir şey satın alınmaz.',
  LEDGER_BEHIND:
    'Kayıt defteri son yazılanları kaybetti: günlüğü {last}. satırda bitiyor, oysa {sequence}. satır {at} zamanında yazıldı. Arada alınanlar içinde yok.',
  LEDGER_LACKS_CHANGES:
    'Kayıt defteri son yazılanları kaybetti: API istemcilerinin, hesapların ya da ayarların değişiklikleri. Geri alınan bir anahtar içinde geçerli olabilir.',
  LEDGER_OTHER: 'Kayıt defteri bu istasyonun yazdığı değil: günlüğünün {line}. satırı farklı.',
  LEDGER_STRUCTURE_CHANGED: 'Kayıt defterinin yapısı yazıldığı gibi değil.',
  FILE_NO_DATABASE: '{at} veritabanı değil ({bytes} bayt). Olduğu gibi bırakıldı.',
  FILE_NO_LEDGER: '{at} veritabanı, ama Packbench kayıt defteri değil.',
  LEDGER_DISK_FAILED: 'Disk arızası. Sistemin sözü: “{words}”',
  LEDGER_TOO_NEW: 'Packbench’in daha yeni bir sürümü yazmış (defter sürümü {found}; bu sürüm {known} biliyor).',
  SHARED_LEDGER_NEWER:
    'Packbench’in daha yeni bir sürümü ortak kayıt defterini {found} sürümüne getirdi; bu sürüm {known} biliyor. Burada yeni sürümü başlatın.',
  LEDGER_NO_ROOM: 'Diskte kayıt defteri için yer yok.',
  ROW_CHANGED: '{table} tablosunun {row} satırı yazıldığı gibi değil.',
  JOURNAL_BROKEN: '{desk} masasının günlüğü {line}. satırdan sonra sürmüyor.',
  SHIPMENTS_CHANGED:
    '{checked} gönderinin {changed} tanesi günlükte yazan değil, ilki {first}: adres, ağırlık, numara ya da belgeler değişmiş.',
  JOURNAL_LINE_CHANGED: 'Günlüğün {line}. satırı yazıldığı gibi değil.',
  DOCUMENTS_DAMAGED: '{checked} belgenin {damaged} tanesi bozuk, ilki {first}.',
  BACKUPS_ELSEWHERE: 'Kayıt defteri birkaç istasyonun ortak veritabanında: onu yöneten yedekler ve geri yükler.',
  BACKUP_GONE: '{backup} yedeği artık yok. Olanlar: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Başka kullanıcı hesapları veri klasörünü okuyabilir: {names} (toplam {things}). İstasyonu yeniden başlatın; kapatır.',
};
