import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import type { PrintFault } from '#shared/schema/printing/print-job.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import {
  renderInputOf,
  type DocumentRecord,
  type DocumentRenderer,
  type NewDocument,
  type ShipmentLedger,
  type ShipmentRecord,
} from '../shipping/index.ts';
import type { PrintingDeps } from './deps.ts';
import { traitsOf } from '../accounts/index.ts';
import type { PreparedShipment } from '../rules/index.ts';
import type { PrintJobRecord, PrintSheet } from './ports.ts';
import { sampleShipment, type SampleShipment } from './sample-shipment.ts';

/** Stored documents are drawn for this many dots per inch. */
const DRAWN_DPI = 203;

type Stored = Pick<NewDocument, 'imageType' | 'bytes'>;

/** The document cannot be made into what the printer takes. */
export class UnprintableError extends DiagnosticError {
  override readonly name = 'UnprintableError';
  readonly fault: UnprintableFault;
  constructor(said: Diagnostic, fault: UnprintableFault = 'DOCUMENT_UNPRINTABLE') {
    super(said);
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
    isLabel: job.contentType === 'LABEL' || job.contentType === 'CN22',
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
  if (!stored || !shipment) throw new UnprintableError(diagnostic('PRINT_DOCUMENT_GONE'));
  const { document, bytes } = stored;
  const label = { imageType: document.imageType, bytes };
  switch (wayTo(document, drawnAs(sources, shipment.prepared), printer)) {
    case 'as it is':
      return bytes;
    case 'as commands':
      return asCommands(renderer, printer, label);
    case 'drawn again':
      return drawAgain(sources, shipment, printer, document);
    case 'dot by dot':
      return dotByDot(renderer, printer, label);
    case null:
      throw new UnprintableError(otherFormat(document, printer));
  }
}

/** Why the printer can never print the document, null where it can. */
export function printDiagnostic(document: DocumentRecord, drawn: Drawn, printer: Printer): Diagnostic | null {
  return wayTo(document, drawn, printer) === null ? otherFormat(document, printer) : null;
}

const otherFormat = ({ imageType }: DocumentRecord, { name: printer, format }: Printer) =>
  diagnostic('PRINT_OF_OTHER_FORMAT', { printer, format, type: imageType.toUpperCase() });

/** Languages of printers: nothing can be read out of them, and they are made for one resolution. */
const LANGUAGES: readonly string[] = ['EPL', 'ZPL'];

/**
 * How a document gets into the printer's format, null where it does not: other documents than labels and CN 22 are never drawn again. A carrier's own label is
 * placed on the printer's stock dot by dot, or sent as the commands that it is.
 */
function wayTo(
  document: DocumentRecord,
  drawn: Drawn,
  printer: Printer,
): 'as it is' | 'as commands' | 'drawn again' | 'dot by dot' | null {
  const imageType = document.imageType.toUpperCase();
  const isSame = imageType === printer.format;
  const isCn22 = document.contentType === 'CN22';
  if (document.contentType !== 'LABEL' && !(isCn22 && drawn.isDrawnHere)) return isSame ? 'as it is' : null;
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
  const { name, stock, dpi } = printer;
  throw new UnprintableError(diagnostic(made, { printer: name, stock, dpi }), made);
}

/** Commands come out in another size on a printer of another resolution. */
function asCommands(renderer: DocumentRenderer, { name: printer, dpi }: Printer, label: Stored): Uint8Array {
  const made = renderer.resolutionOfCommands(label);
  if (made === null || made === dpi) return label.bytes;
  const code = made > dpi ? 'LABEL_OF_MORE_DPI' : 'LABEL_OF_FEWER_DPI';
  throw new UnprintableError(diagnostic(code, { made, printer, dpi }), 'LABEL_OF_OTHER_DPI');
}

const drawAgain = (
  sources: Sources,
  shipment: ShipmentRecord,
  printer: Printer,
  { contentType, packageNumber }: DocumentRecord,
): Promise<Uint8Array> =>
  contentType === 'CN22'
    ? sources.renderer.cn22For(printer, renderInputOf(sources, shipment), packageNumber)
    : drawLabel(sources, shipment, printer, packageNumber);

const drawLabel = (
  sources: Sources,
  shipment: SampleShipment,
  printer: Printer,
  packageNumber: number,
): Promise<Uint8Array> => sources.renderer.labelFor(printer, renderInputOf(sources, shipment), packageNumber);
