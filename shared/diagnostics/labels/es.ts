import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'El archivo no es ni una imagen PNG ni una SVG.',
  LOGO_BROKEN: 'La imagen está dañada: no se puede dibujar nada con ella.',
  LOGO_EMPTY: 'La imagen es toda blanca o transparente.',
  LOGO_TOO_LARGE: 'La imagen tiene {width} por {height} píxeles; un lado puede tener {limit}.',
  LOGO_SVG_UNSAFE: 'El SVG contiene algo que un logotipo no debe tener: {what}. Guárdelo como formas simples.',
  LOGO_TOO_HUNGRY: 'Dibujar la imagen lleva demasiado tiempo o demasiada memoria.',
  ROUTING_COLUMN_MISSING: 'No hay ninguna columna «{column}». Las columnas son {known}.',
  ROUTING_COUNTRY_WRONG: 'Línea {line}: «{value}» no es un país; hacen falta dos letras, como DE.',
  ROUTING_CODE_WRONG: 'Línea {line}: «{value}» no es un código postal de {country} ni el comienzo de uno.',
  ROUTING_RANGE_BACKWARDS: 'Línea {line}: {to} va antes que {from}.',
  ROUTING_ROW_EMPTY: 'La línea {line} no tiene ni depósito ni código de clasificación ni ruta.',
  ROUTING_TEXT_TOO_LONG: 'Línea {line}: «{value}» tiene más de {limit} caracteres.',
  ROUTING_TEXT_NOT_ASCII: 'Línea {line}: «{value}» tiene caracteres que un código de barras no admite.',
  ROUTING_ROWS_OVERLAP: 'La línea {line} ({country} {range}) se solapa con la línea {other} ({otherRange}).',
};
