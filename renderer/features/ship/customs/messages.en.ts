/** Customs on the Ship screen. */
export const customs = {
  title: 'Customs',
  missing: 'The border asks for: {fields}.',
  without: 'Ship without',
  isWithout: 'Shipped without: {fields}.',
  contents: {
    MERCHANDISE: 'Merchandise',
    GIFT: 'Gift',
    SAMPLE: 'Commercial sample',
    RETURNED_GOODS: 'Returned goods',
    DOCUMENTS: 'Documents',
  },
  valueEach: 'Value each',
  weightEach: 'Weight each',
  add: 'Add customs item',
  remove: 'Remove customs item {n}',
} as const;
