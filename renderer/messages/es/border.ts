import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'La frontera pide: {fields}.',
  without: 'Enviar sin esos datos',
  isWithout: 'Enviado sin: {fields}.',
  held: {
    left: 'Se omite una fila: la frontera pide lo que le falta | Se omiten {n} filas: la frontera pide lo que les falta',
    hint: 'Cada una indica los campos. Complételos, indíquelos en la cuenta o envíe sin ellos.',
    takeIn: 'Enviarla sin ellos | Enviar {n} sin ellos',
  },
};
