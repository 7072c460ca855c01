import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED:
    'Diese Datei wurde am {date} als Rechnung {number} eingelesen. Sie wird nicht noch einmal eingelesen.',
  INVOICE_NUMBER_TAKEN:
    'Rechnung {number} des Kontos {account} wurde am {date} eingelesen. Sie wird nicht noch einmal eingelesen.',
  INVOICE_BEING_IMPORTED: 'Diese Datei oder Rechnung {number} wird gerade eingelesen. Warten Sie, bis das fertig ist.',
  INVOICE_TOO_LONG: 'Die Rechnung hat {actual} Zeilen; erlaubt sind {limit}. Teilen Sie sie.',
  INVOICE_NOT_READ: 'Fehler in der Tabelle: {count}. Nichts wurde eingelesen.',
  INVOICE_COLUMN_GONE: 'Die Tabelle hat keine Spalte „{column}“, die die Zuordnung nennt.',
  INVOICE_FIELD_TWICE: 'Die Spalten „{other}“ und „{column}“ können nicht beide {field} sein.',
  INVOICE_NO_KEY:
    'Keine Spalte sagt, für welches Paket eine Zeile ist: Nennen Sie die mit Sendungsnummern oder mit Referenzen.',
  INVOICE_NO_AMOUNT: 'Keine Spalte sagt, was eine Zeile berechnet: Nennen Sie die mit Beträgen oder mit Fracht.',
  INVOICE_NO_CURRENCY: 'Weder eine Spalte noch die Zuordnung sagt die Währung.',
  INVOICE_CELL_NUMBER: 'Zeile {line}, Spalte „{column}“: „{value}“ ist keine Zahl.',
  INVOICE_CELL_AMBIGUOUS:
    'Zeile {line}, Spalte „{column}“: „{value}“ kann zwei Zahlen bedeuten. Sagen Sie, wie die Tabelle Dezimalen schreibt.',
  INVOICE_CELL_DIGITS: 'Zeile {line}, Spalte „{column}“: „{value}“ hat mehr als 15 Ziffern oder mehr als 6 Stellen.',
  INVOICE_CELL_DATE:
    'Zeile {line}, Spalte „{column}“: „{value}“ ist kein Datum oder kann zwei bedeuten. Sagen Sie die Reihenfolge der Daten.',
  INVOICE_CELL_CURRENCY: 'Zeile {line}, Spalte „{column}“: „{value}“ ist keine Währung aus drei Buchstaben.',
  INVOICE_CELL_UNIT: 'Zeile {line}, Spalte „{column}“: „{value}“ hat eine Einheit, die niemand kennt.',
  INVOICE_CELL_ROUNDED:
    'Zeile {line}, Spalte „{column}“: „{value}“ ist eine Sendungsnummer, die ein Tabellenprogramm gerundet hat. Nehmen Sie die Datei, wie der Paketdienst sie schrieb.',
  INVOICE_LINE_NO_AMOUNT: 'Zeile {line} nennt ein Paket und berechnet keinen Betrag.',
};
