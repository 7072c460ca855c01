import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} accepte la clé, qui est une clé de test, mais n’y associe pas le transporteur {carrier}. Les transporteurs pour expédier relèvent d’une autre clé.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} accepte la clé, qui sert à expédier, mais n’y associe pas le transporteur {carrier}. Les transporteurs de test relèvent d’une autre clé.',
  SERVICE_CARRIER_OFF:
    'Chez {at}, le transporteur {carrier} est désactivé ou pas encore connecté. Connectez-le auprès de ce service.',
  SERVICE_CARRIER_INACTIVE:
    'Chez {at}, le transporteur est désactivé ou pas encore connecté. Connectez-le auprès de ce service.',
  SERVICE_PLAN_LACKS: 'L’abonnement du compte chez {at} ne couvre pas cela. Modifiez-le auprès de ce service.',
  SERVICE_ACCOUNT_REFUSED:
    '{at} n’accepte pas le compte ou le contrat indiqué. Vérifiez son numéro dans le compte enregistré ici.',
  SERVICE_ADDRESS_REFUSED: '{at} n’accepte pas l’adresse. Corrigez-la.',
  SERVICE_NO_SUCH_LABEL:
    '{at} n’imprime pas d’étiquettes de ce format sur {stock}. Choisissez un autre format ou support.',
  OWN_ID_TAKEN:
    '{at} a déjà un envoi avec l’identifiant {id}, donc un appel précédent a pu l’acheter. Une vérification dira ce qu’il en est.',
  LABEL_WITH_ERROR: 'Le service a l’étiquette {id} avec une erreur. On y voit ce qu’il en est advenu.',
  LABEL_VOIDED_THERE: 'Le service a vendu l’étiquette {id} ({numbers}), et elle y a été annulée.',
  LABEL_IN_WORK: 'Le service prépare encore l’étiquette {id}. Une vérification dira ce qu’il en est.',
  KEY_OF_OTHER_MODE:
    'La clé du compte relève de l’autre mode de {at}, expédition ou test. Saisissez la clé de nouveau.',
  KEY_FOR_TESTS:
    '{at} ne montre ses comptes de transporteur qu’aux clés d’expédition. Saisissez l’identifiant du compte, ou importez avec une clé d’expédition.',
  SERVICE_NOT_OFFERED: '{at} ne propose pas {service} pour cet envoi.',
  PARTLY_VOIDED:
    'Seules ces étiquettes sont annulées : {numbers}. Les autres restent valables. Le transporteur dit : « {words} »',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Les étiquettes ne sont pas encore disponibles.',
  LABELS_LACKING: 'Aucune étiquette n’a été reçue pour ces colis : {packages}.',
  LABELS_NOT_SPLIT: 'Un seul fichier a été reçu pour {packages} colis. Étiquettes contenues : {labels}.',
  LABELS_FAILED: 'Les étiquettes n’ont pas pu être récupérées. Le système dit : « {words} »',
  DOCUMENT_LACKING: 'Aucune étiquette n’a été reçue pour le colis {package}.',
  DOCUMENT_LINK_BROKEN: 'Le lien vers le document n’est pas une adresse.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Le lien vers le document contient un mot de passe.',
  DOCUMENT_ELSEWHERE: 'Les étiquettes ne sont pas récupérées chez {at} : le compte ne l’indique pas.',
  DOCUMENT_UNENCRYPTED: 'Les étiquettes ne sont pas récupérées chez {at} sans chiffrement.',
  DOCUMENT_NOT_GIVEN: '{at} a répondu {status} au lieu du document.',
  DOCUMENT_OF_NO_FORMAT: '{type} n’est pas un format d’étiquettes.',
  DOCUMENT_EMPTY: 'Le document est vide.',
  DOCUMENT_TOO_LARGE: 'Le document dépasse {limit} octets.',
  DOCUMENT_DECLARED_OTHERWISE: 'Le document est déclaré comme {declared}, pas comme {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Le document ne commence pas comme un {type}.',
  DOCUMENT_NOT_BASE64: 'Le document n’est pas en base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} ne donne aucune raison.',
  // Of voids.
  VOID_FAILED: 'La demande d’annulation a échoué. Le système dit : « {words} »',
  VOID_NOT_SAID: 'Le service ne dit pas ce qu’est devenue l’annulation de {id}.',
  VOID_WITH_OTHER_KEYS:
    'Le service refuse l’annulation avec les clés actuelles. L’étiquette a été achetée avec d’autres, si bien que ce refus ne dit pas ce qu’elle est devenue.',
  VOID_OF_OTHER_NUMBERS: 'Le service connaît l’achat sous d’autres numéros de suivi.',
  VOID_WITHOUT_LABEL: '{at} ne donne pas l’étiquette à annuler.',
  VOID_WITHOUT: 'Certains colis ont été annulés, mais pas {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED:
    'Le bordereau a été demandé au transporteur, et on ne sait pas s’il l’a établi. Le système dit : « {words} »',
  MANIFEST_NOT_FOUND: '{at} n’a pas de bordereau de ces envois, ce qui ne prouve rien.',
  MANIFEST_NOT_SAID: '{at} ne dit pas ce qu’est devenu le bordereau.',
  MANIFEST_NOT_SENT: 'Le bordereau n’a pas été demandé au transporteur.',
  MANIFEST_REFUSED: 'Le transporteur n’a pas établi de bordereau. Il dit : « {words} »',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Il a été annulé.',
  SHIPMENT_BEING_VOIDED: 'Son annulation a été demandée.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Il a été acheté par un autre service ou avec d’autres clés.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} ne le connaît pas.',
  SHIPMENT_ON_NO_MANIFEST: '{at} ne l’a mis sur aucun bordereau.',
  MANIFEST_NO_IDS:
    '{at} ne connaît aucun des envois par un identifiant, donc aucun ne peut être mis sur son bordereau.',
  REFERENCE_NOT_FOUND:
    '{at} ne trouve aucune étiquette pour la référence {reference}, ce qui ne prouve rien. Cherchez cette référence dans les envois du compte auprès de ce service.',
  REFERENCE_FOUND_OTHERWISE:
    'Pour la référence {reference}, {at} trouve {numbers} ; colis envoyés : {packages}. Comparez-les auprès de ce service.',
  // Of UPS.
  UPS_MEASURE: 'Le colis {package} mesure {measure} : UPS accepte {limit} caractères. Arrondissez.',
  UPS_ACCOUNT_REFUSED: 'UPS n’expédie pas avec le compte {account}. Vérifiez son numéro dans le compte enregistré ici.',
  UPS_RECIPIENT_REFUSED: 'UPS n’accepte pas le destinataire. Corrigez l’adresse.',
  UPS_SERVICE_REFUSED: 'UPS ne propose pas ce service pour ce trajet. Choisissez-en un autre.',
  UPS_NOT_FOUND:
    'UPS ne trouve aucune étiquette pour la référence {reference}, ce qui ne prouve rien. Cherchez-la sur ups.com dans l’historique d’expédition du compte {account}.',
  UPS_NO_REFERENCE:
    'Les références sur l’étiquette n’ont pas laissé de place pour une de la station, donc UPS ne peut pas être interrogé. Cherchez le destinataire sur ups.com dans l’historique d’expédition du compte {account}.',
};
