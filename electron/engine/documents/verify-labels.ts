import type {
  LabelVerificationResult,
  VerifiedLabel,
  VerifyRequest,
} from '#shared/schema/printing/label-verification.ts';
import { type Caller, requireSeen } from '../identity/index.ts';
import type { DocumentsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, violation } from '../violation.ts';
import { type DocumentRecord, onOwnShipment, renderInputOf, type ShipmentRecord } from '../shipping/index.ts';
import { traitsOf } from '../accounts/index.ts';
import { findBought } from './read-documents.ts';

type VerifyDeps = Pick<DocumentsDeps, 'ledger' | 'labelReader' | 'adapters'>;

/**
 * Reads stored labels from their dots and compares them with the data; one after the other.
 * @throws EngineError VALIDATION_FAILED without an id, or with both; NOT_FOUND where there is no such label or shipment, or a shipment's labels are not kept; STATE_CONFLICT before it is bought.
 */
export async function verifyLabels(
  deps: VerifyDeps,
  caller: Caller,
  request: VerifyRequest,
): Promise<LabelVerificationResult> {
  const { shipment, documents } = await labelsOf(deps, caller, request);
  const labels: VerifiedLabel[] = [];
  for (const document of documents) labels.push(await verifyLabel(deps, shipment, document));
  return { ok: labels.every(({ ok }) => ok), labels };
}

async function labelsOf(deps: VerifyDeps, caller: Caller, { documentId, shipmentId }: VerifyRequest) {
  const alone = 'Send documentId or shipmentId, one of them.';
  if (documentId !== undefined && shipmentId !== undefined)
    throw invalid(violation('FIELD_CONFLICT', '/shipmentId', alone));
  if (documentId !== undefined) {
    const { document } = await storedLabel(deps, documentId);
    const missing = `There is no label ${documentId}.`;
    const shipment = requireSeen(caller, await deps.ledger.shipments.find(document.shipmentId), missing);
    return { shipment: await findBought(deps, shipment.id), documents: [document] };
  }
  if (shipmentId === undefined) throw invalid(violation('FIELD_REQUIRED', '/shipmentId', alone));
  const bought = () => findBought(deps, shipmentId);
  const shipment = await onOwnShipment(deps, caller, shipmentId, bought);
  const stored = await deps.ledger.shipments.documents(shipment.id);
  const documents = stored.filter(({ contentType }) => contentType === 'LABEL');
  if (documents.length > 0) return { shipment, documents };
  throw new EngineError('NOT_FOUND', `No labels are kept of shipment ${shipment.id}.`);
}

async function storedLabel({ ledger }: VerifyDeps, documentId: string) {
  const stored = await ledger.shipments.documentBytes(documentId);
  if (stored?.document.contentType === 'LABEL') return stored;
  throw new EngineError('NOT_FOUND', `There is no label ${documentId}.`);
}

async function verifyLabel(
  deps: VerifyDeps,
  shipment: ShipmentRecord,
  { id, packageNumber }: DocumentRecord,
): Promise<VerifiedLabel> {
  const label = await storedLabel(deps, id);
  const trackingNumber = shipment.trackingNumbers[packageNumber - 1] ?? '';
  const reading = traitsOf(deps.adapters, shipment.prepared.account).drawsLabels
    ? await deps.labelReader.readDrawn(renderInputOf(deps, shipment), label)
    : await deps.labelReader.readForeign(label, trackingNumber);
  return { documentId: id, packageNumber, trackingNumber, ...reading };
}
