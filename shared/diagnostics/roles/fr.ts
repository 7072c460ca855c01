import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'emballeur',
  lead: 'responsable',
  administrator: 'administrateur',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Se connecter avec un badge',
  ship: 'Expédier et peser',
  pack: 'Prendre des commandes et emballer au scanner',
  print: 'Imprimer ses propres étiquettes',
  handOver: 'Remettre les colis au transporteur et clore une journée complète',
  runBatches: 'Exécuter des lots',
  keepAddresses: 'Gérer les adresses, les produits et les modèles',
  printOthers: 'Imprimer des étiquettes achetées par d’autres',
  void: 'Annuler des étiquettes',
  resolve: 'Résoudre les achats incertains',
  shipAgain: 'Réexpédier ce qui l’a déjà été',
  takeOver: 'Reprendre une commande d’un autre poste',
  holdOrders: 'Bloquer, débloquer et annuler des commandes',
  closeIncomplete: 'Clore une journée malgré des colis manquants',
  changeAccounts: 'Configurer les comptes de transporteurs',
  changePrinters: 'Configurer les imprimantes',
  changeSources: 'Configurer les sources de commandes',
  changeRules: 'Modifier les règles',
  changeSettings: 'Modifier les réglages',
  changeClients: 'Autoriser outils et fenêtres',
  changePackers: 'Modifier qui emballe ici',
  checkInvoices: 'Contrôler les factures des transporteurs',
  maintain: 'Sauvegarder et restaurer',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '« {action} » exige le rôle {least}. Cette fenêtre a le rôle {role}. Une personne ayant le rôle requis peut scanner son badge ici.',
  LAST_ADMINISTRATOR:
    '{name} est le dernier administrateur. Nommez d’abord quelqu’un d’autre ; sinon personne ne pourrait plus rien configurer.',
  BADGE_UNKNOWN: 'Aucun badge ne correspond à {badge}. Un administrateur peut l’ajouter dans Équipe.',
  PACKER_INACTIVE: '{name} n’emballe plus ici. Un administrateur peut le changer dans Équipe.',
};
