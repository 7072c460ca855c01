import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/de.ts';
import { labels } from './labels/de.ts';
import { ledger } from './ledger/de.ts';
import { manifests } from './manifests/de.ts';
import { orders } from './orders/de.ts';
import { printing } from './printing/de.ts';
import { roles } from './roles/de.ts';
import { scales } from './scales/de.ts';
import { services } from './services/de.ts';
import { sources } from './sources/de.ts';
import { tables } from './tables/de.ts';
import { webhooks } from './webhooks/de.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'Das Fenster hat etwas gesendet, das die Station nicht lesen kann. Fenster neu laden.',
  TRANSACTION_ID_REQUIRED: 'Das Fenster hat keine Transaktionsnummer gesendet. Fenster neu laden.',
  TRANSACTION_ID_INVALID:
    'Das Fenster hat eine Transaktionsnummer gesendet, die die Station nicht annimmt. Fenster neu laden.',
  TRANSACTION_ID_MISMATCH: 'Das Fenster hat zwei verschiedene Transaktionen genannt. Fenster neu laden.',
  FIELD_INVALID: 'Die Station kann einen der Filter nicht lesen. Ändern und noch einmal versuchen.',
  TOKEN_MISSING: 'Dieses Fenster ist nicht mit der Station gekoppelt.',
  TOKEN_INVALID: 'Die Station kennt dieses Fenster nicht mehr. Neu koppeln.',
  TOKEN_EXPIRED: 'Die Kopplung dieses Fensters ist abgelaufen. Neu koppeln.',
  PAIRING_INVALID:
    'Dieser Kopplungslink wurde schon benutzt, ist älter als zehn Minuten oder stammt von vor dem Start der Station. „packbench pair“ macht einen neuen.',
  HOST_NOT_ALLOWED: 'Die Station antwortet nicht unter dieser Adresse.',
  ORIGIN_NOT_ALLOWED: 'Die Station weist Seiten anderer Herkunft ab.',
  SCOPE_MISSING: 'Dieses Fenster darf das nicht. Unter API & Werkzeuge lässt es sich erlauben.',
  ROLE_MISSING: 'Dieses Fenster darf das jetzt nicht.',
  SIGNATURE_INVALID: 'Der Link ist keiner dieser Station.',
  NOT_FOUND: 'Hier ist nichts mehr.',
  METHOD_NOT_ALLOWED: 'Das kann die Station hier nicht.',
  TRANSACTION_ID_REPEATED: 'Diese Sendung ist schon gekauft. Sie wird nicht zweimal gekauft.',
  TRANSACTION_IN_PROGRESS: 'Diese Sendung wird gerade gekauft.',
  TRANSACTION_IN_DOUBT:
    'Ob diese Sendung gekauft ist, ist nicht bekannt. Nicht noch einmal kaufen; sie steht unter „Zu klären“.',
  STATE_CONFLICT: 'Die Sendung ist nicht mehr in einem Zustand, der das erlaubt. Noch einmal ansehen.',
  OPERATION_NOT_SUPPORTED: 'Das Konto des Paketdienstes bietet das nicht an.',
  ALREADY_EXISTS: 'Das gibt es unter diesem Namen schon.',
  BACKUPS_ELSEWHERE: 'Diese Station führt keine eigenen Sicherungen.',
  SCALE_NOT_READY:
    'Die Waage hatte nicht rechtzeitig ein ruhiges Gewicht. Sehen Sie nach und drücken Sie noch einmal F8.',
  FILE_EXPIRED: 'Der Link ist abgelaufen. Die Sendung neu öffnen, dann gibt es einen frischen.',
  BODY_TOO_LARGE: 'Das ist zu viel auf einmal für die Station.',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art Datei kann die Station nicht lesen.',
  VALIDATION_FAILED: 'Vorher ist etwas zu berichtigen.',
  CARRIER_REJECTED: 'Der Paketdienst hat die Sendung abgelehnt. Es wurde nichts gekauft.',
  BACKUP_UNUSABLE:
    'Die Sicherung ist beschädigt oder von einer neueren Version. Nichts wurde geändert; bitte eine andere wählen.',
  RATE_LIMITED: 'Zu viele Versuche. Einen Moment warten und noch einmal versuchen.',
  INTERNAL_ERROR: 'Die Station hat einen Fehler gemacht. Näheres steht in ihrem Protokoll.',
  LABELS_PENDING:
    'Sie ist gekauft, aber der Paketdienst hat die Etiketten noch nicht geliefert. Die Station holt sie weiter ab.',
  VOID_UNCERTAIN:
    'Der Paketdienst hat nicht sicher gesagt, dass er das Etikett storniert hat. Das Etikett nicht verwenden; noch einmal stornieren oder beim Paketdienst nachfragen.',
  SCALE_UNAVAILABLE: 'Keine Waage ist verbunden. Die Einstellungen sagen, welche gesucht wird.',
  CARRIER_UNAVAILABLE: 'Der Paketdienst ist nicht erreichbar. Es wurde nichts gekauft; gleich noch einmal versuchen.',
  LEDGER_UNUSABLE:
    'Die Datenbank der Sendungen ist ausgefallen oder beschädigt. Bis zum Neustart der Station wird nichts gekauft.',
  LEDGER_UNAVAILABLE:
    'Die gemeinsame Datenbank ist nicht erreichbar. Bis sie wieder da ist, wird nichts gekauft; die Station macht dann von selbst weiter.',
  RESTORE_UNCONFIRMED:
    'Die Datenbank wurde wiederhergestellt oder kopiert und weiß nicht alles. Es wird nichts gekauft, bis jemand mit Verwaltungsrechten bestätigt, dass es weitergehen darf.',
  STATION_STOPPING: 'Die Station wird beendet. Es wurde nichts gekauft.',
  CARRIER_OUTCOME_UNKNOWN: 'Vielleicht ist sie gekauft. Nicht noch einmal kaufen; sie steht unter „Zu klären“.',
  STORAGE_FULL: 'Die Platte ist voll: kein Kauf lässt sich festhalten, also wird keiner gemacht.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: '{field}: Angabe fehlt.',
  FIELD_INVALID: '{field}: nicht angenommen. Wortlaut der Station (englisch): „{words}“',
  FIELD_CONFLICT: '{field}: zwei verschiedene Angaben. Bitte nur eine machen.',
  VALUE_NOT_ALLOWED: '{field}: „{actual}“ ist nicht erlaubt. Erlaubt: {allowed}.',
  CARRIER_NOT_FOUND: 'Dieses Konto gibt es nicht. Bitte ein anderes wählen.',
  SERVICE_NOT_FOUND: '{carrier} bietet diesen Dienst nicht an. Bitte einen anderen wählen.',
  SERVICE_NOT_AVAILABLE: 'Dieser Dienst geht nicht vom Absender zu diesem Empfänger. Bitte einen anderen wählen.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Dieser Dienst nimmt ein Paket auf einmal, nicht {actual}.',
  WEIGHT_TOO_SMALL: '{field} muss über null liegen, auch gerundet.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} erlaubt {limit}.',
  DIMENSION_TOO_SMALL: '{field} muss über null liegen, auch gerundet.',
  DIMENSIONS_REQUIRED: 'Dieser Dienst braucht Länge, Breite und Höhe.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} erlaubt {limit} Länge.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} erlaubt {limit} Breite.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} erlaubt {limit} Höhe.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Gurtmaß {actual}: {carrier} erlaubt {limit}.',
  GIRTH_OVER_LIMIT: 'Umfang {actual}: {carrier} erlaubt {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual} hat zu viele Nachkommastellen: {carrier} nimmt {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} hat keinen Platz für {field}.',
  POSTAL_CODE_NOT_ROUTED:
    'Die Leitwegtabelle des Kontos hat keinen Eintrag für diese Postleitzahl, und das Konto lehnt solche Pakete ab.',
  LABEL_DOES_NOT_FIT:
    'Auf dem Etikett oder dem Zollformular hat nicht alles Platz, was diese Sendung sagt. Sagen Sie weniger, oder ändern Sie das Etikettenlayout des Kontos.',
  REFERENCE_TOO_LONG: '{field} hat {actual} Zeichen: {carrier} druckt {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} hat keinen Platz für {field}.',
  FIELD_TOO_LONG: '{field} hat {actual} Zeichen: {carrier} nimmt {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} hat {actual} Zeichen: {carrier} nimmt {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} ist auch für ein anderes Paket verwendet. Jedes Paket braucht eine eigene.',
  CUSTOMS_ITEM_UNLINKED: '{field} nennt kein Paket dieser Sendung.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field} ist unbekannt und wird übergangen.',
  FIELD_LEFT_OUT: '{field}: Der Paketdienst hat nicht für alles Platz; ein Teil wird weggelassen.',
  POSTAL_CODE_NOT_ROUTED:
    'Die Leitwegtabelle des Kontos hat keinen Eintrag für diese Postleitzahl: Das Etikett wird ohne Sortiercode gedruckt.',
  VALUE_ROUNDED: '{field} wird auf die Nachkommastellen gerundet, die der Paketdienst behält.',
  SIDES_REORDERED: '{field}: die Seiten werden mit der längsten zuerst gesendet.',
  GIRTH_MAY_BE_REFUSED: 'Der Paketdienst könnte dieses Paket ablehnen: sein Umfang ist groß.',
  LENGTH_OVER_LIMIT: 'Der Paketdienst könnte dieses Paket ablehnen: es ist lang.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Der Paketdienst könnte dieses Paket ablehnen: sein Gurtmaß ist groß.',
  CUSTOMS_MISSING: 'Die Sendung geht über eine Zollgrenze und meldet nichts an. Bitte unter „Zoll“ den Inhalt angeben.',
  FIELD_DOUBTFUL: '{field} sieht nicht richtig aus. Bitte prüfen.',
  CHARACTER_REPLACED: '{field} hat Zeichen, die das Etikett nicht drucken kann; sie werden ersetzt.',
  NUMBER_RANGE_LOW: 'Die Nummern des Paketdienstes gehen zur Neige. Neue anfordern.',
  PAPER_NOT_QUEUED:
    'Sie ist gekauft und ihre Etiketten werden gedruckt, aber kein Drucker ist Standard für ihre Papiere. Unter „Drucker“ einen wählen.',
  PRINT_NOT_QUEUED: 'Sie ist gekauft, aber ihre Etiketten werden nicht gedruckt. Aus den letzten Sendungen drucken.',
  SHIPPED_BEFORE: 'Das Gleiche ging in den letzten 14 Tagen schon an diesen Empfänger.',
  ROW_REPEATED: 'Eine andere Zeile dieses Stapels schickt diesem Empfänger das Gleiche.',
  CUSTOMS_FACT_MISSING: '{field}: Angabe fehlt. Die Grenze verlangt sie.',
  CANCELLED_AT_SHOP: 'Der Shop sagt, dass diese Bestellung storniert ist.',
  SHIPPED_AT_SHOP: 'Der Shop sagt, dass diese Bestellung schon versandt ist, ganz oder zum Teil.',
  HELD_AT_SHOP: 'Der Shop sagt, dass diese Bestellung angehalten oder nicht bezahlt ist.',
  BOUGHT_IN_RESULT: 'Das Ergebnis eines früheren Stapels sagt, dass diese Zeile gekauft ist oder es sein kann.',
  WEIGHT_UNUSUAL: '{field} ist ungewöhnlich für diesen Inhalt.',
  NO_RULES_KNOWN: 'Für diesen Dienst sind keine Regeln für Maß und Gewicht bekannt: Der Paketdienst entscheidet.',
  VOID_REFUSED:
    'Der Paketdienst wurde um die Stornierung gebeten und hat abgelehnt: Das Etikett gilt und wird berechnet.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} nimmt keine Verbindung an. Läuft es?',
  CONNECTION_BROKEN: '{at} hat die Verbindung abgebrochen.',
  NO_ANSWER: '{at} antwortet nicht rechtzeitig.',
  UNREACHABLE: '{at} ist nicht erreichbar.',
  NAME_UNKNOWN: '{at}: Niemand in diesem Netz kennt diesen Namen.',
  NOT_THERE: '{at} ist nicht da.',
  NOT_ALLOWED: '{at}: Die Station darf nicht darauf zugreifen.',
  STATION_STOPPING: '{at} wurde aufgegeben: Die Station hält an.',
  SYSTEM_SAYS: '{at} ist nicht nutzbar. Das System meldet: „{words}“',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} zeigt ein anderes Zertifikat als vereinbart.',
  ANSWER_TOO_LARGE: '{at} hat mehr als {limit} Bytes geantwortet.',
  ANSWER_LOST: '{at} brach ab, nachdem die Nachricht gesendet war. Ob sie ankam, ist nicht bekannt.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'Das ist kein JSON. Die Station meldet: „{words}“',
  POSTAL_CODE_SHORT:
    'Die Postleitzahl {actual} ist zu kurz: In {country} hat sie {digits} Ziffern. Fehlen vorn Nullen, schreiben Sie {whole}.',
  SERVICE_REFUSED: 'Der Dienst hat abgelehnt ({status}).',
  TOKEN_REFUSED: 'Der Dienst hat das Zugriffstoken abgelehnt ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Der Dienst hat nichts gekauft ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Der Dienst verweist anderswohin ({status}); dorthin wird kein Kauf gesendet.',
  ANSWER_NOT_JSON: 'Die Antwort des Dienstes ({status}) ist kein JSON.',
  ANSWER_NO_SALE: 'Die Antwort des Dienstes ({status}) ist kein Verkauf.',
  ANSWER_PROVES_NOTHING: 'Der Dienst hat {status} geantwortet; das sagt nicht, was er getan hat.',
  SERVICE_ASKS_TO_WAIT: '{at} nimmt vorerst keine Aufrufe mehr an und bittet, {seconds} Sekunden zu warten.',
  SERVICE_TAKES_NO_MORE: '{at} nimmt vorerst keine Aufrufe mehr an.',
  STEP_NOT_NOTED:
    'Die Datenbank konnte die Kennung des ersten Schritts nicht aufnehmen; darum wurde der Schritt, der kauft, nicht gesendet. Das System sagt: „{words}“',
  PARTLY_SOLD: 'Verkaufte Pakete: {sold} von {packages} ({numbers}).',
  DOCUMENTS_UNUSABLE: 'Dokumente des Paketdienstes, die nicht verwendbar sind: {documents}.',
  NO_ANSWER_IN_TIME: 'Bis zum Ablauf der Frist kam keine Antwort.',
  ADAPTER_FAILED: 'Der Weg zum Paketdienst versagte. Das System meldet: „{words}“',
  REFUSAL_FORGOTTEN: 'Nichts wurde gekauft; warum, ist nicht mehr bekannt.',
  STOPPED_BEFORE_SENDING: 'Die Station hielt an, bevor etwas gesendet war.',
  STOPPED_BEFORE_ANSWER: 'Die Station hielt an, bevor die Antwort kam.',
  AFTER_BACKUP: 'Sie wurde nach der Sicherung angenommen, die zurückgeholt wurde. Die Datenbank davor sagt: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'Sie wurde nach der Sicherung angenommen, die zurückgeholt wurde. Die Datenbank davor sagt: {state}, {numbers}.',
  OUTCOME_LOST: 'Die Datenbank hat verloren, was daraus wurde. Zuletzt bekannt: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'Die Datenbank hat verloren, was daraus wurde. Zuletzt bekannt: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'Der Nummernkreis {first} bis {last} des Kontos {account} hat zu wenige Nummern übrig, gebraucht: {packages}. Beim Paketdienst einen neuen anfordern.',
  NUMBERS_LOW: 'Es sind nur noch wenige Nummern übrig: {ranges}. Fordern Sie beim Paketdienst neue an.',
  TEST_UNREACHABLE: 'Der Test-Paketdienst ist nicht erreichbar, wie verlangt.',
  TEST_ANSWER_LOST: 'Der Test-Paketdienst hat die Sendung verkauft, und seine Antwort ging verloren, wie verlangt.',
  TEST_NOT_SAID_YET: 'Der Test-Paketdienst sagt zwei Minuten nach dem Kauf, was aus einer Sendung wurde.',
  TEST_TOO_SLOW:
    'Der Test-Paketdienst hatte nicht geantwortet, als er aufgegeben wurde; er braucht {milliseconds} ms, wie verlangt.',
  VOID_REFUSED:
    'Der Paketdienst wurde um die Stornierung gebeten und hat abgelehnt; das Etikett gilt und wird berechnet. Er sagt: „{words}“',
  NO_SERVICE_CARRIES: 'Keiner der Dienste von {account} kann sie befördern.',
  ACCOUNT_CANNOT_QUOTE: '{account} kann keinen Preis nennen: Auf diesem Weg gibt es keine Preise.',
  NOTHING_QUOTED: '{account} nennt keinen Preis dafür.',
  RATES_FAILED: 'Nach den Preisen konnte nicht gefragt werden. Das System meldet: „{words}“',
  ACCOUNT_SECRET_UNREADABLE:
    'Dieser Arbeitsplatz kann das Geheimnis des Kontos {account} nicht öffnen. Teilen sich Arbeitsplätze die Datenbank, starten Sie ihn mit deren Schlüsseldatei (--secrets-key); sonst setzen Sie das Geheimnis neu. Das System meldet: „{words}“',
  SECRETS_UNREADABLE:
    'Dieser Arbeitsplatz kann die Geheimnisse dieser Konten nicht öffnen und kauft nicht über sie: {accounts}. Teilen sich Arbeitsplätze die Datenbank, starten Sie ihn mit deren Schlüsseldatei (--secrets-key); sonst setzen Sie die Geheimnisse neu.',
  ACCOUNT_SECRET_GONE: 'Das Konto {account} hat kein Geheimnis. Setzen Sie es neu.',
  ACCOUNT_ADDRESS_CHANGED:
    'Die Adresse des Kontos {account} hat sich geändert, seit sein Geheimnis gesetzt wurde. Setzen Sie es neu.',
  TOKEN_NOT_IN_TIME: '{at} hat bis zum Ablauf der Frist kein Zugriffstoken gegeben.',
  TOKEN_NOT_GIVEN: '{at} hat kein Zugriffstoken gegeben ({status}).',
  KEYS_REFUSED: '{at} lehnt die Schlüssel des Kontos ab ({status}). Prüfen Sie sie, oder erzeugen Sie dort neue.',
  BALANCE_TOO_LOW: '{at} verkauft nichts: Das Guthaben des Kontos dort reicht nicht. Laden Sie es dort auf.',
  ACCOUNT_REFUSED:
    '{at} lehnt ab, womit das Konto sich ausweist ({status}). Prüfen Sie seine Schlüssel, und was sie dort dürfen.',
  ACCOUNT_NOT_THERE: '{at} nimmt die Schlüssel an, hat aber kein Konto {account}.',
  SERVICE_HAS_FAULT: '{at} ist gestört ({status}).',
  CARRIER_SOLD: 'Der Paketdienst hat sie verkauft: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'Die gefragte Station kennt den Vorgang nicht; es wurde nichts gekauft.',
  ASKED_WITH_OTHER_KEYS:
    'Die gefragte Station kennt den Vorgang unter den heutigen Schlüsseln nicht; er wurde mit anderen gesendet und ist mit diesen vielleicht gekauft worden.',
  ACCOUNT_KEYS_CHANGED: 'Die Schlüssel des Kontos wurden gerade geändert; nichts wurde gesendet.',
  TRANSACTION_NOT_KNOWN_YET: 'Die gefragte Station kennt den Vorgang noch nicht.',
  TRANSACTION_OTHER: 'Der Dienst hat mit einem anderen Vorgang geantwortet.',
  PURCHASE_NOT_THERE: 'Der Dienst hat keine Sendung mit unserer Kennung; es wurde nichts gekauft.',
  PURCHASE_NOT_THERE_YET: 'Der Dienst hat noch keine Sendung mit unserer Kennung.',
  PURCHASE_OF_OTHER_KEYS:
    'Der Dienst hat unter den heutigen Schlüsseln keine Sendung mit unserer Kennung; sie ging mit anderen hinaus und kann mit diesen gekauft sein.',
  UPSTREAM_BOUGHT_NOTHING: 'Die gefragte Station hat nichts gekauft.',
  LOOKUP_WITHOUT_ANSWER: 'Der Dienst kann nicht sagen, was daraus wurde ({status}).',
  LABEL_NOT_THERE:
    '{at} kennt den Kauf als {id} und zeigt dazu bisher keine Sendungsnummer, was nichts beweist. Was daraus wurde, steht dort.',
  LOOKUP_FAILED: 'Das Nachfragen misslang. Das System meldet: „{words}“',
  NO_NUMBER_TAKEN: 'Aus dem Nummernkreis war keine Nummer genommen; es wurde nichts gekauft.',
  SETTLED_BY_PERSON: 'Ein Mensch hat geklärt, dass nichts gekauft wurde: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Der Pfad muss vollständig sein, von der Wurzel an.',
  FOLDER_OF_THE_STATION: 'Der Ordner muss getrennt vom Datenordner der Station liegen.',
  FOLDER_UNREADABLE: '{at} ist kein Ordner, der sich lesen lässt.',
  FOLDER_WATCHED_ELSEWHERE:
    'Eine andere Station überwacht {at}, und beide würden kaufen, was dort abgelegt wird. Ist das nicht mehr so, entfernen Sie daraus {file}.',
};
