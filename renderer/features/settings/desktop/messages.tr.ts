import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Masaüstü uygulaması',
  openAtLogin: 'Oturum açınca başlat',
  openAtLoginHint: 'Tepside, penceresiz',
  checkForUpdates: 'Yeni sürümleri ara',
  checkForUpdatesHint: 'Altı saatte bir, kurulu paketin dediği yerde. Yeni sürüm çıkarken kurulur.',
  keys: 'Taşıyıcı hesaplarının anahtarları',
  kept: {
    keyring: 'Bu bilgisayarın anahtarlığında saklanıyor.',
    new: 'Bu bilgisayarda anahtarları başka programlardan koruyan anahtarlık yok. Anahtarlı bir hesap bağlamadan önce parola tümcesi seçin.',
    locked: 'Kilitli: parola tümcesini yazana kadar anahtarlı hesaplar satın alamaz.',
    open: 'Her başlangıçta sorulan parola tümcenizin arkasında saklanıyor.',
  },
  passphrase: 'Parola tümcesi',
  passphraseHint: 'En az {least} karakter. Hiçbir yerde saklanmaz: unutulursa anahtarlar yeniden girilir.',
  choose: 'Parola tümcesi seç',
  unlock: 'Kilidi aç',
  wrong: 'Bu, parola tümcesi değil.',
  tooShort: 'En az {least} karakter.',
  ledger: {
    title: 'Kayıt defteri',
    isFile: 'Kayıt defteri bu bilgisayarın veri klasöründe bir dosya.',
    isShared: 'Kayıt defteri istasyonların ortak veritabanı.',
    isGiven: 'Komut satırı kayıt defterini belirtiyor. Buradaki ayar, o belirtmeyince geçerli olur.',
    address: 'Veritabanının adresi',
    addressHint: '{form}. Boş: bu bilgisayarın dosyası.',
    passwordFile: 'Parola dosyası',
    caFile: 'Sertifika yetkilisi',
    secretsKey: 'Masaların anahtar dosyası',
    fileHint: 'Bu bilgisayardaki tam yol; yoksa boş',
    refused: 'Veritabanı böyle kullanılamaz. İstasyonun sözü: “{words}”',
    set: 'Dene ve ayarla',
    kept: 'Ayarlandı. Sonraki başlangıçtan itibaren geçerli.',
    restart: 'Şimdi yeniden başlat',
  },
};
