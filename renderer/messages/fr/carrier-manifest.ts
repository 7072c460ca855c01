import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Le bordereau est demandé au transporteur',
    SUBMITTED: 'Le transporteur prépare son bordereau',
    CREATED: 'Le transporteur a son bordereau',
    REFUSED: 'Le transporteur n’a pas établi de bordereau',
    UNKNOWN: 'Le transporteur a peut-être établi son bordereau',
  },
  look: 'Vérifiez sur le portail du transporteur s’il en a un.',
  leftOut: '{n} envoi n’y figure pas. | {n} envois n’y figurent pas.',
  show: 'Afficher l’envoi',
  form: 'Formulaire {form} du transporteur',
  printForm: 'Imprimer le formulaire {form} du transporteur',
  noForm: 'Le formulaire du transporteur de {number} n’a pas pu être récupéré.',
  again: 'Redemander au transporteur',
  follow: 'Demander ce qu’il en est',
  notThere: 'Il n’en a pas : redemander',
};
