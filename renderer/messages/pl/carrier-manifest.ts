import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Trwa prośba do przewoźnika o manifest',
    SUBMITTED: 'Przewoźnik tworzy manifest',
    CREATED: 'Przewoźnik ma swój manifest',
    REFUSED: 'Przewoźnik nie utworzył manifestu',
    UNKNOWN: 'Przewoźnik mógł utworzyć manifest',
  },
  look: 'Sprawdź w portalu przewoźnika, czy go ma.',
  leftOut: '{n} przesyłki na nim nie ma. | {n} przesyłek na nim nie ma. | {n} przesyłek na nim nie ma.',
  show: 'Pokaż przesyłkę',
  form: 'Formularz przewoźnika {form}',
  printForm: 'Drukuj formularz przewoźnika {form}',
  noForm: 'Nie udało się pobrać formularza przewoźnika {number}.',
  again: 'Poproś przewoźnika ponownie',
  follow: 'Zapytaj o wynik',
  notThere: 'Nie ma go: poproś ponownie',
};
