import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

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
  printerReady: 'Der Drucker ist bereit.',
  asking: 'Die Drucker werden gefragt.',
  running: 'Die Station liest alles, was sie aufbewahrt.',
  readAll: 'Alles Gespeicherte wurde gelesen und mit seinen Prüfsummen verglichen.',
  readSome: 'Nur die schnellen Prüfungen wurden gemacht: {why}',
  checks: {
    ledger: 'Datenbank',
    database: 'Datenbankserver',
    disk: 'Datenträger',
    unknown: 'Ungeklärte Sendungen',
    accounts: 'Konten',
    numbers: 'Nummernkreise',
    sources: 'Quellen von Bestellungen',
    writeBack: 'Rückmeldungen an Quellen',
    secrets: 'Geheimnisse der Konten',
    structure: 'Tabellen und Indizes',
    rows: 'Zeilen der Datenbank',
    journal: 'Journal',
    documents: 'Dokumente',
    contents: 'Was versandt wurde',
    backup: 'Sicherung',
    spill: 'Beiseitegelegte Antworten',
    clock: 'Uhr',
    restore: 'Wiederherstellung',
    desks: 'Andere Arbeitsplätze',
    witness: 'Zeuge der Datenbank',
    permissions: 'Zugriffsrechte',
  },
  found: {
    ledger: {
      ok: 'Die Datenbank antwortet.',
      warning: 'Die Datenbank antwortet langsam.',
      failed: 'Die Datenbank antwortet nicht, wie sie soll.',
    },
    database: {
      ok: 'Der Datenbankserver hält, was er bestätigt.',
      warning: 'Sehen Sie nach den Einstellungen des Datenbankservers.',
      failed: 'Der Datenbankserver hält nicht, was er bestätigt.',
    },
    disk: {
      ok: '{mib} MiB sind auf dem Datenträger des Datenordners frei.',
      warning: 'Nur {mib} MiB sind auf dem Datenträger des Datenordners frei. Bitte Platz schaffen.',
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
      failed: 'Kein Konto eines Paketdienstes ist verbunden.',
    },
    numbers: {
      ok: 'Ein Konto hat genug Nummern. | {n} Konten haben genug Nummern.',
      warning: 'Es sind nur noch wenige Nummern übrig.',
      failed: 'Es sind nur noch wenige Nummern übrig.',
    },
    sources: {
      ok: 'Eine Quelle antwortet. | {n} Quellen antworten.',
      warning: 'Eine Quelle kann nicht gelesen werden.',
      failed: 'Eine Quelle kann nicht gelesen werden.',
    },
    writeBack: {
      ok: 'Die Quellen wissen von allem, was verkauft ist.',
      warning: 'Etwas ist noch nicht gemeldet.',
      failed: 'Etwas ist noch nicht gemeldet.',
    },
    secrets: {
      ok: 'Das Geheimnis eines Kontos lässt sich hier öffnen. | Die Geheimnisse von {n} Konten lassen sich hier öffnen.',
      warning:
        'Das Geheimnis eines Kontos lässt sich hier nicht öffnen. | Die Geheimnisse von {n} Konten lassen sich hier nicht öffnen.',
      failed: 'Die Geheimnisse von Konten lassen sich hier nicht öffnen.',
    },
    structure: {
      ok: 'Tabellen und Indizes sind heil.',
      warning: 'Bitte die Datenbank ansehen.',
      failed: 'Die Datenbank ist beschädigt.',
    },
    rows: {
      ok: 'Eine Zeile ist, wie sie geschrieben wurde. | {n} Zeilen sind, wie sie geschrieben wurden.',
      warning: 'Nicht jede Zeile wurde verglichen.',
      failed: 'Eine Zeile ist nicht, wie sie geschrieben wurde.',
    },
    journal: {
      ok: 'Seine eine Zeile ist, wie sie geschrieben wurde. | {n} Zeilen folgen auseinander.',
      warning: 'Bitte das Journal ansehen.',
      failed: 'Das Journal ist gebrochen.',
    },
    contents: {
      ok: 'Eine Sendung ist, was laut Journal versandt wurde. | {n} Sendungen sind, was laut Journal versandt wurde.',
      warning: 'Bitte die Sendungen ansehen.',
      failed: 'Sendungen sind nicht, was laut Journal versandt wurde.',
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
      ok: 'Keine Antwort eines Paketdienstes wartet auf die Datenbank.',
      warning: 'Eine Antwort wartet auf die Datenbank. | {n} Antworten warten auf die Datenbank.',
      failed: 'Es ist kein Platz, um Antworten beiseitezulegen.',
    },
    permissions: {
      ok: 'Nur das Benutzerkonto der Station darf den Datenordner lesen.',
      warning:
        'Andere Benutzerkonten dürfen etwas im Datenordner lesen. Starten Sie die Station neu: sie schließt es. | Andere Benutzerkonten dürfen {n} Dinge im Datenordner lesen. Starten Sie die Station neu: sie schließt sie.',
      failed: 'Der Datenordner lässt sich nicht prüfen.',
    },
    desks: {
      ok: 'Auf keinen Arbeitsplatz wird gewartet.',
      warning: 'Auf andere Arbeitsplätze wird gewartet.',
      failed: 'Es wird nichts gekauft: Auf andere Arbeitsplätze wird gewartet.',
    },
    restore: {
      ok: 'Die Datenbank weiß alles.',
      warning: 'Die Datenbank wurde wiederhergestellt und kennt nicht alle Käufe.',
      failed: 'Die Datenbank wurde wiederhergestellt oder kopiert: Käufe warten auf Bestätigung.',
    },
    witness: {
      ok: 'Der Zeuge der Datenbank wird geführt.',
      warning: 'Der Zeuge der Datenbank lässt sich nicht schreiben.',
      failed: 'Der Zeuge der Datenbank lässt sich nicht schreiben.',
    },
    clock: {
      ok: 'Die Uhr stimmt mit der Datenbank überein.',
      warning:
        'Die Uhr geht gegenüber der Datenbank eine Minute nach. | Die Uhr geht gegenüber der Datenbank {n} Minuten nach.',
      failed: 'Die Uhr geht falsch.',
    },
  },
};
