import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/ro.ts';
import { labels } from './labels/ro.ts';
import { ledger } from './ledger/ro.ts';
import { manifests } from './manifests/ro.ts';
import { orders } from './orders/ro.ts';
import { printing } from './printing/ro.ts';
import { roles } from './roles/ro.ts';
import { scales } from './scales/ro.ts';
import { services } from './services/ro.ts';
import { sources } from './sources/ro.ts';
import { tables } from './tables/ro.ts';
import { webhooks } from './webhooks/ro.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'Fereastra a trimis ceva ce stația nu poate citi. Reîncărcați fereastra.',
  TRANSACTION_ID_REQUIRED: 'Fereastra nu a trimis niciun număr de tranzacție. Reîncărcați fereastra.',
  TRANSACTION_ID_INVALID:
    'Fereastra a trimis un număr de tranzacție pe care stația nu îl acceptă. Reîncărcați fereastra.',
  TRANSACTION_ID_MISMATCH: 'Fereastra a indicat două tranzacții diferite. Reîncărcați fereastra.',
  FIELD_INVALID: 'Stația nu poate citi unul dintre filtre. Schimbați-l și încercați din nou.',
  TOKEN_MISSING: 'Această fereastră nu este asociată cu stația.',
  TOKEN_INVALID: 'Stația nu mai cunoaște această fereastră. Asociați-o din nou.',
  TOKEN_EXPIRED: 'Asocierea acestei ferestre a expirat. Asociați-o din nou.',
  PAIRING_INVALID:
    'Acest link de asociere a fost deja folosit, are peste zece minute sau este dinainte de pornirea stației. Creați altul cu „packbench pair”.',
  HOST_NOT_ALLOWED: 'Stația nu răspunde la această adresă.',
  ORIGIN_NOT_ALLOWED: 'Stația refuză pagini de altă origine.',
  SCOPE_MISSING: 'Această fereastră nu are acest drept. Un administrator îl poate acorda în API și instrumente.',
  ROLE_MISSING: 'Această fereastră nu are acest drept acum.',
  SIGNATURE_INVALID: 'Linkul nu este al acestei stații.',
  NOT_FOUND: 'Aici nu mai este nimic.',
  METHOD_NOT_ALLOWED: 'Stația nu poate face acest lucru aici.',
  TRANSACTION_ID_REPEATED: 'Această expediere este deja cumpărată. Nu se cumpără de două ori.',
  TRANSACTION_IN_PROGRESS: 'Această expediere se cumpără chiar acum.',
  TRANSACTION_IN_DOUBT:
    'Nu se știe dacă această expediere a fost cumpărată. Nu o cumpărați din nou; se află la „Necesită atenție”.',
  STATE_CONFLICT: 'Starea nu mai permite acest lucru. Verificați din nou.',
  OPERATION_NOT_SUPPORTED: 'Contul curierului nu oferă acest lucru.',
  ALREADY_EXISTS: 'Există deja unul cu acest nume.',
  BACKUPS_ELSEWHERE: 'Această stație nu păstrează copii de rezervă proprii.',
  SCALE_NOT_READY: 'Cântarul nu a dat la timp o greutate stabilă. Verificați-l și apăsați din nou F8.',
  FILE_EXPIRED: 'Linkul a expirat. Deschideți din nou expedierea pentru a primi unul nou.',
  BODY_TOO_LARGE: 'Este prea mult dintr-odată pentru stație.',
  UNSUPPORTED_MEDIA_TYPE: 'Stația nu poate citi acest tip de fișier.',
  VALIDATION_FAILED: 'Mai întâi trebuie corectat ceva.',
  CARRIER_REJECTED: 'Curierul a refuzat expedierea. Nu s-a cumpărat nimic.',
  BACKUP_UNUSABLE:
    'Copia de rezervă este deteriorată sau dintr-o versiune mai nouă. Nu s-a schimbat nimic; alegeți alta.',
  RATE_LIMITED: 'Prea multe încercări. Așteptați un moment și încercați din nou.',
  INTERNAL_ERROR: 'Eroare internă a stației. Detaliile sunt în jurnalul ei tehnic.',
  LABELS_PENDING: 'Este cumpărată, dar curierul nu a furnizat încă etichetele. Stația le cere în continuare.',
  VOID_UNCERTAIN:
    'Curierul nu a spus sigur că a anulat eticheta. Nu o folosiți; anulați-o încă o dată sau întrebați curierul.',
  SCALE_UNAVAILABLE: 'Niciun cântar nu este conectat. Setările arată care este căutat.',
  CARRIER_UNAVAILABLE: 'Curierul nu poate fi contactat. Nu s-a cumpărat nimic; încercați peste un moment.',
  LEDGER_UNUSABLE: 'Registrul s-a defectat sau este deteriorat. Nu se cumpără nimic până la repornirea stației.',
  LEDGER_UNAVAILABLE:
    'Registrul comun nu poate fi contactat. Nu se cumpără nimic până revine; stația continuă apoi de la sine.',
  RESTORE_UNCONFIRMED:
    'Registrul a fost restaurat sau copiat și nu știe totul. Nu se cumpără nimic până când un administrator nu confirmă.',
  STATION_STOPPING: 'Stația se oprește. Nu s-a cumpărat nimic.',
  CARRIER_OUTCOME_UNKNOWN: 'Este posibil să fi fost cumpărată. Nu o cumpărați din nou; se află la „Necesită atenție”.',
  STORAGE_FULL: 'Discul este plin: nicio achiziție nu poate fi înregistrată, deci nu se face niciuna.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: '{field}: lipsește valoarea.',
  FIELD_INVALID: '{field}: valoare neacceptată. Stația spune: „{words}”',
  FIELD_CONFLICT: '{field}: două valori diferite. Păstrați una singură.',
  VALUE_NOT_ALLOWED: '{field}: „{actual}” nu este permis. Valori posibile: {allowed}.',
  CARRIER_NOT_FOUND: 'Nu există un astfel de cont. Alegeți altul.',
  SERVICE_NOT_FOUND: '{carrier} nu oferă acest serviciu. Alegeți altul.',
  SERVICE_NOT_AVAILABLE: 'Acest serviciu nu acoperă ruta de la expeditor la acest destinatar. Alegeți altul.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Acest serviciu acceptă un singur colet, nu {actual}.',
  WEIGHT_TOO_SMALL: '{field} trebuie să fie peste zero, chiar și după rotunjire.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} acceptă {limit}.',
  DIMENSION_TOO_SMALL: '{field} trebuie să fie peste zero, chiar și după rotunjire.',
  DIMENSIONS_REQUIRED: 'Acest serviciu are nevoie de lungime, lățime și înălțime.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} acceptă o lungime de {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} acceptă o lățime de {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} acceptă o înălțime de {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Lungime plus circumferință {actual}: {carrier} acceptă {limit}.',
  GIRTH_OVER_LIMIT: 'Circumferință {actual}: {carrier} acceptă {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual} are prea multe zecimale: {carrier} acceptă {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} nu acceptă acest câmp: {field}.',
  POSTAL_CODE_NOT_ROUTED: 'Tabelul de rutare al contului nu are acest cod poștal, iar contul refuză astfel de colete.',
  LABEL_DOES_NOT_FIT:
    'Eticheta sau formularul vamal nu are loc pentru tot ce spune această expediere. Spuneți mai puțin sau schimbați formatul de etichetă al contului.',
  REFERENCE_TOO_LONG: '{field} are caractere: {actual}; {carrier} tipărește {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} nu acceptă acest câmp: {field}.',
  FIELD_TOO_LONG: '{field} are caractere: {actual}; {carrier} acceptă {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} are caractere: {actual}; {carrier} acceptă {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} se folosește și pentru alt colet. Indicați fiecărui colet o valoare proprie.',
  CUSTOMS_ITEM_UNLINKED: '{field} nu indică niciun colet al acestei expedieri.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field}: câmp necunoscut, se ignoră.',
  FIELD_LEFT_OUT: '{field}: curierul nu are loc pentru tot; o parte se omite.',
  POSTAL_CODE_NOT_ROUTED:
    'Tabelul de rutare al contului nu are acest cod poștal: eticheta se tipărește fără cod de sortare.',
  VALUE_ROUNDED: '{field} se rotunjește la zecimalele păstrate de curier.',
  SIDES_REORDERED: '{field}: laturile se trimit începând cu cea mai lungă.',
  GIRTH_MAY_BE_REFUSED: 'Curierul poate refuza acest colet: circumferința lui este mare.',
  LENGTH_OVER_LIMIT: 'Curierul poate refuza acest colet: este lung.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Curierul poate refuza acest colet: lungimea plus circumferința este mare.',
  CUSTOMS_MISSING: 'Expedierea trece o graniță vamală și nu declară nimic. Adăugați conținutul la Vamă.',
  FIELD_DOUBTFUL: '{field}: valoare îndoielnică. Verificați.',
  CHARACTER_REPLACED: '{field} are caractere pe care eticheta nu le poate tipări; se înlocuiesc.',
  NUMBER_RANGE_LOW: 'Numerele curierului se termină. Cereți-i altele.',
  PAPER_NOT_QUEUED:
    'Este cumpărată și etichetele se tipăresc, dar nicio imprimantă nu este implicită pentru documentele ei. Alegeți una la Imprimante.',
  PRINT_NOT_QUEUED: 'Este cumpărată, dar etichetele nu se tipăresc. Tipăriți-le din ultimele expedieri.',
  SHIPPED_BEFORE: 'Același conținut a plecat deja la acest destinatar în ultimele 14 zile.',
  ROW_REPEATED: 'Alt rând al acestui lot trimite același conținut la acest destinatar.',
  CUSTOMS_FACT_MISSING: '{field}: lipsește valoarea pe care o cere granița.',
  CANCELLED_AT_SHOP: 'Magazinul spune că această comandă este anulată.',
  SHIPPED_AT_SHOP: 'Magazinul spune că această comandă a fost deja expediată, integral sau parțial.',
  HELD_AT_SHOP: 'Magazinul spune că această comandă este blocată sau neplătită.',
  BOUGHT_IN_RESULT: 'Rezultatul unui lot anterior spune că acest rând a fost cumpărat sau poate că a fost.',
  WEIGHT_UNUSUAL: '{field} nu este obișnuită pentru conținutul coletului.',
  NO_RULES_KNOWN: 'Pentru acest serviciu nu se cunosc reguli de dimensiune și greutate: decide curierul.',
  VOID_REFUSED: 'Curierului i s-a cerut anularea și a refuzat: eticheta este valabilă și se facturează.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} nu acceptă conexiuni. Este pornit?',
  CONNECTION_BROKEN: '{at} a întrerupt conexiunea.',
  NO_ANSWER: '{at} nu răspunde la timp.',
  UNREACHABLE: '{at} nu poate fi contactat.',
  NAME_UNKNOWN: '{at}: acest nume nu este cunoscut în această rețea.',
  NOT_THERE: '{at} nu există.',
  NOT_ALLOWED: '{at}: stația nu are voie să îl folosească.',
  STATION_STOPPING: 'S-a renunțat la {at}: stația se oprește.',
  SYSTEM_SAYS: '{at} nu poate fi folosit. Sistemul spune: „{words}”',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} prezintă alt certificat decât cel convenit.',
  ANSWER_TOO_LARGE: '{at} a răspuns cu peste {limit} octeți.',
  ANSWER_LOST: '{at} s-a întrerupt după trimiterea mesajului. Nu se știe dacă a ajuns.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'Nu este JSON. Stația spune: „{words}”',
  POSTAL_CODE_SHORT:
    'Codul poștal {actual} este prea scurt: în {country} are cifre: {digits}. Dacă s-au pierdut zerouri din față, scrieți {whole}.',
  SERVICE_REFUSED: 'Serviciul a refuzat ({status}).',
  TOKEN_REFUSED: 'Serviciul a refuzat tokenul de acces ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Serviciul nu a cumpărat nimic ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Serviciul redirecționează în altă parte ({status}); acolo nu se trimite nicio achiziție.',
  ANSWER_NOT_JSON: 'Răspunsul serviciului ({status}) nu este JSON.',
  ANSWER_NO_SALE: 'Răspunsul serviciului ({status}) nu conține nicio vânzare.',
  ANSWER_PROVES_NOTHING: 'Serviciul a răspuns {status}, ceea ce nu arată ce a făcut.',
  SERVICE_ASKS_TO_WAIT: '{at} nu mai acceptă apeluri deocamdată și cere o așteptare de {seconds} s.',
  SERVICE_TAKES_NO_MORE: '{at} nu mai acceptă apeluri deocamdată.',
  STEP_NOT_NOTED:
    'Registrul nu a putut reține identificatorul primului pas, deci pasul care cumpără nu a fost trimis. Sistemul spune: „{words}”',
  PARTLY_SOLD: 'Colete vândute: {sold} din {packages} ({numbers}).',
  DOCUMENTS_UNUSABLE: 'Documente ale curierului care nu pot fi folosite: {documents}.',
  NO_ANSWER_IN_TIME: 'Nu a venit niciun răspuns până la termen.',
  ADAPTER_FAILED: 'Legătura cu curierul a eșuat. Sistemul spune: „{words}”',
  REFUSAL_FORGOTTEN: 'Nu s-a cumpărat nimic; motivul nu mai este cunoscut.',
  STOPPED_BEFORE_SENDING: 'Stația s-a oprit înainte de a trimite ceva.',
  STOPPED_BEFORE_ANSWER: 'Stația s-a oprit înainte de sosirea răspunsului.',
  AFTER_BACKUP: 'A fost acceptată după copia de rezervă restaurată. Registrul dinainte spune: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'A fost acceptată după copia de rezervă restaurată. Registrul dinainte spune: {state}, {numbers}.',
  OUTCOME_LOST: 'Registrul nu mai știe ce s-a întâmplat cu ea. Ultima stare cunoscută: {state}.',
  OUTCOME_LOST_WITH_NUMBERS:
    'Registrul nu mai știe ce s-a întâmplat cu ea. Ultima stare cunoscută: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'Intervalul de numere de la {first} la {last} al contului {account} mai are prea puține numere; necesare: {packages}. Cereți curierului unul nou.',
  NUMBERS_LOW: 'Au rămas puține numere: {ranges}. Cereți curierului altele.',
  TEST_UNREACHABLE: 'Curierul de test nu poate fi contactat, așa cum s-a cerut.',
  TEST_ANSWER_LOST: 'Curierul de test a vândut expedierea și răspunsul s-a pierdut, așa cum s-a cerut.',
  TEST_NOT_SAID_YET: 'Curierul de test spune la două minute după achiziție ce s-a întâmplat cu o expediere.',
  TEST_TOO_SLOW: 'Curierul de test nu răspunsese când s-a renunțat; îi trebuie {milliseconds} ms, așa cum s-a cerut.',
  VOID_REFUSED:
    'Curierului i s-a cerut anularea și a refuzat; eticheta este valabilă și se facturează. Spune: „{words}”',
  NO_SERVICE_CARRIES: 'Niciunul dintre serviciile contului {account} nu o poate transporta.',
  ACCOUNT_CANNOT_QUOTE: '{account} nu poate comunica un preț: modul său de cumpărare nu are prețuri.',
  NOTHING_QUOTED: '{account} nu comunică niciun preț pentru aceasta.',
  RATES_FAILED: 'Prețurile nu au putut fi cerute. Sistemul spune: „{words}”',
  ACCOUNT_SECRET_UNREADABLE:
    'Acest post nu poate deschide secretul contului {account}. Dacă posturile au un registru comun, porniți-l cu fișierul de chei comun (--secrets-key); altfel, introduceți secretul din nou. Sistemul spune: „{words}”',
  SECRETS_UNREADABLE:
    'Acest post nu poate deschide secretele acestor conturi și nu cumpără nimic cu ele: {accounts}. Dacă posturile au un registru comun, porniți-l cu fișierul de chei comun (--secrets-key); altfel, introduceți secretele din nou.',
  ACCOUNT_SECRET_GONE: 'Contul {account} nu are secret. Introduceți-l din nou.',
  ACCOUNT_ADDRESS_CHANGED:
    'Adresa contului {account} s-a schimbat de când i s-a introdus secretul. Introduceți-l din nou.',
  TOKEN_NOT_IN_TIME: '{at} nu a dat un token de acces până la termen.',
  TOKEN_NOT_GIVEN: '{at} nu a dat un token de acces ({status}).',
  KEYS_REFUSED: '{at} refuză cheile contului ({status}). Verificați-le sau creați altele acolo.',
  BALANCE_TOO_LOW: '{at} nu vinde nimic: soldul contului de acolo nu este suficient. Alimentați-l acolo.',
  ACCOUNT_REFUSED: '{at} refuză ceea ce prezintă contul ({status}). Verificați cheile și drepturile lor acolo.',
  ACCOUNT_NOT_THERE: '{at} acceptă cheile, dar nu are contul {account}.',
  SERVICE_HAS_FAULT: '{at} are o defecțiune ({status}).',
  CARRIER_SOLD: 'Curierul a vândut-o: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'Stația întrebată nu cunoaște tranzacția; nu s-a cumpărat nimic.',
  ASKED_WITH_OTHER_KEYS:
    'Stația întrebată nu cunoaște tranzacția cu cheile de azi; a fost trimisă cu altele și este posibil să fi fost cumpărată cu acelea.',
  ACCOUNT_KEYS_CHANGED: 'Cheile contului tocmai au fost schimbate; nu s-a trimis nimic.',
  TRANSACTION_NOT_KNOWN_YET: 'Stația întrebată nu cunoaște încă tranzacția.',
  TRANSACTION_OTHER: 'Serviciul a răspuns cu altă tranzacție.',
  PURCHASE_NOT_THERE: 'Serviciul nu are nicio expediere cu identificatorul nostru; nu s-a cumpărat nimic.',
  PURCHASE_NOT_THERE_YET: 'Serviciul nu are încă nicio expediere cu identificatorul nostru.',
  PURCHASE_OF_OTHER_KEYS:
    'Serviciul nu are nicio expediere cu identificatorul nostru pentru cheile de azi; a fost trimisă cu altele și este posibil să fi fost cumpărată cu acelea.',
  UPSTREAM_BOUGHT_NOTHING: 'Stația întrebată nu a cumpărat nimic.',
  LOOKUP_WITHOUT_ANSWER: 'Serviciul nu poate spune ce s-a întâmplat ({status}).',
  LABEL_NOT_THERE:
    '{at} cunoaște achiziția ca {id} și până acum nu arată un număr de urmărire, ceea ce nu dovedește nimic. Acolo se vede ce s-a întâmplat.',
  LOOKUP_FAILED: 'Căutarea a eșuat. Sistemul spune: „{words}”',
  NO_NUMBER_TAKEN: 'Nu se luase niciun număr din interval; nu s-a cumpărat nimic.',
  SETTLED_BY_PERSON: 'O persoană a stabilit că nu s-a cumpărat nimic: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Calea trebuie să fie absolută.',
  FOLDER_OF_THE_STATION: 'Folderul trebuie să fie separat de folderul de date al stației.',
  FOLDER_UNREADABLE: '{at} nu este un folder care poate fi citit.',
  FOLDER_WATCHED_ELSEWHERE:
    'Altă stație urmărește {at}, iar ambele ar cumpăra ce se pune acolo. Dacă nu mai este așa, ștergeți de acolo {file}.',
};
