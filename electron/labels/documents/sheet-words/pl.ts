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
      weigh: { name: 'Zważ', does: 'Przenosi wagę z wagi do formularza.' },
      toShip: { name: 'Nadawanie', does: 'Przechodzi do nadawania.' },
      toPack: { name: 'Pakowanie', does: 'Przechodzi do pakowania.' },
      toBatch: { name: 'Partia', does: 'Przechodzi do partii. Zeskanowane tam otwiera najnowszą.' },
      printRows: {
        name: 'Drukuj wiersze',
        does: 'W partii: potem zeskanuj etykietę pierwszego wiersza, ostatniego i OK.',
      },
      toHistory: { name: 'Historia', does: 'Przechodzi do historii. Zeskanowana tam etykieta się otwiera.' },
      void: { name: 'Anuluj', does: 'Pyta o anulowanie otwartej etykiety: potem zeskanuj powód i OK.' },
      handOver: {
        name: 'Przekazanie',
        does: 'Przechodzi do przekazania. Zeskanowane tam po paczce zamyka dzień jej konta: potem OK.',
      },
      toAttention: {
        name: 'Do wyjaśnienia',
        does: 'Przechodzi do tego, co niepewne. Zeskanuj zamówienie, wydrukowaną etykietę i OK.',
      },
    },
  },
  badges: {
    title: 'Plakietki',
    lead: 'Rozetnij je. Zeskanowanie plakietki przy oknie loguje tam tę osobę.',
  },
};
