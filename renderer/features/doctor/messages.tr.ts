import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Tanılama',
  run: 'Yeniden bak',
  save: 'Bulguları kaydet',
  station: 'İstasyon',
  printers: 'Yazıcılar',
  ready: 'İstasyon gönderebilir.',
  notReady: 'İstasyon gönderemez.',
  version: 'Packbench {version}',
  bundle:
    'Kaydedilen bulgularda kimse geçmez: adres, anahtar, sunucu, yol ve ad içermez; yardım eden herkese gönderilebilir.',
  printerReady: 'Yazıcı hazır.',
  asking: 'Yazıcılara soruluyor.',
  running: 'İstasyon sakladığı her şeyi okuyor.',
  readAll: 'Saklanan her şey okundu ve özet değerleriyle karşılaştırıldı.',
  readSome: 'Yalnızca hızlı denetimler yapıldı: {why}',
  checks: {
    ledger: 'Kayıt defteri',
    database: 'Veritabanı',
    disk: 'Disk',
    unknown: 'Belirsiz gönderiler',
    accounts: 'Taşıyıcı hesapları',
    numbers: 'Numara aralıkları',
    sources: 'Sipariş kaynakları',
    writeBack: 'Kaynaklara bildirilenler',
    secrets: 'Hesapların gizli anahtarları',
    structure: 'Tablolar ve dizinler',
    rows: 'Kayıt defterinin satırları',
    journal: 'Yevmiye',
    documents: 'Belgeler',
    contents: 'Gönderilenler',
    backup: 'Yedek',
    spill: 'Kenara konan yanıtlar',
    clock: 'Saat',
    restore: 'Geri yükleme',
    desks: 'Diğer masalar',
    witness: 'Kayıt defterinin tanık dosyası',
    permissions: 'İzinler',
  },
  found: {
    ledger: {
      ok: 'Kayıt defteri yanıt veriyor.',
      warning: 'Kayıt defteri yavaş yanıt veriyor.',
      failed: 'Kayıt defteri gerektiği gibi yanıt vermiyor.',
    },
    database: {
      ok: 'Veritabanı onayladığını saklıyor.',
      warning: 'Veritabanının ayarlarına bakın.',
      failed: 'Veritabanı onayladığını saklamıyor.',
    },
    disk: {
      ok: 'Veri klasörünün diskinde {mib} MiB boş.',
      warning: 'Veri klasörünün diskinde yalnızca {mib} MiB boş. Yer açın.',
      failed: 'Yalnızca {mib} MiB boş: yer açılana kadar satın alınamaz.',
    },
    unknown: {
      ok: 'Belirsiz gönderi yok.',
      warning:
        'Bir gönderi {since} zamanından beri belirsiz. | {n} gönderi belirsiz, en eskisi {since} zamanından beri.',
      failed: 'Belirsiz gönderiler var.',
    },
    accounts: {
      ok: '{n} hesap bağlı.',
      warning: 'Hesaplara bakın.',
      failed: 'Bağlı taşıyıcı hesabı yok.',
    },
    numbers: {
      ok: '{n} hesapta yeterli numara var.',
      warning: 'Az numara kaldı.',
      failed: 'Az numara kaldı.',
    },
    sources: {
      ok: '{n} kaynak yanıt veriyor.',
      warning: 'Bir kaynak okunamıyor.',
      failed: 'Bir kaynak okunamıyor.',
    },
    writeBack: {
      ok: 'Kaynaklar satılan her şeyi biliyor.',
      warning: 'Bildirilmeyi bekleyen bir şey var.',
      failed: 'Bildirilmeyi bekleyen bir şey var.',
    },
    secrets: {
      ok: '{n} hesabın gizli anahtarı burada açılıyor.',
      warning: '{n} hesabın gizli anahtarı burada açılmıyor.',
      failed: 'Hesapların gizli anahtarları burada açılmıyor.',
    },
    structure: {
      ok: 'Tablolar ve dizinler sağlam.',
      warning: 'Kayıt defterine bakın.',
      failed: 'Kayıt defteri bozuk.',
    },
    rows: {
      ok: '{n} satır yazıldığı gibi.',
      warning: 'Her satır karşılaştırılmadı.',
      failed: 'Bir satır yazıldığı gibi değil.',
    },
    journal: {
      ok: 'Tek satırı yazıldığı gibi. | {n} satır birbirini izliyor.',
      warning: 'Yevmiyeye bakın.',
      failed: 'Yevmiye bozuk.',
    },
    contents: {
      ok: '{n} gönderi yevmiyede yazdığı gibi.',
      warning: 'Gönderilere bakın.',
      failed: 'Gönderiler yevmiyede yazdığı gibi değil.',
    },
    documents: {
      ok: '{n} belge saklandığı gibi.',
      warning: 'Belgelere bakın.',
      failed: 'Belgeler bozuk.',
    },
    backup: {
      ok: 'En yeni yedek: {at}.',
      warning: 'Son iki güne ait yedek yok. Ayarlar’dan bir yedek alın.',
      failed: 'Yedek yok.',
    },
    spill: {
      ok: 'Kayıt defterine alınmayı bekleyen taşıyıcı yanıtı yok.',
      warning: '{n} yanıt kayıt defterine alınmayı bekliyor.',
      failed: 'Yanıtları kenara koyacak yer yok.',
    },
    permissions: {
      ok: 'Veri klasörünü yalnızca istasyonun hesabı okuyabilir.',
      warning: 'Başka hesaplar veri klasöründe {n} öğeyi okuyabilir. İstasyonu yeniden başlatın: bunları kapatır.',
      failed: 'Veri klasörüne bakılamıyor.',
    },
    desks: {
      ok: 'Beklenen masa yok.',
      warning: 'Diğer masalar bekleniyor.',
      failed: 'Satın alma yapılmıyor: diğer masalar bekleniyor.',
    },
    restore: {
      ok: 'Kayıt defteri her şeyi biliyor.',
      warning: 'Kayıt defteri geri yüklendi ve tüm satışları bilmiyor.',
      failed: 'Kayıt defteri geri yüklendi veya kopyalandı: satın alma onay bekliyor.',
    },
    witness: {
      ok: 'Kayıt defterinin tanık dosyası tutuluyor.',
      warning: 'Kayıt defterinin tanık dosyası yazılamıyor.',
      failed: 'Kayıt defterinin tanık dosyası yazılamıyor.',
    },
    clock: {
      ok: 'Saat kayıt defteriyle uyumlu.',
      warning: 'Saat kayıt defterinden {n} dakika geride.',
      failed: 'Saat yanlış.',
    },
  },
};
