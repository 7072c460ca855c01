import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'La frontière demande : {fields}.',
  without: 'Expédier sans ces données',
  isWithout: 'Expédié sans : {fields}.',
  held: {
    left: 'Une ligne est écartée : la frontière demande ce qui lui manque | {n} lignes sont écartées : la frontière demande ce qui leur manque',
    hint: 'Chacune indique les champs. Complétez-les, indiquez-les dans le compte ou expédiez sans ces données.',
    takeIn: 'L’expédier sans eux | En expédier {n} sans eux',
  },
};
