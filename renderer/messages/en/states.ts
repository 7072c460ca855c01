import type { OrderState } from '#shared/schema/orders/order.ts';
import type { PrintFault, PrintJobState } from '#shared/schema/printing/print-job.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** States of what the station keeps, in a word or two. */
export const states = {
  shipment: {
    RESERVED: 'Starting',
    SENDING: 'Buying',
    NOT_SENT: 'Not sent',
    REJECTED: 'Refused',
    UNKNOWN: 'Unknown',
    PURCHASED: 'Bought, label awaited',
    LABELLED: 'Bought',
    VOIDED: 'Voided',
    WRITTEN_OFF: 'Written off',
  } as const satisfies Record<ShipmentState, string>,
  order: {
    OPEN: 'Open',
    HELD: 'On hold',
    PACKING: 'Being packed',
    PACKED: 'Packed',
    SHIPPED: 'Handed over',
    CANCELLED: 'Cancelled',
  } as const satisfies Record<OrderState, string>,
  print: {
    QUEUED: 'Waiting',
    SENT: 'Printing',
    SPOOLED: 'At the printer',
    PRINTED: 'Printed',
    FAILED: 'Not printed',
    UNCERTAIN: 'Uncertain',
  } as const satisfies Record<PrintJobState, string>,
  printFault: {
    CANCELLED: 'It was cancelled.',
    PRINTER_UNREACHABLE: 'The printer could not be reached.',
    PRINTER_REFUSED: 'The printer refused it.',
    PRINTER_REMOVED: 'The printer was removed.',
    DOCUMENT_UNPRINTABLE: 'It cannot be drawn for this printer.',
    LABEL_TOO_LARGE: 'The carrier’s label is larger than the labels of this printer.',
    LABEL_OF_PAGES: 'The carrier’s label has several pages; this printer takes one picture.',
    LABEL_TOO_COARSE: 'A barcode of the carrier’s label could not be read at the resolution of this printer.',
    LABEL_OF_OTHER_DPI: 'The carrier made the label for printers of another resolution.',
    CONNECTION_LOST: 'The connection to the printer broke while it was sent.',
    STATION_STOPPED: 'The station stopped while it was sent.',
    SHIPMENT_VOIDED: 'The shipment was voided.',
    NOT_SEEN: 'A person says that it did not come out.',
  } as const satisfies Record<PrintFault, string>,
} as const;
