import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/fr.ts';
import { labels } from './labels/fr.ts';
import { ledger } from './ledger/fr.ts';
import { manifests } from './manifests/fr.ts';
import { orders } from './orders/fr.ts';
import { printing } from './printing/fr.ts';
import { roles } from './roles/fr.ts';
import { scales } from './scales/fr.ts';
import { services } from './services/fr.ts';
import { sources } from './sources/fr.ts';
import { tables } from './tables/fr.ts';
import { webhooks } from './webhooks/fr.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'La fenêtre a envoyé quelque chose que la station ne peut pas lire. Rechargez la fenêtre.',
  TRANSACTION_ID_REQUIRED: 'La fenêtre n’a envoyé aucun numéro de transaction. Rechargez la fenêtre.',
  TRANSACTION_ID_INVALID:
    'La fenêtre a envoyé un numéro de transaction que la station n’accepte pas. Rechargez la fenêtre.',
  TRANSACTION_ID_MISMATCH: 'La fenêtre a indiqué deux transactions différentes. Rechargez la fenêtre.',
  FIELD_INVALID: 'La station ne peut pas lire l’un des filtres. Modifiez-le et réessayez.',
  TOKEN_MISSING: 'Cette fenêtre n’est pas associée à la station.',
  TOKEN_INVALID: 'La station ne connaît plus cette fenêtre. Associez-la de nouveau.',
  TOKEN_EXPIRED: 'L’association de cette fenêtre a expiré. Associez-la de nouveau.',
  PAIRING_INVALID:
    'Ce lien d’association a déjà servi, date de plus de dix minutes ou d’avant le démarrage de la station. Créez-en un avec « packbench pair ».',
  HOST_NOT_ALLOWED: 'La station ne répond pas à cette adresse.',
  ORIGIN_NOT_ALLOWED: 'La station refuse les pages d’une autre origine.',
  SCOPE_MISSING: 'Cette fenêtre n’a pas ce droit. Un administrateur peut l’accorder dans API et outils.',
  ROLE_MISSING: 'Cette fenêtre n’a pas ce droit pour l’instant.',
  SIGNATURE_INVALID: 'Le lien n’est pas un lien de cette station.',
  NOT_FOUND: 'Il n’y a plus rien ici.',
  METHOD_NOT_ALLOWED: 'La station ne peut pas faire cela ici.',
  TRANSACTION_ID_REPEATED: 'Cet envoi est déjà acheté. Il n’est pas acheté deux fois.',
  TRANSACTION_IN_PROGRESS: 'Cet envoi est en cours d’achat.',
  TRANSACTION_IN_DOUBT:
    'On ne sait pas si cet envoi a été acheté. Ne l’achetez pas de nouveau ; il se trouve dans « À traiter ».',
  STATE_CONFLICT: 'Son état ne le permet plus. Vérifiez-le.',
  OPERATION_NOT_SUPPORTED: 'Le compte du transporteur ne propose pas cela.',
  ALREADY_EXISTS: 'Il en existe déjà un de ce nom.',
  BACKUPS_ELSEWHERE: 'Cette station ne conserve pas de sauvegardes propres.',
  SCALE_NOT_READY: 'La balance n’a pas donné de poids stable à temps. Regardez-la et appuyez de nouveau sur F8.',
  FILE_EXPIRED: 'Le lien a expiré. Rouvrez l’envoi pour en obtenir un nouveau.',
  BODY_TOO_LARGE: 'C’est trop en une seule fois pour la station.',
  UNSUPPORTED_MEDIA_TYPE: 'La station ne peut pas lire ce type de fichier.',
  VALIDATION_FAILED: 'Il faut d’abord corriger quelque chose.',
  CARRIER_REJECTED: 'Le transporteur a refusé l’envoi. Rien n’a été acheté.',
  BACKUP_UNUSABLE:
    'La sauvegarde est endommagée ou d’une version plus récente. Rien n’a été modifié ; choisissez-en une autre.',
  RATE_LIMITED: 'Trop de tentatives. Attendez un instant et réessayez.',
  INTERNAL_ERROR: 'Erreur interne de la station. Son fichier journal donne les détails.',
  LABELS_PENDING:
    'C’est acheté, mais le transporteur n’a pas encore fourni les étiquettes. La station continue de les demander.',
  VOID_UNCERTAIN:
    'Le transporteur n’a pas dit avec certitude qu’il a annulé l’étiquette. Ne l’utilisez pas ; annulez-la encore une fois ou demandez au transporteur.',
  SCALE_UNAVAILABLE: 'Aucune balance n’est connectée. Les réglages indiquent laquelle est recherchée.',
  CARRIER_UNAVAILABLE: 'Le transporteur est injoignable. Rien n’a été acheté ; réessayez dans un instant.',
  LEDGER_UNUSABLE: 'Le registre est en panne ou endommagé. Rien n’est acheté jusqu’au redémarrage de la station.',
  LEDGER_UNAVAILABLE:
    'Le registre partagé est injoignable. Rien n’est acheté jusqu’à son retour ; la station reprendra d’elle-même.',
  RESTORE_UNCONFIRMED:
    'Le registre a été restauré ou copié et ne sait pas tout. Rien n’est acheté tant qu’un administrateur n’a pas donné son accord.',
  STATION_STOPPING: 'La station s’arrête. Rien n’a été acheté.',
  CARRIER_OUTCOME_UNKNOWN:
    'L’envoi a peut-être été acheté. Ne l’achetez pas de nouveau ; il se trouve dans « À traiter ».',
  STORAGE_FULL: 'Le disque est plein : aucun achat ne peut être enregistré, donc aucun n’est effectué.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: 'Champ manquant : {field}.',
  FIELD_INVALID: '{field} : valeur refusée. La station dit : « {words} »',
  FIELD_CONFLICT: '{field} : deux valeurs différentes. N’en gardez qu’une.',
  VALUE_NOT_ALLOWED: '{field} : « {actual} » n’est pas autorisé. Valeurs possibles : {allowed}.',
  CARRIER_NOT_FOUND: 'Ce compte n’existe pas. Choisissez-en un autre.',
  SERVICE_NOT_FOUND: '{carrier} ne propose pas ce service. Choisissez-en un autre.',
  SERVICE_NOT_AVAILABLE:
    'Ce service ne dessert pas ce trajet, de l’expéditeur à ce destinataire. Choisissez-en un autre.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Ce service n’accepte qu’un colis à la fois, pas {actual}.',
  WEIGHT_TOO_SMALL: '{field} doit être supérieur à zéro, même après arrondi.',
  WEIGHT_OVER_LIMIT: '{field} {actual} : {carrier} accepte {limit}.',
  DIMENSION_TOO_SMALL: '{field} doit être supérieure à zéro, même après arrondi.',
  DIMENSIONS_REQUIRED: 'Ce service exige longueur, largeur et hauteur.',
  LENGTH_OVER_LIMIT: '{field} {actual} : {carrier} accepte une longueur de {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual} : {carrier} accepte une largeur de {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual} : {carrier} accepte une hauteur de {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Longueur plus circonférence {actual} : {carrier} accepte {limit}.',
  GIRTH_OVER_LIMIT: 'Circonférence {actual} : {carrier} accepte {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual} a trop de décimales : {carrier} en accepte {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} ne prévoit pas ce champ : {field}.',
  POSTAL_CODE_NOT_ROUTED:
    'La table d’acheminement du compte n’a pas ce code postal, et le compte refuse de tels colis.',
  LABEL_DOES_NOT_FIT:
    'L’étiquette ou le formulaire de douane n’a pas la place pour tout ce que dit cet envoi. Mettez-en moins, ou changez le modèle d’étiquette du compte.',
  REFERENCE_TOO_LONG: '{field} compte {actual} caractères : {carrier} en imprime {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} ne prévoit pas ce champ : {field}.',
  FIELD_TOO_LONG: '{field} compte {actual} caractères : {carrier} en accepte {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} compte {actual} caractères : {carrier} en accepte {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} sert aussi pour un autre colis. Attribuez une valeur propre à chaque colis.',
  CUSTOMS_ITEM_UNLINKED: '{field} ne désigne aucun colis de cet envoi.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field} : champ inconnu, ignoré.',
  FIELD_LEFT_OUT: '{field} : le transporteur n’a pas de place pour tout ; une partie est omise.',
  POSTAL_CODE_NOT_ROUTED:
    'La table d’acheminement du compte n’a pas ce code postal : l’étiquette est imprimée sans code de tri.',
  VALUE_ROUNDED: '{field} : valeur arrondie aux décimales que conserve le transporteur.',
  SIDES_REORDERED: '{field} : les côtés sont envoyés du plus long au plus court.',
  GIRTH_MAY_BE_REFUSED: 'Le transporteur peut refuser ce colis : sa circonférence est grande.',
  LENGTH_OVER_LIMIT: 'Le transporteur peut refuser ce colis : il est long.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Le transporteur peut refuser ce colis : sa longueur plus circonférence est grande.',
  CUSTOMS_MISSING: 'L’envoi passe une frontière douanière et ne déclare rien. Ajoutez son contenu sous Douane.',
  FIELD_DOUBTFUL: '{field} : valeur douteuse, à vérifier.',
  CHARACTER_REPLACED: '{field} contient des caractères que l’étiquette ne peut pas imprimer ; ils sont remplacés.',
  NUMBER_RANGE_LOW: 'Les numéros du transporteur s’épuisent. Demandez-lui-en d’autres.',
  PAPER_NOT_QUEUED:
    'C’est acheté et ses étiquettes s’impriment, mais aucune imprimante n’est prévue par défaut pour ses papiers. Choisissez-en une sous Imprimantes.',
  PRINT_NOT_QUEUED: 'C’est acheté, mais ses étiquettes ne s’impriment pas. Imprimez-les depuis les derniers envois.',
  SHIPPED_BEFORE: 'Le même contenu est déjà parti chez ce destinataire au cours des 14 derniers jours.',
  ROW_REPEATED: 'Une autre ligne de ce lot envoie le même contenu à ce destinataire.',
  CANCELLED_AT_SHOP: 'La boutique dit que cette commande est annulée.',
  SHIPPED_AT_SHOP: 'La boutique dit que cette commande est déjà expédiée, en tout ou en partie.',
  HELD_AT_SHOP: 'La boutique dit que cette commande est bloquée ou n’est pas payée.',
  BOUGHT_IN_RESULT: 'Le résultat d’un lot précédent dit que cette ligne est achetée, ou l’est peut-être.',
  CUSTOMS_FACT_MISSING: 'Champ demandé par la frontière : {field}.',
  WEIGHT_UNUSUAL: '{field} est inhabituel pour le contenu du colis.',
  NO_RULES_KNOWN: 'Aucune règle de taille ni de poids n’est connue pour ce service : le transporteur décide.',
  VOID_REFUSED: 'L’annulation a été demandée au transporteur, qui l’a refusée : l’étiquette est valable et facturée.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} n’accepte aucune connexion. Est-il en marche ?',
  CONNECTION_BROKEN: '{at} a coupé la connexion.',
  NO_ANSWER: '{at} ne répond pas à temps.',
  UNREACHABLE: '{at} est injoignable.',
  NAME_UNKNOWN: '{at} : ce nom est inconnu sur ce réseau.',
  NOT_THERE: '{at} n’existe pas.',
  NOT_ALLOWED: '{at} : la station n’a pas le droit de l’utiliser.',
  STATION_STOPPING: '{at} a été abandonné : la station s’arrête.',
  SYSTEM_SAYS: '{at} ne peut pas être utilisé. Le système dit : « {words} »',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} présente un autre certificat que celui convenu.',
  ANSWER_TOO_LARGE: 'La réponse de {at} dépasse {limit} octets.',
  ANSWER_LOST: '{at} a coupé après l’envoi du message. On ne sait pas s’il est arrivé.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'Ce n’est pas du JSON. La station dit : « {words} »',
  POSTAL_CODE_SHORT:
    'Le code postal {actual} est trop court : pour {country}, il compte {digits} chiffres. Si des zéros de tête ont été perdus, écrivez {whole}.',
  SERVICE_REFUSED: 'Le service a refusé ({status}).',
  TOKEN_REFUSED: 'Le service a refusé le jeton d’accès ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Le service n’a rien acheté ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Le service redirige vers une autre adresse ({status}) ; aucun achat n’y est envoyé.',
  ANSWER_NOT_JSON: 'La réponse du service ({status}) n’est pas du JSON.',
  ANSWER_NO_SALE: 'La réponse du service ({status}) ne contient aucune vente.',
  ANSWER_PROVES_NOTHING: 'Le service a répondu {status}, ce qui n’indique pas ce qu’il a fait.',
  SERVICE_ASKS_TO_WAIT: '{at} n’accepte plus d’appels pour l’instant et demande d’attendre {seconds} secondes.',
  SERVICE_TAKES_NO_MORE: '{at} n’accepte plus d’appels pour l’instant.',
  STEP_NOT_NOTED:
    'Le registre n’a pas pu garder l’identifiant de la première étape, donc l’étape d’achat n’a pas été envoyée. Le système dit : « {words} »',
  PARTLY_SOLD: 'Colis vendus : {sold} sur {packages} ({numbers}).',
  DOCUMENTS_UNUSABLE: 'Documents du transporteur inutilisables : {documents}.',
  NO_ANSWER_IN_TIME: 'Aucune réponse n’est arrivée avant l’échéance.',
  ADAPTER_FAILED: 'La liaison avec le transporteur a échoué. Le système dit : « {words} »',
  REFUSAL_FORGOTTEN: 'Rien n’a été acheté ; on ne sait plus pourquoi.',
  STOPPED_BEFORE_SENDING: 'La station s’est arrêtée avant tout envoi.',
  STOPPED_BEFORE_ANSWER: 'La station s’est arrêtée avant l’arrivée de la réponse.',
  AFTER_BACKUP: 'Accepté après la sauvegarde restaurée. Le registre précédent dit : {state}.',
  AFTER_BACKUP_WITH_NUMBERS: 'Accepté après la sauvegarde restaurée. Le registre précédent dit : {state}, {numbers}.',
  OUTCOME_LOST: 'Le registre a perdu l’issue de cet envoi. Dernier état connu : {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'Le registre a perdu l’issue de cet envoi. Dernier état connu : {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'Il reste trop peu de numéros dans la plage {first} à {last} du compte {account}. Nécessaires : {packages}. Demandez-en une nouvelle au transporteur.',
  NUMBERS_LOW: 'Il reste peu de numéros : {ranges}. Demandez-en d’autres au transporteur.',
  TEST_UNREACHABLE: 'Le transporteur de test est injoignable, comme demandé.',
  TEST_ANSWER_LOST: 'Le transporteur de test a vendu l’envoi et sa réponse s’est perdue, comme demandé.',
  TEST_NOT_SAID_YET: 'Le transporteur de test indique deux minutes après l’achat ce qu’est devenu un envoi.',
  TEST_TOO_SLOW:
    'Le transporteur de test n’avait pas répondu à la fin de l’attente ; il lui faut {milliseconds} ms, comme demandé.',
  VOID_REFUSED:
    'L’annulation a été demandée au transporteur, qui l’a refusée ; l’étiquette est valable et facturée. Il dit : « {words} »',
  NO_SERVICE_CARRIES: 'Aucun des services de {account} ne peut le transporter.',
  ACCOUNT_CANNOT_QUOTE: '{account} ne peut pas annoncer de prix : son mode d’achat n’en a pas.',
  NOTHING_QUOTED: '{account} n’annonce aucun prix pour cela.',
  RATES_FAILED: 'Les prix n’ont pas pu être demandés. Le système dit : « {words} »',
  ACCOUNT_SECRET_UNREADABLE:
    'Ce poste ne peut pas ouvrir le secret du compte {account}. Si des postes partagent un registre, démarrez-le avec le fichier de clés commun (--secrets-key) ; sinon, saisissez le secret de nouveau. Le système dit : « {words} »',
  SECRETS_UNREADABLE:
    'Ce poste ne peut pas ouvrir les secrets de ces comptes et n’achète rien avec eux : {accounts}. Si des postes partagent un registre, démarrez-le avec le fichier de clés commun (--secrets-key) ; sinon, saisissez les secrets de nouveau.',
  ACCOUNT_SECRET_GONE: 'Le compte {account} n’a pas de secret. Saisissez-le de nouveau.',
  ACCOUNT_ADDRESS_CHANGED:
    'L’adresse du compte {account} a changé depuis la saisie de son secret. Saisissez-le de nouveau.',
  TOKEN_NOT_IN_TIME: '{at} n’a pas donné de jeton d’accès avant l’échéance.',
  TOKEN_NOT_GIVEN: '{at} n’a pas donné de jeton d’accès ({status}).',
  KEYS_REFUSED: '{at} refuse les clés du compte ({status}). Vérifiez-les ou créez-en de nouvelles chez ce service.',
  BALANCE_TOO_LOW: '{at} ne vend rien : le solde du compte y est insuffisant. Rechargez-le auprès de ce service.',
  ACCOUNT_REFUSED:
    '{at} refuse les identifiants du compte ({status}). Vérifiez ses clés et leurs droits auprès de ce service.',
  ACCOUNT_NOT_THERE: '{at} accepte les clés, mais n’a pas de compte {account}.',
  SERVICE_HAS_FAULT: '{at} est en panne ({status}).',
  CARRIER_SOLD: 'Le transporteur l’a vendu : {numbers}.',
  TRANSACTION_NOT_KNOWN: 'La station interrogée ne connaît pas cette transaction ; rien n’a été acheté.',
  ASKED_WITH_OTHER_KEYS:
    'La station interrogée ne connaît pas cette transaction avec les clés actuelles ; elle est partie avec d’autres et a pu être achetée avec celles-ci.',
  ACCOUNT_KEYS_CHANGED: 'Les clés du compte viennent de changer ; rien n’a été envoyé.',
  TRANSACTION_NOT_KNOWN_YET: 'La station interrogée ne connaît pas encore cette transaction.',
  TRANSACTION_OTHER: 'Le service a répondu avec une autre transaction.',
  PURCHASE_NOT_THERE: 'Le service n’a aucun envoi avec notre identifiant ; rien n’a été acheté.',
  PURCHASE_NOT_THERE_YET: 'Le service n’a pas encore d’envoi avec notre identifiant.',
  PURCHASE_OF_OTHER_KEYS:
    'Le service n’a aucun envoi portant notre identifiant avec les clés actuelles ; il est parti avec d’autres et a pu être acheté avec celles-ci.',
  UPSTREAM_BOUGHT_NOTHING: 'La station interrogée n’a rien acheté.',
  LOOKUP_WITHOUT_ANSWER: 'Le service ne peut pas dire ce qu’il en est advenu ({status}).',
  LABEL_NOT_THERE:
    '{at} connaît l’achat sous {id} et n’affiche pour l’instant aucun numéro de suivi, ce qui ne prouve rien. Consultez ce service pour savoir ce qu’il en est.',
  LOOKUP_FAILED: 'La recherche a échoué. Le système dit : « {words} »',
  NO_NUMBER_TAKEN: 'Aucun numéro n’avait été pris dans la plage ; rien n’a été acheté.',
  SETTLED_BY_PERSON: 'Une personne a établi que rien n’a été acheté : {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Le chemin doit être absolu.',
  FOLDER_OF_THE_STATION: 'Le dossier doit être séparé du dossier de données de la station.',
  FOLDER_UNREADABLE: '{at} n’est pas un dossier lisible.',
  FOLDER_WATCHED_ELSEWHERE:
    'Une autre station surveille {at}, et les deux achèteraient ce qui y est déposé. Si ce n’est plus le cas, supprimez-y {file}.',
};
