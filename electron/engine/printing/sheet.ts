import type { Printer } from '#shared/schema/printer.ts';
import type { DocumentRecord, DocumentRenderer, ShipmentLedger } from '../ports.ts';
import { isDrawnHere } from '../papers/drawn-here.ts';
import type { PreparedShipment } from '../prepared-shipment.ts';
import type { PrintJobRecord, PrintSheet } from './ports.ts';
import { sampleShipment, type SampleShipment } from './sample-shipment.ts';

/** Stored documents are drawn for this many dots per inch. */
const DRAWN_DPI = 203;

/** The document cannot be made into what the printer takes. Its message is a sentence for the operator. */
export class UnprintableError extends Error {
  override readonly name = 'UnprintableError';
}

interface Sources {
  shipments: ShipmentLedger;
  renderer: DocumentRenderer;
}

/** The job's document in the printer's own format: the stored bytes where they fit, else the label drawn again. @throws UnprintableError. */
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

async function bytesFor({ shipments, renderer }: Sources, job: PrintJobRecord, printer: Printer): Promise<Uint8Array> {
  if (job.documentId === null) return drawLabel(renderer, sampleShipment(job, printer), printer, 1);
  const stored = await shipments.documentBytes(job.documentId);
  const shipment = await shipments.find(stored?.document.shipmentId ?? '');
  if (!stored || !shipment) throw new UnprintableError('The document is not kept any more.');
  const trouble = printTrouble(stored.document, shipment.prepared, printer);
  if (trouble !== null) throw new UnprintableError(trouble);
  if (fitsAsItIs(stored.document, shipment.prepared, printer)) return stored.bytes;
  return drawLabel(renderer, shipment, printer, stored.document.packageNumber);
}

/** Why the printer can never print the document, null where it can. */
export function printTrouble(document: DocumentRecord, prepared: PreparedShipment, printer: Printer): string | null {
  const imageType = document.imageType.toUpperCase();
  if (imageType === printer.format || canBeRedrawn(document, prepared)) return null;
  return `${printer.name} prints ${printer.format}, and this document is a ${imageType} that cannot be drawn again.`;
}

/** Labels that a carrier drew can only be printed as they are, and so can papers, whose size is not the label's. */
const canBeRedrawn = ({ contentType }: DocumentRecord, prepared: PreparedShipment) =>
  contentType === 'LABEL' && isDrawnHere(prepared);

function fitsAsItIs(document: DocumentRecord, prepared: PreparedShipment, printer: Printer): boolean {
  if (!canBeRedrawn(document, prepared)) return true;
  const { format, stock, dpi, offset, darkness, speed } = printer;
  return (
    document.imageType.toUpperCase() === format &&
    prepared.stock === stock &&
    dpi === DRAWN_DPI &&
    offset.x === 0 &&
    offset.y === 0 &&
    darkness === null &&
    speed === null
  );
}

const drawLabel = (
  renderer: DocumentRenderer,
  { prepared, trackingNumbers, platformTrackingNumbers, acceptedAt }: SampleShipment,
  printer: Printer,
  packageNumber: number,
): Promise<Uint8Array> =>
  renderer.labelFor(
    printer,
    { shipment: prepared, trackingNumbers, platformTrackingNumbers, acceptedAt },
    packageNumber,
  );
