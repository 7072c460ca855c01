import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} taşıyıcıya zaten verildi.',
  HAND_OVER_VOIDED: '{code} etiketi iptal edildi. Koliyi burada tutun: başka bir etiket gerekiyor.',
  HAND_OVER_VOID_ASKED: '{code} için iptal istendi. Sonuçlanana kadar koliyi burada tutun.',
  HAND_OVER_NO_LABEL: 'İstasyonda {code} için etiket yok. Koli çıkmadan önce gönderisine bakın.',
  HAND_OVER_TEST_LABEL:
    '{code} bir deneme etiketi; hiçbir taşıyıcı kabul etmez. Koliyi burada tutun: başka bir etiket gerekiyor.',
  HAND_OVER_ORDER_HELD: '{code}, bekletilen {order} siparişine ait. Sonuçlanana kadar koliyi burada tutun.',
  HAND_OVER_ORDER_CANCELLED: '{code}, iptal edilen {order} siparişine ait. Koliyi burada tutun.',
  HAND_OVER_ON_MANIFEST: '{code} kapatılmış olan {manifest} manifestosunda.',
  HAND_OVER_SEVERAL: 'Birkaç kolinin numarası {code}. Bunun yerine bu kolinin platform takip numarasını verin.',
  HAND_OVER_UNKNOWN: 'Numarası {code} olan koli yok.',
  HAND_OVER_NOT_DONE: '{code} taşıyıcıya verilmemişti: geri alınacak bir şey yok.',
};
