import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Numara aralığı',
  means: 'Taşıyıcının size verdiği numaralarla burada basılan gerçek etiketler.',
  choice: 'Taşıyıcının numaralarıyla',
  fields: {
    prefix: { label: 'Önek', fault: 'Yalnız büyük harf ve rakam kullanın.' },
    first: {
      label: 'İlk numara',
      fault: 'Yalnız rakam; son numara ilk kadar basamaklıdır ve ondan küçük değildir.',
    },
    last: {
      label: 'Son numara',
      fault: 'Yalnız rakam; son numara ilk kadar basamaklıdır ve ondan küçük değildir.',
    },
    checkDigit: {
      label: 'Kontrol basamağı',
      values: { NONE: 'Yok', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Barkod',
      fault: 'Bu barkod bu numaraları taşıyamaz: uzunluk, önek ve kontrol basamağına bakın ya da Code 128 seçin.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Şunun altında uyar', hint: 'Kalan numara; verilmezse 100.' },
  },
};
