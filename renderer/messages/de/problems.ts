import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import type { ViolationCode, WarningCode } from '#shared/diagnostics/problem.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

const codes: Record<ProblemCode, string> = {
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
  SCALE_NOT_READY:
    'Die Waage hatte nicht rechtzeitig ein ruhiges Gewicht. Sehen Sie nach und drücken Sie noch einmal F8.',
  FILE_EXPIRED: 'Der Link ist abgelaufen. Die Sendung neu öffnen, dann gibt es einen frischen.',
  BODY_TOO_LARGE: 'Das ist zu viel auf einmal für die Station.',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art Datei kann die Station nicht lesen.',
  VALIDATION_FAILED: 'Vorher ist etwas zu berichtigen. Es wurde nichts gekauft.',
  CARRIER_REJECTED: 'Der Paketdienst hat die Sendung abgelehnt. Es wurde nichts gekauft.',
  BACKUP_UNUSABLE:
    'Die Sicherung ist beschädigt oder von einer neueren Version. Nichts wurde geändert; bitte eine andere wählen.',
  RATE_LIMITED: 'Zu viele Versuche. Einen Moment warten und noch einmal versuchen.',
  INTERNAL_ERROR: 'Die Station hat einen Fehler gemacht. Näheres steht in ihrem Protokoll.',
  LABELS_PENDING:
    'Sie ist gekauft, aber der Paketdienst hat die Etiketten noch nicht geliefert. Die Station holt sie weiter ab.',
  SCALE_UNAVAILABLE: 'Keine Waage ist verbunden. Die Einstellungen sagen, welche gesucht wird.',
  CARRIER_UNAVAILABLE: 'Der Paketdienst ist nicht erreichbar. Es wurde nichts gekauft; gleich noch einmal versuchen.',
  LEDGER_UNUSABLE:
    'Die Datenbank der Sendungen ist ausgefallen oder beschädigt. Bis zum Neustart der Station wird nichts gekauft.',
  RESTORE_UNCONFIRMED:
    'Die Datenbank wurde wiederhergestellt und weiß nicht alles. Es wird nichts gekauft, bis jemand mit Verwaltungsrechten bestätigt, dass es weitergehen darf.',
  STATION_STOPPING: 'Die Station wird beendet. Es wurde nichts gekauft.',
  CARRIER_OUTCOME_UNKNOWN:
    'Vielleicht ist sie gekauft. Nicht noch einmal kaufen; die Station fragt weiter beim Paketdienst nach.',
  STORAGE_FULL: 'Die Platte ist voll: kein Kauf lässt sich festhalten, also wird keiner gemacht.',
};

const violations: Record<ViolationCode, string> = {
  FIELD_REQUIRED: '{field} fehlt.',
  FIELD_INVALID: '{field} wird nicht angenommen. Wortlaut der Station (englisch): „{words}“',
  FIELD_CONFLICT: '{field} ist zweimal mit verschiedenen Werten angegeben. Bitte nur einmal angeben.',
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
  REFERENCE_TOO_LONG: '{field} hat {actual} Zeichen: {carrier} druckt {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} hat {actual} Zeichen: {carrier} nimmt {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} ist auch für ein anderes Paket verwendet. Jedes Paket braucht eine eigene.',
  CUSTOMS_ITEM_UNLINKED: '{field} nennt kein Paket dieser Sendung.',
};

const warnings: Record<WarningCode, string> = {
  UNKNOWN_FIELD: '{field} ist unbekannt und wird übergangen.',
  VALUE_ROUNDED: '{field} wird auf die Nachkommastellen gerundet, die der Paketdienst behält.',
  SIDES_REORDERED: '{field}: die Seiten werden mit der längsten zuerst gesendet.',
  GIRTH_MAY_BE_REFUSED: 'Der Paketdienst könnte dieses Paket ablehnen: sein Umfang ist groß.',
  LENGTH_OVER_LIMIT: 'Der Paketdienst könnte dieses Paket ablehnen: es ist lang.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Der Paketdienst könnte dieses Paket ablehnen: sein Gurtmaß ist groß.',
  CUSTOMS_MISSING: 'Die Sendung geht über eine Zollgrenze und meldet nichts an. Bitte unter „Zoll“ den Inhalt angeben.',
  FIELD_DOUBTFUL: '{field} sieht nicht richtig aus. Bitte prüfen.',
  CHARACTER_REPLACED: '{field} hat Zeichen, die das Etikett nicht drucken kann; sie werden ersetzt.',
  NUMBER_RANGE_LOW: 'Die Nummern des Paketdienstes gehen zur Neige. Neue anfordern.',
  PRINT_NOT_QUEUED: 'Sie ist gekauft, aber ihre Etiketten werden nicht gedruckt. Aus den letzten Sendungen drucken.',
  WEIGHT_UNUSUAL: '{field} ist ungewöhnlich für diesen Inhalt.',
};

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} wird als {sent} gesendet.',
  unusual:
    '{field} {actual} ist ungewöhnlich für diesen Inhalt: sonst {usual}, aus einem Paket. | {field} {actual} ist ungewöhnlich für diesen Inhalt: sonst {usual}, aus {n} Paketen.',
  own: { station: 'Wortlaut der Station (englisch):', carrier: 'Der Paketdienst sagt:' },
  nothingBought: 'Es wurde nichts gekauft.',
  wrongForm: '{field} stimmt nicht: Erwartet wird {form}.',
  doubtful: '{field} sieht nicht richtig aus: Erwartet wird {form}.',
  doubtfulSays: '{field} sieht nicht richtig aus. Wortlaut der Station (englisch): „{words}“',
  writeCode: 'Schreiben Sie {code} dafür.',
  forms: {
    countryCode: 'ein Ländercode aus zwei Buchstaben, etwa GB',
    phoneNumber: 'eine Telefonnummer aus 5 bis 15 Ziffern, etwa +49 30 5550 123',
    emailAddress: "eine E-Mail-Adresse, etwa name{'@'}example.com",
    zipCode: 'eine Postleitzahl des gewählten Landes',
    stateOrProvinceCode: 'eine Region des gewählten Landes, als Kürzel oder mit Namen',
    currency: 'eine gültige Währung als Kürzel, etwa EUR',
  },
  length: {
    most: '{field} hat {actual} Zeichen; erlaubt sind höchstens {limit}.',
    least: '{field} hat {actual} Zeichen; nötig sind mindestens {limit}.',
  },
  count: {
    most: '{field}: {actual} sind zu viele; erlaubt sind höchstens {limit}.',
    least: '{field}: {actual} sind zu wenige; nötig sind mindestens {limit}.',
  },
  range: {
    most: '{field} darf höchstens {limit} sein und ist {actual}.',
    least: '{field} muss mindestens {limit} sein und ist {actual}.',
  },
  unprintable: '{field} enthält ein Zeichen, das sich nicht drucken lässt. Bitte weglassen.',
  noNumber: '{field} muss eine Zahl sein, nicht „{actual}“.',
  twoNumbers: '{field}: „{actual}“ kann {larger} oder {smaller} bedeuten. Geben Sie ein, was gemeint ist.',
  carrierSays: 'Der Paketdienst sagt: „{words}“',
  theCarrier: 'Der Paketdienst',
  characters: '{n} Zeichen | {n} Zeichen',
  noAnswer: 'Die Station antwortet nicht.',
  summary: 'Eines ist zu berichtigen | {n} Dinge sind zu berichtigen',
};
