import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} nimmt den Schlüssel an, der einer für Tests ist, und hat darunter keinen Paketdienst {carrier}. Paketdienste für den Versand gehören zu einem anderen Schlüssel.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} nimmt den Schlüssel an, der einer für den Versand ist, und hat darunter keinen Paketdienst {carrier}. Paketdienste für Tests gehören zu einem anderen Schlüssel.',
  SERVICE_CARRIER_OFF:
    '{at} hat den Paketdienst {carrier} abgeschaltet oder noch nicht verbunden. Verbinden Sie ihn dort.',
  SERVICE_CARRIER_INACTIVE:
    'Bei {at} ist der Paketdienst ausgeschaltet oder noch nicht verbunden. Verbinden Sie ihn dort.',
  SERVICE_PLAN_LACKS: 'Der Tarif des Kontos bei {at} deckt das nicht ab. Ändern Sie ihn dort.',
  SERVICE_ACCOUNT_REFUSED:
    '{at} nimmt das eingetragene Konto oder den Vertrag nicht an. Prüfen Sie die Nummer im Konto hier.',
  SERVICE_ADDRESS_REFUSED: '{at} nimmt die Adresse nicht an. Berichtigen Sie sie.',
  SERVICE_NO_SUCH_LABEL:
    '{at} druckt keine Etiketten dieses Formats auf {stock}. Wählen Sie ein anderes Format oder Material.',
  OWN_ID_TAKEN:
    '{at} hat schon eine Sendung mit der Kennung {id}; ein früherer Aufruf kann sie also gekauft haben. Nachfragen sagt, was daraus wurde.',
  LABEL_WITH_ERROR: 'Der Dienst führt das Etikett {id} mit einem Fehler. Was daraus wurde, steht dort.',
  LABEL_VOIDED_THERE: 'Der Dienst hat das Etikett {id} verkauft ({numbers}), und es wurde dort storniert.',
  LABEL_IN_WORK: 'Der Dienst macht das Etikett {id} noch. Nachfragen sagt, was daraus wurde.',
  KEY_OF_OTHER_MODE:
    'Der Schlüssel des Kontos gehört zum anderen Modus von {at}, Versand oder Tests. Geben Sie den Schlüssel neu ein.',
  KEY_FOR_TESTS:
    '{at} zeigt seine Carrier-Konten nur Schlüsseln für den Versand. Tippen Sie die Kennung des Carrier-Kontos, oder importieren Sie mit einem Schlüssel für den Versand.',
  SERVICE_NOT_OFFERED: '{at} bietet {service} für diese Sendung nicht an.',
  PARTLY_VOIDED:
    'Nur diese Etiketten sind zurückgegeben: {numbers}. Die anderen gelten. Der Paketdienst sagt: „{words}“',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Die Etiketten sind noch nicht da.',
  LABELS_LACKING: 'Für diese Pakete kam kein Etikett: {packages}.',
  LABELS_NOT_SPLIT: 'Für {packages} Pakete kam eine Datei. Etiketten darin: {labels}.',
  LABELS_FAILED: 'Die Etiketten ließen sich nicht abrufen. Das System meldet: „{words}“',
  DOCUMENT_LACKING: 'Für Paket {package} kam kein Etikett.',
  DOCUMENT_LINK_BROKEN: 'Der Link zum Dokument ist keine Adresse.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Im Link zum Dokument steht ein Passwort.',
  DOCUMENT_ELSEWHERE: 'Von {at} werden keine Etiketten abgerufen: Das Konto führt diese Adresse nicht auf.',
  DOCUMENT_UNENCRYPTED: 'Von {at} werden keine Etiketten unverschlüsselt abgerufen.',
  DOCUMENT_NOT_GIVEN: '{at} hat {status} geantwortet statt mit dem Dokument.',
  DOCUMENT_OF_NO_FORMAT: '{type} ist kein Format für Etiketten.',
  DOCUMENT_EMPTY: 'Das Dokument ist leer.',
  DOCUMENT_TOO_LARGE: 'Das Dokument ist größer als {limit} Byte.',
  DOCUMENT_DECLARED_OTHERWISE: 'Das Dokument gibt sich als {declared} aus, nicht als {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Das Dokument beginnt nicht wie ein {type}.',
  DOCUMENT_NOT_BASE64: 'Das Dokument ist kein Base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} gibt keinen Grund an.',
  // Of voids.
  VOID_FAILED: 'Die Bitte um Stornierung misslang. Das System meldet: „{words}“',
  VOID_NOT_SAID: 'Der Dienst sagt nicht, was aus der Stornierung von {id} geworden ist.',
  VOID_WITH_OTHER_KEYS:
    'Der Dienst lehnt die Stornierung unter den heutigen Schlüsseln ab. Gekauft wurde das Etikett mit anderen, sodass dies nicht sagt, was aus ihm geworden ist.',
  VOID_OF_OTHER_NUMBERS: 'Der Dienst kennt den Kauf mit anderen Sendungsnummern.',
  VOID_WITHOUT_LABEL: '{at} gibt das Etikett nicht heraus, das storniert werden soll.',
  VOID_WITHOUT: 'Einige der Pakete sind storniert, nicht aber {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED:
    'Der Paketdienst wurde um seine Ladeliste gebeten, und ob er eine erstellt hat, ist nicht bekannt. Das System meldet: „{words}“',
  MANIFEST_NOT_FOUND: '{at} hat keine Ladeliste mit diesen Sendungen; das beweist nichts.',
  MANIFEST_NOT_SAID: '{at} sagt nicht, was aus der Ladeliste geworden ist.',
  MANIFEST_NOT_SENT: 'Der Paketdienst wurde nicht um seine Ladeliste gebeten.',
  MANIFEST_REFUSED: 'Der Paketdienst hat keine Ladeliste erstellt. Er sagt: „{words}“',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Sie wurde storniert.',
  SHIPMENT_BEING_VOIDED: 'Um ihre Stornierung wurde gebeten.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Sie wurde bei einem anderen Dienst oder mit anderen Schlüsseln gekauft.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} kennt sie nicht.',
  SHIPMENT_ON_NO_MANIFEST: '{at} hat sie auf keine Ladeliste gesetzt.',
  MANIFEST_NO_IDS: 'Keine der Sendungen ist bei {at} unter einer Kennung bekannt; auf die Ladeliste dort kann keine.',
  REFERENCE_NOT_FOUND:
    '{at} findet kein Etikett zur Referenz {reference}; das beweist nichts. Dort in den Sendungen des Kontos nach dieser Referenz suchen.',
  REFERENCE_FOUND_OTHERWISE:
    'Zur Referenz {reference} findet {at} {numbers}; gesendete Pakete: {packages}. Bitte dort vergleichen.',
  // Of UPS.
  UPS_MEASURE: 'Paket {package} misst {measure}: UPS nimmt {limit} Zeichen. Bitte runden.',
  UPS_ACCOUNT_REFUSED: 'UPS versendet nicht über das Konto {account}. Bitte seine Nummer im Konto hier prüfen.',
  UPS_RECIPIENT_REFUSED: 'UPS nimmt den Empfänger nicht an. Bitte die Adresse berichtigen.',
  UPS_SERVICE_REFUSED: 'UPS bietet diesen Dienst von hier nach dort nicht an. Bitte einen anderen wählen.',
  UPS_NOT_FOUND:
    'UPS findet kein Etikett zur Referenz {reference}; das beweist nichts. Auf ups.com im Versandverlauf des Kontos {account} nach dieser Referenz suchen.',
  UPS_NO_REFERENCE:
    'Die Referenzen auf dem Etikett ließen keinen Platz für eine der Station, deshalb lässt sich UPS nicht fragen. Auf ups.com im Versandverlauf des Kontos {account} nach dem Empfänger suchen.',
};
