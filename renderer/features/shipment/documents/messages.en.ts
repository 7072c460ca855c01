import type { LabelFaultCode } from '#shared/schema/printing/label-verification.ts';

/** Papers that are made on demand, and the check of labels by reading them. */
export const documents = {
  packingSlip: 'Packing slip',
  labelSheet: 'Labels on sheets of paper',
  print: 'Print {name}',
  printing: '{name} is printing.',
  onDemand: 'drawn when it is opened',
  commands: 'Commands for a label printer: only the printer makes a picture of them.',
  check: {
    button: 'Read the barcodes',
    running: 'The barcodes are being read …',
    good: 'Every barcode says what it should. Read from the dots: {n}.',
    bad: 'Do not ship with it before it is looked at',
    of: '{name}: {fault}',
    unread: '{symbology} should hold {expected} and cannot be read.',
    misread: '{symbology} should hold {expected} and holds {read}.',
    faults: {
      OUTSIDE_STOCK: 'Something reaches beyond the edge.',
      TEXT_TOO_WIDE: 'A text is wider than its place.',
      TEXT_OVERLAPS_TEXT: 'Texts lie on each other.',
      QUIET_ZONE_BROKEN: 'A barcode has too little white around it.',
      MODULE_TOO_NARROW: 'The bars are too narrow for the printer.',
      OFF_THE_DOTS: 'The bars are not on whole dots of the printer.',
      TEXT_TOO_SMALL: 'Some text is smaller than a label may have.',
      BARS_TOO_LOW: 'The bars are lower than the stock asks for.',
      NOT_READABLE: 'The stored label is broken; no picture can be made of it.',
      NOT_DRAWN_HERE:
        'The carrier sent commands for a printer, which are not drawn here. Print it, and scan it to be sure.',
      TRACKING_NUMBER_NOT_READ: 'No barcode holds the tracking number.',
    } as const satisfies Record<LabelFaultCode, string>,
  },
} as const;
