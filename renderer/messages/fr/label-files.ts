import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Enregistrer les étiquettes …',
  title: 'Étiquettes en un fichier',
  count: 'Une étiquette | {n} étiquettes',
  none: 'Rien de tout cela n’a d’étiquette valable pour expédier.',
  format: 'Type de fichier',
  formats: {
    PDF: 'Un PDF, une page par étiquette',
    ZPL: 'Un fichier ZPL',
    EPL: 'Un fichier EPL',
    ZIP: 'ZIP, un fichier par étiquette',
  },
  mixed:
    'Elles sont enregistrées sous des formats différents ({formats}) : seul un fichier ZIP peut les contenir toutes.',
  leftOut: {
    NOT_BOUGHT: 'Écartées, non achetées : {n}',
    NOT_LABELLED: 'Écartées, pas encore d’étiquette du transporteur : {n}',
    VOIDED: 'Écartées, annulées : {n}',
    NOT_KEPT: 'Écartées, plus conservées : {n}',
    LOCKED: 'Écartées du PDF, verrouillées par le transporteur : {n}',
    BROKEN: 'Écartées du PDF, abîmées telles que le transporteur les a envoyées : {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Télécharger',
  fileName: 'etiquettes',
  broken: 'Le fichier est arrivé incomplet. Réessayez ; si cela se reproduit, choisissez un fichier ZIP.',
};
