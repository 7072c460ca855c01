import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'Die Grenze verlangt: {fields}.',
  without: 'Ohne versenden',
  isWithout: 'Versendet ohne: {fields}.',
  held: {
    left: 'Eine Zeile ist ausgelassen: Die Grenze verlangt, was ihr fehlt | {n} Zeilen sind ausgelassen: Die Grenze verlangt, was ihnen fehlt',
    hint: 'Jede sagt, welche Felder es sind. Ergänzen Sie sie, hinterlegen Sie sie beim Konto, oder versenden Sie ohne.',
    takeIn: 'Ohne versenden | {n} ohne versenden',
  },
};
