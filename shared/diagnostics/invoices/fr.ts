import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Ce fichier a été importé le {date} comme facture {number}. Il n’est pas importé deux fois.',
  INVOICE_NUMBER_TAKEN:
    'La facture {number} du compte {account} a été importée le {date}. Elle n’est pas importée deux fois.',
  INVOICE_BEING_IMPORTED:
    'Ce fichier ou la facture {number} est en cours d’importation. Attendez qu’elle soit terminée.',
  INVOICE_TOO_LONG: 'La facture compte {actual} lignes ; {limit} au plus sont acceptées. Divisez-la.',
  INVOICE_NOT_READ: 'Erreurs dans le tableau : {count}. Rien n’a été importé.',
  INVOICE_COLUMN_GONE: 'Le tableau n’a pas de colonne « {column} », qu’indique l’affectation des colonnes.',
  INVOICE_FIELD_TWICE: 'Les colonnes « {other} » et « {column} » ne peuvent pas être toutes deux {field}.',
  INVOICE_NO_KEY:
    'Aucune colonne ne dit quel colis une ligne concerne : indiquez celle des numéros de suivi ou des références.',
  INVOICE_NO_AMOUNT: 'Aucune colonne ne dit ce qu’une ligne facture : indiquez celle des montants ou du fret.',
  INVOICE_NO_CURRENCY: 'Ni une colonne ni l’affectation des colonnes n’indiquent la devise.',
  INVOICE_CELL_NUMBER: 'Ligne {line}, colonne « {column} » : « {value} » n’est pas un nombre.',
  INVOICE_CELL_AMBIGUOUS:
    'Ligne {line}, colonne « {column} » : « {value} » peut être deux nombres. Indiquez comment le tableau écrit les décimales.',
  INVOICE_CELL_DIGITS: 'Ligne {line}, colonne « {column} » : « {value} » a plus de 15 chiffres ou plus de 6 décimales.',
  INVOICE_CELL_DATE:
    'Ligne {line}, colonne « {column} » : « {value} » n’est pas une date ou peut en être deux. Indiquez l’ordre des dates.',
  INVOICE_CELL_CURRENCY: 'Ligne {line}, colonne « {column} » : « {value} » n’est pas une devise de trois lettres.',
  INVOICE_CELL_UNIT: 'Ligne {line}, colonne « {column} » : « {value} » a une unité inconnue.',
  INVOICE_CELL_ROUNDED:
    'Ligne {line}, colonne « {column} » : « {value} » est un numéro de suivi arrondi par un tableur. Demandez le fichier tel que le transporteur l’a écrit.',
  INVOICE_LINE_NO_AMOUNT: 'La ligne {line} désigne un colis et ne facture aucun montant.',
};
