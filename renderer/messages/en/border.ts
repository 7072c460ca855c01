/** What a customs border asks for beyond what the station must refuse. */
export const border = {
  asks: 'The border asks for: {fields}.',
  without: 'Ship without',
  isWithout: 'Shipped without: {fields}.',
  held: {
    left: 'One row is left out: the border asks for what it lacks | {n} rows are left out: the border asks for what they lack',
    hint: 'Each says which fields. Put them right, set them at the account, or ship without.',
    takeIn: 'Ship it without | Ship {n} without',
  },
} as const;
