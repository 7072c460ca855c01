import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} już przekazano.',
  HAND_OVER_VOIDED: 'Etykietę {code} anulowano. Zatrzymaj paczkę: potrzebuje innej etykiety.',
  HAND_OVER_VOID_ASKED: 'Poproszono o anulowanie {code}. Zatrzymaj paczkę do czasu decyzji.',
  HAND_OVER_NO_LABEL: 'Stacja nie ma etykiety {code}. Sprawdź przesyłkę, zanim paczka wyjdzie.',
  HAND_OVER_ON_MANIFEST: '{code} jest na zamkniętym manifeście {manifest}.',
  HAND_OVER_SEVERAL: 'Kilka paczek ma numer {code}. Podaj zamiast niego numer platformy tej paczki.',
  HAND_OVER_UNKNOWN: 'Żadna paczka nie ma numeru {code}.',
  HAND_OVER_NOT_DONE: '{code} nie był przekazany: nie ma czego cofać.',
};
