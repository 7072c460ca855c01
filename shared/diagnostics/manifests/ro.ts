import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} a fost deja predat curierului.',
  HAND_OVER_VOIDED: 'Eticheta {code} a fost anulată. Păstrați coletul aici: are nevoie de altă etichetă.',
  HAND_OVER_VOID_ASKED: 'S-a cerut anularea pentru {code}. Păstrați coletul aici până se decide.',
  HAND_OVER_NO_LABEL: 'Stația nu are eticheta pentru {code}. Verificați expedierea înainte de plecarea coletului.',
  HAND_OVER_TEST_LABEL:
    '{code} este o etichetă de test, pe care niciun curier nu o primește. Păstrați coletul aici: are nevoie de altă etichetă.',
  HAND_OVER_ORDER_HELD: '{code} este din comanda {order}, care este blocată. Păstrați coletul aici până se decide.',
  HAND_OVER_ORDER_CANCELLED: '{code} este din comanda {order}, care a fost anulată. Păstrați coletul aici.',
  HAND_OVER_ON_MANIFEST: '{code} este pe borderoul {manifest}, care este închis.',
  HAND_OVER_SEVERAL: 'Mai multe colete au numărul {code}. Indicați în schimb numărul de urmărire al platformei.',
  HAND_OVER_UNKNOWN: 'Niciun colet nu are numărul {code}.',
  HAND_OVER_NOT_DONE: '{code} nu era predat curierului: nu este nimic de luat înapoi.',
};
