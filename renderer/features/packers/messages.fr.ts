import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Équipe',
  back: 'Retour aux réglages',
  lead: 'Un badge scanné à une fenêtre dit qui y emballe et met sa langue. Il attribue le travail et évite les erreurs ; qui atteint le clavier peut scanner le badge d’un autre.',
  add: 'Ajouter quelqu’un',
  edit: 'Modifier {name}',
  editShort: 'Modifier',
  none: 'Personne encore',
  noneHint:
    'Les étiquettes ne nomment personne, et chaque fenêtre peut tout faire, tant que vous n’ajoutez pas de personnes. Commencez par vous, comme administrateur.',
  unbounded: 'Personne n’est encore administrateur : chaque fenêtre peut tout faire.',
  name: 'Nom',
  nameHint: 'Étiquettes, impressions et commandes le portent',
  role: 'Rôle',
  badge: 'Badge',
  badgeHint: '3 à 24 chiffres, majuscules et tirets. Inventé si vide.',
  language: 'Langue de la fenêtre',
  asItIs: 'Inchangée',
  active: 'Emballe ici',
  activeHint: 'Sinon, le badge ne connecte plus. Ce qui a été fait reste sous ce nom.',
  inactive: 'N’emballe plus ici',
  save: 'Enregistrer',
  saved: '{name} est enregistré.',
  sheet: 'Imprimer les badges',
  one: 'Imprimer le badge',
  file: 'badges',
  table: { title: 'Qui a quel droit', action: 'Action', yes: 'permis', no: 'non permis' },
};
