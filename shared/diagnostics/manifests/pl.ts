import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: 'Paczkę {code} już przekazano.',
  HAND_OVER_VOIDED: 'Etykieta {code} jest anulowana. Zatrzymaj paczkę: potrzebuje innej etykiety.',
  HAND_OVER_VOID_ASKED: 'Poproszono o anulowanie {code}. Zatrzymaj paczkę do decyzji.',
  HAND_OVER_NO_LABEL: 'Stacja nie ma etykiety {code}. Zanim paczka wyjedzie, sprawdź jej przesyłkę.',
  HAND_OVER_TEST_LABEL:
    '{code} to etykieta testowa, której nie przyjmie żaden przewoźnik. Zatrzymaj paczkę: potrzebuje innej etykiety.',
  HAND_OVER_ORDER_HELD: '{code} należy do zamówienia {order}, które jest wstrzymane. Zatrzymaj paczkę do decyzji.',
  HAND_OVER_ORDER_CANCELLED: '{code} należy do zamówienia {order}, które odwołano. Zatrzymaj paczkę.',
  HAND_OVER_ON_MANIFEST: 'Paczka {code} jest na zamkniętym manifeście {manifest}.',
  HAND_OVER_SEVERAL: 'Kilka paczek ma numer {code}. Podaj zamiast niego numer śledzenia platformy tej paczki.',
  HAND_OVER_UNKNOWN: 'Żadna paczka nie ma numeru {code}.',
  HAND_OVER_NOT_DONE: 'Paczki {code} nie przekazano: nie ma czego cofać.',
};
