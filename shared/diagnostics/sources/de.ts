import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Eine Datenbank braucht eine Abfrage, die ihre Bestellungen liest.',
  SOURCE_STATEMENT_SEVERAL: 'Nur eine Anweisung wird ausgeführt, und hinter dem Semikolon steht noch etwas.',
  SOURCE_STATEMENT_WRITES: 'Die Abfrage muss mit SELECT oder WITH beginnen: Eine Quelle wird nur gelesen.',
  SOURCE_STATEMENT_PARAMETER: 'Die Abfrage nennt :{name}, das es hier nicht gibt. Es gibt :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Eine Quelle, in der nachgeschlagen wird, braucht :key in ihrer Abfrage.',
  SOURCE_SINCE_MISSING: 'Sagen Sie, was :since beim ersten Lesen ist, und welche Spalte die Marke ist.',
  SOURCE_QUERY_FAILED: 'Die Abfrage lässt sich nicht ausführen. Die Datenbank meldet: „{words}“',
  SOURCE_WRITE_REFUSED: 'Die Abfrage schreibt und wurde abgelehnt. Die Datenbank meldet: „{words}“',
  SOURCE_TOO_SLOW: '{at} braucht länger als {seconds} Sekunden für die Abfrage.',
  SOURCE_COLUMN_GONE: 'Es gibt keine Spalte „{column}“, die {field} sein soll.',
  SOURCE_NO_NUMBER: 'Zeile {row} hat keine Bestellnummer in der Spalte „{column}“.',
  SOURCE_TWO_ORDERS: '„{key}“ findet mehr als eine Bestellung: {one} und {other}.',
  SOURCE_TOO_MANY_ROWS: 'Es sind mehr als {limit} Zeilen; die Abfrage oder die Datei muss weniger haben.',
  SOURCE_NEWEST_FIRST:
    'Es gibt weitere Seiten, und nur die erste wird gelesen. Lassen Sie die Adresse die ältesten zuerst abfragen, mit einer Marke für das Gelesene, oder alle auf einmal.',
  SOURCE_PAGE_TOO_SHORT:
    'Es gibt weitere Seiten, und diese enthält kaum mehr als die Bestellungen einer Marke ({mark}), die auf der nächsten weitergehen können. Lassen Sie die Adresse größere Seiten liefern.',
  SOURCE_ENCODING: 'Der Text in der Spalte „{column}“ ist anders kodiert, als er es angeblich ist.',
  SOURCE_ORDERS_LEFT: 'Nicht lesbare Bestellungen, die ausgelassen wurden: {count}. Die erste ist {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Nicht lesbare Bestellungen, die ausgelassen wurden: {count}. In der ersten, {number}, stimmt {field} nicht.',
  SOURCE_FIELD_MISSING: 'Das Feld fehlt.',
  SOURCE_FIELD_WRONG: 'Das Feld kann nicht „{actual}“ sein.',
  SOURCE_FIELD_TOO_LONG: 'Das Feld darf höchstens {limit} Zeichen haben.',
  SOURCE_ROWS_DIFFER: 'Zeilen einer Bestellung nennen sowohl „{one}“ als auch „{other}“.',
  SOURCE_ROW_SHIFTED:
    'Eine Zeile hat mehr Zellen als die Tabelle Spalten; einem Text mit einem Trennzeichen fehlen wohl die Anführungszeichen.',
  SOURCE_ORDER_IN_FILES: 'Dateien sagen Verschiedenes über sie: „{one}“ und „{other}“. Lassen Sie sie in einer davon.',
  SOURCE_UNIT_MISSING: 'Nichts sagt, in welcher Einheit oder Währung das ist; wählen Sie eine für die Quelle.',
  SOURCE_STATE_UNKNOWN: 'Was „{words}“ für eine Bestellung bedeutet, ist hier nicht bekannt.',
  SOURCE_LINE_PARTLY: 'Von „{article}“ ist nur ein Teil versandt, und die Tabelle sagt nicht, wie viele noch fehlen.',
  SOURCE_DATE_UNKNOWN: '„{words}“ ist kein Datum, das nur einen Tag meinen kann, wie 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} wird noch geschrieben. Gelesen wird, sobald das beendet ist.',
  SOURCE_FOLDER_EMPTY: 'In {at} liegt keine CSV-, Excel- oder JSON-Datei.',
  SOURCE_PASSWORD_UNREADABLE:
    'Dieser Arbeitsplatz kann das Passwort von {source} nicht öffnen. Teilen sich Arbeitsplätze die Datenbank, starten Sie ihn mit deren Schlüsseldatei (--secrets-key); sonst geben Sie das Passwort neu ein. Das System meldet: „{words}“',
  SOURCE_LOGIN_REFUSED: '{at} lehnt die Anmeldung ab. Es meldet: „{words}“',
  SOURCE_MAY_WRITE:
    '{user} darf schreiben: {permission}. SQL Server kennt keine Transaktion, die nur lesen darf; geben Sie einen Benutzer an, der nur lesen darf.',
  SOURCE_UNENCRYPTED: '{at} bietet keine Verschlüsselung an, und ohne wird dorthin nichts gesendet.',
  SOURCE_WANTS_ENCRYPTION:
    '{at} nimmt nur verschlüsselte Verbindungen an. Geben Sie die Zertifizierungsstelle des Servers an.',
  SOURCE_NOT_TRUSTED: 'Dem Zertifikat von {at} wird nicht vertraut. Das System meldet: „{words}“',
  SOURCE_ANSWERED: '{at} antwortet mit {status} und nicht mit Bestellungen.',
  SOURCE_ADDRESS_KEY: 'Die Adresse braucht {name} in ihrem Pfad oder ihrer Abfrage.',
  SOURCE_JSON_SHAPE: 'Das JSON enthält keine Bestellungen: Es muss ein Objekt oder eine Liste von Objekten sein.',
  WRITE_BACK_STATEMENT:
    'Die Anweisung muss wiederholbar sein: UPDATE, MERGE oder INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Der Inhalt ist kein JSON: „{words}“',
  WRITE_BACK_NAME: '{name} ist kein Wert, der gemeldet wird. Es gibt: {known}.',
  WRITE_BACK_NO_ROW: 'Was zur Bestellung {number} gemeldet wird, findet dort keine Zeile.',
  WRITE_BACK_ROWS:
    'Was zur Bestellung {number} gemeldet wird, würde {count} Zeilen ändern; es muss eine sein. Nichts wurde geändert.',
  WRITE_BACK_DIFFERS:
    'Beim zweiten Mal ändert die Anweisung die Zeile noch einmal. Sie muss sie lassen, wie sie ist, denn geht eine Antwort verloren, läuft sie noch einmal.',
  WRITE_BACK_ANSWERED: '{at} antwortet {status} und hat die Meldung nicht angenommen.',
  SOURCES_FAIL:
    'Bestellungen können seit {since} nicht gelesen werden aus: {sources}. Etiketten für bekannte Bestellungen gehen weiter.',
  SOURCES_WAIT:
    '{count} Bestellung(en) sind noch nicht gemeldet an: {sources}, die älteste seit {since}. Etiketten gehen weiter.',
};
