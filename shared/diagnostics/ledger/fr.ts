import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Le registre est en panne et n’écrit plus rien jusqu’au redémarrage de la station.',
  LEDGER_SILENT: 'Le registre ne répond pas.',
  LEDGER_AWAY:
    'La base de données du registre partagé est indisponible. Rien n’est acheté ni imprimé jusqu’à son retour ; la station reprendra d’elle-même.',
  LEDGER_DAMAGED: 'Le registre est endommagé. Le système dit : « {words} »',
  CLOCK_JUMPED:
    'L’horloge de la machine a sauté à {clock}, ce que le temps écoulé ne confirme pas. La station continue à partir de {ledger} jusqu’à ce que vous confirmiez l’horloge ou qu’elle soit remise à l’heure.',
  CLOCK_LEAPT:
    'Rien n’a été enregistré entre {from} et {to} : la station était arrêtée tout ce temps, ou l’horloge est fausse. Rien n’est effacé après la durée de conservation tant que vous n’avez pas confirmé l’horloge.',
  RESTORED_WITHOUT_KEYS:
    'Le registre a été restauré, et ce qui a été écrit entre {from} et {until} n’a pas pu être lu. Les achats de cette période restent incertains. Les comptes et les réglages sont comme avant. Une clé de client API retirée pendant celle-ci peut fonctionner de nouveau, et celles créées pendant celle-ci sont inconnues.',
  RESTORED_WITH_GAP:
    'Le registre a été restauré, et ce qui a été écrit entre {from} et {until} n’a pas pu être lu. Des achats de cette période peuvent manquer. Les clés de clients API retirées pendant celle-ci fonctionnent de nouveau, et celles créées pendant celle-ci sont inconnues.',
  LEDGER_COPIED:
    'Le registre de ce fichier a été écrit pour la dernière fois le {from}. Depuis, il a été copié, remis en place à partir d’une copie ou repris dans une base de données partagée : ce qui a été acheté ailleurs jusqu’au {until} n’y figure pas. Ne continuez qu’à un seul endroit : les deux attribueraient les mêmes numéros.',
  WITNESS_FAILED:
    'Le fichier à côté du registre qui révélerait des dommages au prochain démarrage ne peut plus être écrit. Libérez de l’espace et redémarrez la station.',
  DATABASE_TOO_OLD:
    'Le serveur exécute PostgreSQL {version} ; un registre partagé exige la version 15 ou plus récente.',
  DATABASE_SETTING_OFF:
    'La base de données a {setting} désactivé : ce qu’elle a confirmé peut disparaître après une panne. Mettez {setting} = on dans postgresql.conf et rechargez-le.',
  DATABASE_STANDBY_BEHIND:
    'La base de données a {n} serveur(s) de secours auxquels ses dernières écritures peuvent manquer : si l’un prend le relais, il ignorera des achats. Réglez synchronous_standby_names, ou démarrez avec --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'Les horloges de la base de données et de ce poste diffèrent de {seconds} secondes ; 60 au plus sont permises. Réglez celle qui est fausse.',
  DESKS_AWAITED:
    'Il peut manquer à la base de données ce qui a été écrit en dernier : un serveur de secours a pris le relais, ou une copie plus ancienne a été mise en place. Rien n’est acheté à aucun poste avant que ceux-ci aient démarré et redéclaré ce qu’ils savent : {desks}. Si l’un d’eux a disparu pour de bon, un administrateur l’indique : packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'Il peut manquer à la base de données ce qui a été écrit en dernier : un autre serveur ou une autre copie répond. Rien n’est acheté avant que les postes aient redéclaré ce qu’ils savent.',
  LEDGER_BEHIND:
    'Le registre a perdu ce qui a été écrit en dernier : son journal s’arrête à la ligne {last}, et la ligne {sequence} a été écrite le {at}. Ce qui a été acheté entre-temps n’y est pas.',
  LEDGER_LACKS_CHANGES:
    'Le registre a perdu ce qui a été écrit en dernier : des modifications de clients API, de comptes ou de réglages, ou une annulation demandée. Une clé révoquée peut y être valable.',
  LEDGER_OTHER:
    'Le registre n’est pas celui que cette station a écrit : la ligne {line} de son journal est différente.',
  LEDGER_STRUCTURE_CHANGED: 'La structure du registre n’est pas celle qui a été écrite.',
  FILE_NO_DATABASE: '{at} n’est pas une base de données ({bytes} octets). Il a été laissé tel quel.',
  FILE_NO_LEDGER: '{at} est une base de données, mais pas un registre de Packbench.',
  LEDGER_DISK_FAILED: 'Le disque est défaillant. Le système dit : « {words} »',
  LEDGER_TOO_NEW:
    'Il a été écrit par une version plus récente de Packbench (version de registre {found} ; celle-ci connaît {known}).',
  SHARED_LEDGER_NEWER:
    'Une version plus récente de Packbench a mis le registre partagé à la version {found} ; celle-ci connaît {known}. Démarrez ici la version plus récente.',
  LEDGER_NO_ROOM: 'Le disque n’a plus de place pour le registre.',
  ROW_CHANGED: 'La ligne {row} de la table {table} n’est pas ce qui a été écrit.',
  JOURNAL_BROKEN: 'Le journal de {desk} n’est plus continu à partir de la ligne {line}.',
  SHIPMENTS_CHANGED:
    '{changed} envois sur {checked} ne correspondent pas à ce que le journal dit avoir été expédié ; le premier est {first}. Des adresses, poids, numéros ou documents ont été modifiés.',
  JOURNAL_LINE_CHANGED: 'La ligne {line} du journal n’est pas ce qui a été écrit.',
  DOCUMENTS_DAMAGED: '{damaged} documents sur {checked} sont endommagés ; le premier est {first}.',
  BACKUPS_ELSEWHERE:
    'Le registre est dans une base de données partagée par plusieurs stations : la sauvegarde et la restauration reviennent à la personne qui la gère.',
  BACKUP_GONE: 'La sauvegarde {backup} n’existe plus. Sauvegardes existantes : {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'D’autres comptes d’utilisateur peuvent lire dans le dossier de données : {names} ({things} en tout). Redémarrez la station : elle en fermera l’accès.',
};
