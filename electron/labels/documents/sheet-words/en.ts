/** What stands on the sheets of barcodes that a packer scans. */
export const en = {
  commands: {
    title: 'Commands to scan',
    lead: 'Put this sheet up at the desk. Scanning a command does what it says; none of them buys anything.',
    commands: {
      acknowledge: { name: 'OK', does: 'Acknowledges a failed scan and opens the form again.' },
      clear: { name: 'Clear', does: 'Empties the form for the next shipment.' },
      addPackage: { name: 'Next package', does: 'Adds a package to the shipment.' },
      reprintLast: { name: 'Reprint', does: 'Prints the last label again, free of charge.' },
    },
  },
  badges: {
    title: 'Badges',
    lead: 'Cut them apart. Scanning one at a window signs the person on there.',
  },
} as const;
