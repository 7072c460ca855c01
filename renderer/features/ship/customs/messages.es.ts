import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Aduana',
  missing: 'La frontera pide: {fields}.',
  without: 'Enviar sin esos datos',
  isWithout: 'Enviado sin: {fields}.',
  contents: {
    MERCHANDISE: 'Mercancía',
    GIFT: 'Regalo',
    SAMPLE: 'Muestra comercial',
    RETURNED_GOODS: 'Mercancía devuelta',
    DOCUMENTS: 'Documentos',
  },
  valueEach: 'Valor por unidad',
  weightEach: 'Peso por unidad',
  add: 'Añadir artículo de aduana',
  remove: 'Quitar artículo de aduana {n}',
};
