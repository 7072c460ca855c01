import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Aduana',
  ofAccount: 'El Incoterm y los números que se dejan vacíos son los de la cuenta.',
  toAccount: 'Indicarlo en la cuenta',
  contents: {
    MERCHANDISE: 'Mercancía',
    GIFT: 'Regalo',
    SAMPLE: 'Muestra comercial',
    RETURNED_GOODS: 'Mercancía devuelta',
    REPAIR: 'Reparación',
    DOCUMENTS: 'Documentos',
    OTHER: 'Otros',
  },
  valueEach: 'Valor por unidad',
  weightEach: 'Peso por unidad',
  add: 'Añadir artículo de aduana',
  remove: 'Quitar artículo de aduana {n}',
};
