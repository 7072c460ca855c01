import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Wymaga uwagi',
  none: 'Nic nie wymaga uwagi',
  noneHint:
    'Tu czekałyby przesyłki, których zakup jest niepewny, etykiety, które mogły nie wyjść, i manifesty, które przewoźnik mógł zrobić.',
  unknown:
    'Jedna przesyłka, która mogła zostać kupiona | {n} przesyłki, które mogły zostać kupione | {n} przesyłek, które mogły zostać kupione',
  doNotBuy: 'Nie kupuj ponownie',
  why: 'Zakup wysłano, a odpowiedź zaginęła. Każda z nich może być kupiona i opłacona; drugi zakup byłby drugą etykietą.',
  uncertain: 'Jedna etykieta, która mogła wyjść | {n} etykiety, które mogły wyjść | {n} etykiet, które mogły wyjść',
  refresh: 'Sprawdź ponownie',
  since: 'Niepewne od',
  platformNumbers: 'Nasze numery',
  known: 'Co wiadomo',
  toDo: 'Co zrobić',
  ownId: 'Nasza referencja tam',
  todoLookup: 'Stacja nadal pyta {account}. Zapytaj teraz albo poszukaj w portalu i zapisz tu wynik.',
  todoAsk: 'Stacja nie może zapytać {account}: pytasz tylko Ty. Poszukaj w portalu albo zadzwoń i zapisz tu wynik.',
  lookFor: 'Poszukaj odbiorcy lub naszego numeru, w dniu wysłania.',
  lookForId: 'Poszukaj tam naszej referencji, odbiorcy lub naszego numeru, w dniu wysłania.',
  lookUp: 'Zapytaj teraz',
  lookUpAll: 'Zapytaj o wszystkie',
  asking: 'Pytanie …',
  lookup: {
    found: 'Kupiono. Etykieta jest.',
    not_bought: 'Nie kupiono. Można wysłać ponownie.',
    unknown: 'Przewoźnik nie może powiedzieć. Sprawa jest otwarta jak przedtem.',
  },
  ways: {
    found: 'Kupiono',
    not_bought: 'Nie kupiono',
    written_off: 'Spisz na straty',
  },
  settle: {
    means: {
      found: 'Wpisz numery przesyłek nadane przez przewoźnika. Etykiety zostaną z nimi narysowane, gotowe do druku.',
      not_bought:
        'Tylko jeśli tak mówi przewoźnik. Transakcja jest znów wolna i kto ją wyśle ponownie, ten kupuje: gdyby jednak była kupiona, zapłacono by dwa razy.',
      written_off:
        'Zamyka sprawę bez wiedzy, czy kupiono. Jeśli etykieta pojawi się na fakturze, znajdzie się ją w historii.',
    },
    button: {
      found: 'Zapisz numery',
      not_bought: 'Niczego nie kupiono',
      written_off: 'Spisz to na straty',
    },
    numberOf: 'Numer przesyłki paczki {n}',
    numberMissing: 'Wpisz numer przesyłki.',
    numberWrong: 'Etykieta nie może zawierać tego numeru. Wpisz go tak, jak podał przewoźnik.',
    numberTaken: '{number} należy do innej przesyłki tego konta. Czy to właściwy?',
    source: 'Gdzie to znaleziono (niekonieczne)',
    reason: 'Skąd to wiadomo',
    kept: 'Zostaje w dzienniku na zawsze: podaj źródło, nie osobę.',
    sayWhy: 'Podaj, skąd to wiadomo.',
  },
  settled: {
    found: 'Przesyłkę kupiono. Jej etykiety są w historii.',
    not_bought: 'Przesyłki nie kupiono. Można ją wysłać ponownie.',
    written_off: 'Przesyłkę spisano na straty.',
  },
  manifests: {
    title:
      'Jeden manifest, który przewoźnik mógł zrobić | {n} manifesty, które przewoźnicy mogli zrobić | {n} manifestów, które przewoźnicy mogli zrobić',
    closed:
      'Zamknięto {at}, z jedną przesyłką. | Zamknięto {at}, przesyłki: {count}. | Zamknięto {at}, przesyłek: {count}.',
  },
  prints: {
    document: 'Dokument',
    sent: 'Wysłano do {printer}, {at}.',
    look: 'Sprawdź drukarkę i to, co w niej leży. Sama nigdy nie drukuje ponownie.',
    cameOut: 'Wyszła',
    didNot: 'Nie wyszła',
    saidPrinted: 'Etykieta jest wydrukowana.',
    saidNot: 'Etykieta nie jest wydrukowana. Można ją wydrukować ponownie.',
  },
};
