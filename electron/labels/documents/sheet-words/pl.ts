import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  commands: {
    title: 'Polecenia do skanowania',
    lead: 'Powieś tę kartkę na stanowisku. Zeskanowane polecenie robi to, co mówi; żadne niczego nie kupuje.',
    commands: {
      acknowledge: { name: 'OK', does: 'Potwierdza nieudany skan i znów otwiera formularz.' },
      clear: { name: 'Wyczyść', does: 'Opróżnia formularz dla następnej przesyłki.' },
      addPackage: { name: 'Następna paczka', does: 'Dodaje paczkę do przesyłki.' },
      reprintLast: { name: 'Wydruk ponowny', does: 'Drukuje ostatnią etykietę jeszcze raz, bezpłatnie.' },
    },
  },
  badges: {
    title: 'Plakietki',
    lead: 'Rozetnij je. Zeskanowana przy oknie loguje tam tę osobę.',
  },
};
