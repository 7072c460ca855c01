import { randomBytes } from 'node:crypto';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { PRINT_JOB_STATES, PRINTS_WITHOUT_REASON, type PrintRequest } from '#shared/schema/printing/print-job.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { type Caller, type NamedPacker, packerOf, requireRole, requireSeen } from '../identity/index.ts';
import { EngineError } from '../engine-error.ts';
import { invalid } from '../violation.ts';
import type { DocumentRecord, ShipmentLedger, ShipmentRecord } from '../shipping/index.ts';
import type { PrintingDeps } from './deps.ts';
import { defaultPrinter } from './choose-printer.ts';
import type { PrintJobDraft, PrintJobRecord, PrintJobStore } from './ports.ts';
import { drawnAs, printDiagnostic, type Drawn } from './sheet.ts';

/** Made so that it may be part of a file's name and of a barcode. */
const newJobId = () => randomBytes(8).toString('hex');

const TEST_LABEL_PREFIX = 'TESTLABEL';

type Sources = Pick<PrintingDeps, 'ledger' | 'adapters'>;
/**
 * What is printed, and the printer that was named or, where none was, is the default; and who asked for it, where that is not who calls.
 * `withPapers`: what goes with the labels, an invoice say, comes out of the printers that are the default for it, where there are such; `once`:
 * of that only what did not come out before, and what comes out for the first time has no reason.
 */
type Order = Omit<PrintRequest, 'withPapers'> & {
  caller: Caller;
  packer?: NamedPacker | 'buyer' | null;
  withPapers?: boolean | 'once';
};

/** Of jobs that count as prints. */
const PRINTS = PRINT_JOB_STATES.filter((state) => state !== 'FAILED');

/**
 * Makes a job for each document asked for. @throws EngineError NOT_FOUND or VALIDATION_FAILED, naming the field.
 * @param jobs where they are stored.
 */
export async function queueDocuments(deps: Sources, jobs: PrintJobStore, order: Order): Promise<PrintJobRecord[]> {
  const { shipment, documents, pointer } = await wanted(deps, order);
  requirePrintable(shipment, documents, pointer);
  const { packer } = shipment.prepared;
  requireOwn(order.caller, packer ?? null);
  const printers = await deps.ledger.printing.printers.list();
  const drafts = documents.map((document) => {
    const printer = printerFor(order, printers, document, drawnAs(deps, shipment.prepared));
    return draftOf(order, shipment, document, printer);
  });
  const papers = order.withPapers ? await paperDrafts(deps, order, shipment, printers) : [];
  const all = [...drafts, ...papers];
  return jobs.add(order.withPapers === 'once' ? await onceOnly(jobs, all) : all, requireReason);
}

async function onceOnly(jobs: PrintJobStore, drafts: PrintJobDraft[]): Promise<PrintJobDraft[]> {
  const left: PrintJobDraft[] = [];
  for (const draft of drafts) {
    const isLabel = draft.contentType === 'LABEL';
    const isAsked = !isLabel || draft.reason !== null;
    const isAgain = isAsked && (await isPrinted(jobs, draft));
    if (!isAgain) left.push({ ...draft, reason: null });
    else if (isLabel) left.push(draft);
  }
  return left;
}

const isPrinted = async (jobs: PrintJobStore, { documentId }: PrintJobDraft): Promise<boolean> =>
  documentId !== null && (await jobs.list({ documentId, states: PRINTS, limit: 1 })).jobs.length > 0;

async function paperDrafts(
  deps: Sources,
  order: Order,
  shipment: ShipmentRecord,
  printers: Printer[],
): Promise<PrintJobDraft[]> {
  const drawn = drawnAs(deps, shipment.prepared);
  return (await papersOf(deps, shipment.id)).flatMap((paper) => {
    const imageType = paper.imageType.toUpperCase() as ImageType;
    const printer =
      defaultPrinter(printers, { contentType: paper.contentType, imageType, stock: drawn.stock }) ??
      labelPrinter(order, printers, paper);
    if (printer === null || printDiagnostic(paper, drawn, printer) !== null) return [];
    return [draftOf(order, shipment, paper, printer)];
  });
}

/** A CN 22 goes where the labels go, unless a printer is the default for it: it is stuck beside them. */
const labelPrinter = ({ printerId }: Order, printers: Printer[], { contentType }: DocumentRecord): Printer | null =>
  (contentType === 'CN22' && printers.find(({ id }) => id === printerId)) || null;

/** The documents of a shipment that are no labels. */
export const papersOf = async (
  { ledger }: { ledger: { shipments: Pick<ShipmentLedger, 'documents'> } },
  shipmentId: string,
): Promise<DocumentRecord[]> =>
  (await ledger.shipments.documents(shipmentId)).filter(({ contentType }) => contentType !== 'LABEL');

/** @throws EngineError ROLE_MISSING where somebody else bought it, and the caller may only print what they bought. */
export function requireOwn(caller: Caller, buyer: NamedPacker | null): void {
  if (buyer && buyer.id !== packerOf(caller)?.id) requireRole(caller, 'printOthers');
}

async function wanted(
  { ledger: { shipments } }: Sources,
  { documentId, shipmentId, caller }: Order,
): Promise<{ shipment: ShipmentRecord; documents: DocumentRecord[]; pointer: string }> {
  if ((documentId === undefined) === (shipmentId === undefined)) {
    const code = documentId === undefined ? 'FIELD_REQUIRED' : 'FIELD_CONFLICT';
    throw invalid({ code, pointer: '/documentId', message: 'Name either a document or a shipment.' });
  }
  const document = documentId === undefined ? null : (await shipments.documentBytes(documentId))?.document;
  const missing =
    documentId === undefined ? `There is no shipment ${shipmentId}.` : `There is no document ${documentId}.`;
  if (document === undefined) throw new EngineError('NOT_FOUND', missing);
  const shipment = requireSeen(caller, await shipments.find(document?.shipmentId ?? shipmentId ?? ''), missing);
  if (document) return { shipment, documents: [document], pointer: '/documentId' };
  const labels = (await shipments.documents(shipment.id)).filter(({ contentType }) => contentType === 'LABEL');
  return { shipment, documents: labels, pointer: '/shipmentId' };
}

function requirePrintable(
  { state, voidSubmission }: ShipmentRecord,
  documents: DocumentRecord[],
  pointer: string,
): void {
  if (state === 'VOIDED') {
    throw invalid({ code: 'FIELD_INVALID', pointer, message: 'The shipment is voided: its labels must not be used.' });
  }
  if (voidSubmission !== null) {
    const message =
      'The carrier was asked to void the shipment and decides later: until then its labels must not be used.';
    throw invalid({ code: 'FIELD_INVALID', pointer, message });
  }
  if (documents.length === 0) {
    throw invalid({ code: 'FIELD_INVALID', pointer, message: `The shipment has no label; it is ${state}.` });
  }
}

function printerFor({ printerId }: Order, printers: Printer[], document: DocumentRecord, drawn: Drawn): Printer {
  const { contentType } = document;
  const imageType = document.imageType.toUpperCase() as ImageType;
  const { stock } = drawn;
  const pointer = '/printerId';
  if (printerId === undefined) {
    const printer = defaultPrinter(printers, { contentType, imageType, stock });
    if (printer) return printer;
    const message = `No printer is the default for ${contentType} as ${imageType} on ${stock}; name one.`;
    throw invalid({ code: 'FIELD_REQUIRED', pointer, message });
  }
  const printer = printers.find(({ id }) => id === printerId);
  if (!printer) {
    const allowed = printers.map(({ id }) => id);
    const trouble = diagnostic('PRINTER_UNKNOWN', { printer: printerId });
    throw invalid({ code: 'FIELD_INVALID', pointer, message: inEnglish(trouble), allowed, trouble });
  }
  const trouble = printDiagnostic(document, drawn, printer);
  if (trouble !== null) throw invalid({ code: 'FIELD_CONFLICT', pointer, message: inEnglish(trouble), trouble });
  return printer;
}

const draftOf = (
  { caller, reason, packer = packerOf(caller) }: Order,
  shipment: ShipmentRecord,
  document: DocumentRecord,
  printer: Printer,
): PrintJobDraft => ({
  id: newJobId(),
  clientId: caller.clientId,
  packer: packer === 'buyer' ? (shipment.prepared.packer ?? null) : packer,
  printerId: printer.id,
  shipmentId: shipment.id,
  documentId: document.id,
  packageNumber: document.packageNumber,
  contentType: document.contentType,
  trackingNumber:
    document.contentType === 'LABEL' ? (shipment.trackingNumbers[document.packageNumber - 1] ?? null) : null,
  copies: printer.copies,
  reason: reason ?? null,
});

function requireReason({ reason }: PrintJobDraft, printNumber: number): void {
  if (printNumber <= PRINTS_WITHOUT_REASON || reason !== null) return;
  const trouble = diagnostic('PRINT_REASON_NEEDED', { prints: printNumber - 1 });
  throw invalid({
    code: 'FIELD_REQUIRED',
    pointer: '/reason',
    message: inEnglish(trouble),
    actual: printNumber - 1,
    limit: PRINTS_WITHOUT_REASON,
    trouble,
  });
}

/** A label that shows how the printer is set up. */
export async function queueTestLabel(jobs: PrintJobStore, printer: Printer, caller: Caller): Promise<PrintJobRecord> {
  const id = newJobId();
  const draft: PrintJobDraft = {
    id,
    clientId: caller.clientId,
    packer: packerOf(caller),
    printerId: printer.id,
    shipmentId: null,
    documentId: null,
    packageNumber: null,
    contentType: 'LABEL',
    trackingNumber: `${TEST_LABEL_PREFIX}${id.slice(0, 8).toUpperCase()}`,
    copies: 1,
    reason: null,
  };
  const [job] = await jobs.add([draft], () => undefined);
  if (!job) throw new Error('The ledger stored no print job');
  return job;
}
