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
    LIFT_OFF: 'zdejmij, aż do zera',
    UNDER_ZERO: 'poniżej zera',
    OVER_RANGE: 'za ciężko',
    NEEDS_ZERO: 'wyzeruj',
    FAULT: 'usterka',
  },
  weigh: 'Odczytaj wagę',
  giveUp: 'Nie waż',
  waiting: 'Oczekiwanie na stabilną wagę.',
  taken: 'Paczka {n}: {weight}',
  tooLate: 'Formularz zmieniono podczas odczytu wagi: zważ ponownie.',
  set: {
    title: 'Waga tej stacji',
    which: 'Waga',
    none: 'Brak',
    firstUsb: 'Pierwsza znaleziona waga USB',
    protocol: 'Sposób komunikacji',
    protocols: { sics: 'Odpowiada na pytanie (SICS)', continuous: 'Sama wysyła dane (ST,GS, 1.234kg)' },
    baudRate: 'Prędkość (bod)',
    framing: 'Bity',
    look: 'Szukaj wag',
    save: 'Użyj tej wagi',
    saved: 'Waga jest ustawiona.',
    try: 'Połóż coś na wadze: wynik pojawi się tutaj. Potem zdejmij, aż do zera.',
    tried: 'Odczytano wagę: {weight}. Liczy się raz.',
  },
};
