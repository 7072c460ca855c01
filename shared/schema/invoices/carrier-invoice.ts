import { Type, type Static } from 'typebox';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText, ID_FORM } from '../text.ts';
import { fileName } from '../batches/batch-file.ts';
import { INVOICE_DIFFERENCES, InvoicedParcel, SignedAmount } from './invoice-line.ts';
import { InvoiceReading } from './invoice-reading.ts';

/** A month of a large sender; what has more is split by its carrier as well. */
export const MAX_INVOICE_LINES = 200_000;

const sums = {
  currency: Type.String({ description: 'ISO 4217' }),
  lines: Type.Integer({ description: 'How many lines' }),
};

/** Exact sums of lines in one currency. */
export const InvoiceTotal = Type.Object(
  {
    ...sums,
    billed: SignedAmount('What they bill'),
    expected: SignedAmount('What they should bill; lines of which nothing is known count as billed'),
    difference: SignedAmount('Billed beyond what is expected'),
  },
  { title: 'InvoiceTotal' },
);
export type InvoiceTotal = Static<typeof InvoiceTotal>;

const InvoiceKindTotal = Type.Object(
  {
    ...sums,
    kind: Literals(INVOICE_DIFFERENCES, { description: 'What is wrong; a line with several counts in each' }),
    difference: SignedAmount('Counted under the first kind of a line, so that all kinds add up to the total'),
  },
  { title: 'InvoiceKindTotal' },
);
export type InvoiceKindTotal = Static<typeof InvoiceKindTotal>;

/** A carrier's invoice, every line of it judged when it was imported. */
export const CarrierInvoice = Type.Object(
  {
    id: Type.String({ description: 'Its id in the station' }),
    carrierId: Type.String({ description: 'The account that it is for' }),
    invoiceNumber: Type.String({ description: "The carrier's number of it" }),
    fileName: Type.String({ description: 'The file it came in' }),
    importedAt: Type.String({ format: 'date-time', description: 'When it was imported' }),
    importedBy: Type.String({ description: 'The API client' }),
    lineCount: Type.Integer({ description: 'How many lines it has' }),
    differentCount: Type.Integer({ description: 'How many of them are not right' }),
    unpricedCount: Type.Integer({ description: 'How many bill a shipment of which the carrier named no cost' }),
    totals: Type.Array(InvoiceTotal, { description: 'By currency' }),
    kinds: Type.Array(InvoiceKindTotal, { description: 'Differences by kind and currency' }),
    unknownServices: Type.Array(Type.String(), {
      description: 'Names of services that were not compared, because the reading does not say what they are',
    }),
    reading: described(InvoiceReading, 'How it was read'),
  },
  { title: 'CarrierInvoice' },
);
export type CarrierInvoice = Static<typeof CarrierInvoice>;
export const CarrierInvoiceBody = Type.Object(
  { invoice: described(CarrierInvoice, 'The invoice') },
  { title: 'CarrierInvoiceBody' },
);

export const CarrierInvoicePage = Type.Object(
  {
    invoices: Type.Array(CarrierInvoice, { description: 'Newest import first' }),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
    accounts: Type.Array(
      Type.Object(
        { carrierId: Type.String({ description: 'The account' }), totals: Type.Array(InvoiceTotal) },
        { title: 'AccountInvoiceTotals' },
      ),
      { description: 'All imported invoices by account, not only those of the page' },
    ),
  },
  { title: 'CarrierInvoicePage' },
);
export type CarrierInvoicePage = Static<typeof CarrierInvoicePage>;

const carrierId = Type.String({
  pattern: '^[A-Za-z0-9._-]{1,64}$',
  'x-form': ID_FORM,
  description: 'The account that the invoice is for',
  examples: ['test-a'],
});

/** Without a least length: that would count the characters of a long text one by one. An empty file is refused as a table without rows. */
const contentBase64 = Type.String({ description: 'The bytes of a CSV or Excel (.xlsx) file, base64' });

export const CarrierInvoiceDraft = Type.Object(
  {
    carrierId,
    invoiceNumber: RequiredText({ description: 'No other invoice of the account has it', examples: ['INV-2026-03'] }),
    fileName,
    contentBase64,
    reading: Type.Optional(
      described(
        InvoiceReading,
        'How it is read; unless given as the last one of the account with these columns, or as they suggest',
      ),
    ),
  },
  { title: 'CarrierInvoiceDraft', additionalProperties: false },
);
export type CarrierInvoiceDraft = Static<typeof CarrierInvoiceDraft>;

export const CarrierInvoicePreviewRequest = Type.Object(
  {
    carrierId,
    contentBase64,
    reading: Type.Optional(described(InvoiceReading, 'To try; a suggested one unless given')),
  },
  { title: 'CarrierInvoicePreviewRequest', additionalProperties: false },
);
export type CarrierInvoicePreviewRequest = Static<typeof CarrierInvoicePreviewRequest>;

/** Somebody else's import of the same file. */
const EarlierImport = Type.Object(
  {
    id: Type.String({ description: 'Its id in the station' }),
    invoiceNumber: Type.String({ description: "The carrier's number of it" }),
    importedAt: Type.String({ format: 'date-time', description: 'When it was imported' }),
  },
  { title: 'EarlierImport' },
);

export const CarrierInvoicePreview = Type.Object(
  {
    columns: Type.Array(Type.String(), { description: 'In the order of the table' }),
    rowCount: Type.Integer({ description: 'How many rows it has' }),
    reading: described(InvoiceReading, 'As it was given, or as it is suggested'),
    readingFrom: Literals(['GIVEN', 'REMEMBERED', 'GUESSED'], { description: 'Where it comes from' }),
    missing: Type.Array(Diagnostic, { description: 'What the reading still lacks' }),
    rows: Type.Array(
      Type.Object(
        {
          line: Type.Integer({ description: 'The line of the file' }),
          cells: Type.Record(Type.String(), Type.String(), {
            description: 'What stands in it, by column',
            examples: [{ 'Net amount': '12,34' }],
          }),
          billed: Type.Union([InvoicedParcel, Type.Null()], {
            description: 'What it bills; null where it is not read',
          }),
          faults: Type.Array(Diagnostic, { description: 'Why it is not' }),
        },
        { title: 'InvoicePreviewRow' },
      ),
      { description: 'The first rows' },
    ),
    imported: Type.Union([EarlierImport, Type.Null()], {
      description: 'Where the same file was imported before; then it is not imported once more',
    }),
  },
  { title: 'CarrierInvoicePreview' },
);
export type CarrierInvoicePreview = Static<typeof CarrierInvoicePreview>;
