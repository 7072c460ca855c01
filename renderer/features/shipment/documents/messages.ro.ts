import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Aviz de însoțire',
  labelSheet: 'Etichete pe foi de hârtie',
  print: 'Tipărește {name}',
  printing: '{name} se tipărește.',
  onDemand: 'se desenează la deschidere',
  commands: 'Comenzi pentru o imprimantă de etichete: numai imprimanta face din ele o imagine.',
  check: {
    button: 'Citește codurile de bare',
    running: 'Codurile de bare se citesc …',
    good: 'Fiecare cod de bare conține ce trebuie. Citite din puncte: {n}.',
    bad: 'Nu expediați cu ea înainte de a o verifica',
    of: '{name}: {fault}',
    unread: '{symbology} ar trebui să conțină {expected} și nu poate fi citit.',
    misread: '{symbology} ar trebui să conțină {expected} și conține {read}.',
    faults: {
      OUTSIDE_STOCK: 'Ceva trece peste margine.',
      TEXT_TOO_WIDE: 'Un text este mai lat decât locul lui.',
      TEXT_OVERLAPS_TEXT: 'Textele se suprapun.',
      QUIET_ZONE_BROKEN: 'Un cod de bare are prea puțin alb în jur.',
      MODULE_TOO_NARROW: 'Barele sunt prea înguste pentru imprimantă.',
      OFF_THE_DOTS: 'Barele nu sunt pe puncte întregi ale imprimantei.',
      TEXT_TOO_SMALL: 'Un text este mai mic decât permite o etichetă.',
      BARS_TOO_LOW: 'Barele sunt mai joase decât cere eticheta.',
      NOT_READABLE: 'Eticheta stocată este deteriorată; nu se poate face o imagine din ea.',
      NOT_DRAWN_HERE:
        'Curierul a trimis comenzi pentru o imprimantă, care nu se desenează aici. Tipăriți-o și scanați-o pentru siguranță.',
      TRACKING_NUMBER_NOT_READ: 'Niciun cod de bare nu conține numărul de urmărire.',
    },
  },
};
