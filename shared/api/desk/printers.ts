import { Type } from 'typebox';
import {
  PrintConfirmation,
  PrintJob,
  PrintJobDetail,
  PrintJobPage,
  PrintProof,
  PrintRequest,
  PrintScan,
} from '../../schema/printing/print-job.ts';
import { AvailablePrinters, Printer, PrinterDraft, PrinterStatus } from '../../schema/printing/printer.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';
import { clientId } from '../shipping/shipment-filters.ts';

const params = Type.Object({ id: Type.String() });
const printer = Type.Object({ printer: Printer }, { title: 'PrinterBody' });
const printJob = Type.Object({ printJob: PrintJob }, { title: 'PrintJobBody' });
const printJobs = Type.Object({ printJobs: Type.Array(PrintJob) }, { title: 'PrintJobsBody' });

export const listPrinters = defineRoute({
  method: 'GET',
  path: '/station/v1/printers',
  summary: 'List the printers that are set up',
  tag: 'Printing',
  access: ['read', 'print', 'admin'],
  success: { status: 200, description: 'The printers', body: Type.Object({ printers: Type.Array(Printer) }) },
  problems: [],
});

export const listAvailablePrinters = defineRoute({
  method: 'GET',
  path: '/station/v1/printers/available',
  summary: 'List the printers that the machine offers',
  tag: 'Printing',
  access: ['admin'],
  success: { status: 200, description: 'What may be set up', body: AvailablePrinters },
  problems: [],
});

export const createPrinter = defineRoute({
  method: 'POST',
  path: '/station/v1/printers',
  summary: 'Set up a printer',
  description: 'A default that another printer has moves to this one.',
  tag: 'Printing',
  access: ['admin'],
  action: 'changePrinters',
  body: PrinterDraft,
  success: { status: 201, description: 'Set up', body: printer },
  problems: ['ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const changePrinter = defineRoute({
  method: 'PUT',
  path: '/station/v1/printers/:id',
  summary: 'Change a printer: the whole of it is replaced',
  description: 'A default that another printer has moves to this one.',
  tag: 'Printing',
  access: ['admin'],
  action: 'changePrinters',
  params,
  body: PrinterDraft,
  success: { status: 200, description: 'Changed', body: printer },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const removePrinter = defineRoute({
  method: 'DELETE',
  path: '/station/v1/printers/:id',
  summary: 'Remove a printer; jobs that wait for it fail, its history stays',
  tag: 'Printing',
  access: ['admin'],
  action: 'changePrinters',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const readPrinterStatus = defineRoute({
  method: 'GET',
  path: '/station/v1/printers/:id/status',
  summary: 'Whether a printer could print now; prints nothing',
  tag: 'Printing',
  access: ['read', 'print', 'admin'],
  params,
  success: { status: 200, description: 'Its state', body: PrinterStatus },
  problems: ['NOT_FOUND'],
});

export const printTestLabel = defineRoute({
  method: 'POST',
  path: '/station/v1/printers/:id/test',
  summary: 'Print a test label',
  tag: 'Printing',
  access: ['print', 'admin'],
  action: 'print',
  params,
  success: { status: 201, description: 'Queued', body: printJob },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const createPrintJobs = defineRoute({
  method: 'POST',
  path: '/station/v1/print-jobs',
  summary: 'Print a document, or the labels of a shipment',
  description:
    'Labels are drawn again from the ledger where the printer needs another format, stock, resolution or offset: the same numbers on the same layout. Prints of a document are counted.',
  tag: 'Printing',
  access: ['print'],
  action: 'print',
  overrides: ['printOthers'],
  body: PrintRequest,
  success: { status: 201, description: 'Queued, one job for each document', body: printJobs },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const listPrintJobs = defineRoute({
  method: 'GET',
  path: '/station/v1/print-jobs',
  summary: 'List print jobs, newest first',
  tag: 'Printing',
  access: ['read', 'print'],
  query: Type.Object({
    shipmentId: Type.Optional(Type.String({ maxLength: 100 })),
    documentId: Type.Optional(Type.String({ maxLength: 100 })),
    printerId: Type.Optional(Type.String({ maxLength: 100, description: 'Asked for or used' })),
    clientId,
    state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: PrintJobPage },
  problems: [],
});

export const readPrintJob = defineRoute({
  method: 'GET',
  path: '/station/v1/print-jobs/:id',
  summary: 'Read one print job with its history',
  tag: 'Printing',
  access: ['read', 'print'],
  params,
  success: { status: 200, description: 'The job', body: PrintJobDetail },
  problems: ['NOT_FOUND'],
});

export const confirmPrintJob = defineRoute({
  method: 'POST',
  path: '/station/v1/print-jobs/:id/confirm',
  summary: 'Say whether it came out; a person has the last word',
  tag: 'Printing',
  access: ['print'],
  action: 'print',
  params,
  body: PrintConfirmation,
  success: { status: 200, description: 'Recorded', body: printJob },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const cancelPrintJob = defineRoute({
  method: 'POST',
  path: '/station/v1/print-jobs/:id/cancel',
  summary: 'Cancel a print job that waits here or in the spooler',
  description:
    'A job that waits here fails at once. A job in a spooler is told so; the answer shows it as it was, and it becomes FAILED, or UNCERTAIN where printing had begun, when the spooler says so.',
  tag: 'Printing',
  access: ['print'],
  action: 'print',
  params,
  success: { status: 200, description: 'Cancelled, or the spooler was told', body: printJob },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const confirmPrintByScan = defineRoute({
  method: 'POST',
  path: '/station/v1/print-jobs/confirm-by-scan',
  summary: 'Prove a print by scanning the label that came out',
  description: 'Confirms the newest open job of the label with that tracking number, and with it the box it is on.',
  tag: 'Printing',
  access: ['print'],
  action: 'print',
  body: PrintScan,
  success: { status: 200, description: 'The job is PRINTED', body: PrintProof },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});
