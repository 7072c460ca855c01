import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Die Datenbank hat versagt und schreibt nichts, bis die Station neu gestartet ist.',
  LEDGER_SILENT: 'Die Datenbank antwortet nicht.',
  LEDGER_AWAY:
    'Die gemeinsame Datenbank ist nicht erreichbar. Bis sie wieder da ist, wird nichts gekauft und nichts gedruckt; die Station macht dann von selbst weiter.',
  LEDGER_DAMAGED: 'Die Datenbank ist beschädigt. Das System meldet: „{words}“',
  CLOCK_JUMPED:
    'Die Uhr des Rechners ist auf {clock} vorgesprungen, ohne dass so viel Zeit vergangen ist. Die Station zählt von {ledger} weiter, bis Sie die Uhr bestätigen oder sie wieder stimmt.',
  CLOCK_LEAPT:
    'Zwischen {from} und {to} wurde nichts festgehalten: Die Station war so lange aus, oder die Uhr geht falsch. Bis Sie die Uhr bestätigen, wird nach der Aufbewahrungszeit nichts gelöscht.',
  RESTORED_WITHOUT_KEYS:
    'Die Datenbank wurde wiederhergestellt, und was zwischen {from} und {until} geschrieben wurde, war nicht lesbar. Was dabei gekauft wurde, ist als ungeklärt vermerkt. Konten und Einstellungen sind wie zuvor. Ein Schlüssel eines API-Clients, der dabei entzogen wurde, gilt vielleicht wieder, und neue sind unbekannt.',
  RESTORED_WITH_GAP:
    'Die Datenbank wurde wiederhergestellt, und was zwischen {from} und {until} geschrieben wurde, war nicht lesbar. Was dabei gekauft wurde, fehlt vielleicht. Schlüssel von API-Clients, die dabei entzogen wurden, gelten wieder, und neue sind unbekannt.',
  LEDGER_COPIED:
    'Die Datenbank in dieser Datei wurde zuletzt am {from} beschrieben. Seitdem wurde sie kopiert, aus einer Kopie zurückgeholt oder in eine gemeinsame Datenbank übernommen: Was bis {until} anderswo gekauft wurde, fehlt in ihr. Nur an einer Stelle weiterarbeiten: Beide würden dieselben Nummern vergeben.',
  WITNESS_FAILED:
    'Die Datei neben der Datenbank, die beim nächsten Start Schäden zeigen würde, lässt sich nicht mehr schreiben. Schaffen Sie Platz und starten Sie die Station neu.',
  DATABASE_TOO_OLD: 'Auf dem Server läuft PostgreSQL {version}; eine gemeinsame Datenbank braucht 15 oder neuer.',
  DATABASE_SETTING_OFF:
    'In der Datenbank ist {setting} ausgeschaltet: Was sie bestätigt hat, kann nach einem Absturz fehlen. In postgresql.conf {setting} = on setzen und neu laden.',
  DATABASE_STANDBY_BEHIND:
    'Die Datenbank hat {n} Standby(s), denen die letzten Einträge fehlen können: Übernimmt einer, kennt er Käufe nicht. synchronous_standby_names setzen oder mit --accept-asynchronous-standby starten.',
  DATABASE_CLOCK:
    'Die Uhren der Datenbank und dieses Arbeitsplatzes gehen {seconds} Sekunden auseinander; erlaubt sind 60. Die falsche Uhr stellen.',
  DESKS_AWAITED:
    'In der Datenbank fehlt vielleicht, was zuletzt geschrieben wurde: Ein Standby hat übernommen, oder eine ältere Kopie ist an ihre Stelle getreten. An keinem Arbeitsplatz wird gekauft, bevor diese gestartet sind und erneut angegeben haben, was sie wissen: {desks}. Ist einer für immer weg, sagt das ein Administrator: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'In der Datenbank fehlt vielleicht, was zuletzt geschrieben wurde: Es antwortet ein anderer Server oder eine andere Kopie als zuvor. Es wird nicht gekauft, bevor die Arbeitsplätze erneut angegeben haben, was sie wissen.',
  LEDGER_BEHIND:
    'Die Datenbank hat verloren, was zuletzt geschrieben wurde: Ihr Journal endet mit Zeile {last}, und Zeile {sequence} wurde am {at} geschrieben. Was dazwischen gekauft wurde, steht nicht darin.',
  LEDGER_LACKS_CHANGES:
    'Die Datenbank hat verloren, was zuletzt geschrieben wurde: Änderungen an API-Clients, Konten oder Einstellungen, oder ein beantragtes Storno. Ein Schlüssel, der entzogen wurde, gilt darin vielleicht wieder.',
  LEDGER_OTHER:
    'Die Datenbank ist nicht die, die diese Station geschrieben hat: Zeile {line} ihres Journals ist eine andere.',
  LEDGER_STRUCTURE_CHANGED: 'Der Aufbau der Datenbank ist nicht mehr der, der geschrieben wurde.',
  FILE_NO_DATABASE: '{at} ist keine Datenbank ({bytes} Bytes). Sie blieb, wie sie ist.',
  FILE_NO_LEDGER: '{at} ist eine Datenbank, aber keine von Packbench.',
  LEDGER_DISK_FAILED: 'Der Datenträger hat versagt. Das System meldet: „{words}“',
  LEDGER_TOO_NEW:
    'Sie wurde von einer neueren Version von Packbench geschrieben (Fassung {found}; diese hier kennt {known}).',
  SHARED_LEDGER_NEWER:
    'Eine neuere Version von Packbench hat die gemeinsame Datenbank auf Fassung {found} gebracht; diese hier kennt {known}. Starten Sie hier die neuere Version.',
  LEDGER_NO_ROOM: 'Auf dem Datenträger ist kein Platz für die Datenbank.',
  ROW_CHANGED: 'Zeile {row} der Tabelle {table} ist nicht, wie sie geschrieben wurde.',
  JOURNAL_BROKEN: 'Ab Zeile {line} folgt das Journal von {desk} nicht mehr auseinander.',
  SHIPMENTS_CHANGED:
    'Von {checked} Sendungen stimmen nicht mit dem überein, was laut Journal versandt wurde: {changed}, zuerst {first}. Adressen, Gewichte, Nummern oder Dokumente wurden geändert.',
  JOURNAL_LINE_CHANGED: 'Zeile {line} des Journals ist nicht, wie sie geschrieben wurde.',
  DOCUMENTS_DAMAGED: 'Von {checked} Dokumenten sind beschädigt: {damaged}, zuerst {first}.',
  BACKUPS_ELSEWHERE:
    'Die Daten liegen auf einem Datenbankserver, den mehrere Stationen gemeinsam nutzen: Wer ihn betreibt, sichert sie und holt sie zurück.',
  BACKUP_GONE: 'Die Sicherung {backup} gibt es nicht mehr. Vorhanden sind: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Andere Benutzerkonten dürfen im Datenordner lesen: {names} (insgesamt {things}). Starten Sie die Station neu; sie schließt es.',
};
