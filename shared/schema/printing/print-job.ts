import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { IMAGE_TYPES } from '../shipping/label-specification.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { DOCUMENT_CONTENT_TYPES } from '../shipping/shipment-response.ts';
import { RequiredText } from '../text.ts';

/**
 * QUEUED: nothing was sent. SENT: bytes may have left. SPOOLED: printer or spooler have all of them. PRINTED: the printer or a
 * person said so, or the label was scanned. FAILED: nothing came out. UNCERTAIN: it may have come out; never printed again by itself.
 */
export const PRINT_JOB_STATES = ['QUEUED', 'SENT', 'SPOOLED', 'PRINTED', 'FAILED', 'UNCERTAIN'] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

/** Where each state may lead; what is not listed is a bug. A job in a queue may move to the fallback's; the last word is a person's. */
export const PRINT_TRANSITIONS: Readonly<Record<PrintJobState, readonly PrintJobState[]>> = {
  QUEUED: ['QUEUED', 'SENT', 'FAILED'],
  SENT: ['QUEUED', 'SPOOLED', 'PRINTED', 'FAILED', 'UNCERTAIN'],
  SPOOLED: ['PRINTED', 'FAILED', 'UNCERTAIN'],
  PRINTED: ['PRINTED', 'FAILED'],
  FAILED: ['PRINTED'],
  UNCERTAIN: ['PRINTED', 'FAILED'],
};

/** Who says that it was printed. */
const PRINT_CONFIRMERS = ['printer', 'person', 'scan'] as const;
export type PrintConfirmer = (typeof PRINT_CONFIRMERS)[number];

/** Why a job failed or is uncertain. */
export const PRINT_FAULTS = [
  'CANCELLED',
  'SHIPMENT_VOIDED',
  'PRINTER_UNREACHABLE',
  'PRINTER_REFUSED',
  'PRINTER_REMOVED',
  'DOCUMENT_UNPRINTABLE',
  'LABEL_TOO_LARGE',
  'LABEL_OF_PAGES',
  'LABEL_TOO_COARSE',
  'LABEL_OF_OTHER_DPI',
  'CONNECTION_LOST',
  'STATION_STOPPED',
  'NOT_SEEN',
] as const;
export type PrintFault = (typeof PRINT_FAULTS)[number];

/** How often a document is printed without a question; the next time a reason is asked for. */
export const PRINTS_WITHOUT_REASON = 2;

const Instant = () => Type.String({ format: 'date-time' });

export const PrintJob = Type.Object(
  {
    id: Type.String(),
    state: Literals(PRINT_JOB_STATES),
    createdAt: Instant(),
    updatedAt: Instant(),
    clientId: Type.String({ description: 'Who asked for it' }),
    packer: Nullable(
      Type.String({
        description: 'Who asked for it, by name; null where nobody was signed on, and for clients with keys',
      }),
    ),
    printerId: Type.String({ description: 'The printer it was asked for' }),
    usedPrinterId: Type.String({ description: 'The printer whose queue it is in: the same, or its fallback' }),
    shipmentId: Nullable(Type.String({ description: 'Null for a test label' })),
    documentId: Nullable(Type.String()),
    packageNumber: Nullable(Type.Integer({ description: 'From 1' })),
    contentType: Literals(DOCUMENT_CONTENT_TYPES),
    trackingNumber: Nullable(Type.String({ description: 'What the barcode of the label says' })),
    imageType: Nullable(Literals(IMAGE_TYPES, { description: 'As it was sent; null before' })),
    copies: Type.Integer(),
    printNumber: Type.Integer({ description: '1 for the first print of the document, 2 for the first reprint' }),
    reason: Nullable(Type.String({ description: 'Why it was printed again' })),
    confirmedBy: Nullable(Literals(PRINT_CONFIRMERS)),
    fault: Nullable(Literals(PRINT_FAULTS)),
    detail: Nullable(Type.String({ description: 'What happened last, or what the printer says, in words' })),
    trouble: DiagnosticOrNull('What `detail` says; null on jobs of earlier versions'),
  },
  { title: 'PrintJob' },
);
export type PrintJob = Static<typeof PrintJob>;

/** One change of a job's state. */
export const PrintJobChange = Type.Object(
  {
    at: Instant(),
    from: Nullable(Literals(PRINT_JOB_STATES)),
    to: Literals(PRINT_JOB_STATES),
    actor: Type.String({
      description:
        'Who did it: `client:<id>`, with ` packer:<id>` behind it where somebody was signed on, `printer` or `station`',
    }),
    detail: Nullable(Type.String()),
  },
  { title: 'PrintJobChange' },
);
export type PrintJobChange = Static<typeof PrintJobChange>;

export const PrintJobDetail = Type.Object(
  { printJob: PrintJob, history: Type.Array(PrintJobChange) },
  { title: 'PrintJobDetail' },
);
export type PrintJobDetail = Static<typeof PrintJobDetail>;

export const PrintJobPage = Type.Object(
  {
    printJobs: Type.Array(PrintJob),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'PrintJobPage' },
);
export type PrintJobPage = Static<typeof PrintJobPage>;

/** What to print: one document, or the labels of a shipment. */
export const PrintRequest = Type.Object(
  {
    documentId: Type.Optional(Type.String({ maxLength: 100 })),
    shipmentId: Type.Optional(Type.String({ maxLength: 100, description: 'All labels of the shipment' })),
    printerId: Type.Optional(Type.String({ maxLength: 100, description: 'The default printer unless given' })),
    withPapers: Type.Optional(
      Type.Boolean({
        description:
          'Also the papers that go with the labels, as behind a purchase: on the printers that are the default for them',
      }),
    ),
    reason: Type.Optional(
      RequiredText({
        description: `Why it is printed again; required once it was printed ${PRINTS_WITHOUT_REASON} times`,
      }),
    ),
  },
  { title: 'PrintRequest', additionalProperties: false },
);
export type PrintRequest = Static<typeof PrintRequest>;

export const PrintConfirmation = Type.Object(
  { printed: Type.Boolean({ description: 'Whether it came out' }) },
  { title: 'PrintConfirmation', additionalProperties: false },
);
export type PrintConfirmation = Static<typeof PrintConfirmation>;

export const PrintScan = Type.Object(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'What the scanner read from the label that came out',
    }),
  },
  { title: 'PrintScan', additionalProperties: false },
);
export type PrintScan = Static<typeof PrintScan>;

export const PrintProof = Type.Object(
  {
    printJob: PrintJob,
    repeated: Type.Boolean({ description: 'This label was scanned before: perhaps it is on two boxes' }),
  },
  { title: 'PrintProof' },
);
export type PrintProof = Static<typeof PrintProof>;
