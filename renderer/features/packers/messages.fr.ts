import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Équipe',
  back: 'Retour aux réglages',
  lead: 'Un badge scanné dans une fenêtre indique qui y emballe et passe à sa langue. Il attribue le travail et évite les erreurs ; toute personne ayant accès au clavier peut scanner le badge d’une autre.',
  add: 'Ajouter quelqu’un',
  edit: 'Modifier {name}',
  editShort: 'Modifier',
  none: 'Encore personne',
  noneHint:
    'Tant que vous n’ajoutez pas de personnes, les étiquettes ne nomment personne et chaque fenêtre peut tout faire. Commencez par vous-même, comme administrateur.',
  unbounded: 'Personne n’est encore administrateur : chaque fenêtre peut tout faire.',
  name: 'Nom',
  nameHint: 'Il figure sur les étiquettes, les impressions et les commandes',
  role: 'Rôle',
  badge: 'Badge',
  badgeHint: '3 à 24 chiffres, majuscules et tirets. Généré si vide.',
  language: 'Langue de la fenêtre',
  asItIs: 'Inchangée',
  active: 'Emballe ici',
  activeHint: 'Si désactivé, le badge ne connecte plus. Ce qui a été fait reste sous ce nom.',
  inactive: 'N’emballe plus ici',
  save: 'Enregistrer',
  saved: 'Enregistré : {name}.',
  sheet: 'Imprimer les badges',
  one: 'Imprimer le badge',
  file: 'badges',
  table: { title: 'Qui a quel droit', action: 'Action', yes: 'autorisé', no: 'non autorisé' },
};
