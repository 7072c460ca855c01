import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Przewoźnik jest proszony o manifest',
    SUBMITTED: 'Przewoźnik robi manifest',
    CREATED: 'Przewoźnik ma swój manifest',
    REFUSED: 'Przewoźnik nie zrobił manifestu',
    UNKNOWN: 'Przewoźnik mógł zrobić manifest',
  },
  look: 'Sprawdź w portalu przewoźnika, czy go ma.',
  leftOut: 'Nie ma na nim {n} przesyłki. | Nie ma na nim {n} przesyłek. | Nie ma na nim {n} przesyłek.',
  show: 'Pokaż przesyłkę',
  form: 'Formularz przewoźnika {form}',
  noForm: 'Formularza przewoźnika do {number} nie dało się pobrać.',
  again: 'Poproś przewoźnika ponownie',
  follow: 'Zapytaj, co się z nim stało',
  notThere: 'Nie ma go: poproś ponownie',
};
