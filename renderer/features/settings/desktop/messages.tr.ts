import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Masaüstü uygulaması',
  openAtLogin: 'Oturum açınca başlat',
  openAtLoginHint: 'Bildirim alanında, penceresiz',
  checkForUpdates: 'Yeni sürümleri ara',
  checkForUpdatesHint: 'Altı saatte bir, kurulu paketin gösterdiği yerde. Yeni sürüm çıkışta kurulur.',
  keys: 'Taşıyıcı hesaplarının anahtarları',
  kept: {
    keyring: 'Bu bilgisayarın anahtarlığıyla saklanır.',
    new: 'Bu bilgisayarda onları diğer programlardan koruyan bir anahtarlık yok. Anahtarlı bir hesap bağlamadan önce parola cümlesi seçin.',
    locked: 'Kilitli: parola cümlesini yazana kadar anahtarlı hesaplar satın alamaz.',
    open: 'Her başlangıçta sorulan parola cümlenizle korunur.',
  },
  passphrase: 'Parola cümlesi',
  passphraseHint: 'En az {least} karakter. Hiçbir yerde saklanmaz: unutulursa anahtarlar yeniden girilir.',
  choose: 'Parola cümlesi seç',
  unlock: 'Kilidi aç',
  wrong:
    'Parola cümlesi bu değil. Unutulursa kimse bulamaz: uygulamadan çıkın, veri klasöründen secrets.passphrase dosyasını kaldırın ve yeniden başlatın. Sonra başka bir tane seçin ve anahtarları yeniden girin.',
  tooShort: 'En az {least} karakter.',
  ledger: {
    title: 'Kayıt defteri',
    isFile: 'Kayıt defteri bu bilgisayarın veri klasöründe bir dosya.',
    isShared: 'Kayıt defteri, istasyonların paylaştığı bir veritabanı.',
    isGiven: 'Kayıt defterini komut satırı belirliyor. Buradaki ayar, o belirlemeyince geçerli olur.',
    address: 'Veritabanının adresi',
    addressHint: '{form}. Boşsa: bu bilgisayardaki dosya.',
    passwordFile: 'Parola dosyası',
    caFile: 'Sertifika makamı',
    secretsKey: 'Masaların anahtar dosyası',
    fileHint: 'Bu bilgisayardaki tam yol; yoksa boş',
    refused: 'Veritabanı bu şekilde kullanılamaz. İstasyonun açıklaması: “{words}”',
    set: 'Dene ve ayarla',
    kept: 'Ayarlandı. Sonraki başlangıçta geçerli olur.',
    restart: 'Şimdi yeniden başlat',
  },
};
