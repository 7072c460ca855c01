import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { PrintFault, PrintJobChange, PrintJobState, PrintConfirmer } from '#shared/schema/printing/print-job.ts';
import type { AvailablePrinters, Printer, PrinterConnection } from '#shared/schema/printing/printer.ts';
import type { DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';
import type { NamedPacker } from '../identity/index.ts';
import type { MediaSize } from '../shipping/index.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** A print job as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface PrintJobRecord extends PrintJobDraft {
  state: PrintJobState;
  createdAt: number;
  updatedAt: number;
  /** The printer whose queue it is in. */
  usedPrinterId: string;
  imageType: ImageType | null;
  /** 1 for the first print of the document. */
  printNumber: number;
  confirmedBy: PrintConfirmer | null;
  fault: PrintFault | null;
  detail: string | null;
  /** What `detail` says; null for jobs of earlier versions. */
  trouble: Diagnostic | null;
  /** What the spooler calls it. */
  spoolId: string | null;
}

/** A job before it is stored. A test label has neither shipment nor document. */
export interface PrintJobDraft {
  id: string;
  clientId: string;
  /** Who asked for it. */
  packer: NamedPacker | null;
  printerId: string;
  shipmentId: string | null;
  documentId: string | null;
  packageNumber: number | null;
  contentType: DocumentContentType;
  trackingNumber: string | null;
  copies: number;
  reason: string | null;
}

export interface DueRowOfBatch {
  batchId: string;
  number: number;
}

/** What is to be printed once: a shipment whose labels were still to come, or a row of a batch. */
export type DuePrint = { shipmentId: string } | DueRowOfBatch;

/** What is learnt of a job. The ledger refuses a change that shared/schema/printing/print-job.ts does not list. */
export interface PrintJobUpdate {
  jobId: string;
  /** The states it may be in; where it is in another, nothing is written. */
  from: readonly PrintJobState[];
  to: PrintJobState;
  /** `client:<id>`, `printer` or `station`. */
  actor: string;
  fault: PrintFault | null;
  /** What happened; the ledger keeps its English sentence beside it. */
  trouble: Diagnostic | null;
  confirmedBy?: PrintConfirmer | null;
  usedPrinterId?: string;
  imageType?: ImageType;
  spoolId?: string | null;
}

export interface PrintJobQuery {
  /** Asked for by one of these clients. */
  clientIds?: string[];
  shipmentId?: string;
  documentId?: string;
  /** Asked for or used. */
  printerId?: string;
  states?: PrintJobState[];
  limit: number;
  cursor?: string;
}

export interface PrinterStore {
  /** In the order they were set up. */
  list(): Promise<Printer[]>;
  find(printerId: string): Promise<Printer | null>;
  /** Takes its defaults from other printers. False where the id is in use. */
  create(printer: Printer): Promise<boolean>;
  /** Takes its defaults from other printers. False where there is no such printer. */
  update(printer: Printer): Promise<boolean>;
  /** Others fall back on it no more. False where there is no such printer. */
  remove(printerId: string): Promise<boolean>;
}

/** Print jobs, durably: every promise of a writing method resolves when what it wrote would survive a loss of power. */
export interface PrintJobStore {
  /**
   * Stores the jobs as QUEUED in one commit, all or none. `admit` sees each with its number of print, before anything is stored;
   * what it throws is thrown. Jobs that failed do not count as prints.
   */
  add(drafts: PrintJobDraft[], admit: (draft: PrintJobDraft, printNumber: number) => void): Promise<PrintJobRecord[]>;
  /** As `add`, and what was due is so no more, in the same commit; where it was not due nothing is stored. */
  addDue(
    due: DuePrint,
    drafts: PrintJobDraft[],
    admit: (draft: PrintJobDraft, printNumber: number) => void,
  ): Promise<PrintJobRecord[]>;
  /**
   * Null where the job is in none of the states it may be in. Where it is to be SENT and its shipment is voided by then, or its carrier was asked
   * for that, it becomes FAILED (SHIPMENT_VOIDED) instead, in the same commit.
   */
  advance(update: PrintJobUpdate): Promise<PrintJobRecord | null>;
  /** Writes down what the printer says of one that waits for it or lies with it. Null where it is neither by now: what became of it has been said. */
  note(jobId: string, trouble: Diagnostic): Promise<PrintJobRecord | null>;
  find(jobId: string): Promise<PrintJobRecord | null>;
  history(jobId: string): Promise<PrintJobChange[]>;
  list(query: PrintJobQuery): Promise<{ jobs: PrintJobRecord[]; next: string | null }>;
  /** Oldest first. */
  listInState(state: PrintJobState): Promise<PrintJobRecord[]>;
  /** The shipments of which a sheet waits for its printer, at whichever desk of the ledger. */
  shipmentsWaiting(): Promise<string[]>;
  countQueued(usedPrinterId: string): Promise<number>;
  /** The next of a printer's queue; null where it is empty. */
  nextQueued(usedPrinterId: string): Promise<PrintJobRecord | null>;
  /** Those a spooler has and has not finished, oldest first, `limit` of each printer at most. */
  listSpooled(limit: number): Promise<PrintJobRecord[]>;
  /** The newest one of the label that is open, else that is printed, else that failed; none that was not sent. Of these clients only, where they are given. */
  newestOfLabel(trackingNumbers: readonly string[], clientIds?: readonly string[]): Promise<PrintJobRecord | null>;
}

/** Labels that are to be printed once they arrive. */
export interface PendingPrintRecord {
  shipmentId: string;
  clientId: string;
  printerId: string;
  orderedAt: number;
}

/** With what its shipment is by now; null where the ledger has none. */
export type OpenPrintRecord = PendingPrintRecord & { state: ShipmentState | null };

export interface PendingPrintStore {
  /**
   * In the place of an earlier order of the shipment, at whichever desk: that may be off by now.
   * @param row that it stands for: due no more in the same commit; where it was not due nothing is stored
   */
  put(order: Omit<PendingPrintRecord, 'orderedAt'>, row?: DueRowOfBatch): Promise<void>;
  /** Oldest first. */
  list(): Promise<OpenPrintRecord[]>;
  remove(shipmentId: string): Promise<void>;
}

/** A shipment whose labels were to be printed with the purchase, and were not. */
export interface UnprintedRecord {
  shipmentId: string;
  /** The printer they were asked for; it may be gone. */
  printerId: string;
  /** When the station left them to a person. */
  leftAt: number;
}

export interface UnprintedStore {
  /** Leaves the labels to a person: the station prints them by itself no more. What was left before stays as it was. */
  leave(shipment: Omit<UnprintedRecord, 'leftAt'>): Promise<void>;
  /** Those that have labels, of which none was queued that may come out, or came out; voided ones do not count. Of all desks, oldest first. */
  list(): Promise<UnprintedRecord[]>;
  /** @returns whether it was there. */
  remove(shipmentId: string): Promise<boolean>;
}

/** What of printing is durable. */
export interface PrintingStore {
  printers: PrinterStore;
  jobs: PrintJobStore;
  orders: PendingPrintStore;
  unprinted: UnprintedStore;
}

/** A document in the printer's own format, ready to be sent. */
export interface PrintSheet {
  jobId: string;
  format: ImageType;
  bytes: Uint8Array;
  copies: number;
  /** Of a PDF's first page; null for other formats. */
  media: MediaSize | null;
  /** It is stuck on a parcel: none of its pages may be on the back of another. */
  isLabel: boolean;
}

/** A printer that was reached, or why it was not. Until `send` is called nothing is printed. */
export type OpenedPrinter =
  | { kind: 'ready'; send(): Promise<SendOutcome>; close(): void }
  /** Another try makes sense. */
  | { kind: 'not_ready'; trouble: Diagnostic }
  /** It will never take this sheet. */
  | { kind: 'refused'; trouble: Diagnostic };

/** What became of a sheet. Only `not_sent` and `refused` are proof that nothing comes out. */
export type SendOutcome =
  | { kind: 'spooled'; spoolId: string | null; trouble: Diagnostic }
  | { kind: 'printed' | 'not_sent' | 'refused' | 'uncertain'; trouble: Diagnostic };

/** What a spooler says of a job it was given. */
export type SpoolReport =
  | { kind: 'waiting'; trouble: Diagnostic }
  | { kind: 'printed' | 'unreachable'; trouble: Diagnostic }
  | { kind: 'failed' | 'uncertain'; fault: PrintFault; trouble: Diagnostic }
  /** It is no longer its printer's, and cannot be asked about where it was given. */
  | { kind: 'left' };

/** Every way to reach a printer. The signal aborts what is running when the station stops. */
export interface PrinterDrivers {
  available(): Promise<AvailablePrinters>;
  /** Why no printer is set up there, and at which field; null where one may be. Reaches nothing. */
  refusal(connection: PrinterConnection): Promise<{ pointer: string; trouble: Diagnostic } | null>;
  /** Asks the printer whether it could take a job; prints nothing. Null where it could, else why not. */
  trouble(printer: Printer): Promise<Diagnostic | null>;
  open(printer: Printer, sheet: PrintSheet, signal: AbortSignal): Promise<OpenedPrinter>;
  /** Asks the spooler that has the job, by its `spoolId`, whatever its printer has become since; null where that was removed. */
  follow(printer: Printer | null, spoolId: string): Promise<SpoolReport>;
  /** Asks the spooler to forget a job. Null where it agreed, else why not. */
  cancel(printer: Printer | null, spoolId: string): Promise<Diagnostic | null>;
}

/** A page in dots of grey, 0 black to 255 white, row by row from the top. */
export interface PagePicture {
  width: number;
  height: number;
  grey: Uint8Array;
  /** How many dots of the printer it covers. */
  onPaper: { width: number; height: number };
}

/** Draws a page of a PDF (from 0) for a printer of so many dots to the inch; null where it has no such page. */
export type DrawPage = (pdf: Uint8Array, index: number, dpi: { x: number; y: number }) => Promise<PagePicture | null>;
