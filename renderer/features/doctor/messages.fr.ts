import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnostic',
  run: 'Vérifier de nouveau',
  save: 'Enregistrer les résultats',
  station: 'Station',
  printers: 'Imprimantes',
  ready: 'La station peut expédier.',
  notReady: 'La station ne peut pas expédier.',
  version: 'Packbench {version}',
  bundle:
    'Les résultats enregistrés n’identifient personne : ni adresses, ni clés, ni hôtes, ni chemins, ni noms ; vous pouvez les transmettre à la personne qui vous aide.',
  printerReady: 'L’imprimante est prête.',
  asking: 'Interrogation des imprimantes en cours.',
  running: 'La station lit tout ce qu’elle garde.',
  readAll: 'Tout ce qui est stocké a été lu et comparé à ses empreintes.',
  readSome: 'Seules les vérifications rapides ont été faites : {why}',
  checks: {
    ledger: 'Registre',
    database: 'Base de données',
    disk: 'Disque',
    unknown: 'Envois incertains',
    accounts: 'Comptes de transporteurs',
    numbers: 'Plages de numéros',
    sources: 'Sources de commandes',
    writeBack: 'Ce qui est transmis aux sources',
    secrets: 'Secrets des comptes',
    structure: 'Tables et index',
    rows: 'Lignes du registre',
    journal: 'Journal',
    documents: 'Documents',
    contents: 'Ce qui a été expédié',
    backup: 'Sauvegarde',
    spill: 'Réponses mises de côté',
    clock: 'Horloge',
    restore: 'Restauration',
    desks: 'Autres postes',
    witness: 'Témoin du registre',
    permissions: 'Droits d’accès',
  },
  found: {
    ledger: {
      ok: 'Le registre répond.',
      warning: 'Le registre répond lentement.',
      failed: 'Le registre ne répond pas comme il devrait.',
    },
    database: {
      ok: 'La base de données conserve ce qu’elle confirme.',
      warning: 'Vérifiez les réglages de la base de données.',
      failed: 'La base de données ne conserve pas ce qu’elle a confirmé.',
    },
    disk: {
      ok: '{mib} Mio sont libres sur le disque du dossier de données.',
      warning: 'Seulement {mib} Mio sont libres sur le disque du dossier de données. Libérez de l’espace.',
      failed: 'Seulement {mib} Mio sont libres : rien ne peut être acheté tant que l’espace manque.',
    },
    unknown: {
      ok: 'Aucun envoi n’est incertain.',
      warning: 'Un envoi est incertain, depuis {since}. | {n} envois sont incertains, le plus ancien depuis {since}.',
      failed: 'Des envois sont incertains.',
    },
    accounts: {
      ok: 'Un compte est connecté. | {n} comptes sont connectés.',
      warning: 'Vérifiez les comptes.',
      failed: 'Aucun compte de transporteur n’est connecté.',
    },
    numbers: {
      ok: 'Un compte a assez de numéros. | {n} comptes ont assez de numéros.',
      warning: 'Il reste peu de numéros.',
      failed: 'Il reste peu de numéros.',
    },
    sources: {
      ok: 'Une source répond. | {n} sources répondent.',
      warning: 'Une source ne peut pas être lue.',
      failed: 'Une source ne peut pas être lue.',
    },
    writeBack: {
      ok: 'Les sources savent tout ce qui a été vendu.',
      warning: 'Quelque chose attend d’être transmis.',
      failed: 'Quelque chose attend d’être transmis.',
    },
    secrets: {
      ok: 'Le secret d’un compte s’ouvre ici. | Les secrets de {n} comptes s’ouvrent ici.',
      warning: 'Le secret d’un compte ne s’ouvre pas ici. | Les secrets de {n} comptes ne s’ouvrent pas ici.',
      failed: 'Les secrets des comptes ne s’ouvrent pas ici.',
    },
    structure: {
      ok: 'Les tables et les index sont intacts.',
      warning: 'Vérifiez le registre.',
      failed: 'Le registre est endommagé.',
    },
    rows: {
      ok: 'Une ligne est telle qu’elle a été écrite. | {n} lignes sont telles qu’elles ont été écrites.',
      warning: 'Toutes les lignes n’ont pas été comparées.',
      failed: 'Une ligne n’est pas telle qu’elle a été écrite.',
    },
    journal: {
      ok: 'Son unique ligne est telle qu’elle a été écrite. | {n} lignes se suivent.',
      warning: 'Vérifiez le journal.',
      failed: 'Le journal est rompu.',
    },
    contents: {
      ok: 'Un envoi correspond au journal. | {n} envois correspondent au journal.',
      warning: 'Vérifiez les envois.',
      failed: 'Des envois ne correspondent pas au journal.',
    },
    documents: {
      ok: 'Un document est tel qu’il a été enregistré. | {n} documents sont tels qu’ils ont été enregistrés.',
      warning: 'Vérifiez les documents.',
      failed: 'Des documents sont endommagés.',
    },
    backup: {
      ok: 'La dernière sauvegarde date du {at}.',
      warning: 'Il n’y a pas de sauvegarde des deux derniers jours. Faites-en une dans les réglages.',
      failed: 'Il n’y a pas de sauvegarde.',
    },
    spill: {
      ok: 'Aucune réponse de transporteur n’attend d’entrer dans le registre.',
      warning: 'Une réponse attend d’entrer dans le registre. | {n} réponses attendent d’entrer dans le registre.',
      failed: 'Il n’y a pas d’espace pour mettre des réponses de côté.',
    },
    permissions: {
      ok: 'Seul le compte de la station peut lire le dossier de données.',
      warning:
        'D’autres comptes peuvent lire un élément du dossier de données. Redémarrez la station : elle en fermera l’accès. | D’autres comptes peuvent lire {n} éléments du dossier de données. Redémarrez la station : elle en fermera l’accès.',
      failed: 'Le dossier de données ne peut pas être examiné.',
    },
    desks: {
      ok: 'Aucun poste n’est attendu.',
      warning: 'D’autres postes sont attendus.',
      failed: 'Rien n’est acheté : d’autres postes sont attendus.',
    },
    restore: {
      ok: 'Le registre sait tout.',
      warning: 'Le registre a été restauré et ne connaît pas toutes les ventes.',
      failed: 'Le registre a été restauré ou copié : les achats attendent une confirmation.',
    },
    witness: {
      ok: 'Le témoin du registre est tenu à jour.',
      warning: 'Le témoin du registre ne peut pas être écrit.',
      failed: 'Le témoin du registre ne peut pas être écrit.',
    },
    clock: {
      ok: 'L’horloge s’accorde avec le registre.',
      warning: 'L’horloge retarde d’une minute sur le registre. | L’horloge retarde de {n} minutes sur le registre.',
      failed: 'L’horloge n’est pas à l’heure.',
    },
  },
};
