import type { Decision, LookupResult } from '#shared/schema/shipping/attention.ts';

/** What only a person can settle. */
export const attention = {
  title: 'Needs attention',
  none: 'Nothing needs attention',
  noneHint:
    'Shipments whose purchase is in doubt, labels that may not have come out or came too late to be printed and manifests that a carrier may have made would wait here.',
  unknown: 'One shipment that may have been bought | {n} shipments that may have been bought',
  doNotBuy: 'Do not buy again',
  why: 'The purchase was sent and its answer was lost. Each of these may be bought and paid for; a second purchase would be a second label.',
  uncertain: 'One label that may have come out | {n} labels that may have come out',
  refresh: 'Look again',
  since: 'In doubt since',
  platformNumbers: 'Our numbers',
  known: 'What is known',
  toDo: 'What to do',
  ownId: 'Our reference there',
  todoLookup: 'The station keeps asking {account}. Look it up now, or search its portal, and say here what you found.',
  todoAsk:
    'The station cannot ask {account}: nobody asks but you. Search its portal or call them, and say here what you found.',
  lookFor: 'Look for the recipient or our number, on the day on which it was sent.',
  lookForId: 'Look for our reference there, the recipient or our number, on the day on which it was sent.',
  lookUp: 'Look up now',
  lookUpAll: 'Look up all now',
  asking: 'Asking …',
  lookup: {
    found: 'It was bought. Its label is there.',
    not_bought: 'It was not bought. It may be shipped again.',
    unknown: 'The carrier cannot say. It is as open as before.',
  } as const satisfies Record<LookupResult['outcome'], string>,
  ways: {
    found: 'It was bought',
    not_bought: 'It was not bought',
    written_off: 'Write off',
  } as const satisfies Record<Decision, string>,
  settle: {
    means: {
      found:
        'Type the tracking numbers that the carrier gave it. Its labels are drawn with them, or fetched where the carrier makes them.',
      not_bought:
        'Only where the carrier says so. The transaction is free again, and whoever sends it again buys: were it bought after all, it would be paid twice.',
      written_off:
        'Closes it without knowing whether it was bought. If the label turns up on an invoice, it is found in the history.',
    } as const satisfies Record<Decision, string>,
    button: {
      found: 'Record the numbers',
      not_bought: 'Nothing was bought',
      written_off: 'Write it off',
    } as const satisfies Record<Decision, string>,
    numberOf: 'Tracking number of package {n}',
    numberMissing: 'Type the tracking number.',
    numberWrong: 'The label cannot carry this number. Type it as the carrier gave it.',
    numberTaken: '{number} belongs to another shipment of this account. Is this the right one?',
    source: 'Where it was found (not needed)',
    reason: 'How you know',
    kept: 'Kept in the journal for good: name the source, not a person.',
    sayWhy: 'Say how you know.',
  },
  settled: {
    found: 'The shipment was bought. It is in the history, as are its labels once they are there.',
    not_bought: 'The shipment was not bought. It may be shipped again.',
    written_off: 'The shipment is written off.',
  } as const satisfies Record<Decision, string>,
  manifests: {
    title: 'One manifest that the carrier may have made | {n} manifests that the carriers may have made',
    closed: 'Closed {at}, with one shipment. | Closed {at}, with {count} shipments.',
  },
  unlabelled: {
    title: 'One shipment that is bought and has no label | {n} shipments that are bought and have no label',
    bought: 'Bought at {account}, {at}.',
    toDo: 'The station goes on asking for the label. Do not buy again. Where the portal of the carrier has the label, print it there.',
    ask: 'Ask now',
    notYet: 'The label is not there yet.',
  },
  unprinted: {
    title: 'One shipment whose label is not printed | {n} shipments whose labels are not printed',
    asked: 'Bought {at}, to be printed on {printer}. Its label did not come out in time.',
    find: 'Find its parcel, print the label, and put it on that parcel.',
    print: 'Print',
    dismiss: 'Not needed',
    dismissAll: 'None is needed',
    printing: 'The label is being printed.',
    dismissed: 'The label stays in the history.',
  },
  prints: {
    document: 'A document',
    sent: 'Sent to {printer}, {at}.',
    look: 'Look at the printer, and at what lies in it. It is never printed again by itself.',
    cameOut: 'It came out',
    didNot: 'It did not come out',
    saidPrinted: 'The label is printed.',
    saidNot: 'The label is not printed. It can be printed again.',
  },
} as const;
