import type { LabelsPerSheet, PaperSize } from '#shared/schema/printing/document-choice.ts';
import type { DocumentsDeps } from './deps.ts';
import { wordsOf } from '../diagnostic-error.ts';
import { EngineError } from '../engine-error.ts';
import {
  findShipment,
  needsCustomsPapers,
  PURCHASE_IN_STATE,
  renderInputOf,
  type ShipmentRecord,
} from '../shipping/index.ts';
import { traitsOf } from '../accounts/index.ts';
import type { DocumentChoice } from './ports.ts';

type ReadDeps = Pick<DocumentsDeps, 'ledger' | 'documents' | 'adapters'>;

/** @throws EngineError NOT_FOUND; STATE_CONFLICT before the shipment is bought. */
export async function readPackingSlip(deps: ReadDeps, id: string, choice: DocumentChoice): Promise<Uint8Array> {
  return deps.documents.packingSlipFor(renderInputOf(deps, await findBought(deps, id)), choice);
}

/** @throws EngineError NOT_FOUND, also where the shipment needs no invoice; STATE_CONFLICT before it is bought. */
export async function readCommercialInvoice(deps: ReadDeps, id: string, choice: DocumentChoice): Promise<Uint8Array> {
  const shipment = await findBought(deps, id);
  if (!needsCustomsPapers(shipment.prepared)) {
    const why = 'declares no goods, or stays within a country';
    throw new EngineError('NOT_FOUND', `Shipment ${id} ${why}: it has no commercial invoice.`);
  }
  return deps.documents.commercialInvoiceFor(renderInputOf(deps, shipment), choice);
}

/** @throws EngineError NOT_FOUND, also where no package needs a form of the post; STATE_CONFLICT before it is bought. */
export async function readPostalForms(
  deps: ReadDeps,
  id: string,
  choice: Parameters<ReadDeps['documents']['postalFormsFor']>[1],
): Promise<Uint8Array> {
  const shipment = await findBought(deps, id);
  const bytes = needsCustomsPapers(shipment.prepared)
    ? await deps.documents.postalFormsFor(renderInputOf(deps, shipment), choice)
    : null;
  if (bytes) return bytes;
  const why = 'declares no goods, stays within a country, or is not carried by the post';
  throw new EngineError('NOT_FOUND', `Shipment ${id} ${why}: it has no CN 22 or CN 23.`);
}

/** @throws EngineError NOT_FOUND; STATE_CONFLICT where the labels may not be shipped with, are commands for a printer, broken, or too large. */
export async function readLabelSheet(
  deps: ReadDeps,
  id: string,
  { paper, perSheet }: { paper: PaperSize | undefined; perSheet: LabelsPerSheet },
): Promise<Uint8Array> {
  const shipment = await findBought(deps, id);
  if (shipment.state !== 'LABELLED') {
    throw conflict(shipment, `Shipment ${id} is ${shipment.state}: its labels are not to be shipped with.`);
  }
  if (shipment.voidSubmission !== null) {
    const why = 'The carrier was asked to void it and decides later: until then its labels must not be used.';
    throw conflict(shipment, `Shipment ${id}: ${why}`);
  }
  const input = renderInputOf(deps, shipment);
  if (traitsOf(deps.adapters, shipment.prepared.account).drawsLabels)
    return deps.documents.sheetsFor(input, paper, perSheet);
  const labels = await storedLabels(deps, shipment);
  const made = await deps.documents.foreignSheetsFor(input, labels, paper, perSheet).catch((error: unknown) => {
    throw conflict(shipment, `The carrier's labels of shipment ${id} cannot be put on sheets: ${wordsOf(error)}`);
  });
  if (typeof made !== 'string') return made;
  throw conflict(shipment, `The carrier's labels of shipment ${id} are too large for ${perSheet} on a sheet.`);
}

/** Labels that a carrier drew, as pictures. */
async function storedLabels({ ledger: { shipments } }: ReadDeps, shipment: ShipmentRecord) {
  const labels: { imageType: string; bytes: Uint8Array }[] = [];
  for (const { id, contentType, imageType } of await shipments.documents(shipment.id)) {
    if (contentType !== 'LABEL') continue;
    if (imageType === 'zpl' || imageType === 'epl') {
      const what = `are ${imageType.toUpperCase()}, commands for a label printer`;
      throw conflict(
        shipment,
        `The carrier's labels of shipment ${shipment.id} ${what}: they cannot be put on sheets.`,
      );
    }
    const stored = await shipments.documentBytes(id);
    if (stored) labels.push({ imageType, bytes: stored.bytes });
  }
  if (labels.length > 0) return labels;
  throw conflict(shipment, `No labels are kept of shipment ${shipment.id}.`);
}

/** A shipment that has its numbers. @throws EngineError NOT_FOUND or STATE_CONFLICT. */
export async function findBought(deps: Pick<DocumentsDeps, 'ledger'>, id: string): Promise<ShipmentRecord> {
  const shipment = await findShipment(deps, id);
  if (shipment.trackingNumbers.length > 0) return shipment;
  throw conflict(shipment, `Shipment ${id} is ${shipment.state} and has no tracking number.`);
}

const conflict = ({ state }: ShipmentRecord, detail: string) =>
  new EngineError('STATE_CONFLICT', detail, { purchase: PURCHASE_IN_STATE[state] });
