import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Do wyjaśnienia',
  none: 'Nic do wyjaśnienia',
  noneHint:
    'Tu czekałyby przesyłki o niepewnym zakupie, etykiety, które mogły nie wyjść lub przyszły za późno, żeby je wydrukować, i manifesty, które przewoźnik mógł utworzyć.',
  unknown:
    'Jedna przesyłka, która mogła zostać kupiona | {n} przesyłki, które mogły zostać kupione | {n} przesyłek, które mogły zostać kupione',
  doNotBuy: 'Nie kupuj ponownie',
  why: 'Zakup wysłano, a odpowiedź zaginęła. Każda z nich może być kupiona i zapłacona; drugi zakup byłby drugą etykietą.',
  uncertain: 'Jedna etykieta, która mogła wyjść | {n} etykiety, które mogły wyjść | {n} etykiet, które mogły wyjść',
  refresh: 'Odśwież',
  since: 'Niepewna od',
  platformNumbers: 'Nasze numery',
  known: 'Co wiadomo',
  toDo: 'Co zrobić',
  ownId: 'Nasza referencja tam',
  todoLookup: 'Stacja nadal pyta konto {account}. Sprawdź teraz albo poszukaj w portalu i podaj tu wynik.',
  todoAsk:
    'Stacja nie może zapytać konta {account}: nikt inny tego nie zrobi. Poszukaj w portalu lub zadzwoń i podaj tu wynik.',
  lookFor: 'Szukaj odbiorcy lub naszego numeru, w dniu wysłania.',
  lookForId: 'Szukaj naszej tamtejszej referencji, odbiorcy lub naszego numeru, w dniu wysłania.',
  lookUp: 'Sprawdź teraz',
  lookUpAll: 'Sprawdź teraz wszystkie',
  asking: 'Sprawdzanie …',
  lookup: {
    found: 'Została kupiona. Jej etykieta już jest.',
    not_bought: 'Nie została kupiona. Można ją nadać ponownie.',
    unknown: 'Przewoźnik nie może powiedzieć. Sprawa jest otwarta jak przedtem.',
  },
  ways: {
    found: 'Została kupiona',
    not_bought: 'Nie została kupiona',
    written_off: 'Odpisz',
  },
  settle: {
    means: {
      found:
        'Wpisz numery śledzenia nadane przez przewoźnika. Powstaną z nimi etykiety, a te, które robi przewoźnik, zostaną od niego pobrane.',
      not_bought:
        'Tylko gdy tak mówi przewoźnik. Transakcja jest znów wolna i kto wyśle ją ponownie, kupuje: gdyby jednak była kupiona, zapłata byłaby podwójna.',
      written_off:
        'Zamyka sprawę bez wiedzy, czy doszło do zakupu. Jeśli etykieta pojawi się na fakturze, będzie w historii.',
    },
    button: {
      found: 'Zapisz numery',
      not_bought: 'Niczego nie kupiono',
      written_off: 'Odpisz',
    },
    numberOf: 'Numer śledzenia paczki {n}',
    numberMissing: 'Wpisz numer śledzenia.',
    numberWrong: 'Etykieta nie zmieści tego numeru. Wpisz go tak, jak podał go przewoźnik.',
    numberTaken: '{number} należy do innej przesyłki tego konta. Czy to właściwa?',
    source: 'Gdzie to znaleziono (nieobowiązkowe)',
    reason: 'Skąd to wiadomo',
    kept: 'Zostaje w dzienniku na stałe: podaj źródło, nie osobę.',
    sayWhy: 'Podaj, skąd to wiadomo.',
  },
  settled: {
    found: 'Przesyłka została kupiona. Jest w historii, tak jak jej etykiety, gdy tylko się pojawią.',
    not_bought: 'Przesyłka nie została kupiona. Można ją nadać ponownie.',
    written_off: 'Przesyłka jest odpisana.',
  },
  manifests: {
    title:
      'Jeden manifest, który przewoźnik mógł utworzyć | {n} manifesty, które przewoźnicy mogli utworzyć | {n} manifestów, które przewoźnicy mogli utworzyć',
    closed:
      'Zamknięty {at}, z jedną przesyłką. | Zamknięty {at}, z {count} przesyłkami. | Zamknięty {at}, z {count} przesyłkami.',
  },
  unlabelled: {
    title: 'Kupiona przesyłka bez etykiety | {n} kupione przesyłki bez etykiety | {n} kupionych przesyłek bez etykiety',
    bought: 'Kupiono: {account}, {at}.',
    toDo: 'Stacja nadal pyta o etykietę. Nie kupuj ponownie. Jeśli etykieta jest w portalu przewoźnika, wydrukuj ją tam.',
    ask: 'Zapytaj teraz',
    notYet: 'Etykiety jeszcze nie ma.',
  },
  unprinted: {
    title:
      'Przesyłka z niewydrukowaną etykietą | {n} przesyłki z niewydrukowanymi etykietami | {n} przesyłek z niewydrukowanymi etykietami',
    asked: 'Kupiono {at}, do wydruku na drukarce {printer}. Etykieta nie wyszła na czas.',
    find: 'Znajdź paczkę, wydrukuj etykietę i naklej ją na tę paczkę.',
    print: 'Drukuj',
    dismiss: 'Niepotrzebne',
    dismissAll: 'Żadna nie jest potrzebna',
    printing: 'Etykieta się drukuje.',
    dismissed: 'Etykieta zostaje w historii.',
  },
  prints: {
    document: 'Dokument',
    sent: 'Wysłano do drukarki {printer}, {at}.',
    look: 'Sprawdź drukarkę i co w niej leży. Nic nie drukuje się samo ponownie.',
    cameOut: 'Wyszła',
    didNot: 'Nie wyszła',
    saidPrinted: 'Etykieta jest wydrukowana.',
    saidNot: 'Etykieta nie jest wydrukowana. Można ją wydrukować ponownie.',
  },
};
