import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Hazır ayarlar',
  placeholder: 'Hazır ayar',
  save: 'Hazır ayar olarak kaydet',
  name: 'Hazır ayarın adı',
  kind: 'Sakladığı',
  kinds: { PACKAGE: 'Paket', SERVICE: 'Hesap ve hizmet', SHIPMENT: 'Tüm form' },
  saveButton: 'Kaydet',
  saved: '“{name}” hazır ayarı kaydedildi.',
  place: 'Yer',
  placeHint: 'İlk dokuzunun tuşu var, Alt+1 – Alt+9.',
  barcode: 'Barkod',
  barcodeHint: 'Gönder ekranında taranınca hazır ayarı seçer.',
  tare: 'Boş kutu',
  tareHint: 'Terazinin değil, yazılan ağırlığa eklenir.',
  edit: 'Hazır ayarları düzenle',
  which: 'Hazır ayar',
  remove: 'Kaldır',
  removed: '“{name}” hazır ayarı kaldırıldı.',
  applied: '{name} dolduruldu.',
  notNow: '{name} bir hazır ayar: sonraki gönderi için.',
  inTheWay: '1 ile 999 arası tam sayı yazın.',
  noWeight: 'Ağırlık yazın, örneğin 0,3.',
  withBox: '+ {tare} kutu = {total}',
};
