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
  },
};
