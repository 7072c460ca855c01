import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Dossier surveillé',
  lead: 'Pour les programmes qui ne savent qu’écrire des fichiers : un fichier CSV, Excel ou JSON déposé dans le dossier devient des étiquettes, chaque ligne achetée une fois.',
  on: 'Surveiller un dossier',
  onHint: 'Ce qui y est déposé est acheté sans demander à personne.',
  path: 'Dossier',
  pathHint: 'Sur la machine de la station, avec son chemin complet, hors du dossier de données de la station.',
  fromFile: 'Comme le dit le fichier',
  defaults: 'Si un fichier ne le dit pas',
  save: 'Enregistrer le dossier surveillé',
  saved: 'Le dossier surveillé est enregistré.',
  stopped: 'Plus aucun dossier n’est surveillé.',
  goOn: 'Le laisser continuer',
  states: { OFF: 'désactivé', WATCHING: 'surveille', UNREACHABLE: 'inaccessible', REVOKED: 'révoqué' },
  say: {
    OFF: 'Aucun dossier n’est surveillé.',
    WATCHING: 'Les fichiers de {path} sont pris quand leur taille n’a plus changé depuis deux secondes.',
    UNREACHABLE: 'Les fichiers sont repris dès que le dossier est de retour et lisible.',
    REVOKED: 'Le client API « Hot folder » a été révoqué, donc rien n’est pris.',
  },
  arriving: 'Un fichier arrive | {n} fichiers arrivent',
  working: '{file} est en cours de traitement',
  faults: {
    relative: 'Dossier « {path} » : indiquez le chemin complet, comme /srv/orders ou C:\\Orders.',
    tooLong: 'Le dossier a {actual} caractères : {limit} au plus.',
    unusable: 'Dossier « {path} » : la station ne peut pas l’utiliser.',
  },
};
