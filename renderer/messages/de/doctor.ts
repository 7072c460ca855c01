import type { doctor as english } from '../en/doctor.ts';
import type { Translated } from '../translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnose',
  run: 'Neu nachsehen',
  save: 'Befund speichern',
  station: 'Station',
  printers: 'Drucker',
  ready: 'Die Station kann versenden.',
  notReady: 'Die Station kann nicht versenden.',
  version: 'Packbench {version}',
  bundle:
    'Der gespeicherte Befund nennt niemanden: er enthält keine Adressen, Schlüssel, Rechner, Pfade oder Namen und kann an jeden gehen, der hilft.',
  running: 'Die Station liest alles, was sie aufbewahrt.',
  readAll: 'Alles Gespeicherte wurde gelesen und mit seinen Prüfsummen verglichen.',
  readSome: 'Nur die schnellen Prüfungen wurden gemacht: {why}',
  checks: {
    ledger: 'Hauptbuch',
    version: 'Version des Hauptbuchs',
    disk: 'Datenträger',
    unknown: 'Ungeklärte Sendungen',
    accounts: 'Konten',
    structure: 'Tabellen und Indizes',
    rows: 'Zeilen des Hauptbuchs',
    journal: 'Journal',
    documents: 'Dokumente',
    backup: 'Sicherung',
    spill: 'Beiseitegelegte Antworten',
    clock: 'Uhr',
    permissions: 'Zugriffsrechte',
  },
  found: {
    ledger: {
      ok: 'Das Hauptbuch antwortet.',
      warning: 'Das Hauptbuch antwortet langsam.',
      failed: 'Das Hauptbuch antwortet nicht, wie es soll.',
    },
    version: {
      ok: 'Diese Version hat das Hauptbuch geschrieben.',
      warning: 'Bitte die Version des Hauptbuchs ansehen.',
      failed:
        'Eine neuere Version von Packbench hat das Hauptbuch geschrieben. Starten Sie die neuere: Diese liest es nur.',
    },
    disk: {
      ok: '{mib} MiB sind frei, wo das Hauptbuch liegt.',
      warning: 'Nur {mib} MiB sind frei, wo das Hauptbuch liegt. Bitte Platz schaffen.',
      failed: 'Nur {mib} MiB sind frei: es kann nichts gekauft werden, bis Platz ist.',
    },
    unknown: {
      ok: 'Keine Sendung ist ungeklärt.',
      warning: 'Eine Sendung ist ungeklärt, seit {since}. | {n} Sendungen sind ungeklärt, die älteste seit {since}.',
      failed: 'Sendungen sind ungeklärt.',
    },
    accounts: {
      ok: 'Ein Konto ist verbunden. | {n} Konten sind verbunden.',
      warning: 'Bitte die Konten ansehen.',
      failed: 'Kein Konto eines Spediteurs ist verbunden.',
    },
    structure: {
      ok: 'Tabellen und Indizes sind heil.',
      warning: 'Bitte das Hauptbuch ansehen.',
      failed: 'Das Hauptbuch ist beschädigt.',
    },
    rows: {
      ok: 'Eine Zeile ist, wie sie geschrieben wurde. | {n} Zeilen sind, wie sie geschrieben wurden.',
      warning: 'Zeilen werden nicht verglichen: Eine neuere Version von Packbench hat sie versiegelt.',
      failed: 'Eine Zeile ist nicht, wie sie geschrieben wurde.',
    },
    journal: {
      ok: 'Seine eine Zeile ist, wie sie geschrieben wurde. | {n} Zeilen folgen auseinander.',
      warning: 'Bitte das Journal ansehen.',
      failed: 'Das Journal ist gebrochen.',
    },
    documents: {
      ok: 'Ein Dokument ist, wie es abgelegt wurde. | {n} Dokumente sind, wie sie abgelegt wurden.',
      warning: 'Bitte die Dokumente ansehen.',
      failed: 'Dokumente sind beschädigt.',
    },
    backup: {
      ok: 'Die neueste Sicherung ist vom {at}.',
      warning: 'Aus den letzten zwei Tagen gibt es keine Sicherung. Unter Einstellungen lässt sich eine machen.',
      failed: 'Es gibt keine Sicherung.',
    },
    spill: {
      ok: 'Keine Antwort eines Spediteurs wartet auf das Hauptbuch.',
      warning: 'Eine Antwort wartet auf das Hauptbuch. | {n} Antworten warten auf das Hauptbuch.',
      failed: 'Es ist kein Platz, um Antworten beiseitezulegen.',
    },
    permissions: {
      ok: 'Nur das Benutzerkonto der Station darf den Datenordner lesen.',
      warning:
        'Andere Benutzerkonten dürfen etwas im Datenordner lesen. Starten Sie die Station neu: sie schließt es. | Andere Benutzerkonten dürfen {n} Dinge im Datenordner lesen. Starten Sie die Station neu: sie schließt sie.',
      failed: 'Der Datenordner lässt sich nicht prüfen.',
    },
    clock: {
      ok: 'Die Uhr stimmt mit dem Hauptbuch überein.',
      warning:
        'Die Uhr geht gegenüber dem Hauptbuch eine Minute nach. | Die Uhr geht gegenüber dem Hauptbuch {n} Minuten nach.',
      failed: 'Die Uhr geht falsch.',
    },
  },
};
