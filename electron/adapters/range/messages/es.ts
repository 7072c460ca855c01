import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'Rango de números',
  means: 'Etiquetas reales, impresas aquí con números que le asignó el transportista.',
  choice: 'Con números de un transportista',
  fields: {
    prefix: { label: 'Prefijo', fault: 'Use solo mayúsculas y cifras.' },
    first: {
      label: 'Primer número',
      fault: 'Solo cifras; el último número tiene tantas cifras como el primero y no es menor.',
    },
    last: {
      label: 'Último número',
      fault: 'Solo cifras; el último número tiene tantas cifras como el primero y no es menor.',
    },
    checkDigit: {
      label: 'Dígito de control',
      values: { NONE: 'Ninguno', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Código de barras',
      fault:
        'Este código de barras no puede llevar estos números: compruebe longitud, prefijo y dígito de control, o elija Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Avisar por debajo de', hint: 'Números que quedan; 100 si no se indica.' },
    country: {
      label: 'País del correo',
      hint: 'Para números postales según UPU S10; va después del dígito de control.',
      fault:
        'Indique un código de país de dos letras; el prefijo tiene entonces dos letras, los números ocho cifras y el dígito de control es MOD11.',
    },
    companyPrefix: {
      label: 'Prefijo de empresa GS1',
      hint: 'Para un SSCC: el prefijo es entonces el dígito de extensión.',
      fault: 'Indique de 4 a 12 cifras, con un prefijo de una cifra y GS1-128 como código de barras.',
    },
    label: {
      label: 'Etiqueta',
      values: { STATION: 'Como la dibuja esta estación', GS1_LOGISTIC: 'Etiqueta logística GS1' },
    },
    elements: {
      label: 'Campos de la etiqueta GS1',
      hint: 'Una línea cada uno: identificador de aplicación = campo, como 400 = ref1. El código postal y el SSCC ya están.',
      fault:
        'Escriba una línea cada uno: 01, 02, 10, 37, 400, 401, 402, 403 o 410 = ref1 a ref5, itemCode, itemTransactionId, orderNumber, article o quantity. 02 y 37 se necesitan mutuamente, 10 necesita 01 o 02.',
    },
  },
};
