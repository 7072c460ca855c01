import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'O bază de date are nevoie de o instrucțiune care îi citește comenzile.',
  SOURCE_STATEMENT_SEVERAL: 'Se execută o singură instrucțiune, iar după punct și virgulă mai este ceva.',
  SOURCE_STATEMENT_WRITES: 'Instrucțiunea trebuie să înceapă cu SELECT sau WITH: o sursă doar se citește.',
  SOURCE_STATEMENT_PARAMETER: 'Instrucțiunea numește :{name}, care nu este dat aici. Este dat :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'O sursă întrebată la cerere are nevoie de :key în instrucțiune.',
  SOURCE_SINCE_MISSING: 'Spuneți ce este :since la prima citire și care coloană este reperul.',
  SOURCE_QUERY_FAILED: 'Instrucțiunea nu poate fi executată. Baza de date spune: „{words}”',
  SOURCE_WRITE_REFUSED: 'Instrucțiunea scrie și a fost refuzată. Baza de date spune: „{words}”',
  SOURCE_TOO_SLOW: '{at} răspunde la instrucțiune în peste {seconds} s.',
  SOURCE_COLUMN_GONE: 'Nu există coloana „{column}”, care ar trebui să fie {field}.',
  SOURCE_NO_NUMBER: 'Rândul {row} nu are număr de comandă în coloana „{column}”.',
  SOURCE_TWO_ORDERS: '„{key}” găsește mai multe comenzi: {one} și {other}.',
  SOURCE_TOO_MANY_ROWS: 'Sunt peste {limit} rânduri; instrucțiunea sau fișierul să aibă mai puține.',
  SOURCE_ENCODING: 'Coloana „{column}” conține text care nu este în codarea indicată.',
  SOURCE_ORDERS_LEFT: '{count} comenzi nu pot fi citite și au fost omise. Prima este {number}.',
  SOURCE_ORDERS_LEFT_AT: '{count} comenzi nu pot fi citite și au fost omise. În prima, {number}, {field} este greșit.',
  SOURCE_FIELD_MISSING: 'Lipsește.',
  SOURCE_FIELD_WRONG: 'Nu poate fi „{actual}”.',
  SOURCE_FIELD_TOO_LONG: 'Poate avea cel mult {limit} caractere.',
  SOURCE_ROWS_DIFFER: 'Rândurile unei comenzi numesc și „{one}”, și „{other}”.',
  SOURCE_UNIT_MISSING: 'Nimic nu spune unitatea sau moneda; alegeți una pentru sursă.',
  SOURCE_STATE_UNKNOWN: 'Aici nu se știe ce înseamnă „{words}” pentru o comandă.',
  SOURCE_DATE_UNKNOWN: '„{words}” nu este o dată care să însemne o singură zi, cum ar fi 2026-03-31.',
  SOURCE_FOLDER_EMPTY: 'Nu există fișier CSV, Excel sau JSON în {at}.',
  SOURCE_LOGIN_REFUSED: '{at} refuză conectarea. Spune: „{words}”',
  SOURCE_MAY_WRITE:
    '{user} poate scrie: {permission}. SQL Server nu are tranzacții doar de citire, deci dați un utilizator care poate doar citi.',
  SOURCE_UNENCRYPTED: '{at} nu oferă criptare, iar fără ea nu i se trimite nimic.',
  SOURCE_WANTS_ENCRYPTION: '{at} acceptă numai conexiuni criptate. Dați autoritatea de certificare a serverului.',
  SOURCE_NOT_TRUSTED: 'Certificatul {at} nu este de încredere. Sistemul spune: „{words}”',
  SOURCE_ANSWERED: '{at} răspunde {status}, și nu cu comenzi.',
  SOURCE_ADDRESS_KEY: 'Adresa are nevoie de {name} în cale sau interogare.',
  SOURCE_JSON_SHAPE: 'JSON-ul nu conține comenzi: trebuie să fie un obiect sau o listă de obiecte.',
  WRITE_BACK_STATEMENT:
    'Instrucțiunea trebuie să poată fi executată din nou: UPDATE, MERGE sau INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Corpul nu este JSON: „{words}”',
  WRITE_BACK_NAME: '{name} nu este o valoare comunicată. Există: {known}.',
  WRITE_BACK_NO_ROW: 'Ce se comunică despre comanda {number} nu găsește acolo niciun rând.',
  WRITE_BACK_ROWS:
    'Ce se comunică despre comanda {number} ar schimba rânduri: {count}; trebuie să fie unul. Nu s-a schimbat nimic.',
  WRITE_BACK_DIFFERS:
    'Executată a doua oară, instrucțiunea schimbă rândul încă o dată. Trebuie să îl lase așa, pentru că se repetă când se pierde un răspuns.',
  WRITE_BACK_ANSWERED: '{at} răspunde {status} și nu a acceptat ce i s-a comunicat.',
  SOURCES_FAIL: 'Comenzile din {sources} nu pot fi citite din {since}. Etichetele comenzilor cunoscute continuă.',
  SOURCES_WAIT:
    '{count} comenzi așteaptă să fie comunicate la {sources}, cea mai veche din {since}. Etichetele continuă.',
};
