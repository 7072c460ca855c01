import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Este archivo se importó el {date} como factura {number}. No se importa dos veces.',
  INVOICE_NUMBER_TAKEN: 'La factura {number} de la cuenta {account} se importó el {date}. No se importa dos veces.',
  INVOICE_BEING_IMPORTED:
    'Este archivo o la factura {number} se está importando en este momento. Espere a que termine.',
  INVOICE_TOO_LONG: 'La factura tiene {actual} líneas; se permiten {limit}. Divídala.',
  INVOICE_NOT_READ: 'Errores en la tabla: {count}. No se ha importado nada.',
  INVOICE_COLUMN_GONE: 'La tabla no tiene la columna «{column}», que indica la asignación de columnas.',
  INVOICE_FIELD_TWICE: 'Las columnas «{other}» y «{column}» no pueden ser ambas {field}.',
  INVOICE_NO_KEY:
    'Ninguna columna dice para qué paquete es una línea: indique la de números de seguimiento o la de referencias.',
  INVOICE_NO_AMOUNT: 'Ninguna columna dice qué cobra una línea: indique la de importes o la del porte.',
  INVOICE_NO_CURRENCY: 'Ni una columna ni la asignación de columnas indican la moneda.',
  INVOICE_CELL_NUMBER: 'Línea {line}, columna «{column}»: «{value}» no es un número.',
  INVOICE_CELL_AMBIGUOUS:
    'Línea {line}, columna «{column}»: «{value}» puede ser dos números. Indique cómo escribe la tabla los decimales.',
  INVOICE_CELL_DIGITS: 'Línea {line}, columna «{column}»: «{value}» tiene más de 15 cifras o más de 6 decimales.',
  INVOICE_CELL_DATE:
    'Línea {line}, columna «{column}»: «{value}» no es una fecha o puede ser dos. Indique el orden de las fechas.',
  INVOICE_CELL_CURRENCY: 'Línea {line}, columna «{column}»: «{value}» no es una moneda de tres letras.',
  INVOICE_CELL_UNIT: 'Línea {line}, columna «{column}»: «{value}» tiene una unidad desconocida.',
  INVOICE_CELL_ROUNDED:
    'Línea {line}, columna «{column}»: «{value}» es un número de seguimiento que una hoja de cálculo ha redondeado. Pida el archivo tal como lo escribió el transportista.',
  INVOICE_LINE_NO_AMOUNT: 'La línea {line} nombra un paquete y no cobra ningún importe.',
};
