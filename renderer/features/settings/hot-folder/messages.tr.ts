import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'İzlenen klasör',
  lead: 'Yalnızca dosya yazabilen programlar için: klasöre bırakılan CSV, Excel ya da JSON dosyası etiket olur; her satır bir kez satın alınır.',
  on: 'Bir klasörü izle',
  onHint: 'Oraya bırakılan, kimseye sorulmadan satın alınır.',
  path: 'Klasör',
  pathHint: 'İstasyonun makinesinde, tam yoluyla, istasyonun veri klasörünün dışında.',
  fromFile: 'Dosyada yazdığı gibi',
  defaults: 'Dosyada yazmıyorsa',
  save: 'İzlenen klasörü kaydet',
  saved: 'İzlenen klasör kaydedildi.',
  stopped: 'Artık hiçbir klasör izlenmiyor.',
  goOn: 'Sürdür',
  states: { OFF: 'kapalı', WATCHING: 'izleniyor', UNREACHABLE: 'ulaşılamıyor', REVOKED: 'iptal edildi' },
  say: {
    OFF: 'Hiçbir klasör izlenmiyor.',
    WATCHING: '{path} içindeki dosyalar iki saniye büyümeyince alınır.',
    UNREACHABLE: 'Klasör geri gelip okunabilince dosyalar yeniden alınır.',
    REVOKED: '“Hot folder” API istemcisi iptal edildi, bu yüzden hiçbir şey alınmıyor.',
  },
  arriving: '{n} dosya geliyor',
  working: '{file} işleniyor',
  faults: {
    relative: 'Klasör “{path}”: tam yolu yazın, örneğin /srv/orders ya da C:\\Orders.',
    tooLong: 'Klasör {actual} karakter: en çok {limit}.',
    unusable: 'Klasör “{path}”: istasyon kullanamıyor.',
  },
};
