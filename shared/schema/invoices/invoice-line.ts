import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { CheckedPackage, Measures } from '../shipping/check.ts';
import { Cost } from '../shipping/cost.ts';
import { HandOver } from '../shipping/hand-over.ts';
import { JournalLine, ShipmentSummary } from '../shipping/shipment.ts';

/**
 * What may be wrong with a line, causes before their effects. UNKNOWN: no shipment of the station. NOT_SOLD: one that the station does not
 * know as sold. VOIDED: its void is in the ledger. BILLED_EARLIER, BILLED_TWICE: on another invoice, on this one. NOT_HANDED_OVER: it was not
 * there when its day was closed or scanned. CURRENCY: another than at the purchase. WEIGHT, SIZE, SERVICE: none of those entered, sent and
 * estimated. SURCHARGE: without its surcharges the amount would be right. AMOUNT: another than at the purchase.
 */
export const INVOICE_DIFFERENCES = [
  'UNKNOWN',
  'NOT_SOLD',
  'VOIDED',
  'BILLED_EARLIER',
  'BILLED_TWICE',
  'NOT_HANDED_OVER',
  'CURRENCY',
  'WEIGHT',
  'SIZE',
  'SERVICE',
  'SURCHARGE',
  'AMOUNT',
] as const;
export type InvoiceDifference = (typeof INVOICE_DIFFERENCES)[number];

/** What lines are chosen by: one difference, or whether there is any. */
export const LINES_SHOWN = ['DIFFERENT', 'RIGHT', ...INVOICE_DIFFERENCES] as const;
export type LinesShown = (typeof LINES_SHOWN)[number];

/** An exact decimal that may be below zero. */
export const SignedAmount = (description: string) =>
  Type.String({
    pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$',
    'x-form': 'an exact decimal of at most six places',
    description,
    examples: ['-12.34'],
  });

/** A line as the carrier bills it. */
export const InvoicedParcel = Type.Object(
  {
    trackingNumber: Nullable(Type.String({ description: 'In capitals, without spaces' })),
    reference: Nullable(Type.String({ description: 'What is compared with transaction ids and ids of item lines' })),
    date: Nullable(Type.String({ description: 'The day, as `2026-03-31`' })),
    service: Nullable(Type.String({ description: "The carrier's name of the service" })),
    ...{ weight: Measures.properties.weight, dimensions: Measures.properties.dimensions },
    amount: SignedAmount('What the line bills, surcharges included; below zero for a credit'),
    surcharges: Nullable(SignedAmount('How much of it are surcharges; null where the table does not say')),
    currency: Type.String({ description: 'ISO 4217' }),
  },
  { title: 'InvoicedParcel' },
);
export type InvoicedParcel = Static<typeof InvoicedParcel>;

export const InvoiceLine = Type.Object(
  {
    number: Type.Integer({ description: 'Counts the lines of the invoice from 1' }),
    line: Type.Integer({ description: 'The line of the file, as a spreadsheet numbers it' }),
    billed: described(InvoicedParcel, 'What the carrier bills'),
    shipmentId: Nullable(Type.String({ description: 'The shipment that it is of; null where none is known' })),
    packageNumber: Nullable(
      Type.Integer({ description: 'Which of its packages, counted from 1; null where only the shipment can be told' }),
    ),
    differences: Type.Array(Literals(INVOICE_DIFFERENCES), {
      description: 'What is wrong with it, causes first; none where it is right',
    }),
    expected: Nullable(
      SignedAmount('What it should bill; null where nothing is known of that, or it is in another currency'),
    ),
    difference: Nullable(SignedAmount('What it bills beyond that')),
  },
  { title: 'InvoiceLine' },
);
export type InvoiceLine = Static<typeof InvoiceLine>;

export const InvoiceLinePage = Type.Object(
  {
    lines: Type.Array(InvoiceLine, { description: 'In the order of the file' }),
    next: Nullable(Type.Integer({ description: 'Pass as `after` for the next page; null on the last' })),
  },
  { title: 'InvoiceLinePage' },
);
export type InvoiceLinePage = Static<typeof InvoiceLinePage>;

/** The package that a line bills, as the station knows it. */
export const InvoiceEvidence = Type.Object(
  {
    line: described(InvoiceLine, 'The line'),
    shipment: Type.Union([ShipmentSummary, Type.Null()], {
      description: 'The shipment as it is now; null where none is known',
    }),
    parcel: Type.Union(
      [
        Type.Object(
          {
            entered: CheckedPackage.properties.entered,
            transmitted: CheckedPackage.properties.transmitted,
            billed: CheckedPackage.properties.billed,
          },
          { title: 'InvoicedMeasures' },
        ),
        Type.Null(),
      ],
      { description: 'Weight and sides of the package; null where it cannot be told' },
    ),
    service: Nullable(Type.String({ description: 'The service that was bought' })),
    cost: Type.Union([Cost, Type.Null()], {
      description: 'What the purchase cost; null where the carrier did not say',
    }),
    handOver: Type.Union([HandOver, Type.Null()], { description: 'The scan at hand-over; null where there was none' }),
    manifest: Nullable(Type.String({ description: 'The number of the manifest it is on; null where it is on none' })),
    others: Type.Array(
      Type.Object(
        {
          invoiceId: Type.String({ description: 'The invoice' }),
          invoiceNumber: Type.String({ description: "The carrier's number of it" }),
          number: Type.Integer({ description: 'The line in it' }),
          amount: SignedAmount('What it bills'),
          currency: Type.String({ description: 'ISO 4217' }),
        },
        { title: 'OtherInvoiceLine' },
      ),
      { description: 'The other lines that bill the same, on this invoice and on others' },
    ),
    journal: Type.Array(JournalLine, { description: 'What the journal has of the shipment, oldest first' }),
  },
  { title: 'InvoiceEvidence' },
);
export type InvoiceEvidence = Static<typeof InvoiceEvidence>;
