import { problems as codes, violations, warnings } from '#shared/diagnostics/es.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} se envía como {sent}.',
  shippedBefore: 'Lo mismo se envió a este destinatario el {moment}, con la etiqueta {label}.',
  repeats: 'La línea {row} envía lo mismo a este destinatario.',
  unusual:
    '{field} {actual} no es habitual para lo que hay en el paquete: suele ser {usual}, según un paquete. | {field} {actual} no es habitual para lo que hay en el paquete: suele ser {usual}, según {n} paquetes.',
  own: { station: 'En palabras de la estación:', carrier: 'El transportista dice:' },
  nothingBought: 'No se ha comprado nada.',
  wrongForm: '{field} debe ser {form}.',
  doubtful: '{field}: valor dudoso; debería ser {form}.',
  doubtfulSays: '{field}: valor dudoso. La estación dice: «{words}»',
  writeCode: 'Escriba {code} en su lugar.',
  forms: {
    countryCode: 'un código de país de dos letras, como GB',
    phoneNumber: 'un número de teléfono de 5 a 15 cifras, como +1 503 555 0177',
    emailAddress: "una dirección de correo, como name{'@'}example.com",
    zipCode: 'un código postal del país elegido',
    stateOrProvinceCode: 'un estado o provincia del país elegido, por su código o su nombre',
    currency: 'una moneda en uso, por su código, como USD',
  },
  length: {
    most: '{field} tiene {actual} caracteres; puede tener {limit} como máximo.',
    least: '{field} tiene {actual} caracteres; debe tener {limit} como mínimo.',
  },
  count: {
    most: '{field}: {actual} son demasiados; se permiten {limit} como máximo.',
    least: '{field}: {actual} son muy pocos; se necesitan {limit} como mínimo.',
  },
  range: {
    most: '{field}: {limit} como máximo; el valor es {actual}.',
    least: '{field}: {limit} como mínimo; el valor es {actual}.',
  },
  unprintable: '{field} contiene un carácter que no se puede imprimir. Quítelo.',
  said: '{field}: {words}',
  noNumber: '{field} debe ser un número; es «{actual}».',
  twoNumbers: '{field}: «{actual}» puede significar {larger} o {smaller}. Escriba el que corresponda.',
  carrierSays: 'El transportista dice: «{words}»',
  theCarrier: 'El transportista',
  characters: '{n} carácter | {n} caracteres',
  noAnswer: 'La estación no responde.',
  summary: 'Hay un punto que corregir | Hay {n} puntos que corregir',
};
