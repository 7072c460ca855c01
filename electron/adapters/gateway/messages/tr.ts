import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Ağ geçidi',
  means: 'Aynı arayüzü konuşan başka bir hizmetten ya da başka bir istasyondan alır.',
  choice: 'Bir hizmetten ya da başka istasyondan',
  fields: {
    baseUrl: {
      label: 'Adres',
      hint: 'https ile başlar.',
      fault: 'https ile başlayan, kullanıcı adı, sorgu ve parça içermeyen bir adres verin.',
    },
    upstream: { label: 'Orada yanıt veren', values: { SERVICE: 'Bir hizmet', STATION: 'Başka istasyon' } },
    accessKey: { label: 'Erişim anahtarı' },
    secretKey: { label: 'Gizli anahtar' },
    token: {
      label: 'Anahtar yerine belirteç',
      hint: 'Gizli anahtarlar yıldızla gösterilir; yıldızlar onları korur.',
      conflict: 'Anahtar yerine belirteç: ya anahtarları ya belirteci verin, ikisini değil.',
    },
    upstreamCarrierId: { label: 'Oradaki hesap kimliği' },
    timeoutSeconds: { label: 'Süre sınırı' },
    certificateFingerprint: {
      label: 'Sertifikanın parmak izi',
      hint: 'SHA-256, yalnız sertifikaya hiçbir yetkili kefil değilse.',
      fault: 'İki noktayla ayrılmış 32 çift büyük onaltılık basamak verin.',
    },
    serviceMapping: {
      label: 'Oradaki hizmet kodları',
      hint: 'Farklıysa; her satıra bir: bizim kod = onların kodu.',
      fault: 'Her hizmet için bir satır yazın: bizim kod = onların kodu.',
    },
    labelHosts: {
      label: 'Etiketlerin başka makineleri',
      hint: 'Etiket bağlantılarının adres dışında gidebileceği yerler; makine ya da makine:port.',
      fault: 'Makineleri makine ya da makine:port olarak verin, en çok 20.',
    },
    refusalCodes: {
      label: 'Ret kodları',
      hint: 'Hiçbir şeyin alınmadığını kanıtlayan oradaki hata kodları. Başkaları bilinmez bırakır.',
      fault: 'En çok 100 karakterlik kodlar verin, toplam 200.',
    },
    allowHttp: { label: 'Adres ve gizli anahtarların başka makineye şifresiz gönderilmesine izin ver' },
  },
};
