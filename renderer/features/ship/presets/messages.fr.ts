import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Modèles',
  placeholder: 'Modèle',
  save: 'Enregistrer comme modèle',
  name: 'Nom du modèle',
  kind: 'Ce qu’il conserve',
  kinds: { PACKAGE: 'Le colis', SERVICE: 'Compte et service', SHIPMENT: 'Tout le formulaire' },
  saveButton: 'Enregistrer',
  saved: 'Le modèle « {name} » est enregistré.',
  place: 'Position',
  placeHint: 'Les neuf premiers ont une touche, Alt+1 à Alt+9.',
  barcode: 'Code-barres',
  barcodeHint: 'Scanné sur l’écran Expédition, il choisit le modèle.',
  tare: 'Carton vide',
  tareHint: 'Ajouté à un poids saisi, pas à celui de la balance.',
  edit: 'Modifier les modèles',
  which: 'Modèle',
  remove: 'Retirer',
  removed: 'Le modèle « {name} » est retiré.',
  applied: 'Modèle « {name} » appliqué.',
  notNow: '{name} est un modèle : il vaut pour l’envoi suivant.',
  noWeight: 'Saisissez un poids, comme 0,3.',
  withBox: '+ {tare} carton = {total}',
};
