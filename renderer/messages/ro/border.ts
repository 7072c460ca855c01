import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'Granița cere: {fields}.',
  without: 'Expediază fără aceste date',
  isWithout: 'Expediat fără: {fields}.',
  held: {
    left: 'Un rând este omis: granița cere ce îi lipsește | {n} rânduri sunt omise: granița cere ce le lipsește | {n} de rânduri sunt omise: granița cere ce le lipsește',
    hint: 'Fiecare indică ce câmpuri. Completați-le, indicați-le la cont sau expediați fără ele.',
    takeIn: 'Expediază-l fără ele | Expediază {n} fără ele | Expediază {n} fără ele',
  },
};
