import { Type } from 'typebox';
import {
  CarrierInvoiceBody,
  CarrierInvoiceDraft,
  CarrierInvoicePage,
  CarrierInvoicePreview,
  CarrierInvoicePreviewRequest,
  MAX_INVOICE_LINES,
} from '../schema/invoices/carrier-invoice.ts';
import { InvoiceEvidence, InvoiceLinePage, LINES_SHOWN } from '../schema/invoices/invoice-line.ts';
import { Literals } from '../schema/literals.ts';
import { defineRoute } from './define-route.ts';
import { pageCursor, pageLimit } from './page-query.ts';

const PATH = '/station/v1/carrier-invoices';
/** Room for a file of 18 MiB in base64. */
const MAX_BODY_BYTES = 24 * 2 ** 20;
const id = Type.String({ description: 'The id of the invoice' });
const params = Type.Object({ id });

const show = Type.Optional(
  Literals(LINES_SHOWN, { description: 'Only lines with this difference, with any, or with none; all unless given' }),
);

export const previewCarrierInvoice = defineRoute({
  method: 'POST',
  path: `${PATH}/preview`,
  summary: "Look into a carrier's invoice: columns, a reading that fits, and the first lines as they would be read",
  description: 'A beginning of the file is enough to try a reading on. Stores nothing.',
  tag: 'Invoices',
  access: ['admin'],
  action: 'checkInvoices',
  maxBodyBytes: MAX_BODY_BYTES,
  body: CarrierInvoicePreviewRequest,
  success: { status: 200, description: 'What the file holds', body: CarrierInvoicePreview },
  problems: ['NOT_FOUND'],
});

export const importCarrierInvoice = defineRoute({
  method: 'POST',
  path: PATH,
  summary: "Import a carrier's invoice and hold every line against what the station knows",
  description: `A CSV or Excel file of at most ${MAX_INVOICE_LINES} lines and 18 MiB. A line is matched by tracking number, else by its reference with a transactionId or the id of an item line, whichever client bought it. The same file, or the same number once more for the account, is \`STATE_CONFLICT\`, with the date of the earlier import. One wrong line refuses the whole invoice; an import that was cut off leaves nothing.`,
  tag: 'Invoices',
  access: ['admin'],
  action: 'checkInvoices',
  maxBodyBytes: MAX_BODY_BYTES,
  body: CarrierInvoiceDraft,
  success: { status: 201, description: 'Imported and judged', body: CarrierInvoiceBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STATION_STOPPING', 'STORAGE_FULL'],
});

export const listCarrierInvoices = defineRoute({
  method: 'GET',
  path: PATH,
  summary: "List carriers' invoices, newest import first, with what was billed and expected by account",
  tag: 'Invoices',
  access: ['admin'],
  query: Type.Object({
    carrierId: Type.Optional(Type.String({ maxLength: 100, description: 'Of this account only' })),
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: CarrierInvoicePage },
  problems: [],
});

export const readCarrierInvoice = defineRoute({
  method: 'GET',
  path: `${PATH}/:id`,
  summary: "Read a carrier's invoice: billed, expected, and the difference of each kind",
  tag: 'Invoices',
  access: ['admin'],
  params,
  success: { status: 200, description: 'The invoice', body: CarrierInvoiceBody },
  problems: ['NOT_FOUND'],
});

export const removeCarrierInvoice = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:id`,
  summary: 'Remove an invoice, so that it can be imported with another reading',
  description: 'What was said of other invoices because of it stays as it is.',
  tag: 'Invoices',
  access: ['admin'],
  action: 'checkInvoices',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const listInvoiceLines = defineRoute({
  method: 'GET',
  path: `${PATH}/:id/lines`,
  summary: 'List the lines of an invoice in their order',
  tag: 'Invoices',
  access: ['admin'],
  params,
  query: Type.Object({
    show,
    after: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'The number of the line before the first one' }),
    ),
    limit: pageLimit(100),
  }),
  success: { status: 200, description: 'One page', body: InvoiceLinePage },
  problems: ['NOT_FOUND'],
});

export const readInvoiceLine = defineRoute({
  method: 'GET',
  path: `${PATH}/:id/lines/:number`,
  summary: 'Read a line with its evidence: what was entered, sent, answered, voided and handed over, from the journal',
  tag: 'Invoices',
  access: ['admin'],
  params: Type.Object({
    id,
    number: Type.String({
      pattern: '^[1-9][0-9]{0,8}$',
      'x-form': 'the number of a line, from 1',
      description: 'The number of the line, from 1',
      examples: ['1'],
    }),
  }),
  success: { status: 200, description: 'The line and what is known of its parcel', body: InvoiceEvidence },
  problems: ['NOT_FOUND', 'FIELD_INVALID'],
});

export const exportInvoiceDifferences = defineRoute({
  method: 'GET',
  path: `${PATH}/:id/differences`,
  summary: 'Get the differences as CSV, for the dispute with the carrier',
  description: 'A row for each line that is not right, with what was entered, sent and billed.',
  tag: 'Invoices',
  access: ['admin'],
  params,
  query: Type.Object({ show }),
  success: { status: 200, description: 'The table', body: null, mediaType: 'text/csv; charset=utf-8', isFile: true },
  problems: ['NOT_FOUND'],
});
