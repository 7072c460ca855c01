import type { Log } from '../log.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { EngineError } from '../engine-error.ts';
import type { PrintingDeps } from './deps.ts';
import type { Caller } from '../identity/index.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import type { Warning } from '#shared/diagnostics/problem.ts';
import { refuseCall, type DocumentRecord } from '../shipping/index.ts';
import type { PrintJob, PrintRequest } from '#shared/schema/printing/print-job.ts';
import type { PendingPrintRecord } from './ports.ts';
import { papersOf } from './print-jobs.ts';

export interface PrintWish {
  /** As the call names it: a printer, empty for none; undefined leaves it to the client's own. */
  printerId: string | undefined;
  caller: Caller;
  /** Where the call names it, for what is wrong with it. */
  pointer: string;
  transactionId: string | undefined;
}

interface Parts {
  printing: {
    listPrinters(): Promise<Printer[]>;
    print(order: PrintRequest & { caller: Caller; withPapers?: boolean }): Promise<PrintJob[]>;
    printLater(order: Omit<PendingPrintRecord, 'orderedAt'>): Promise<unknown>;
    leaveUnprinted(order: Omit<PendingPrintRecord, 'orderedAt'>): Promise<unknown>;
  };
  ledger: Pick<PrintingDeps['ledger'], 'shipments' | 'clients'>;
  log: Log;
}

/** What becomes of labels that may still come. By the time a doubt is settled whoever packs is at another box. */
const LABELS_LATER: Partial<Record<ProblemCode, 'printLater' | 'leaveUnprinted'>> = {
  LABELS_PENDING: 'printLater',
  CARRIER_OUTCOME_UNKNOWN: 'leaveUnprinted',
};

/**
 * Buys, and queues the labels for the printer that the call names, or the client has, once they are durable; labels that come later
 * are queued when they do; those of a purchase in doubt are left to a person. Where they cannot be queued the answer says so in a warning:
 * the purchase never fails because of a printer and never waits for paper. What is wrong with what the call names is refused before anything of it is bought.
 * @throws EngineError SCOPE_MISSING or FIELD_INVALID, and what buying throws.
 */
export async function shipAndPrint(
  parts: Parts,
  wish: PrintWish,
  ship: (printerId: string | null) => Promise<ShipmentResponse>,
): Promise<ShipmentResponse> {
  if (wish.printerId) {
    const { caller, transactionId } = wish;
    await requireNamed(parts, wish.printerId, wish).catch((wrong: unknown) =>
      refuseCall(parts.ledger.shipments, { clientId: caller.clientId, transactionId }, wrong),
    );
  }
  const printerId = wish.printerId ?? (await parts.ledger.clients.printerOf(wish.caller.clientId));
  if (!printerId) return ship(null);
  try {
    return await printed(parts, wish, printerId, await ship(printerId));
  } catch (error) {
    const what = error instanceof EngineError ? LABELS_LATER[error.code] : undefined;
    if (what) await order(parts, wish, printerId, what);
    throw error;
  }
}

async function requireNamed(
  { printing }: Parts,
  printerId: string,
  { caller: { scopes }, pointer }: PrintWish,
): Promise<void> {
  if (!scopes.includes('print'))
    throw new EngineError('SCOPE_MISSING', 'Printing what is bought needs the scope print.');
  const printers = await printing.listPrinters();
  if (!printers.some(({ id }) => id === printerId)) {
    const message = `There is no printer ${printerId}; nothing was sent.`;
    const errors = [{ code: 'FIELD_INVALID' as const, pointer, message, actual: printerId }];
    throw new EngineError('FIELD_INVALID', message, { errors });
  }
}

const boughtBy = ({ ledger }: Parts, { caller: { clientId } }: PrintWish, transactionId: string) =>
  ledger.shipments.findByTransaction(clientId, transactionId);

async function printed(
  parts: Parts,
  wish: PrintWish,
  printerId: string,
  answer: ShipmentResponse,
): Promise<ShipmentResponse> {
  try {
    const shipment = await boughtBy(parts, wish, answer.data.transactionId);
    const shipmentId = shipment?.id ?? '';
    const jobs = await parts.printing.print({ shipmentId, printerId, caller: wish.caller, withPapers: true });
    const printed = new Set(jobs.map(({ documentId }) => documentId));
    const left = (await papersOf(parts, shipmentId)).filter(({ id }) => !printed.has(id));
    return { ...answer, warnings: [...answer.warnings, ...left.map((paper) => noPrinterFor(paper, wish))] };
  } catch (error) {
    parts.log('labels not queued', { printerId, error });
    const reason = error instanceof EngineError ? error.message : 'The station could not store the print job.';
    const message = `The labels were bought, but not sent to ${printerId}: ${reason}`;
    return {
      ...answer,
      warnings: [...answer.warnings, { code: 'PRINT_NOT_QUEUED', pointer: wish.pointer, message }],
    };
  }
}

const noPrinterFor = ({ contentType, imageType }: DocumentRecord, { pointer }: PrintWish): Warning => ({
  code: 'PAPER_NOT_QUEUED',
  pointer,
  message: `The ${contentType} is not printed: no printer is the default for it as ${imageType.toUpperCase()}.`,
});

/** What becomes of labels that are still to come, or may be, is durable before the caller hears of it. */
async function order(
  parts: Parts,
  wish: PrintWish,
  printerId: string,
  how: 'printLater' | 'leaveUnprinted',
): Promise<void> {
  const {
    caller: { clientId },
    transactionId,
  } = wish;
  try {
    const shipment = await boughtBy(parts, wish, transactionId ?? '');
    if (shipment) await parts.printing[how]({ shipmentId: shipment.id, clientId, printerId });
  } catch (error) {
    parts.log('labels not ordered to be printed', { printerId, error });
  }
}
