import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED: 'USB teraziler {missing} ister; bu makinede yok. Debian ve Ubuntu’da: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Seri portlar {missing} olmadan listelenemez; bu makinede yok. Debian ve Ubuntu’da: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'USB teraziler kullanılamıyor: kitaplıkları yüklenmiyor. Packbench’i yeniden kurun.',
  SERIAL_SCALES_UNUSABLE: 'Seri teraziler kullanılamıyor: kitaplıkları yüklenmiyor. Packbench’i yeniden kurun.',
  SCALE_FAULT: 'Terazi arıza bildiriyor.',
  SCALE_NOT_CALIBRATED: 'Terazi ayarlanmalı (kalibrasyon).',
  SCALE_STATE_UNKNOWN: 'Terazi burada bilinmeyen bir durum bildiriyor ({status}).',
  SCALE_UNIT: 'Terazi başka birim gösteriyor: kg, g, lb ya da oz yapın.',
  SCALE_NO_SICS: 'Terazi SICS komutlarını anlamıyor. Kendiliğinden gönderdiğini seçin.',
  SCALE_CONNECTING: 'Terazi bağlanıyor.',
  SCALE_NOT_PLUGGED_IN: 'Böyle bir USB terazi takılı değil.',
  SCALE_UNPLUGGED: 'USB terazi çıkarıldı.',
  SCALE_IN_USE: 'İstasyonun kullanıcısı USB teraziyi kullanamıyor ya da başka program kullanıyor.',
};
