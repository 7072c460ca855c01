import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} zaten teslim edildi.',
  HAND_OVER_VOIDED: '{code} etiketi iptal edildi. Paketi burada tutun: başka etiket gerekiyor.',
  HAND_OVER_VOID_ASKED: '{code} için iptal istendi. Karar verilene kadar paketi burada tutun.',
  HAND_OVER_NO_LABEL: 'İstasyonda {code} etiketi yok. Paket çıkmadan gönderisine bakın.',
  HAND_OVER_ON_MANIFEST: '{code} kapalı {manifest} manifestosunda.',
  HAND_OVER_SEVERAL: 'Birkaç paketin numarası {code}. Bunun platform takip numarasını verin.',
  HAND_OVER_UNKNOWN: 'Numarası {code} olan paket yok.',
  HAND_OVER_NOT_DONE: '{code} teslim edilmemişti: geri alınacak bir şey yok.',
};
