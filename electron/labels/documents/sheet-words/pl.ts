import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  commands: {
    title: 'Polecenia do skanowania',
    lead: 'Zawieś tę kartkę na stanowisku. Zeskanowanie polecenia robi to, co jest napisane; żadne niczego nie kupuje.',
    commands: {
      acknowledge: { name: 'OK', does: 'Potwierdza nieudany skan i znów otwiera formularz.' },
      clear: { name: 'Wyczyść', does: 'Opróżnia formularz dla następnej przesyłki.' },
      addPackage: { name: 'Następna paczka', does: 'Dodaje paczkę do przesyłki.' },
      reprintLast: { name: 'Drukuj ponownie', does: 'Drukuje ostatnią etykietę jeszcze raz, bezpłatnie.' },
    },
  },
  badges: {
    title: 'Plakietki',
    lead: 'Rozetnij je. Zeskanowanie plakietki przy oknie loguje tam tę osobę.',
  },
};
