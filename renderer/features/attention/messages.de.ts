import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Zu klären',
  none: 'Nichts ist zu klären',
  noneHint:
    'Hier würden Sendungen warten, deren Kauf ungewiss ist, Etiketten, die vielleicht nicht herauskamen oder zu spät zum Drucken kamen, und Ladelisten, die der Paketdienst vielleicht erstellt hat.',
  unknown: 'Eine Sendung, die vielleicht gekauft ist | {n} Sendungen, die vielleicht gekauft sind',
  doNotBuy: 'Nicht noch einmal kaufen',
  why: 'Der Kauf ging hinaus, und die Antwort ging verloren. Jede davon kann gekauft und bezahlt sein; ein zweiter Kauf wäre ein zweites Etikett.',
  uncertain: 'Ein Etikett, das vielleicht herauskam | {n} Etiketten, die vielleicht herauskamen',
  refresh: 'Noch einmal nachsehen',
  since: 'Ungewiss seit',
  platformNumbers: 'Unsere Nummern',
  known: 'Was bekannt ist',
  toDo: 'Was zu tun ist',
  ownId: 'Unsere Referenz dort',
  todoLookup:
    'Die Station fragt weiter bei {account} nach. Jetzt nachfragen oder im Portal suchen, und hier sagen, was herauskam.',
  todoAsk:
    'Die Station kann {account} nicht fragen: Das tut nur, wer hier liest. Im Portal suchen oder anrufen, und hier sagen, was herauskam.',
  lookFor: 'Zu suchen ist nach dem Empfänger oder unserer Nummer, am Tag des Kaufs.',
  lookForId: 'Zu suchen ist nach unserer Referenz dort, dem Empfänger oder unserer Nummer, am Tag des Kaufs.',
  lookUp: 'Jetzt nachfragen',
  lookUpAll: 'Jetzt alle nachfragen',
  asking: 'Wird gefragt …',
  lookup: {
    found: 'Sie ist gekauft. Ihr Etikett ist da.',
    not_bought: 'Sie ist nicht gekauft. Sie kann neu versandt werden.',
    unknown: 'Der Paketdienst kann es nicht sagen. Es ist so offen wie zuvor.',
  },
  ways: {
    found: 'Sie ist gekauft',
    not_bought: 'Sie ist nicht gekauft',
    written_off: 'Abschreiben',
  },
  settle: {
    means: {
      found:
        'Die Sendungsnummern eingeben, die der Paketdienst vergeben hat. Damit werden ihre Etiketten gezeichnet oder, wo der Paketdienst sie macht, geholt.',
      not_bought:
        'Nur, wenn der Paketdienst es sagt. Der Vorgang ist dann wieder frei, und wer ihn neu sendet, kauft: wäre sie doch gekauft, würde sie zweimal bezahlt.',
      written_off:
        'Schließt sie ab, ohne zu wissen, ob sie gekauft ist. Taucht das Etikett auf einer Rechnung auf, ist es im Verlauf zu finden.',
    },
    button: {
      found: 'Nummern festhalten',
      not_bought: 'Es wurde nichts gekauft',
      written_off: 'Abschreiben',
    },
    numberOf: 'Sendungsnummer von Paket {n}',
    numberMissing: 'Bitte die Sendungsnummer eingeben.',
    numberWrong: 'Diese Nummer passt nicht auf das Etikett. Bitte so eingeben, wie der Paketdienst sie nennt.',
    numberTaken: '{number} gehört zu einer anderen Sendung dieses Kontos. Ist das die richtige?',
    source: 'Wo es zu finden war (nicht nötig)',
    reason: 'Woher Sie es wissen',
    kept: 'Bleibt für immer im Journal: die Quelle nennen, keine Person.',
    sayWhy: 'Bitte sagen, woher Sie es wissen.',
  },
  settled: {
    found: 'Die Sendung ist gekauft. Sie steht im Verlauf, ebenso ihre Etiketten, sobald sie da sind.',
    not_bought: 'Die Sendung ist nicht gekauft. Sie kann neu versandt werden.',
    written_off: 'Die Sendung ist abgeschrieben.',
  },
  manifests: {
    title:
      'Eine Ladeliste, die der Paketdienst vielleicht erstellt hat | {n} Ladelisten, die Paketdienste vielleicht erstellt haben',
    closed: 'Abgeschlossen {at}, mit einer Sendung. | Abgeschlossen {at}, mit {count} Sendungen.',
  },
  unlabelled: {
    title:
      'Eine Sendung, die gekauft ist und kein Etikett hat | {n} Sendungen, die gekauft sind und kein Etikett haben',
    bought: 'Gekauft bei {account}, {at}.',
    toDo: 'Die Station fragt weiter nach dem Etikett. Nicht noch einmal kaufen. Hat das Portal des Paketdienstes das Etikett, dort drucken.',
    ask: 'Jetzt fragen',
    notYet: 'Das Etikett ist noch nicht da.',
  },
  unprinted: {
    title: 'Eine Sendung, deren Etikett nicht gedruckt ist | {n} Sendungen, deren Etiketten nicht gedruckt sind',
    asked: 'Gekauft {at}, zu drucken auf {printer}. Das Etikett kam nicht rechtzeitig heraus.',
    find: 'Das Paket suchen, das Etikett drucken und auf dieses Paket kleben.',
    print: 'Drucken',
    dismiss: 'Nicht nötig',
    dismissAll: 'Keines ist nötig',
    printing: 'Das Etikett wird gedruckt.',
    dismissed: 'Das Etikett bleibt im Verlauf.',
  },
  prints: {
    document: 'Ein Dokument',
    sent: 'An {printer} gesendet, {at}.',
    look: 'Am Drucker nachsehen, und was darin liegt. Von selbst wird es nie noch einmal gedruckt.',
    cameOut: 'Es kam heraus',
    didNot: 'Es kam nicht heraus',
    saidPrinted: 'Das Etikett ist gedruckt.',
    saidNot: 'Das Etikett ist nicht gedruckt. Es kann noch einmal gedruckt werden.',
  },
};
