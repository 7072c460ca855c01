import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Produits',
  list: 'Produits',
  back: 'Réglages',
  find: 'Rechercher par SKU, description ou code SH',
  add: 'Nouveau produit',
  import: 'Importer un fichier',
  none: 'Aucun produit',
  noneHint: 'Ce qui est expédié ou commandé est mémorisé ici.',
  notFound: 'Aucun résultat pour « {text} ».',
  saved: 'enregistré',
  learnt: 'appris',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer {sku} ?',
  removeHint: 'Il sera de nouveau appris avec le prochain envoi ou la prochaine commande.',
  editTitle: 'Modifier un produit',
  addTitle: 'Nouveau produit',
  save: 'Enregistrer',
  stored: 'Enregistré : {sku}.',
  removed: 'Supprimé : {sku}.',
  valueEach: 'Valeur unitaire',
  weightEach: 'Poids unitaire',
  file: {
    title: 'Produits d’un fichier',
    hint: 'Une ligne, un produit. Ce que dit une ligne remplace ce qui est connu.',
    unit: 'Unité de poids si aucune n’est indiquée',
    currency: 'Devise si aucune n’est indiquée',
    done: '{saved} enregistrés.',
  },
};
