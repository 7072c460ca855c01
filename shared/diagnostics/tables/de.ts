import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Die Datei ist weder eine CSV-Datei noch eine Excel-Arbeitsmappe (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'Das ist eine alte (.xls) oder geschützte Arbeitsmappe. Speichern Sie sie ohne Kennwort als .xlsx oder als CSV.',
  TABLE_OF_OTHER_LETTERS:
    'In Zeile {line} steht „{word}“: Die Buchstaben der Datei sind nicht sicher zu lesen. Speichern Sie sie als „CSV UTF-8“ oder als .xlsx.',
  TABLE_QUOTE_OPEN: 'In Zeile {line} ist ein Anführungszeichen nicht geschlossen.',
  TABLE_BROKEN: 'Ab Zeile {line} ist die Datei keine CSV-Datei.',
  TABLE_EMPTY: 'Unter der Kopfzeile der Tabelle stehen keine Zeilen.',
  TABLE_NO_SKU: 'Keine Spalte der Tabelle ist als SKU erkannt. Sagen Sie, welche es ist.',
  TABLE_NO_ADDRESS: 'Keine Spalte der Tabelle ist als Teil einer Adresse erkannt. Sagen Sie, welche es sind.',
  TABLE_TOO_MANY_ROWS: 'Die Tabelle hat {actual} Zeilen; erlaubt sind {limit}.',
  TABLE_TOO_MANY_COLUMNS: 'Die Tabelle hat {actual} Spalten; erlaubt sind {limit}.',
  TABLE_CELL_TOO_LONG: 'Eine Zelle in Zeile {line} hat mehr als {limit} Zeichen.',
  TABLE_TOO_SLOW: 'Das Lesen der Datei dauert zu lange. Speichern Sie das eine Blatt als CSV.',
  TABLE_TOO_HUNGRY:
    'Das Lesen der Datei braucht mehr Speicher als jede Tabelle. Speichern Sie sie neu als .xlsx oder als CSV.',
  TABLE_CELL_FAR_OUT:
    'Die Arbeitsmappe hat eine Zelle bei {cell}, weit weg von der Tabelle. Löschen Sie die Zeilen unter und die Spalten neben der Tabelle, oder speichern Sie sie als CSV.',
  WORKBOOK_UNREADABLE: 'Die Arbeitsmappe ist beschädigt: „{words}“ Speichern Sie sie neu als .xlsx oder als CSV.',
  WORKBOOK_TOO_LARGE: 'Die Arbeitsmappe ist zu groß. Speichern Sie das eine Blatt als CSV.',
  WORKBOOK_MACROS: 'Die Arbeitsmappe enthält Makros. Speichern Sie sie als .xlsx oder als CSV.',
  ARCHIVE_BROKEN: 'Die Datei ist beschädigt. Speichern Sie die Arbeitsmappe neu.',
  ARCHIVE_NO_WORKBOOK: 'Die Datei ist ein Archiv, aber keine Excel-Arbeitsmappe (.xlsx).',
  CELL_ROUNDED:
    '„{words}“ ist eine Nummer, die ein Tabellenprogramm gerundet hat. Die Spalte als Text formatieren und die Nummer neu eingeben, oder die Datei nehmen, wie sie geschrieben wurde.',
  CELL_NOT_WHOLE: '„{words}“ ist keine ganze Zahl.',
  UNITS_DIFFER: 'Eine Einheit ist {one}, eine andere {other}. Bitte überall dieselbe verwenden.',
  CELL_ERROR:
    '„{words}“ ist ein Fehler des Tabellenprogramms: Der Wert fehlt. Die Formel berichtigen oder die Zelle leeren.',
};
