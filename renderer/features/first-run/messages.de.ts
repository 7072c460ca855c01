import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Diese Station einrichten',
  steps: 'Schritte',
  done: 'Erledigt:',
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Schritt auslassen',
  later: 'Später einrichten',
  finish: 'Zum Packtisch',
  resume: 'Einrichtung fortsetzen',
  language: {
    short: 'Sprache',
    title: 'Sprache und Einheiten',
    lead: 'Für dieses Fenster. Alles lässt sich jederzeit unter Einstellungen ändern.',
  },
  shipFrom: {
    short: 'Absender',
    title: 'Von wo wird versendet?',
    lead: 'Die Adresse auf jedem Etikett, und wohin Pakete zurückkommen. Jedes verbundene Konto übernimmt sie.',
  },
  account: {
    short: 'Konto',
    title: 'Wie werden Etiketten gekauft?',
    lead: 'Mit Testkonten beginnen und eigene jetzt oder später unter Paketdienste & Regeln verbinden.',
    tests:
      'Ein Testkonto ist verbunden. Es hält die Regeln des Paketdienstes ein und kauft nichts. | {n} Testkonten sind verbunden, eines je Paketdienst. Sie halten die Regeln ein und kaufen nichts.',
    services:
      'Es beginnt mit den üblichen Diensten seines Paketdienstes; ändern lassen sie sich unter Paketdienste & Regeln.',
  },
  printer: {
    short: 'Drucker',
    title: 'Wo kommen Etiketten heraus?',
    lead: 'Die Station druckt von selbst, ohne Druckdialog.',
    desk: 'Packtisch',
    own: 'Ein Drucker über seine Adresse, oder ein Ordner',
    ownHint:
      'Ein Etikettendrucker im Netz, eine Warteschlange über ihren Namen oder ein Ordner, der für jedes Etikett eine Datei bekommt',
    none: 'Vorerst keiner',
    noneHint: 'Das Fenster lädt die Etiketten herunter.',
    made: '{name} ist eingerichtet und nimmt die Etiketten.',
  },
  label: {
    short: 'Testetikett',
    title: 'Das erste Etikett',
    lead: 'Es ist als Test gekennzeichnet und kostet nichts.',
    alt: 'Bild eines Etiketts mit der eigenen Adresse',
    print: 'Testetikett drucken',
    again: 'Noch einmal drucken',
    adjust: 'Zu weit links, zu blass, falsche Größe? Ändern unter',
    noPrinter: 'So sehen die Etiketten aus. Ohne Drucker werden sie heruntergeladen.',
    save: 'Herunterladen',
    file: 'testetikett',
  },
};
