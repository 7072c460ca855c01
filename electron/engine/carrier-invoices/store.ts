import type { CarrierInvoice } from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceLine, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';

/** What an import found, all lines together. */
export type InvoiceFindings = Pick<
  CarrierInvoice,
  'differentCount' | 'unpricedCount' | 'totals' | 'kinds' | 'unknownServices'
>;

/** An invoice as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface CarrierInvoiceRecord extends Omit<CarrierInvoice, 'importedAt'> {
  importedAt: number;
}

export type NewCarrierInvoice = Omit<CarrierInvoiceRecord, keyof InvoiceFindings> & {
  /** SHA-256 of the file, in hexadecimal. */
  contentHash: string;
};

/** A line with what its parcel is known by: the shipment, else what the line names. */
export type NewInvoiceLine = InvoiceLine & { parcel: string | null };

/** A line that bills a parcel, whichever invoice it is on. */
export interface BilledLine {
  parcel: string;
  packageNumber: number | null;
  invoiceId: string;
  invoiceNumber: string;
  number: number;
  amount: string;
  currency: string;
}

/**
 * Carriers' invoices and their lines, durably. An invoice is there only when all its lines are; they stay as they were judged. Every promise of a
 * writing method resolves only when what it wrote would survive a loss of power.
 */
export interface CarrierInvoiceStore {
  /** Begins one that nobody sees before `complete`; false where its file, or its number for the account, is there or being imported. */
  begin(invoice: NewCarrierInvoice): Promise<boolean>;
  addLines(invoiceId: string, lines: readonly NewInvoiceLine[]): Promise<void>;
  complete(invoiceId: string, findings: InvoiceFindings): Promise<void>;
  /** Drops what a crash left of imports; those that another run works on stay. */
  discardIncomplete(): Promise<void>;
  /** Deletes it with its lines; false where it is not there. */
  remove(invoiceId: string): Promise<boolean>;

  find(invoiceId: string): Promise<CarrierInvoiceRecord | null>;
  findByContent(contentHash: string): Promise<CarrierInvoiceRecord | null>;
  findByNumber(carrierId: string, invoiceNumber: string): Promise<CarrierInvoiceRecord | null>;
  /** Newest first. @throws BadCursorError */
  list(query: {
    carrierId?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  }): Promise<{ invoices: CarrierInvoiceRecord[]; next: string | null }>;
  /** The totals of every invoice. */
  totals(): Promise<Pick<CarrierInvoiceRecord, 'carrierId' | 'totals'>[]>;

  /** In order, those after the number; all, those with any difference or none, or those with this one. */
  lines(query: {
    invoiceId: string;
    show?: LinesShown | undefined;
    after: number;
    limit: number;
  }): Promise<InvoiceLine[]>;
  line(invoiceId: string, number: number): Promise<NewInvoiceLine | null>;
  /** The lines of complete invoices that bill the parcels, oldest invoice first. */
  billed(parcels: readonly string[]): Promise<BilledLine[]>;

  /** How the last invoice of the account was read; null where there was none. */
  recallReading(carrierId: string): Promise<InvoiceReading | null>;
  rememberReading(carrierId: string, reading: InvoiceReading, at: number): Promise<void>;
}
