import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'İzlenen klasör',
  lead: 'Yalnız dosya yazabilen programlar için: klasöre bırakılan CSV, Excel ya da JSON dosyası etiket olur, her satır bir kez alınır.',
  on: 'Klasör izle',
  onHint: 'Oraya bırakılan kimseye sorulmadan alınır.',
  path: 'Klasör',
  pathHint: 'İstasyonun makinesinde, tam yoluyla, istasyonun veri klasörü dışında.',
  fromFile: 'Dosyanın dediği gibi',
  defaults: 'Dosya söylemiyorsa',
  save: 'İzlenen klasörü kaydet',
  saved: 'İzlenen klasör kaydedildi.',
  stopped: 'Artık klasör izlenmiyor.',
  goOn: 'Sürmesine izin ver',
  states: { OFF: 'kapalı', WATCHING: 'izliyor', UNREACHABLE: 'ulaşılamıyor', REVOKED: 'geri alındı' },
  say: {
    OFF: 'Klasör izlenmiyor.',
    WATCHING: '{path} içindeki dosyalar iki saniye büyümeyince alınır.',
    UNREACHABLE: 'Klasör geri gelip okunabilince dosyalar yeniden alınır.',
    REVOKED: '“İzlenen klasör” API istemcisi geri alındı, bu yüzden hiçbir şey alınmıyor.',
  },
  arriving: '{n} dosya geliyor',
  working: '{file} işleniyor',
  faults: {
    relative: 'Klasör “{path}”: tam yolu verin; örneğin /srv/orders ya da C:\\Orders.',
    tooLong: 'Klasör {actual} karakter: en çok {limit}.',
    unusable: 'Klasör “{path}”: istasyon kullanamıyor.',
  },
};
