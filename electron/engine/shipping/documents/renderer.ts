import type { PrintFault } from '#shared/schema/printing/print-job.ts';
import type { Printer, PrinterDpi } from '#shared/schema/printing/printer.ts';
import { traitsOf, type Defined, type Traits } from '../../accounts/index.ts';
import type { AddressLines, PreparedShipment } from '../../rules/index.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

/** How a printer wants its labels. */
export type PrintTarget = Pick<Printer, 'format' | 'stock' | 'dpi' | 'offset' | 'darkness' | 'speed' | 'gap'>;

/** Width and height in millimetres. */
export interface MediaSize {
  width: number;
  height: number;
}

type ForeignLabel = Pick<NewDocument, 'imageType' | 'bytes'>;

/** Why a carrier's own label cannot be printed or put on a sheet. */
export type Misfit = Extract<PrintFault, 'LABEL_TOO_LARGE' | 'LABEL_OF_PAGES' | 'LABEL_TOO_COARSE'>;

/** Draws the documents of a bought shipment. The same input gives the same bytes. */
export interface DocumentRenderer {
  render(input: RenderInput): Promise<NewDocument[]>;
  /** The label of one package (from 1) as PDF, with a band that says it is none to ship with. */
  preview(input: RenderInput, packageNumber: number): Promise<Uint8Array>;
  /** The label of one package (from 1) as a printer wants it: the same numbers on the same layout. */
  labelFor(target: PrintTarget, input: RenderInput, packageNumber: number): Promise<Uint8Array>;
  /** The CN 22 of one package (from 1) as a printer wants it. @throws Error where its goods do not fit on one */
  cn22For(target: PrintTarget, input: RenderInput, packageNumber: number): Promise<Uint8Array>;
  /** A carrier's own label, dot by dot, as a printer wants it. @throws Error where it is broken, or commands for a printer. */
  pictureFor(target: PrintTarget, label: ForeignLabel): Promise<Uint8Array | Misfit>;
  /** The dots per inch that a carrier made its commands for, where they tell it. */
  resolutionOfCommands(label: ForeignLabel): PrinterDpi | null;
  /** The labels in a carrier's file of several. @throws Error where it is broken or locked. */
  labelsIn(label: ForeignLabel): Promise<Uint8Array[]>;
  /** A carrier's own label with a band that says it is none to ship with; one that cannot be drawn on is replaced by a page that says so. */
  withTestBand(document: NewDocument): Promise<NewDocument>;
  /** The size of the first page of a PDF. */
  pageSize(pdf: Uint8Array): Promise<MediaSize>;
  /** Why the labels, or the customs forms with them, cannot be drawn as they should be, in a sentence; null where they can. */
  misfit(input: RenderInput): Promise<string | null>;
  /** The characters of the text that no embedded font has and that are drawn as a replacement. */
  missingCharacters(text: string): string[];
  /** How many lines a recipient's address has on a label of the stock, and how many there is room for. */
  addressLines: AddressLines;
}

/** What is drawn, and how: all that a label is made of. */
export interface RenderInput {
  shipment: PreparedShipment;
  trackingNumbers: string[];
  platformTrackingNumbers: string[];
  /** Milliseconds since 1970; printed as the date of shipment. */
  acceptedAt: number;
  traits: Pick<Traits, 'isTest' | 'symbology' | 'logisticLabel'>;
}

/** What is drawn of a shipment, as its way of buying wants it. */
export const renderInputOf = (
  { adapters }: { adapters: Defined },
  { prepared, trackingNumbers, platformTrackingNumbers, acceptedAt }: Drawn,
): RenderInput => ({
  ...{ shipment: prepared, trackingNumbers, platformTrackingNumbers, acceptedAt },
  traits: traitsOf(adapters, prepared.account, prepared.service),
});

type Drawn = Pick<ShipmentRecord, 'prepared' | 'trackingNumbers' | 'platformTrackingNumbers' | 'acceptedAt'>;
