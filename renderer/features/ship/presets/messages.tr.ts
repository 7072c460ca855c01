import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Hazır ayarlar',
  placeholder: 'Hazır ayar',
  save: 'Hazır ayar olarak kaydet',
  name: 'Hazır ayarın adı',
  kind: 'Neyi saklar',
  kinds: { PACKAGE: 'Paketi', SERVICE: 'Hesabı ve hizmeti', SHIPMENT: 'Tüm formu' },
  saveButton: 'Kaydet',
  saved: '“{name}” hazır ayarı kaydedildi.',
  place: 'Sıra',
  placeHint: 'İlk dokuzunun tuşu vardır, Alt+1 ile Alt+9 arası.',
  barcode: 'Barkod',
  barcodeHint: 'Gönder ekranında okutulunca hazır ayarı seçer.',
  tare: 'Boş kutu (dara)',
  tareHint: 'Elle yazılan ağırlığa eklenir, terazininkine eklenmez.',
  edit: 'Hazır ayarları düzenle',
  which: 'Hazır ayar',
  remove: 'Kaldır',
  removed: '“{name}” hazır ayarı kaldırıldı.',
  applied: '{name} dolduruldu.',
  notNow: '{name} bir hazır ayar: sonraki gönderi için.',
  noWeight: 'Bir ağırlık yazın, örneğin 0,3.',
  withBox: '+ {tare} kutu = {total}',
};
