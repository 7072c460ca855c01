import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Ustaw tę stację',
  steps: 'Kroki',
  done: 'Zrobione:',
  next: 'Dalej',
  back: 'Wstecz',
  skip: 'Pomiń ten krok',
  later: 'Ustaw później',
  finish: 'Do stanowiska',
  resume: 'Ustawiaj dalej',
  language: {
    short: 'Język',
    title: 'Język i jednostki',
    lead: 'Dla tego okna. Wszystko można w każdej chwili zmienić w Ustawieniach.',
  },
  shipFrom: {
    short: 'Nadawca',
    title: 'Skąd wysyłasz?',
    lead: 'Adres na każdej etykiecie, pod który wracają paczki. Przejmuje go każde połączone konto.',
  },
  account: {
    short: 'Konto',
    title: 'Jak kupowane są etykiety?',
    lead: 'Zacznij od kont testowych, a własne połącz teraz lub później w Przewoźnicy i reguły.',
    tests:
      'Jedno konto testowe jest połączone. Przestrzega reguł przewoźnika i niczego nie kupuje. | {n} konta testowe są połączone, po jednym na przewoźnika. Przestrzegają ich reguł i niczego nie kupują. | {n} kont testowych jest połączonych, po jednym na przewoźnika. Przestrzegają ich reguł i niczego nie kupują.',
    services: 'Zaczyna od zwykłych usług przewoźnika; zmienia się je w Przewoźnicy i reguły.',
  },
  printer: {
    short: 'Drukarka',
    title: 'Gdzie wychodzą etykiety?',
    lead: 'Stacja drukuje sama, bez okna drukowania.',
    desk: 'Stanowisko',
    own: 'Drukarka pod adresem albo folder',
    ownHint: 'Drukarka etykiet w sieci, kolejka o danej nazwie albo folder, do którego trafia plik na każdą etykietę',
    none: 'Na razie żadna',
    noneHint: 'Etykiety pobiera okno.',
    made: '{name} jest ustawiona i odbiera etykiety.',
  },
  label: {
    short: 'Etykieta testowa',
    title: 'Twoja pierwsza etykieta',
    lead: 'Jest oznaczona jako test i nic nie kosztuje.',
    alt: 'Obraz etykiety z Twojego adresu',
    print: 'Drukuj etykietę testową',
    again: 'Drukuj jeszcze raz',
    adjust: 'Za bardzo w lewo, za blada, zły rozmiar? Zmień to w',
    noPrinter: 'Tak wyglądają Twoje etykiety. Bez drukarki są pobierane.',
    save: 'Pobierz ją',
    file: 'etykieta-testowa',
  },
};
