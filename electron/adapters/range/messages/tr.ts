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
  },
};
