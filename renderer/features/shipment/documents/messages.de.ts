import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Packzettel',
  labelSheet: 'Etiketten auf Papierbogen',
  print: '{name} drucken',
  printing: '{name} wird gedruckt.',
  onDemand: 'wird beim Öffnen gezeichnet',
  commands: 'Befehle für einen Etikettendrucker: Erst der Drucker macht daraus ein Bild.',
  check: {
    button: 'Barcodes lesen',
    running: 'Die Barcodes werden gelesen …',
    good: 'Jeder Barcode sagt, was er soll. Aus den Punkten gelesen: {n}.',
    bad: 'Nicht damit versenden, bevor es angesehen ist',
    of: '{name}: {fault}',
    unread: '{symbology} soll {expected} enthalten und ist nicht zu lesen.',
    misread: '{symbology} soll {expected} enthalten und enthält {read}.',
    faults: {
      OUTSIDE_STOCK: 'Etwas ragt über den Rand.',
      TEXT_TOO_WIDE: 'Ein Text ist breiter als sein Platz.',
      TEXT_OVERLAPS_TEXT: 'Texte liegen aufeinander.',
      QUIET_ZONE_BROKEN: 'Um einen Barcode ist zu wenig Weiß.',
      MODULE_TOO_NARROW: 'Die Balken sind für den Drucker zu schmal.',
      OFF_THE_DOTS: 'Die Balken liegen nicht auf ganzen Punkten des Druckers.',
      TEXT_TOO_SMALL: 'Ein Text ist kleiner, als er auf einem Etikett sein darf.',
      BARS_TOO_LOW: 'Die Balken sind niedriger, als das Material verlangt.',
      NOT_READABLE: 'Das gespeicherte Etikett ist beschädigt; es gibt kein Bild davon.',
      NOT_DRAWN_HERE:
        'Der Paketdienst hat Druckerbefehle gesendet, die hier nicht gezeichnet werden. Drucken und scannen, um sicher zu sein.',
      TRACKING_NUMBER_NOT_READ: 'Kein Barcode enthält die Sendungsnummer.',
    },
  },
};
