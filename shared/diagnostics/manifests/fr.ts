import type { Translated } from '../../format/translated.ts';
import type { manifests as en } from './en.ts';

export const manifests: Translated<typeof en> = {
  HAND_OVER_ALREADY: '{code} est déjà remis au transporteur.',
  HAND_OVER_VOIDED: 'L’étiquette {code} a été annulée. Gardez le colis ici : il lui faut une autre étiquette.',
  HAND_OVER_VOID_ASKED: 'L’annulation de {code} a été demandée. Gardez le colis ici jusqu’à la décision.',
  HAND_OVER_NO_LABEL: 'La station n’a pas d’étiquette de {code}. Vérifiez son envoi avant le départ du colis.',
  HAND_OVER_TEST_LABEL:
    '{code} est une étiquette de test, qu’aucun transporteur n’accepte. Gardez le colis ici : il lui faut une autre étiquette.',
  HAND_OVER_ORDER_HELD: '{code} est de la commande {order}, qui est bloquée. Gardez le colis ici jusqu’à la décision.',
  HAND_OVER_ORDER_CANCELLED: '{code} est de la commande {order}, qui a été annulée. Gardez le colis ici.',
  HAND_OVER_ON_MANIFEST: '{code} est sur le bordereau {manifest}, qui est clos.',
  HAND_OVER_SEVERAL: 'Plusieurs colis ont le numéro {code}. Indiquez plutôt le numéro de suivi de la plateforme.',
  HAND_OVER_UNKNOWN: 'Aucun colis n’a le numéro {code}.',
  HAND_OVER_NOT_DONE: '{code} n’avait pas été remis au transporteur : il n’y a rien à reprendre.',
};
