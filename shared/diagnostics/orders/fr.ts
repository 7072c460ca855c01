import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'La commande {number} est bloquée : « {reason} ». Débloquez-la d’abord.',
  ORDER_HELD_AT_SOURCE: 'La commande {number} est bloquée à sa source. Débloquez-la d’abord.',
  ORDER_CANCELLED: 'La commande {number} a été annulée : « {reason} ». Débloquez-la pour la rouvrir.',
  ORDER_CANCELLED_AT_SOURCE: 'La commande {number} a été annulée à sa source. Débloquez-la pour la rouvrir.',
  ORDER_PACKED: 'La commande {number} est déjà emballée.',
  ORDER_SHIPPED: 'La commande {number} est déjà remise au transporteur.',
  ORDER_CLAIMED: 'La commande {number} est en cours d’emballage au poste {desk}. Reprenez-la en indiquant un motif.',
  ORDER_CLAIMED_BY:
    'La commande {number} est en cours d’emballage par {packer} au poste {desk}. Reprenez-la en indiquant un motif.',
  ORDER_IN_PARCEL:
    'Toute la commande {number} est déjà dans un colis : {label}. Indiquez un motif (duplicateReason) pour l’expédier encore une fois.',
  ORDER_BOUGHT_BY_ID:
    'La transaction {transactionId} a acheté le colis {label} de la commande {number}. Expédiez le reste, ou la même chose encore une fois, sous un autre transactionId.',
  ORDER_BEING_BOUGHT:
    'Une étiquette pour la commande {number} est en cours d’achat. Attendez la fin de l’achat et réessayez.',
  ORDER_CHANGED: 'La commande {number} a changé entre-temps. Vérifiez ce qui a changé et réessayez.',
  RULE_ACCOUNT_GONE: 'Le compte {account} choisi par la règle n’existe plus. La règle est ignorée.',
  RULE_SERVICE_GONE: 'Le compte {account} n’a pas le service {service} choisi par la règle. La règle est ignorée.',
  RULES_CHANGED: 'Quelqu’un d’autre a modifié les règles entre-temps. Relisez-les et refaites votre modification.',
  ORDER_BUSY: 'Quelqu’un d’autre modifie la commande {number} en ce moment. Réessayez.',
  ORDER_NOT_CLAIMED: 'La commande {number} n’est pas emballée ici. Scannez son bon de livraison.',
  PACKING_WRONG_ITEM: '{what} ne fait pas partie de la commande {number}. Retirez-le, puis continuez.',
  PACKING_SURPLUS: '{what} : {quantity} de plus que dans la commande {number}. Retirez-les, puis continuez.',
  PACKING_UNKNOWN_CODE: 'Le code {code} est inconnu. Vérifiez ce qui a été scanné, retirez-le, puis continuez.',
  PACKING_OTHER_ORDER:
    'C’est le bon de livraison de la commande {other}. Terminez d’abord la commande {number} ou mettez-la de côté.',
  PACKING_CHANGED: 'La commande {number} a changé pendant l’emballage. Vérifiez ce qui a changé, puis continuez.',
  PACKING_CHANGED_QUANTITY: '{what} : {now} au lieu de {before}.',
  PACKING_CHANGED_ADDED: 'Nouveau : {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'N’est plus commandé : {quantity} × {what}. À retirer.',
  PACKING_CHANGED_LINES: 'Les lignes de la commande ont changé.',
  PACKING_CHANGED_RECIPIENT: 'Le destinataire ou l’adresse a changé.',
  PACKING_CHANGED_SHIPMENT:
    'Ce qui est demandé pour l’envoi a changé, par exemple le compte, le service ou l’emballage.',
  PACKING_CHANGED_NOTE: 'La note, la date, le cadeau ou les mots-clés ont changé.',
  PACKING_NO_LINES:
    'La commande {number} n’indique aucun article, donc rien ne peut être vérifié. Regardez dans le carton et achetez l’étiquette vous-même.',
  PACKING_ITEMS_MISSING: 'Articles encore à scanner : {count}.',
  PACKING_BY_HAND:
    '{what} a un code-barres et a été confirmé à la main. Regardez dans le carton et achetez l’étiquette vous-même.',
  PACKING_SCALE_OFF:
    'Aucune balance n’est configurée à ce poste. Cela se fait dans les réglages ; d’ici là, achetez l’étiquette vous-même.',
  PACKING_SCALE_AWAY: 'La balance n’envoie rien. Est-elle allumée et connectée ?',
  PACKING_SCALE_EMPTY: 'Posez le colis sur la balance.',
  PACKING_SCALE_MOVING: 'Attendez que la balance se stabilise.',
  PACKING_SCALE_LIFT_OFF: 'Soulevez le colis, laissez la balance revenir à zéro et reposez-le.',
  PACKING_SCALE_TO_ZERO: 'Retirez tout de la balance et remettez-la à zéro.',
  PACKING_SCALE_OVER: 'Le colis est trop lourd pour la balance.',
  PACKING_WEIGHT_UNUSUAL:
    'Le colis pèse {actual} {unit} ; habituellement, un tel colis pèse {usual} {unit} ({parcels} colis). Regardez dans le carton et achetez l’étiquette vous-même.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Le poids habituel d’un tel colis n’est pas connu avant trois pesées. Regardez dans le carton et achetez l’étiquette vous-même.',
  PACKING_REFUSED:
    'La dernière étiquette de la commande {number} a été refusée. Corrigez l’erreur et achetez-la vous-même.',
  PACKING_CHECK_ERRORS: 'À corriger avant de pouvoir acheter une étiquette : {count}.',
  PACKING_CUSTOMS_MISSING: 'Données demandées par la frontière et manquantes : {count}.',
  PACKING_SHIPPED_BEFORE:
    'Le même contenu est parti chez ce destinataire le {at} : {label}. Assurez-vous qu’il doit repartir et achetez l’étiquette vous-même.',
  PACKING_NO_PRINTER: 'Aucune imprimante n’est définie pour ce poste. Choisissez-en une sous Imprimantes.',
  PACKING_BY_SCAN_OFF:
    'À ce poste, scanner ne déclenche aucun achat. Un administrateur peut l’activer dans les réglages.',
};
