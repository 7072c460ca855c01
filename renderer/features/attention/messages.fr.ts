import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'À traiter',
  none: 'Rien à traiter',
  noneHint:
    'Ici attendraient les envois dont l’achat est incertain, les étiquettes peut-être pas sorties et les bordereaux qu’un transporteur a pu faire.',
  unknown: 'Un envoi peut-être acheté | {n} envois peut-être achetés',
  doNotBuy: 'Ne pas acheter de nouveau',
  why: 'L’achat est parti et sa réponse s’est perdue. Chacun peut être acheté et payé ; un second achat serait une seconde étiquette.',
  uncertain: 'Une étiquette peut-être sortie | {n} étiquettes peut-être sorties',
  refresh: 'Regarder de nouveau',
  since: 'Incertain depuis',
  platformNumbers: 'Nos numéros',
  known: 'Ce que l’on sait',
  toDo: 'Que faire',
  ownId: 'Notre référence là-bas',
  todoLookup:
    'La station continue d’interroger {account}. Recherchez maintenant, ou cherchez sur son portail, et dites ici ce que vous avez trouvé.',
  todoAsk:
    'La station ne peut pas interroger {account} : personne ne demande à part vous. Cherchez sur son portail ou appelez, et dites ici ce que vous avez trouvé.',
  lookFor: 'Cherchez le destinataire ou notre numéro, au jour de l’envoi.',
  lookForId: 'Cherchez-y notre référence, le destinataire ou notre numéro, au jour de l’envoi.',
  lookUp: 'Rechercher maintenant',
  lookUpAll: 'Tout rechercher maintenant',
  asking: 'Interrogation …',
  lookup: {
    found: 'Il a été acheté. Son étiquette est là.',
    not_bought: 'Il n’a pas été acheté. Il peut être expédié de nouveau.',
    unknown: 'Le transporteur ne peut pas le dire. C’est aussi ouvert qu’avant.',
  },
  ways: {
    found: 'Il a été acheté',
    not_bought: 'Il n’a pas été acheté',
    written_off: 'Passer en perte',
  },
  settle: {
    means: {
      found:
        'Saisissez les numéros de suivi donnés par le transporteur. Ses étiquettes sont dessinées avec eux, prêtes à imprimer.',
      not_bought:
        'Seulement si le transporteur le dit. La transaction est de nouveau libre, et qui la renvoie achète : si elle était achetée malgré tout, elle serait payée deux fois.',
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
    kept: 'Gardé dans le journal pour toujours : nommez la source, pas une personne.',
    sayWhy: 'Dites comment vous le savez.',
  },
  settled: {
    found: 'L’envoi a été acheté. Ses étiquettes sont dans l’historique.',
    not_bought: 'L’envoi n’a pas été acheté. Il peut être expédié de nouveau.',
    written_off: 'L’envoi est passé en perte.',
  },
  manifests: {
    title: 'Un bordereau que le transporteur a pu faire | {n} bordereaux que les transporteurs ont pu faire',
    closed: 'Clos le {at}, avec un envoi. | Clos le {at}, avec {count} envois.',
  },
  prints: {
    document: 'Un document',
    sent: 'Envoyé à {printer}, {at}.',
    look: 'Regardez l’imprimante et ce qui s’y trouve. Cela n’est jamais réimprimé tout seul.',
    cameOut: 'Sortie',
    didNot: 'Pas sortie',
    saidPrinted: 'L’étiquette est imprimée.',
    saidNot: 'L’étiquette n’est pas imprimée. Elle peut être réimprimée.',
  },
};
