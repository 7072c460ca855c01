import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'O bază de date are nevoie de o instrucțiune care îi citește comenzile.',
  SOURCE_STATEMENT_SEVERAL: 'Se execută o singură instrucțiune, iar după punct și virgulă mai este ceva.',
  SOURCE_STATEMENT_WRITES: 'Instrucțiunea trebuie să înceapă cu SELECT sau WITH: o sursă doar se citește.',
  SOURCE_STATEMENT_PARAMETER: 'Instrucțiunea folosește :{name}, care nu este dat aici. Este dat :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'O sursă interogată la cerere are nevoie de :key în instrucțiune.',
  SOURCE_SINCE_MISSING: 'Spuneți ce este :since la prima citire și care coloană este reperul.',
  SOURCE_QUERY_FAILED: 'Instrucțiunea nu poate fi executată. Baza de date spune: „{words}”',
  SOURCE_WRITE_REFUSED: 'Instrucțiunea scrie și a fost refuzată. Baza de date spune: „{words}”',
  SOURCE_TOO_SLOW: '{at} răspunde la instrucțiune în peste {seconds} s.',
  SOURCE_COLUMN_GONE: 'Nu există coloana „{column}”, care ar trebui să fie {field}.',
  SOURCE_NO_NUMBER: 'Rândul {row} nu are număr de comandă în coloana „{column}”.',
  SOURCE_TWO_ORDERS: '„{key}” găsește mai multe comenzi: {one} și {other}.',
  SOURCE_TOO_MANY_ROWS: 'Sunt peste {limit} rânduri; reduceți numărul lor în instrucțiune sau în fișier.',
  SOURCE_NEWEST_FIRST:
    'Există mai multe pagini și se citește doar prima. Adresa trebuie să ceară întâi cele mai vechi, cu un marcaj pentru ce s-a citit, sau toate odată.',
  SOURCE_PAGE_TOO_SHORT:
    'Există mai multe pagini, iar aceasta conține abia mai mult decât comenzile unui marcaj ({mark}), care pot continua pe următoarea. Adresa trebuie să răspundă cu pagini mai mari.',
  SOURCE_ENCODING: 'Coloana „{column}” conține text care nu este în codarea indicată.',
  SOURCE_ORDERS_LEFT: 'Comenzi ilizibile, omise: {count}. Prima este {number}.',
  SOURCE_ORDERS_LEFT_AT: 'Comenzi ilizibile, omise: {count}. În prima, {number}, câmpul greșit este: {field}.',
  SOURCE_FIELD_MISSING: 'Lipsește.',
  SOURCE_FIELD_WRONG: 'Nu poate fi „{actual}”.',
  SOURCE_FIELD_TOO_LONG: 'Poate avea cel mult {limit} caractere.',
  SOURCE_ROWS_DIFFER: 'Rândurile unei comenzi indică și „{one}”, și „{other}”.',
  SOURCE_ROW_SHIFTED:
    'Un rând are mai multe celule decât coloane are tabelul; poate lipsesc ghilimelele unui text care conține separatorul.',
  SOURCE_ORDER_IN_FILES: 'Fișierele spun lucruri diferite despre ea: „{one}” și „{other}”. Lăsați-o într-unul singur.',
  SOURCE_UNIT_MISSING: 'Nimic nu indică unitatea sau moneda; alegeți una pentru sursă.',
  SOURCE_STATE_UNKNOWN: 'Aici nu se știe ce înseamnă „{words}” pentru o comandă.',
  SOURCE_LINE_PARTLY: 'Doar o parte din „{article}” a fost expediată, iar tabelul nu spune câte au rămas.',
  SOURCE_DATE_UNKNOWN: '„{words}” nu este o dată care să însemne o singură zi, cum ar fi 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} este încă în curs de scriere. Se citește după ce scrierea se termină.',
  SOURCE_FOLDER_EMPTY: 'Nu există fișier CSV, Excel sau JSON în {at}.',
  SOURCE_PASSWORD_UNREADABLE:
    'Acest post nu poate deschide parola sursei {source}. Dacă posturile au un registru comun, porniți-l cu fișierul de chei comun (--secrets-key); altfel, scrieți parola din nou. Sistemul spune: „{words}”',
  SOURCE_LOGIN_REFUSED: '{at} refuză conectarea. Spune: „{words}”',
  SOURCE_MAY_WRITE:
    '{user} poate scrie: {permission}. SQL Server nu are tranzacții doar de citire; indicați un utilizator care poate doar citi.',
  SOURCE_UNENCRYPTED: '{at} nu oferă criptare, iar fără ea nu i se trimite nimic.',
  SOURCE_WANTS_ENCRYPTION: '{at} acceptă numai conexiuni criptate. Indicați autoritatea de certificare a serverului.',
  SOURCE_NOT_TRUSTED: 'Certificatul serverului {at} nu este de încredere. Sistemul spune: „{words}”',
  SOURCE_ANSWERED: '{at} răspunde {status}, nu cu comenzi.',
  SOURCE_ADDRESS_KEY: 'Adresa are nevoie de {name} în cale sau interogare.',
  SOURCE_JSON_SHAPE: 'JSON-ul nu conține comenzi: trebuie să fie un obiect sau o listă de obiecte.',
  WRITE_BACK_STATEMENT:
    'Instrucțiunea trebuie să poată fi executată din nou: UPDATE, MERGE sau INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Corpul nu este JSON: „{words}”',
  WRITE_BACK_NAME: '{name} nu este o valoare comunicată. Valori posibile: {known}.',
  WRITE_BACK_NO_ROW: 'Ce se comunică despre comanda {number} nu găsește acolo niciun rând.',
  WRITE_BACK_ROWS:
    'Ce se comunică despre comanda {number} ar modifica rânduri: {count}; trebuie să fie unul. Nu s-a modificat nimic.',
  WRITE_BACK_DIFFERS:
    'Executată a doua oară, instrucțiunea modifică rândul încă o dată. Trebuie să îl lase neschimbat, pentru că se repetă când se pierde un răspuns.',
  WRITE_BACK_ANSWERED: '{at} răspunde {status} și nu a acceptat ce i s-a comunicat.',
  SOURCES_FAIL:
    'Comenzile din {sources} nu mai pot fi citite din {since}. Etichetele comenzilor deja cunoscute se cumpără în continuare.',
  SOURCES_WAIT:
    'Comenzi de comunicat la {sources}: {count}, cea mai veche din {since}. Etichetele se cumpără în continuare.',
};
