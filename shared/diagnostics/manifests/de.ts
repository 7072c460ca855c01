import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} ist schon übergeben.',
  HAND_OVER_VOIDED: 'Das Etikett {code} wurde storniert. Das Paket bleibt hier: Es braucht ein anderes Etikett.',
  HAND_OVER_VOID_ASKED:
    'Für {code} wurde eine Stornierung angefragt. Das Paket bleibt hier, bis darüber entschieden ist.',
  HAND_OVER_NO_LABEL:
    'Die Station hat kein Etikett von {code}. Sehen Sie die Sendung an, bevor das Paket das Haus verlässt.',
  HAND_OVER_TEST_LABEL:
    '{code} ist ein Testetikett, das kein Paketdienst annimmt. Das Paket bleibt hier: Es braucht ein anderes Etikett.',
  HAND_OVER_ORDER_HELD:
    '{code} gehört zu Bestellung {order}, die angehalten ist. Das Paket bleibt hier, bis darüber entschieden ist.',
  HAND_OVER_ORDER_CANCELLED: '{code} gehört zu Bestellung {order}, die storniert wurde. Das Paket bleibt hier.',
  HAND_OVER_ON_MANIFEST: '{code} steht auf Ladeliste {manifest}, die abgeschlossen ist.',
  HAND_OVER_SEVERAL:
    'Mehrere Pakete haben die Nummer {code}. Geben Sie stattdessen die Plattform-Sendungsnummer von diesem ein.',
  HAND_OVER_UNKNOWN: 'Kein Paket hat die Nummer {code}.',
  HAND_OVER_NOT_DONE: '{code} war nicht übergeben: Es gibt nichts zurückzunehmen.',
};
