import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'USB teraziler için {missing} gerekir; bu makinede yok. Debian ve Ubuntu’da: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Seri portlar {missing} olmadan listelenemez; bu makinede yok. Debian ve Ubuntu’da: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'USB teraziler kullanılamıyor: kitaplıkları yüklenmiyor. Packbench’i yeniden kurun.',
  SERIAL_SCALES_UNUSABLE: 'Seri teraziler kullanılamıyor: kitaplıkları yüklenmiyor. Packbench’i yeniden kurun.',
  SCALE_FAULT: 'Terazi arıza bildiriyor.',
  SCALE_NOT_CALIBRATED: 'Terazinin kalibre edilmesi gerekiyor.',
  SCALE_STATE_UNKNOWN: 'Terazi burada bilinmeyen bir durum bildiriyor ({status}).',
  SCALE_UNIT: 'Terazi başka bir birim gösteriyor: kg, g, lb ya da oz olarak ayarlayın.',
  SCALE_NO_SICS: 'Terazi SICS komutlarını anlamıyor. “Kendiliğinden gönderir” seçeneğini seçin.',
  SCALE_CONNECTING: 'Terazi bağlanıyor.',
  SCALE_NOT_PLUGGED_IN: 'Böyle bir USB terazi takılı değil.',
  SCALE_UNPLUGGED: 'USB terazi çıkarıldı.',
  SCALE_IN_USE: 'İstasyonun kullanıcısının USB teraziyi kullanma izni yok ya da onu başka bir program kullanıyor.',
};
