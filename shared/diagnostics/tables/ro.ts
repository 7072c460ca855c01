import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Fișierul nu este nici CSV, nici registru Excel (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'Fișierul este un registru vechi (.xls) sau protejat. Salvați-l ca .xlsx fără parolă sau ca CSV.',
  TABLE_OF_OTHER_LETTERS:
    'În rândul {line} apare „{word}”: literele fișierului nu pot fi citite cu siguranță. Salvați-l ca „CSV UTF-8” sau ca .xlsx.',
  TABLE_QUOTE_OPEN: 'În rândul {line} ghilimelele nu sunt închise.',
  TABLE_BROKEN: 'De la rândul {line} fișierul nu este CSV.',
  TABLE_EMPTY: 'Tabelul nu are rânduri sub antet.',
  TABLE_NO_SKU: 'Nicio coloană a tabelului nu este recunoscută ca SKU. Spuneți care este.',
  TABLE_NO_ADDRESS: 'Nicio coloană a tabelului nu este recunoscută ca parte a unei adrese. Spuneți care sunt.',
  TABLE_TOO_MANY_ROWS: 'Tabelul are rânduri: {actual}; sunt permise {limit}.',
  TABLE_TOO_MANY_COLUMNS: 'Tabelul are coloane: {actual}; sunt permise {limit}.',
  TABLE_CELL_TOO_LONG: 'O celulă din rândul {line} are peste {limit} caractere.',
  TABLE_TOO_SLOW: 'Citirea fișierului durează prea mult. Salvați foaia dorită ca CSV.',
  TABLE_TOO_HUNGRY: 'Citirea fișierului cere mai multă memorie decât orice tabel. Salvați-l din nou ca .xlsx sau CSV.',
  TABLE_CELL_FAR_OUT:
    'Registrul Excel are o celulă la {cell}, departe de tabel. Ștergeți rândurile și coloanele din afara tabelului sau salvați-l ca CSV.',
  WORKBOOK_UNREADABLE: 'Registrul Excel este deteriorat: „{words}” Salvați-l din nou ca .xlsx sau CSV.',
  WORKBOOK_TOO_LARGE: 'Registrul Excel este prea mare. Salvați foaia dorită ca CSV.',
  WORKBOOK_MACROS: 'Registrul Excel conține macrocomenzi. Salvați-l ca .xlsx sau CSV.',
  ARCHIVE_BROKEN: 'Fișierul este deteriorat. Salvați registrul Excel din nou.',
  ARCHIVE_NO_WORKBOOK: 'Fișierul este o arhivă, dar nu un registru Excel (.xlsx).',
  CELL_ROUNDED:
    '„{words}” este un număr rotunjit de un program de calcul tabelar. Formatați coloana ca text și introduceți-l din nou, sau luați fișierul original.',
  CELL_NOT_WHOLE: '„{words}” nu este un număr întreg.',
  UNITS_DIFFER: 'O unitate este {one}, alta {other}. Folosiți peste tot aceeași.',
  CELL_ERROR:
    '„{words}” este o eroare a programului de calcul tabelar: valoarea lipsește. Corectați formula sau goliți celula.',
};
