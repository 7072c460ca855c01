import type { PrintFault } from '#shared/schema/printing/print-job.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import {
  renderInputOf,
  type DocumentRecord,
  type DocumentRenderer,
  type Misfit,
  type NewDocument,
  type ShipmentLedger,
} from '../shipping/index.ts';
import type { PrintingDeps } from './deps.ts';
import { traitsOf } from '../accounts/index.ts';
import type { PreparedShipment } from '../rules/index.ts';
import type { PrintJobRecord, PrintSheet } from './ports.ts';
import { sampleShipment, type SampleShipment } from './sample-shipment.ts';

/** Stored documents are drawn for this many dots per inch. */
const DRAWN_DPI = 203;

type Stored = Pick<NewDocument, 'imageType' | 'bytes'>;

/** The document cannot be made into what the printer takes. Its message is a sentence for the operator. */
export class UnprintableError extends Error {
  override readonly name = 'UnprintableError';
  readonly fault: UnprintableFault;
  constructor(message: string, fault: UnprintableFault = 'DOCUMENT_UNPRINTABLE') {
    super(message);
    this.fault = fault;
  }
}

export type UnprintableFault = Extract<PrintFault, `LABEL_${string}` | 'DOCUMENT_UNPRINTABLE'>;

type Sources = Pick<PrintingDeps, 'adapters' | 'renderer'> & { ledger: { shipments: ShipmentLedger } };

/** How a shipment's labels came about. */
export interface Drawn {
  stock: LabelStock;
  isDrawnHere: boolean;
}

export const drawnAs = ({ adapters }: Pick<Sources, 'adapters'>, { stock, account }: PreparedShipment): Drawn => ({
  stock,
  isDrawnHere: traitsOf(adapters, account).drawsLabels,
});

/** The job's document in the printer's own format: the stored bytes where they fit, else the label drawn again, or a carrier's own dot by dot. @throws UnprintableError. */
export async function sheetFor(sources: Sources, job: PrintJobRecord, printer: Printer): Promise<PrintSheet> {
  const bytes = await bytesFor(sources, job, printer);
  return {
    jobId: job.id,
    format: printer.format,
    bytes,
    copies: job.copies,
    media: printer.format === 'PDF' ? await sources.renderer.pageSize(bytes) : null,
  };
}

async function bytesFor(sources: Sources, job: PrintJobRecord, printer: Printer): Promise<Uint8Array> {
  const {
    renderer,
    ledger: { shipments },
  } = sources;
  if (job.documentId === null) return drawLabel(sources, sampleShipment(job, printer), printer, 1);
  const stored = await shipments.documentBytes(job.documentId);
  const shipment = await shipments.find(stored?.document.shipmentId ?? '');
  if (!stored || !shipment) throw new UnprintableError('The document is not kept any more.');
  const drawn = drawnAs(sources, shipment.prepared);
  switch (wayTo(stored.document, drawn, printer)) {
    case 'as it is':
      return stored.bytes;
    case 'as commands':
      return asCommands(renderer, printer, { imageType: stored.document.imageType, bytes: stored.bytes });
    case 'drawn again':
      return drawLabel(sources, shipment, printer, stored.document.packageNumber);
    case 'dot by dot':
      return dotByDot(renderer, printer, { imageType: stored.document.imageType, bytes: stored.bytes });
    case null:
      throw new UnprintableError(printDiagnostic(stored.document, drawn, printer) ?? '');
  }
}

/** Why the printer can never print the document, null where it can. */
export function printDiagnostic(document: DocumentRecord, drawn: Drawn, printer: Printer): string | null {
  if (wayTo(document, drawn, printer) !== null) return null;
  const imageType = document.imageType.toUpperCase();
  return `${printer.name} prints ${printer.format}, and this document is a ${imageType} that cannot be made into it.`;
}

/** Languages of printers: nothing can be read out of them, and they are made for one resolution. */
const LANGUAGES: readonly string[] = ['EPL', 'ZPL'];

/**
 * How a document gets into the printer's format, null where it does not: other documents are never drawn again. A carrier's own label is
 * placed on the printer's stock dot by dot, or sent as the commands that it is.
 */
function wayTo(
  document: DocumentRecord,
  drawn: Drawn,
  printer: Printer,
): 'as it is' | 'as commands' | 'drawn again' | 'dot by dot' | null {
  const imageType = document.imageType.toUpperCase();
  const isSame = imageType === printer.format;
  if (document.contentType !== 'LABEL') return isSame ? 'as it is' : null;
  if (drawn.isDrawnHere) return isSame && wantsNothingElse(drawn, printer) ? 'as it is' : 'drawn again';
  if (LANGUAGES.includes(imageType)) return isSame ? 'as commands' : null;
  // A picture for a folder stays the carrier's own.
  return isSame && printer.format !== 'PDF' ? 'as it is' : 'dot by dot';
}

const wantsNothingElse = (drawn: Drawn, { stock, dpi, offset, darkness, speed, gap }: Printer) =>
  drawn.stock === stock &&
  dpi === DRAWN_DPI &&
  offset.x === 0 &&
  offset.y === 0 &&
  darkness === null &&
  speed === null &&
  gap === null;

async function dotByDot(renderer: DocumentRenderer, printer: Printer, label: Stored): Promise<Uint8Array> {
  const made = await renderer.pictureFor(printer, label);
  if (typeof made !== 'string') return made;
  throw new UnprintableError(MISFITS[made](printer), made);
}

const MISFITS: Readonly<Record<Misfit, (printer: Printer) => string>> = {
  LABEL_TOO_LARGE: ({ name, stock }) => `The carrier's label does not fit on the stock of ${name}, ${stock}.`,
  LABEL_OF_PAGES: ({ name }) => `The carrier's label has several pages, and ${name} takes a picture of one.`,
  LABEL_TOO_COARSE: ({ name, dpi }) =>
    `At the ${dpi} dpi of ${name} a barcode of the carrier's picture cannot be read any more. Print it on a printer that takes PDF.`,
};

/** Commands come out in another size on a printer of another resolution. */
function asCommands(renderer: DocumentRenderer, { name, dpi }: Printer, label: Stored): Uint8Array {
  const made = renderer.resolutionOfCommands(label);
  if (made === null || made === dpi) return label.bytes;
  const becomes = made > dpi ? 'too large for its label' : 'too small';
  throw new UnprintableError(
    `The carrier made this label for printers of ${made} dpi, and ${name} has ${dpi}: it would come out ${becomes}.`,
    'LABEL_OF_OTHER_DPI',
  );
}

const drawLabel = (
  sources: Sources,
  shipment: SampleShipment,
  printer: Printer,
  packageNumber: number,
): Promise<Uint8Array> => sources.renderer.labelFor(printer, renderInputOf(sources, shipment), packageNumber);
