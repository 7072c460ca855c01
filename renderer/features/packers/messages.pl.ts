import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Pakujący',
  back: 'Wróć do ustawień',
  lead: 'Plakietka zeskanowana przy oknie mówi, kto tam pakuje, i przełącza okno na język tej osoby. Przypisuje pracę i chroni przed pomyłkami; kto ma dostęp do klawiatury, może zeskanować cudzy.',
  add: 'Dodaj osobę',
  edit: 'Zmień: {name}',
  editShort: 'Zmień',
  none: 'Jeszcze nikogo',
  noneHint:
    'Dopóki nie dodasz osób, etykiety nikogo nie wskazują, a każde okno może wszystko. Zacznij od siebie jako administratora.',
  unbounded: 'Nikt nie jest jeszcze administratorem: każde okno może wszystko.',
  name: 'Imię i nazwisko',
  nameHint: 'Widać je przy etykietach, wydrukach i zamówieniach',
  role: 'Rola',
  badge: 'Plakietka',
  badgeHint: 'Od 3 do 24 cyfr, wielkich liter i łączników. Jeśli puste, kod powstaje sam.',
  language: 'Język okna',
  asItIs: 'Bez zmiany',
  active: 'Pakuje tutaj',
  activeHint: 'Po wyłączeniu plakietka już nie loguje. Wykonana praca pozostaje pod tym nazwiskiem.',
  inactive: 'Już tu nie pakuje',
  save: 'Zapisz',
  saved: 'Zapisano: {name}.',
  sheet: 'Drukuj plakietki',
  one: 'Drukuj plakietkę',
  file: 'plakietki',
  table: { title: 'Kto co może', action: 'Czynność', yes: 'może', no: 'nie może' },
};
