import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'À traiter',
  none: 'Rien à traiter',
  noneHint:
    'Ici apparaîtraient les envois dont l’achat est incertain, les étiquettes peut-être non sorties ou arrivées trop tard pour être imprimées et les bordereaux peut-être établis par un transporteur.',
  unknown: 'Un envoi peut-être acheté | {n} envois peut-être achetés',
  doNotBuy: 'Ne pas acheter de nouveau',
  why: 'L’achat est parti et sa réponse s’est perdue. Chacun peut être acheté et payé ; un second achat serait une seconde étiquette.',
  uncertain: 'Une étiquette peut-être sortie | {n} étiquettes peut-être sorties',
  refresh: 'Actualiser',
  since: 'Incertain depuis',
  platformNumbers: 'Nos numéros',
  known: 'Ce que l’on sait',
  toDo: 'Que faire',
  ownId: 'Notre référence auprès du service',
  todoLookup:
    'La station continue d’interroger {account}. Vérifiez maintenant ou cherchez sur son portail, et indiquez ici ce que vous avez trouvé.',
  todoAsk:
    'La station ne peut pas interroger {account} : c’est à vous de le faire. Cherchez sur son portail ou appelez, et indiquez ici ce que vous avez trouvé.',
  lookFor: 'Cherchez le destinataire ou notre numéro, à la date de l’envoi.',
  lookForId: 'Cherchez-y notre référence, le destinataire ou notre numéro, à la date de l’envoi.',
  lookUp: 'Vérifier maintenant',
  lookUpAll: 'Tout vérifier maintenant',
  asking: 'Interrogation …',
  lookup: {
    found: 'Il a été acheté. Son étiquette est disponible.',
    not_bought: 'Il n’a pas été acheté. Il peut être expédié de nouveau.',
    unknown: 'Le transporteur ne peut pas le dire. Rien n’est résolu.',
  },
  ways: {
    found: 'Il a été acheté',
    not_bought: 'Il n’a pas été acheté',
    written_off: 'Passer en perte',
  },
  settle: {
    means: {
      found:
        'Saisissez les numéros de suivi donnés par le transporteur. Ses étiquettes sont dessinées avec eux ou, là où le transporteur les fait, demandées à celui-ci.',
      not_bought:
        'Seulement si le transporteur le dit. La transaction est de nouveau libre, et quiconque la renvoie achète : si l’envoi avait été acheté malgré tout, il serait payé deux fois.',
      written_off:
        'Le clôt sans savoir s’il a été acheté. Si l’étiquette apparaît sur une facture, on la retrouve dans l’historique.',
    },
    button: {
      found: 'Enregistrer les numéros',
      not_bought: 'Rien n’a été acheté',
      written_off: 'Le passer en perte',
    },
    numberOf: 'Numéro de suivi du colis {n}',
    numberMissing: 'Saisissez le numéro de suivi.',
    numberWrong: 'L’étiquette ne peut pas porter ce numéro. Saisissez-le tel que le transporteur l’a donné.',
    numberTaken: '{number} appartient à un autre envoi de ce compte. Est-ce le bon ?',
    source: 'Où cela a été trouvé (facultatif)',
    reason: 'Comment vous le savez',
    kept: 'Conservé dans le journal pour toujours : indiquez la source, pas une personne.',
    sayWhy: 'Indiquez comment vous le savez.',
  },
  settled: {
    found: 'L’envoi a été acheté. Il est dans l’historique, tout comme ses étiquettes dès qu’elles sont là.',
    not_bought: 'L’envoi n’a pas été acheté. Il peut être expédié de nouveau.',
    written_off: 'L’envoi est passé en perte.',
  },
  manifests: {
    title:
      'Un bordereau que le transporteur a peut-être établi | {n} bordereaux que les transporteurs ont peut-être établis',
    closed: 'Clos le {at}, avec un envoi. | Clos le {at}, avec {count} envois.',
  },
  unlabelled: {
    title: 'Un envoi acheté et sans étiquette | {n} envois achetés et sans étiquette',
    bought: 'Acheté auprès de {account}, {at}.',
    toDo: 'La station continue de demander l’étiquette. N’achetez pas de nouveau. Si le portail du transporteur a l’étiquette, imprimez-la là.',
    ask: 'Demander maintenant',
    notYet: 'L’étiquette n’est pas encore là.',
  },
  unprinted: {
    title: 'Un envoi dont l’étiquette n’est pas imprimée | {n} envois dont les étiquettes ne sont pas imprimées',
    asked: 'Acheté {at}, à imprimer sur {printer}. L’étiquette n’est pas sortie à temps.',
    find: 'Retrouvez le colis, imprimez l’étiquette et collez-la sur ce colis.',
    print: 'Imprimer',
    dismiss: 'Inutile',
    dismissAll: 'Toutes inutiles',
    printing: 'L’étiquette est en cours d’impression.',
    dismissed: 'L’étiquette reste dans l’historique.',
  },
  prints: {
    document: 'Un document',
    sent: 'Envoyé à {printer}, {at}.',
    look: 'Vérifiez l’imprimante et ce qui s’y trouve. Rien n’est jamais réimprimé automatiquement.',
    cameOut: 'C’est sorti',
    didNot: 'Ce n’est pas sorti',
    saidPrinted: 'L’étiquette est imprimée.',
    saidNot: 'L’étiquette n’est pas imprimée. Elle peut être réimprimée.',
  },
};
