import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Una base de datos necesita una instrucción que lea sus pedidos.',
  SOURCE_STATEMENT_SEVERAL: 'Solo se ejecuta una instrucción, y hay más detrás de su punto y coma.',
  SOURCE_STATEMENT_WRITES: 'La instrucción debe empezar por SELECT o WITH: un origen solo se lee.',
  SOURCE_STATEMENT_PARAMETER: 'La instrucción nombra :{name}, que no se da aquí. Se da :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Un origen que se consulta necesita :key en su instrucción.',
  SOURCE_SINCE_MISSING: 'Indique qué es :since en la primera lectura y qué columna es el marcador.',
  SOURCE_QUERY_FAILED: 'La instrucción no se puede ejecutar. La base de datos dice: «{words}»',
  SOURCE_WRITE_REFUSED: 'La instrucción escribe y se ha rechazado. La base de datos dice: «{words}»',
  SOURCE_TOO_SLOW: '{at} tarda más de {seconds} segundos en responder a la instrucción.',
  SOURCE_COLUMN_GONE: 'No hay columna «{column}», que debería ser {field}.',
  SOURCE_NO_NUMBER: 'La fila {row} no tiene número de pedido en la columna «{column}».',
  SOURCE_TWO_ORDERS: '«{key}» encuentra más de un pedido: {one} y {other}.',
  SOURCE_TOO_MANY_ROWS: 'Hay más de {limit} filas; haga que la instrucción o el archivo tenga menos.',
  SOURCE_NEWEST_FIRST:
    'Hay más páginas y solo se lee la primera. Haga que la dirección pida primero los más antiguos, con una marca de lo leído, o todos a la vez.',
  SOURCE_PAGE_TOO_SHORT:
    'Hay más páginas, y esta apenas contiene más que los pedidos de una marca ({mark}), que pueden seguir en la siguiente. Haga que la dirección devuelva páginas más grandes.',
  SOURCE_ENCODING: 'La columna «{column}» contiene texto que no está en la codificación indicada.',
  SOURCE_ORDERS_LEFT: 'Pedidos ilegibles, que se han omitido: {count}. El primero es {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Pedidos ilegibles, que se han omitido: {count}. En el primero, {number}, es incorrecto este campo: {field}.',
  SOURCE_FIELD_MISSING: 'Falta.',
  SOURCE_FIELD_WRONG: 'No puede ser «{actual}».',
  SOURCE_FIELD_TOO_LONG: 'Puede tener como máximo {limit} caracteres.',
  SOURCE_ROWS_DIFFER: 'Las filas de un pedido indican «{one}» y también «{other}».',
  SOURCE_ROW_SHIFTED:
    'Una fila tiene más celdas que columnas la tabla; quizá falten las comillas de un texto que contiene el separador.',
  SOURCE_ORDER_IN_FILES: 'Hay archivos que dicen cosas distintas de él: «{one}» y «{other}». Déjelo en uno de ellos.',
  SOURCE_UNIT_MISSING: 'Nada dice en qué unidad o moneda está; elija una para el origen.',
  SOURCE_STATE_UNKNOWN: 'Aquí no se sabe qué significa «{words}» para un pedido.',
  SOURCE_LINE_PARTLY: 'Solo se envió una parte de «{article}», y la tabla no dice cuántas unidades quedan.',
  SOURCE_DATE_UNKNOWN: '«{words}» no es una fecha que solo pueda ser un día, como 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} todavía se está escribiendo. Se lee cuando termine.',
  SOURCE_FOLDER_EMPTY: 'No hay ningún archivo CSV, Excel o JSON en {at}.',
  SOURCE_PASSWORD_UNREADABLE:
    'Este puesto no puede abrir la contraseña de {source}. Si los puestos comparten un registro, inícielo con el archivo de claves común (--secrets-key); si no, escriba la contraseña de nuevo. El sistema dice: «{words}»',
  SOURCE_LOGIN_REFUSED: '{at} rechaza el inicio de sesión. Dice: «{words}»',
  SOURCE_MAY_WRITE:
    '{user} puede escribir: {permission}. SQL Server no tiene transacciones de solo lectura; indique un usuario que solo pueda leer.',
  SOURCE_UNENCRYPTED: '{at} no ofrece cifrado, y sin él no se le envía nada.',
  SOURCE_WANTS_ENCRYPTION: '{at} solo acepta conexiones cifradas. Indique la autoridad de certificación del servidor.',
  SOURCE_NOT_TRUSTED: 'El certificado de {at} no es de confianza. El sistema dice: «{words}»',
  SOURCE_ANSWERED: '{at} responde {status}, y no con pedidos.',
  SOURCE_ADDRESS_KEY: 'La dirección necesita {name} en su ruta o consulta.',
  SOURCE_JSON_SHAPE: 'El JSON no contiene pedidos: debe ser un objeto o una lista de objetos.',
  WRITE_BACK_STATEMENT:
    'La instrucción debe poder ejecutarse otra vez: UPDATE, MERGE o INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'El cuerpo no es JSON: «{words}»',
  WRITE_BACK_NAME: '{name} no es un valor que se comunique. Los posibles son: {known}.',
  WRITE_BACK_NO_ROW: 'Lo que se comunica del pedido {number} no encuentra allí ninguna fila.',
  WRITE_BACK_ROWS:
    'Lo que se comunica del pedido {number} cambiaría {count} filas; debe ser una. No se ha cambiado nada.',
  WRITE_BACK_DIFFERS:
    'Al ejecutarla por segunda vez, la instrucción cambia la fila otra vez. Debe dejarla igual, porque se repite cuando se pierde una respuesta.',
  WRITE_BACK_ANSWERED: '{at} responde {status} y no aceptó lo que se le comunicó.',
  SOURCES_FAIL:
    'No se pueden leer pedidos de {sources} desde {since}. Las etiquetas de los pedidos ya conocidos se siguen comprando.',
  SOURCES_WAIT:
    'Pedidos por comunicar a {sources}: {count}, el más antiguo desde {since}. Las etiquetas se siguen comprando.',
};
