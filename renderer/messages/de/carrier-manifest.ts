import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Der Paketdienst wird um seine Ladeliste gebeten',
    SUBMITTED: 'Der Paketdienst erstellt seine Ladeliste',
    CREATED: 'Der Paketdienst hat seine Ladeliste',
    REFUSED: 'Der Paketdienst hat keine Ladeliste erstellt',
    UNKNOWN: 'Vielleicht hat der Paketdienst seine Ladeliste erstellt',
  },
  look: 'Bitte im Portal des Paketdienstes nachsehen, ob er eine hat.',
  leftOut: '{n} Sendung steht nicht darauf. | {n} Sendungen stehen nicht darauf.',
  show: 'Sendung zeigen',
  form: 'Formular {form} des Paketdienstes',
  printForm: 'Formular {form} des Paketdienstes drucken',
  noForm: 'Das Formular des Paketdienstes zu {number} war nicht zu bekommen.',
  again: 'Paketdienst noch einmal bitten',
  follow: 'Fragen, was daraus wurde',
  notThere: 'Er hat keine: noch einmal bitten',
};
