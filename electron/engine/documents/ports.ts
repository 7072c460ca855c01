import type { PostalItems } from '#shared/schema/accounts/account-customs.ts';
import type { LabelsPerSheet, PaperSize } from '#shared/schema/printing/document-choice.ts';
import type { Language } from '#shared/format/languages.ts';
import type { Packer } from '#shared/schema/identity/packer.ts';
import type { VerifiedLabel } from '#shared/schema/printing/label-verification.ts';
import type { DocumentRecord, Misfit, NewDocument, RenderInput } from '../shipping/index.ts';

/** How a sheet that packers scan from is wanted: English and A4, unless said. */
export interface SheetChoice {
  language?: Language | undefined;
  paper?: PaperSize | undefined;
}

/** How a paper is wanted: in the account's or the recipient's language, and on the paper of the shipper's country, unless said. */
export interface DocumentChoice {
  language?: Language | undefined;
  paper?: PaperSize | undefined;
}

/** Draws what goes beside labels, and labels on sheets; all are PDFs. The same input gives the same bytes. */
export interface ShipmentDocumentRenderer {
  packingSlipFor(input: RenderInput, choice: DocumentChoice): Promise<Uint8Array>;
  /** Only for a shipment with customs data. */
  commercialInvoiceFor(input: RenderInput, choice: DocumentChoice): Promise<Uint8Array>;
  /** The postal customs form of each package, one after the other; null where none needs one. Only for a shipment with customs data. */
  postalFormsFor(
    input: RenderInput,
    choice: { paper?: PaperSize | undefined; postalItems?: PostalItems | undefined },
  ): Promise<Uint8Array | null>;
  sheetsFor(input: RenderInput, paper: PaperSize | undefined, perSheet: LabelsPerSheet): Promise<Uint8Array>;
  /** Labels that a carrier drew, in their order; as pictures, never as commands. @throws Error where one is broken. */
  foreignSheetsFor(
    input: RenderInput,
    labels: readonly Pick<NewDocument, 'imageType' | 'bytes'>[],
    paper: PaperSize | undefined,
    perSheet: LabelsPerSheet,
  ): Promise<Uint8Array | Misfit>;
  /** The commands of the desk as barcodes, on A4 unless said. @param at milliseconds since 1970, for the PDF's own date */
  commandSheetFor(choice: SheetChoice, at: number): Promise<Uint8Array>;
  /** The badges of people as barcodes, as above. */
  badgeSheetFor(
    people: readonly Pick<Packer, 'name' | 'role' | 'badge'>[],
    choice: SheetChoice,
    at: number,
  ): Promise<Uint8Array>;
}

/** A label as it is stored. */
export interface StoredLabel {
  document: Pick<DocumentRecord, 'packageNumber' | 'imageType'>;
  bytes: Uint8Array;
}

export type LabelReading = Pick<VerifiedLabel, 'source' | 'ok' | 'symbols' | 'faults'>;

/** Reads the barcodes of labels from their dots. */
export interface LabelReader {
  /** A label that was drawn here: every symbol is known. */
  readDrawn(input: RenderInput, label: StoredLabel): Promise<LabelReading>;
  /** A label that a carrier drew: one of its symbols must hold the tracking number. */
  readForeign(label: StoredLabel, trackingNumber: string): Promise<LabelReading>;
}
