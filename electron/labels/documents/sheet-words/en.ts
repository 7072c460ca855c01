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
      weigh: { name: 'Weigh', does: 'Takes the weight of the scale into the form.' },
      toShip: { name: 'Ship', does: 'Goes to the Ship screen.' },
      toPack: { name: 'Pack', does: 'Goes to the packing bench.' },
      toBatch: { name: 'Batch', does: 'Goes to the batches. Scanned there, it opens the newest.' },
      printRows: {
        name: 'Print rows',
        does: 'In a batch: then scan the label of the first row, that of the last, and OK.',
      },
      toHistory: { name: 'History', does: 'Goes to the history. A label that is scanned there is opened.' },
      void: { name: 'Void', does: 'Asks to void the label that is open: then scan a reason, and OK.' },
      handOver: {
        name: 'Hand over',
        does: 'Goes to the hand-over. Scanned there behind a parcel, it closes the day of its account: then OK.',
      },
      toAttention: {
        name: 'Needs attention',
        does: 'Goes to what is in doubt. Scan the order, the label that came out, and OK.',
      },
    },
  },
  badges: {
    title: 'Badges',
    lead: 'Cut them apart. Scanning one at a window signs the person on there.',
  },
} as const;
