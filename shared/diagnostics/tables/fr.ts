import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Le fichier n’est ni un fichier CSV ni un classeur Excel (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'Le fichier est un ancien classeur (.xls) ou protégé. Enregistrez-le en .xlsx sans mot de passe, ou en CSV.',
  TABLE_OF_OTHER_LETTERS:
    'La ligne {line} contient « {word} » : les lettres du fichier ne peuvent pas être lues avec certitude. Enregistrez-le en « CSV UTF-8 » ou en .xlsx.',
  TABLE_QUOTE_OPEN: 'À la ligne {line}, un guillemet n’est pas fermé.',
  TABLE_BROKEN: 'À partir de la ligne {line}, le fichier n’est plus du CSV.',
  TABLE_EMPTY: 'Le tableau n’a aucune ligne sous son en-tête.',
  TABLE_NO_SKU: 'Aucune colonne du tableau n’est reconnue comme SKU. Indiquez laquelle l’est.',
  TABLE_NO_ADDRESS: 'Aucune colonne du tableau n’est reconnue comme partie d’une adresse. Indiquez lesquelles le sont.',
  TABLE_TOO_MANY_ROWS: 'Le tableau compte {actual} lignes ; {limit} au plus sont acceptées.',
  TABLE_TOO_MANY_COLUMNS: 'Le tableau compte {actual} colonnes ; {limit} au plus sont acceptées.',
  TABLE_CELL_TOO_LONG: 'Une cellule de la ligne {line} compte plus de {limit} caractères.',
  TABLE_TOO_SLOW: 'La lecture du fichier prend trop de temps. Enregistrez la feuille voulue en CSV.',
  TABLE_TOO_HUNGRY:
    'La lecture du fichier demande plus de mémoire qu’il n’en faut pour un tableau. Réenregistrez-le en .xlsx ou en CSV.',
  TABLE_CELL_FAR_OUT:
    'Le classeur a une cellule en {cell}, loin du tableau. Supprimez les lignes et colonnes hors du tableau, ou enregistrez-le en CSV.',
  WORKBOOK_UNREADABLE: 'Le classeur est endommagé : « {words} » Réenregistrez-le en .xlsx ou en CSV.',
  WORKBOOK_TOO_LARGE: 'Le classeur est trop grand. Enregistrez la feuille voulue en CSV.',
  WORKBOOK_MACROS: 'Le classeur contient des macros. Enregistrez-le en .xlsx ou en CSV.',
  ARCHIVE_BROKEN: 'Le fichier est endommagé. Réenregistrez le classeur.',
  ARCHIVE_NO_WORKBOOK: 'Le fichier est une archive, mais pas un classeur Excel (.xlsx).',
  CELL_ROUNDED:
    '« {words} » est un numéro arrondi par un tableur. Mettez la colonne au format texte et saisissez-le de nouveau, ou prenez le fichier d’origine.',
  CELL_NOT_WHOLE: '« {words} » n’est pas un nombre entier.',
  UNITS_DIFFER: 'Une unité est {one}, une autre {other}. Utilisez partout la même.',
  CELL_ERROR:
    '« {words} » est une erreur du tableur : il n’y a pas de valeur. Corrigez la formule ou videz la cellule.',
};
