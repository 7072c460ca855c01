import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Curierului i se cere borderoul',
    SUBMITTED: 'Curierul își pregătește borderoul',
    CREATED: 'Curierul are borderoul',
    REFUSED: 'Curierul nu a emis borderoul',
    UNKNOWN: 'Curierul poate și-a emis borderoul',
  },
  look: 'Verificați în portalul curierului dacă are unul.',
  leftOut: '{n} expediere nu este pe el. | {n} expedieri nu sunt pe el. | {n} de expedieri nu sunt pe el.',
  show: 'Afișează expedierea',
  form: 'Formularul {form} al curierului',
  printForm: 'Tipărește formularul {form} al curierului',
  noForm: 'Formularul curierului pentru {number} nu a putut fi preluat.',
  again: 'Cere din nou curierului',
  follow: 'Întreabă ce s-a întâmplat',
  notThere: 'Nu are: cere din nou',
};
