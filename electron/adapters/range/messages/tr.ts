import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Numara aralığı',
  means: 'Taşıyıcının size ayırdığı numaralarla burada basılan gerçek etiketler.',
  choice: 'Taşıyıcının verdiği numaralarla',
  fields: {
    prefix: { label: 'Ön ek', fault: 'Yalnızca büyük harf ve rakam kullanın.' },
    first: {
      label: 'İlk numara',
      fault: 'Yalnızca rakam; son numara ilk numarayla aynı sayıda rakam içerir ve ondan küçük olamaz.',
    },
    last: {
      label: 'Son numara',
      fault: 'Yalnızca rakam; son numara ilk numarayla aynı sayıda rakam içerir ve ondan küçük olamaz.',
    },
    checkDigit: {
      label: 'Kontrol basamağı',
      values: { NONE: 'Yok', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Barkod',
      fault:
        'Bu barkod bu numaraları taşıyamaz: uzunluğu, ön eki ve kontrol basamağını denetleyin ya da Code 128’i seçin.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Uyarı sınırı', hint: 'Kalan numara sayısı; yazılmazsa 100.' },
    country: {
      label: 'Postanın ülkesi',
      hint: 'UPU S10’a uygun posta numaraları için; kontrol basamağından sonra gelir.',
      fault:
        'İki harfli bir ülke kodu girin; ön ek o zaman iki harf, numaralar sekiz rakam, kontrol basamağı MOD11 olur.',
    },
    companyPrefix: {
      label: 'GS1 firma ön eki',
      hint: 'SSCC için: ön ek o zaman uzatma basamağıdır.',
      fault: '4 ile 12 arasında rakam girin; ön ek tek rakam, barkod GS1-128 olmalıdır.',
    },
    label: { label: 'Etiket', values: { STATION: 'Bu istasyonun çizdiği gibi', GS1_LOGISTIC: 'GS1 lojistik etiketi' } },
    elements: {
      label: 'GS1 etiketinin alanları',
      hint: 'Her biri bir satır: uygulama tanımlayıcısı = alan, örneğin 400 = ref1. Posta kodu ve SSCC zaten vardır.',
      fault:
        'Her biri için bir satır yazın: 01, 02, 10, 37, 400, 401, 402, 403 ya da 410 = ref1 ile ref5 arası, itemCode, itemTransactionId, orderNumber, article ya da quantity. 02 ile 37 birlikte kullanılır, 10 için 01 ya da 02 gerekir.',
    },
  },
};
