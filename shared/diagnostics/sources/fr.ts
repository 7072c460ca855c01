import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Une base de données exige une instruction qui lit ses commandes.',
  SOURCE_STATEMENT_SEVERAL: 'Une seule instruction est exécutée, et il y en a d’autres après son point-virgule.',
  SOURCE_STATEMENT_WRITES: 'L’instruction doit commencer par SELECT ou WITH : une source est seulement lue.',
  SOURCE_STATEMENT_PARAMETER: 'L’instruction utilise :{name}, qui n’est pas fourni ici. Est fourni : :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Une source interrogée à la demande exige :key dans son instruction.',
  SOURCE_SINCE_MISSING: 'Indiquez ce qu’est :since à la première lecture et quelle colonne est le repère.',
  SOURCE_QUERY_FAILED: 'L’instruction ne peut pas être exécutée. La base de données dit : « {words} »',
  SOURCE_WRITE_REFUSED: 'L’instruction écrit et a été refusée. La base de données dit : « {words} »',
  SOURCE_TOO_SLOW: '{at} met plus de {seconds} secondes à répondre à l’instruction.',
  SOURCE_COLUMN_GONE: 'Il n’y a pas de colonne « {column} », qui devrait être {field}.',
  SOURCE_NO_NUMBER: 'La ligne {row} n’a pas de numéro de commande dans la colonne « {column} ».',
  SOURCE_TWO_ORDERS: '« {key} » trouve plus d’une commande : {one} et {other}.',
  SOURCE_TOO_MANY_ROWS: 'Il y a plus de {limit} lignes ; réduisez-en le nombre dans l’instruction ou dans le fichier.',
  SOURCE_NEWEST_FIRST:
    'Il y a d’autres pages, et seule la première est lue. Faites demander par l’adresse les plus anciennes d’abord, avec un repère de ce qui est lu, ou toutes à la fois.',
  SOURCE_PAGE_TOO_SHORT:
    'Il y a d’autres pages, et celle-ci ne contient guère plus que les commandes d’un repère ({mark}), qui peuvent continuer sur la suivante. Faites renvoyer par l’adresse des pages plus grandes.',
  SOURCE_ENCODING: 'La colonne « {column} » contient du texte qui n’est pas dans l’encodage indiqué.',
  SOURCE_ORDERS_LEFT: 'Commandes illisibles, laissées de côté : {count}. La première est {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Commandes illisibles, laissées de côté : {count}. Dans la première, {number}, ce champ est incorrect : {field}.',
  SOURCE_FIELD_MISSING: 'Valeur manquante.',
  SOURCE_FIELD_WRONG: 'La valeur « {actual} » n’est pas possible.',
  SOURCE_FIELD_TOO_LONG: 'La valeur peut compter au plus {limit} caractères.',
  SOURCE_ROWS_DIFFER: 'Les lignes d’une commande indiquent à la fois « {one} » et « {other} ».',
  SOURCE_ROW_SHIFTED:
    'Une ligne a plus de cellules que le tableau n’a de colonnes ; il manque peut-être les guillemets d’un texte qui contient le séparateur.',
  SOURCE_ORDER_IN_FILES:
    'Des fichiers en disent des choses différentes : « {one} » et « {other} ». Laissez-la dans un seul.',
  SOURCE_UNIT_MISSING: 'Rien n’indique l’unité ou la devise ; choisissez-en une pour la source.',
  SOURCE_STATE_UNKNOWN: 'On ne sait pas ici ce que « {words} » signifie pour une commande.',
  SOURCE_LINE_PARTLY:
    'Une partie seulement de « {article} » a été expédiée, et le tableau ne dit pas combien il en reste.',
  SOURCE_DATE_UNKNOWN: '« {words} » n’est pas une date qui ne peut être qu’un seul jour, comme 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} est encore en cours d’écriture. La lecture se fait une fois l’écriture terminée.',
  SOURCE_FOLDER_EMPTY: 'Il n’y a pas de fichier CSV, Excel ou JSON dans {at}.',
  SOURCE_PASSWORD_UNREADABLE:
    'Ce poste ne peut pas ouvrir le mot de passe de {source}. Si des postes partagent un registre, démarrez-le avec le fichier de clés commun (--secrets-key) ; sinon, saisissez de nouveau le mot de passe. Le système dit : « {words} »',
  SOURCE_LOGIN_REFUSED: '{at} refuse l’identification. Il dit : « {words} »',
  SOURCE_MAY_WRITE:
    '{user} peut écrire : {permission}. SQL Server n’a pas de transaction en lecture seule ; indiquez un utilisateur qui n’a que le droit de lecture.',
  SOURCE_UNENCRYPTED: '{at} ne propose pas de chiffrement, et rien n’y est envoyé sans chiffrement.',
  SOURCE_WANTS_ENCRYPTION:
    '{at} n’accepte que des connexions chiffrées. Indiquez l’autorité de certification du serveur.',
  SOURCE_NOT_TRUSTED: 'Le certificat de {at} n’est pas reconnu. Le système dit : « {words} »',
  SOURCE_ANSWERED: '{at} répond {status}, et non par des commandes.',
  SOURCE_ADDRESS_KEY: 'L’adresse doit contenir {name} dans son chemin ou sa requête.',
  SOURCE_JSON_SHAPE: 'Le JSON ne contient pas de commandes : il doit être un objet ou une liste d’objets.',
  WRITE_BACK_STATEMENT:
    'L’instruction doit pouvoir être exécutée de nouveau : UPDATE, MERGE ou INSERT … ON CONFLICT … DO UPDATE (MySQL : ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Le corps n’est pas du JSON : « {words} »',
  WRITE_BACK_NAME: '{name} n’est pas une valeur transmise. Valeurs possibles : {known}.',
  WRITE_BACK_NO_ROW: 'Ce qui est transmis de la commande {number} n’y trouve aucune ligne.',
  WRITE_BACK_ROWS:
    'Ce qui est transmis de la commande {number} modifierait {count} lignes ; il en faut une seule. Rien n’a été modifié.',
  WRITE_BACK_DIFFERS:
    'Exécutée une seconde fois, l’instruction modifie encore la ligne. Elle doit la laisser telle quelle, car elle est répétée quand une réponse se perd.',
  WRITE_BACK_ANSWERED: '{at} répond {status} et n’a pas accepté ce qui lui a été transmis.',
  SOURCES_FAIL:
    'Les commandes de {sources} ne peuvent plus être lues depuis {since}. Les étiquettes des commandes déjà connues s’achètent toujours.',
  SOURCES_WAIT:
    'Commandes à transmettre à {sources} : {count}, la plus ancienne depuis {since}. Les étiquettes s’achètent toujours.',
};
