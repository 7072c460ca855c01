import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Konfiguracja tej stacji',
  steps: 'Kroki',
  done: 'Gotowe:',
  next: 'Dalej',
  back: 'Wstecz',
  skip: 'Pomiń ten krok',
  later: 'Skonfiguruj później',
  finish: 'Przejdź do stanowiska',
  resume: 'Kontynuuj konfigurację',
  language: {
    short: 'Język',
    title: 'Język i jednostki',
    lead: 'Dla tego okna. Wszystko można w każdej chwili zmienić w ustawieniach.',
  },
  shipFrom: {
    short: 'Nadawca',
    title: 'Skąd wysyłasz?',
    lead: 'Adres na każdej etykiecie, na który też wracają paczki. Przejmuje go każde podłączane konto.',
  },
  account: {
    short: 'Konto',
    title: 'Jak kupowane są etykiety?',
    lead: 'Zacznij od kont testowych, a własne podłącz teraz lub później w części „Przewoźnicy i reguły”.',
    tests:
      'Podłączone jest jedno konto testowe. Przestrzega reguł przewoźnika i niczego nie kupuje. | Podłączone są {n} konta testowe, po jednym na przewoźnika. Przestrzegają reguł przewoźników i niczego nie kupują. | Podłączonych jest {n} kont testowych, po jednym na przewoźnika. Przestrzegają reguł przewoźników i niczego nie kupują.',
    services: 'Zaczyna ze zwykłymi usługami przewoźnika; można je zmienić w części „Przewoźnicy i reguły”.',
  },
  printer: {
    short: 'Drukarka',
    title: 'Gdzie wychodzą etykiety?',
    lead: 'Stacja drukuje sama, bez okna drukowania.',
    desk: 'Stanowisko',
    own: 'Drukarka po adresie albo folder',
    ownHint: 'Drukarka etykiet w sieci, kolejka po nazwie albo folder, który dostaje plik na każdą etykietę',
    none: 'Na razie żadna',
    noneHint: 'Etykiety pobiera okno.',
    made: 'Drukarka {name} jest ustawiona i przyjmuje etykiety.',
  },
  label: {
    short: 'Etykieta testowa',
    title: 'Pierwsza etykieta',
    lead: 'Jest oznaczona jako testowa i nic nie kosztuje.',
    alt: 'Obraz etykiety z Twojego adresu',
    print: 'Drukuj etykietę testową',
    again: 'Drukuj jeszcze raz',
    adjust: 'Za bardzo w lewo, za blada, zły rozmiar? Zmień to w części',
    noPrinter: 'Tak wyglądają Twoje etykiety. Bez drukarki są pobierane.',
    save: 'Pobierz ją',
    file: 'etykieta-testowa',
  },
};
