import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Ağ geçidi',
  means: 'Aynı arayüzü kullanan başka bir hizmetten ya da başka bir istasyondan satın alır.',
  choice: 'Bir hizmetten ya da başka bir istasyondan',
  fields: {
    baseUrl: {
      label: 'Adres',
      hint: 'https ile başlar.',
      fault: 'https ile başlayan, kullanıcı adı, sorgu ve parça içermeyen bir adres yazın.',
    },
    upstream: { label: 'Orada yanıt veren', values: { SERVICE: 'Bir hizmet', STATION: 'Başka bir istasyon' } },
    accessKey: { label: 'Erişim anahtarı' },
    secretKey: { label: 'Gizli anahtar' },
    token: {
      label: 'Anahtar yerine belirteç',
      hint: 'Gizli değerler yıldızla gösterilir; yıldızlar kalırsa değer korunur.',
      conflict: 'Anahtar yerine belirteç: ya anahtarları ya belirteci verin, ikisini birden vermeyin.',
    },
    upstreamCarrierId: { label: 'Oradaki hesap kimliği' },
    timeoutSeconds: { label: 'Süre sınırı' },
    certificateFingerprint: {
      label: 'Sertifikanın parmak izi',
      hint: 'SHA-256; yalnızca sertifikaya kefil olan bir makam yoksa.',
      fault: 'İki nokta ile ayrılmış 32 çift büyük harfli onaltılık rakam yazın.',
    },
    serviceMapping: {
      label: 'Oradaki hizmet kodları',
      hint: 'Farklı olanlar için; her satıra bir tane: bizim kod = oradaki kod.',
      fault: 'Her hizmet için bir satır yazın: bizim kod = oradaki kod.',
    },
    labelHosts: {
      label: 'Etiketler için başka sunucular',
      hint: 'Etiket bağlantıları adresten başka nereye gidebilir; sunucu ya da sunucu:port.',
      fault: 'Sunucuları sunucu ya da sunucu:port olarak yazın, en çok 20 tane.',
    },
    refusalCodes: {
      label: 'Ret kodları',
      hint: 'Hiçbir şeyin satın alınmadığını kanıtlayan hata kodları. Diğer kodlarda sonuç bilinmez.',
      fault: 'Her biri en çok 100 karakter olan, toplam en çok 200 kod yazın.',
    },
    allowHttp: { label: 'Adresler ve gizli değerler başka bir makineye şifrelenmeden gönderilebilsin' },
  },
};
