import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'List pakowy',
  labelSheet: 'Etykiety na arkuszach papieru',
  print: 'Drukuj: {name}',
  printing: '{name}: trwa druk.',
  onDemand: 'tworzone przy otwarciu',
  commands: 'Polecenia dla drukarki etykiet: obraz tworzy z nich dopiero drukarka.',
  check: {
    button: 'Odczytaj kody kreskowe',
    running: 'Trwa odczyt kodów kreskowych …',
    good: 'Każdy kod kreskowy zawiera to, co powinien. Odczytane z punktów: {n}.',
    bad: 'Nie wysyłaj z nią przed sprawdzeniem',
    of: '{name}: {fault}',
    unread: '{symbology} ma zawierać {expected}, a nie można go odczytać.',
    misread: '{symbology} ma zawierać {expected}, a zawiera {read}.',
    faults: {
      OUTSIDE_STOCK: 'Coś wychodzi poza krawędź.',
      TEXT_TOO_WIDE: 'Tekst jest szerszy niż jego miejsce.',
      TEXT_OVERLAPS_TEXT: 'Teksty nachodzą na siebie.',
      QUIET_ZONE_BROKEN: 'Kod kreskowy ma wokół siebie za mało bieli.',
      MODULE_TOO_NARROW: 'Paski są za wąskie dla drukarki.',
      OFF_THE_DOTS: 'Paski nie leżą na pełnych punktach drukarki.',
      TEXT_TOO_SMALL: 'Tekst jest mniejszy, niż dopuszcza etykieta.',
      BARS_TOO_LOW: 'Paski są niższe, niż wymaga etykieta.',
      NOT_READABLE: 'Zapisana etykieta jest uszkodzona; nie można utworzyć jej obrazu.',
      NOT_DRAWN_HERE:
        'Przewoźnik wysłał polecenia dla drukarki, które nie są tu rysowane. Dla pewności wydrukuj ją i zeskanuj.',
      TRACKING_NUMBER_NOT_READ: 'Żaden kod kreskowy nie zawiera numeru śledzenia.',
    },
  },
};
