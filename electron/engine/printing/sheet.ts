import type { Printer } from '#shared/schema/printing/printer.ts';
import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import {
  renderInputOf,
  type DocumentRecord,
  type DocumentRenderer,
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

/** The document cannot be made into what the printer takes. Its message is a sentence for the operator. */
export class UnprintableError extends Error {
  override readonly name = 'UnprintableError';
}

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

/** What printers of dots can be given of a carrier's own label, and in which formats it can be read. */
const DOT_FORMATS: readonly string[] = ['EPL', 'ZPL', 'PNG', 'GIF'];
const READABLE: readonly string[] = ['PDF', 'PNG', 'GIF'];

/** How a document gets into the printer's format, null where it does not: other documents, and a carrier's own labels, are never drawn again. */
function wayTo(
  document: DocumentRecord,
  drawn: Drawn,
  printer: Printer,
): 'as it is' | 'drawn again' | 'dot by dot' | null {
  const imageType = document.imageType.toUpperCase();
  const isLabel = document.contentType === 'LABEL';
  if (isLabel && drawn.isDrawnHere) {
    return imageType === printer.format && wantsNothingElse(drawn, printer) ? 'as it is' : 'drawn again';
  }
  if (imageType === printer.format) return 'as it is';
  const isDots = isLabel && READABLE.includes(imageType) && DOT_FORMATS.includes(printer.format);
  return isDots ? 'dot by dot' : null;
}

const wantsNothingElse = (drawn: Drawn, { stock, dpi, offset, darkness, speed, gap }: Printer) =>
  drawn.stock === stock &&
  dpi === DRAWN_DPI &&
  offset.x === 0 &&
  offset.y === 0 &&
  darkness === null &&
  speed === null &&
  gap === null;

async function dotByDot(
  renderer: DocumentRenderer,
  printer: Printer,
  document: Pick<NewDocument, 'imageType' | 'bytes'>,
): Promise<Uint8Array> {
  const bytes = await renderer.pictureFor(printer, document);
  if (bytes) return bytes;
  throw new UnprintableError(`The carrier's label does not fit on the stock of ${printer.name}, ${printer.stock}.`);
}

const drawLabel = (
  sources: Sources,
  shipment: SampleShipment,
  printer: Printer,
  packageNumber: number,
): Promise<Uint8Array> => sources.renderer.labelFor(printer, renderInputOf(sources, shipment), packageNumber);
