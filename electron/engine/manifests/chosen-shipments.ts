import type { Account } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import { violation } from '../violation.ts';
import type { ManifestsDeps } from './deps.ts';
import { isTestShipment, leavesOutTests } from './tests-left-out.ts';

/** The shipments, oldest first. @throws EngineError VALIDATION_FAILED, with each that may not go on a manifest of the account, and why. */
export async function chosenShipments(
  deps: Pick<ManifestsDeps, 'ledger' | 'adapters'>,
  account: Account,
  { caller, ids }: { caller: Caller; ids: readonly string[] },
): Promise<ShipmentRecord[]> {
  const found: (ShipmentRecord | null)[] = [];
  for (const id of ids) {
    const shipment = await deps.ledger.shipments.find(id);
    found.push(shipment && sees(caller, shipment.clientId) ? shipment : null);
  }
  const chosen = found.filter((each) => each !== null);
  const noTests = leavesOutTests(
    deps,
    account,
    chosen.some((each) => !isTestShipment(deps, each)),
  );
  const errors = found.flatMap((shipment, index): Violation[] => {
    const id = ids[index] ?? '';
    const wrong = shipment ? whyNot(deps, shipment, { account, noTests }) : `There is no shipment ${id}.`;
    return wrong === null ? [] : [violation('FIELD_INVALID', `/shipmentIds/${index}`, wrong, id)];
  });
  if (errors.length === 0) return chosen.sort((a, b) => a.acceptedAt - b.acceptedAt);
  throw new EngineError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}

function whyNot(
  deps: Pick<ManifestsDeps, 'adapters'>,
  shipment: ShipmentRecord,
  { account: { carrierId }, noTests }: { account: Account; noTests: boolean },
): string | null {
  const { transactionId, state, manifestId, prepared, voidSubmission } = shipment;
  const own = prepared.account.carrierId;
  if (own !== carrierId) return `Shipment ${transactionId} is of account ${own}, not of ${carrierId}.`;
  if (manifestId !== null) return `Shipment ${transactionId} is on a manifest already.`;
  if (voidSubmission !== null)
    return `The carrier was asked to void shipment ${transactionId} and decides later: until then it goes on no manifest.`;
  if (state !== 'LABELLED') return `Shipment ${transactionId} is ${state}; only labelled ones go on a manifest.`;
  return noTests && isTestShipment(deps, shipment)
    ? `Shipment ${transactionId} has a test label; it goes on no manifest of live ones.`
    : null;
}
