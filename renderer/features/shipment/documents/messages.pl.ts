import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'List pakowy',
  labelSheet: 'Etykiety na kartkach papieru',
  print: 'Drukuj {name}',
  printing: '{name}: drukowanie.',
  onDemand: 'rysowane przy otwarciu',
  commands: 'Polecenia dla drukarki etykiet: tylko drukarka robi z nich obraz.',
  check: {
    button: 'Odczytaj kody kreskowe',
    running: 'Kody kreskowe są odczytywane …',
    good: 'Każdy kod kreskowy mówi to, co powinien. Odczytano z punktów: {n}.',
    bad: 'Nie wysyłaj z nią, zanim ktoś jej nie obejrzy',
    of: '{name}: {fault}',
    unread: '{symbology} powinien zawierać {expected}, a nie da się go odczytać.',
    misread: '{symbology} powinien zawierać {expected}, a zawiera {read}.',
    faults: {
      OUTSIDE_STOCK: 'Coś wystaje poza brzeg.',
      TEXT_TOO_WIDE: 'Tekst jest szerszy niż jego miejsce.',
      TEXT_OVERLAPS_TEXT: 'Teksty zachodzą na siebie.',
      QUIET_ZONE_BROKEN: 'Kod kreskowy ma za mało bieli wokół.',
      MODULE_TOO_NARROW: 'Kreski są za wąskie dla drukarki.',
      OFF_THE_DOTS: 'Kreski nie leżą na całych punktach drukarki.',
      NOT_READABLE: 'Zapisana etykieta jest uszkodzona; nie da się zrobić obrazu.',
      NOT_DRAWN_HERE:
        'Przewoźnik przysłał polecenia dla drukarki, których tu się nie rysuje. Wydrukuj ją i zeskanuj, aby mieć pewność.',
      TRACKING_NUMBER_NOT_READ: 'Żaden kod kreskowy nie zawiera numeru przesyłki.',
    },
  },
};
