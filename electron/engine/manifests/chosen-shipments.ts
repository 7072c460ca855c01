import type { Violation } from '#shared/diagnostics/problem.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import { violation } from '../violation.ts';
import type { ManifestsDeps } from './deps.ts';

/** The shipments, oldest first. @throws EngineError VALIDATION_FAILED, with each that may not go on a manifest of the account, and why. */
export async function chosenShipments(
  { ledger }: Pick<ManifestsDeps, 'ledger'>,
  caller: Caller,
  carrierId: string,
  ids: readonly string[],
): Promise<ShipmentRecord[]> {
  const chosen: ShipmentRecord[] = [];
  const errors: Violation[] = [];
  for (const [index, id] of ids.entries()) {
    const found = await ledger.shipments.find(id);
    const shipment = found && sees(caller, found.clientId) ? found : null;
    const wrong = whyNot(shipment, id, carrierId);
    if (wrong !== null) errors.push(violation('FIELD_INVALID', `/shipmentIds/${index}`, wrong, id));
    else if (shipment) chosen.push(shipment);
  }
  if (errors.length === 0) return chosen.sort((a, b) => a.acceptedAt - b.acceptedAt);
  throw new EngineError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}

function whyNot(shipment: ShipmentRecord | null, id: string, carrierId: string): string | null {
  if (!shipment) return `There is no shipment ${id}.`;
  const { transactionId, state, manifestId, prepared, voidSubmission } = shipment;
  const own = prepared.account.carrierId;
  if (own !== carrierId) return `Shipment ${transactionId} is of account ${own}, not of ${carrierId}.`;
  if (manifestId !== null) return `Shipment ${transactionId} is on a manifest already.`;
  if (voidSubmission !== null)
    return `The carrier was asked to void shipment ${transactionId} and decides later: until then it goes on no manifest.`;
  return state === 'LABELLED' ? null : `Shipment ${transactionId} is ${state}; only labelled ones go on a manifest.`;
}
