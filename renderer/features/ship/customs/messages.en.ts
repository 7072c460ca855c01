/** Customs on the Ship screen. */
export const customs = {
  title: 'Customs',
  ofAccount: 'Incoterm and numbers that are left empty are those of the account.',
  toAccount: 'Set it at the account',
  contents: {
    MERCHANDISE: 'Merchandise',
    GIFT: 'Gift',
    SAMPLE: 'Commercial sample',
    RETURNED_GOODS: 'Returned goods',
    REPAIR: 'Repair',
    DOCUMENTS: 'Documents',
    OTHER: 'Other',
  },
  valueEach: 'Value each',
  weightEach: 'Weight each',
  add: 'Add customs item',
  remove: 'Remove customs item {n}',
} as const;
