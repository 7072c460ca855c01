import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Waga',
  states: {
    OFF: 'nieustawiona',
    DISCONNECTED: 'niepodłączona',
    SILENT: 'milczy',
    ZERO: 'pusta',
    MOVING: 'niestabilna',
    STABLE: 'stabilna',
    LIFT_OFF: 'zdejmij, do zera',
    UNDER_ZERO: 'poniżej zera',
    OVER_RANGE: 'za ciężkie',
    NEEDS_ZERO: 'wyzeruj ją',
    FAULT: 'usterka',
  },
  weigh: 'Przejmij masę',
  giveUp: 'Nie waż',
  waiting: 'Czekanie na stabilną masę.',
  taken: 'Paczka {n}: {weight}',
  tooLate: 'Formularz zmienił się podczas odczytu wagi: zważ ponownie.',
  set: {
    title: 'Waga tej stacji',
    which: 'Waga',
    none: 'Brak',
    firstUsb: 'Pierwsza znaleziona waga USB',
    protocol: 'Jak się komunikuje',
    protocols: { sics: 'Odpowiada na pytanie (SICS)', continuous: 'Wysyła sama (ST,GS, 1.234kg)' },
    baudRate: 'Bodów',
    framing: 'Bity',
    look: 'Szukaj wag',
    save: 'Używaj tej wagi',
    saved: 'Waga jest ustawiona.',
    try: 'Połóż coś na niej: masa pojawi się tutaj. Potem zdejmij, do zera.',
    tried: 'Przejęto masę: {weight}. Liczy się raz.',
  },
};
