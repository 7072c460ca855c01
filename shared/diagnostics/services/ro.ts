import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} acceptă cheia, care este de test, dar nu are pentru ea curierul {carrier}. Curierii pentru expediere țin de altă cheie.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} acceptă cheia, care este pentru expediere, dar nu are pentru ea curierul {carrier}. Curierii de test țin de altă cheie.',
  SERVICE_CARRIER_OFF: 'La {at} curierul {carrier} este dezactivat sau încă neconectat. Conectați-l acolo.',
  SERVICE_CARRIER_INACTIVE: 'La {at} curierul este dezactivat sau încă neconectat. Conectați-l acolo.',
  SERVICE_PLAN_LACKS: 'Abonamentul contului la {at} nu acoperă acest lucru. Schimbați-l acolo.',
  SERVICE_ACCOUNT_REFUSED: '{at} nu acceptă contul sau contractul indicat. Verificați numărul în contul de aici.',
  SERVICE_ADDRESS_REFUSED: '{at} nu acceptă adresa. Corectați-o.',
  SERVICE_NO_SUCH_LABEL: '{at} nu tipărește etichete în acest format pe {stock}. Alegeți alt format sau suport.',
  OWN_ID_TAKEN:
    '{at} are deja o expediere cu identificatorul {id}, deci este posibil ca un apel anterior să o fi cumpărat. O verificare arată ce s-a întâmplat.',
  LABEL_WITH_ERROR: 'Serviciul are eticheta {id} cu o eroare. Acolo se vede ce s-a întâmplat.',
  LABEL_VOIDED_THERE: 'Serviciul a vândut eticheta {id} ({numbers}), iar acolo a fost anulată.',
  LABEL_IN_WORK: 'Serviciul încă pregătește eticheta {id}. O verificare arată ce s-a întâmplat.',
  KEY_OF_OTHER_MODE: 'Cheia contului ține de celălalt mod {at}, expediere sau test. Introduceți cheia din nou.',
  KEY_FOR_TESTS:
    '{at} își arată conturile de curier numai cheilor de expediere. Scrieți identificatorul contului sau importați cu o cheie de expediere.',
  SERVICE_NOT_OFFERED: '{at} nu oferă {service} pentru această expediere.',
  PARTLY_VOIDED:
    'Numai aceste etichete au fost anulate: {numbers}. Celelalte rămân valabile. Curierul spune: „{words}”',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Etichetele nu sunt încă disponibile.',
  LABELS_LACKING: 'Nu s-a primit nicio etichetă pentru aceste colete: {packages}.',
  LABELS_NOT_SPLIT: 'S-a primit un singur fișier pentru {packages} colete. Etichete în el: {labels}.',
  LABELS_FAILED: 'Etichetele nu au putut fi preluate. Sistemul spune: „{words}”',
  DOCUMENT_LACKING: 'Nu s-a primit nicio etichetă pentru coletul {package}.',
  DOCUMENT_LINK_BROKEN: 'Linkul către document nu este o adresă.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Linkul către document conține o parolă.',
  DOCUMENT_ELSEWHERE: 'De la {at} nu se preiau etichete: contul nu include această adresă.',
  DOCUMENT_UNENCRYPTED: 'De la {at} nu se preiau etichete necriptat.',
  DOCUMENT_NOT_GIVEN: '{at} a răspuns {status} în locul documentului.',
  DOCUMENT_OF_NO_FORMAT: '{type} nu este un format de etichete.',
  DOCUMENT_EMPTY: 'Documentul este gol.',
  DOCUMENT_TOO_LARGE: 'Documentul depășește {limit} octeți.',
  DOCUMENT_DECLARED_OTHERWISE: 'Documentul este declarat ca {declared}, nu ca {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Documentul nu începe ca un {type}.',
  DOCUMENT_NOT_BASE64: 'Documentul nu este base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} nu dă niciun motiv.',
  // Of voids.
  VOID_FAILED: 'Cererea de anulare a eșuat. Sistemul spune: „{words}”',
  VOID_NOT_SAID: 'Serviciul nu spune ce s-a întâmplat cu anularea {id}.',
  VOID_WITH_OTHER_KEYS:
    'Serviciul refuză anularea cu cheile de azi. Eticheta a fost cumpărată cu altele, așa că aceasta nu spune ce s-a întâmplat cu ea.',
  VOID_OF_OTHER_NUMBERS: 'Serviciul cunoaște achiziția cu alte numere de urmărire.',
  VOID_WITHOUT_LABEL: '{at} nu furnizează eticheta care trebuie anulată.',
  VOID_WITHOUT: 'Unele colete au fost anulate, dar nu {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED: 'Curierului i s-a cerut borderoul și nu se știe dacă l-a emis. Sistemul spune: „{words}”',
  MANIFEST_NOT_FOUND: '{at} nu are borderou pentru aceste expedieri, ceea ce nu dovedește nimic.',
  MANIFEST_NOT_SAID: '{at} nu spune ce s-a întâmplat cu borderoul.',
  MANIFEST_NOT_SENT: 'Curierului nu i s-a cerut borderoul.',
  MANIFEST_REFUSED: 'Curierul nu a emis borderoul. Spune: „{words}”',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'A fost anulată.',
  SHIPMENT_BEING_VOIDED: 'S-a cerut anularea ei.',
  SHIPMENT_BOUGHT_OTHERWISE: 'A fost cumpărată prin alt serviciu sau cu alte chei.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} nu o cunoaște.',
  SHIPMENT_ON_NO_MANIFEST: '{at} nu a pus-o pe niciun borderou.',
  MANIFEST_NO_IDS:
    '{at} nu cunoaște niciuna dintre expedieri după un identificator, deci niciuna nu poate fi pusă pe borderoul lui.',
  REFERENCE_NOT_FOUND:
    '{at} nu găsește nicio etichetă după referința {reference}, ceea ce nu dovedește nimic. Căutați-o acolo în expedierile contului.',
  REFERENCE_FOUND_OTHERWISE:
    'După referința {reference} {at} găsește {numbers}; colete trimise: {packages}. Comparați acolo.',
  // Of UPS.
  UPS_MEASURE: 'Coletul {package} măsoară {measure}: UPS acceptă {limit} caractere. Rotunjiți.',
  UPS_ACCOUNT_REFUSED: 'UPS nu expediază cu contul {account}. Verificați numărul în contul de aici.',
  UPS_RECIPIENT_REFUSED: 'UPS nu acceptă destinatarul. Corectați adresa.',
  UPS_SERVICE_REFUSED: 'UPS nu oferă acest serviciu pentru acest traseu. Alegeți altul.',
  UPS_NOT_FOUND:
    'UPS nu găsește nicio etichetă după referința {reference}, ceea ce nu dovedește nimic. Căutați-o pe ups.com în istoricul expedierilor contului {account}.',
  UPS_NO_REFERENCE:
    'Referințele de pe etichetă nu au lăsat loc pentru una a stației, deci UPS nu poate fi întrebat. Căutați destinatarul pe ups.com în istoricul expedierilor contului {account}.',
};
