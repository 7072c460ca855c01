import type { Account } from '#shared/schema/accounts/account.ts';
import { requireAccount } from '../accounts/index.ts';
import { type Caller, mayCallerDo, packerNamed, requireRole } from '../identity/index.ts';
import type { ManifestsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestDraft, ManifestRecord } from './manifest-store.ts';
import { manifestTotals } from './manifest-totals.ts';
import { chosenShipments } from './chosen-shipments.ts';
import { scopeOf } from './manifests.ts';
import { openShipments } from './open-shipments.ts';
import { isTestShipment } from './tests-left-out.ts';
import { parcelsToGo, tallyHandOvers } from './hand-over/hand-over.ts';
import { buyerOf } from './carrier/carrier-order.ts';

/** How often it is tried again where a shipment is voided, or put on another manifest, between reading and closing. */
const MOST_TRIES = 5;

export interface CloseCall {
  carrierId: string;
  /** All that wait unless given. */
  shipmentIds?: readonly string[];
  caller: Caller;
  requestId: string;
}

/**
 * Closes the day of an account, for the shipments that the caller sees; where its carrier makes a manifest of its own, that is REQUESTED and for
 * the caller to send. @throws EngineError NOT_FOUND; STATE_CONFLICT where nothing waits;
 * VALIDATION_FAILED where a shipment that was named may not go on it; ROLE_MISSING where parcels are missing of a day that is handed over by scan, and the window may not close it.
 */
export async function closeManifest(deps: ManifestsDeps, call: CloseCall): Promise<ManifestRecord> {
  const account = await requireAccount(deps, call.carrierId);
  if (!mayCallerDo(call.caller, 'closeIncomplete')) {
    const { handedOver, missing } = await tallyHandOvers(deps, call.caller, call.carrierId, 1);
    const named = call.shipmentIds && (await parcelsToGo(deps, call.shipmentIds));
    const isScanned = handedOver > 0 || named?.some(({ handOver }) => handOver !== null);
    const isMissing = named ? named.some(({ handOver }) => handOver === null) : missing.length > 0;
    if (isScanned && isMissing) requireRole(call.caller, 'closeIncomplete');
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const shipments = await shipmentsFor(deps, account, call);
    const [first] = shipments;
    if (!first) {
      throw new EngineError(
        'STATE_CONFLICT',
        `No labelled shipment of account ${call.carrierId} waits for a manifest.`,
      );
    }
    const draft = draftOf(account, shipments, first, { ...call, isTest: isTestShipment(deps, first) });
    const closed = await deps.ledger.manifests.close(
      draft,
      shipments.map(({ id }) => id),
      buyerOf(deps, shipments) !== null,
    );
    if (!closed) continue;
    const at = new Date(closed.closedAt).toISOString();
    deps.events.publish({ type: 'manifest', id: closed.id, state: 'CLOSED', at }, closed.clientId);
    return closed;
  }
  throw new EngineError('STATE_CONFLICT', 'The shipments of the account change too quickly; close the day once more.');
}

const shipmentsFor = async (deps: ManifestsDeps, account: Account, { caller, carrierId, shipmentIds }: CloseCall) =>
  shipmentIds === undefined
    ? (await openShipments(deps, account, scopeOf(caller, carrierId))).shipments
    : chosenShipments(deps, account, { caller, ids: shipmentIds });

/** The account as it is now; in test mode where its shipments are. Where it has no address of its own, the first shipment says where the driver was. */
const draftOf = (
  { carrierId, carrierCode, friendlyName: name, shipFrom }: Account,
  shipments: readonly ShipmentRecord[],
  first: ShipmentRecord,
  { caller, requestId, isTest }: CloseCall & { isTest: boolean },
): ManifestDraft => ({
  carrierId,
  account: { carrierCode, name, test: isTest, shipFrom: shipFrom ?? first.prepared.shipper },
  totals: manifestTotals(shipments.map(({ prepared }) => prepared)),
  closedBy: caller.clientId,
  packer: packerNamed(caller),
  clientId: scopeOf(caller, carrierId).clientId,
  requestId,
});
