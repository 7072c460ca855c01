import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'El archivo no es ni CSV ni un libro de Excel (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'El archivo es un libro antiguo (.xls) o protegido. Guárdelo como .xlsx sin contraseña, o como CSV.',
  TABLE_OF_OTHER_LETTERS:
    'En la línea {line} pone «{word}»: las letras del archivo no se pueden leer con certeza. Guárdelo como «CSV UTF-8» o como .xlsx.',
  TABLE_QUOTE_OPEN: 'En la línea {line} no se cierran unas comillas.',
  TABLE_BROKEN: 'A partir de la línea {line} el archivo no es CSV.',
  TABLE_EMPTY: 'La tabla no tiene filas debajo del encabezado.',
  TABLE_NO_SKU: 'Ninguna columna de la tabla se reconoce como SKU. Indique cuál es.',
  TABLE_NO_ADDRESS: 'Ninguna columna de la tabla se reconoce como parte de una dirección. Indique cuáles lo son.',
  TABLE_TOO_MANY_ROWS: 'La tabla tiene {actual} filas; se permiten {limit}.',
  TABLE_TOO_MANY_COLUMNS: 'La tabla tiene {actual} columnas; se permiten {limit}.',
  TABLE_CELL_TOO_LONG: 'Una celda de la línea {line} tiene más de {limit} caracteres.',
  TABLE_TOO_SLOW: 'Leer el archivo tarda demasiado. Guarde esa hoja como CSV.',
  TABLE_TOO_HUNGRY:
    'Leer el archivo requiere más memoria de la que necesita cualquier tabla. Guárdelo de nuevo como .xlsx o CSV.',
  TABLE_CELL_FAR_OUT:
    'El libro tiene una celda en {cell}, lejos de la tabla. Borre las filas y columnas fuera de la tabla, o guárdelo como CSV.',
  WORKBOOK_UNREADABLE: 'El libro está dañado: «{words}» Guárdelo de nuevo como .xlsx o CSV.',
  WORKBOOK_TOO_LARGE: 'El libro es demasiado grande. Guarde esa hoja como CSV.',
  WORKBOOK_MACROS: 'El libro contiene macros. Guárdelo como .xlsx o CSV.',
  ARCHIVE_BROKEN: 'El archivo está dañado. Guarde el libro de nuevo.',
  ARCHIVE_NO_WORKBOOK: 'Es un archivo comprimido, pero no un libro de Excel (.xlsx).',
  CELL_ROUNDED:
    '«{words}» es un número que una hoja de cálculo ha redondeado. Dé formato de texto a la columna y vuelva a escribirlo, o tome el archivo original.',
  CELL_NOT_WHOLE: '«{words}» no es un número entero.',
  UNITS_DIFFER: 'Una unidad es {one}; otra, {other}. Use la misma en todas partes.',
  CELL_ERROR: '«{words}» es un error de la hoja de cálculo: no hay valor. Corrija la fórmula o vacíe la celda.',
};
