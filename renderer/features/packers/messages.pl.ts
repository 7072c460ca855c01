import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Zespół',
  back: 'Wróć do ustawień',
  lead: 'Plakietka zeskanowana przy oknie mówi, kto tam pakuje, i ustawia jego język. Przypisuje pracę i chroni przed pomyłką; kto sięga klawiatury, może zeskanować cudzą.',
  add: 'Dodaj osobę',
  edit: 'Zmień: {name}',
  editShort: 'Zmień',
  none: 'Jeszcze nikt',
  noneHint:
    'Etykiety nikogo nie wymieniają i każde okno może wszystko, dopóki nie dodasz osób. Zacznij od siebie jako administratora.',
  unbounded: 'Nie ma jeszcze administratora: każde okno może wszystko.',
  name: 'Nazwa',
  nameHint: 'Mówią to etykiety, wydruki i zamówienia',
  role: 'Rola',
  badge: 'Plakietka',
  badgeHint: 'Od 3 do 24 cyfr, wielkich liter i łączników. Puste: zostanie wymyślone.',
  language: 'Język okna',
  asItIs: 'Jak jest',
  active: 'Pakuje tutaj',
  activeHint: 'Inaczej plakietka już nie loguje. To, co zrobiono, zostaje pod tym nazwiskiem.',
  inactive: 'Już tu nie pakuje',
  save: 'Zapisz',
  saved: '{name}: zapisano.',
  sheet: 'Drukuj plakietki',
  one: 'Drukuj plakietkę',
  file: 'plakietki',
  table: { title: 'Kto co może', action: 'Czynność', yes: 'może', no: 'nie może' },
};
