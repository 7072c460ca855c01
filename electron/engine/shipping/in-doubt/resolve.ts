import type { Decision, ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { failedBecause } from '../adapter.ts';
import { toDetail } from '../purchase/answer.ts';
import { actorOf, type Caller } from '../../identity/index.ts';
import type { ShippingDeps } from '../deps.ts';
import { completeDocuments } from '../purchase/complete-documents.ts';
import { EngineError } from '../../engine-error.ts';
import type { NewDocument } from '../documents/document.ts';
import { renderInputOf } from '../documents/renderer.ts';
import type { ShipmentRecord, StateChange } from '../shipment-record.ts';
import { findShipment } from '../shipments.ts';
import { orConflict, stateConflict } from '../state-conflict.ts';
import { stateDecided } from '../decisions.ts';
import { notBought } from './not-bought.ts';
import { resolutionFaults } from './resolution-faults.ts';
import { wordsOf } from '../../diagnostic-error.ts';
import { requireNone } from '../../violation.ts';

export interface ResolveCall {
  caller: Caller;
  requestId: string;
}

interface Resolving extends ResolveCall {
  /** Aborted when the station stops. */
  stopped: AbortSignal;
}

const NEEDED = 'only one in UNKNOWN is resolved';

/**
 * Settles a shipment in UNKNOWN by what a person found out (contract, section 10).
 * @throws EngineError NOT_FOUND, STATE_CONFLICT, SCOPE_MISSING, VALIDATION_FAILED.
 */
export async function resolveShipment(
  deps: ShippingDeps,
  id: string,
  resolution: ResolutionRequest,
  call: Resolving,
): Promise<ShipmentDetail> {
  const shipment = await findShipment(deps, id);
  if (shipment.state !== 'UNKNOWN') throw stateConflict(shipment.state, NEEDED);
  requireScope(resolution.decision, call.caller);
  const errors = await resolutionFaults(deps.ledger.shipments, shipment, resolution, call.caller);
  requireNone(errors);
  return toDetail(await orConflict(recordDecision(deps, shipment, resolution, call), NEEDED), deps);
}

/** That nothing was bought is said by an administrator only: a program that says it, and sends again, buys twice. */
function requireScope(decision: Decision, { scopes }: Caller): void {
  if (decision === 'found' || scopes.includes('admin')) return;
  throw new EngineError('SCOPE_MISSING', `The decision ${decision} needs the scope admin.`, { purchase: 'unknown' });
}

async function recordDecision(
  deps: ShippingDeps,
  shipment: ShipmentRecord,
  { decision, trackingNumbers = [], reason = 'Found by a person.' }: ResolutionRequest,
  { caller, requestId, stopped }: Resolving,
): Promise<ShipmentRecord> {
  const said = { actor: actorOf(caller), requestId, reason };
  switch (decision) {
    case 'found': {
      const bought = { shipmentId: shipment.id, to: stateDecided(decision), ...said, trackingNumbers };
      if (deps.adapters[shipment.prepared.account.adapter.type]?.documents) return foundThere(deps, bought, stopped);
      // Drawn before anything is recorded: a number that the account's barcode cannot carry is a typing error.
      return found(deps, bought, await draw(deps, shipment, trackingNumbers));
    }
    case 'not_bought':
      return deps.ledger.shipments.advance(
        notBought(shipment, { ...said, because: failedBecause('rejected', settledByPerson(reason)) }),
      );
    case 'written_off':
      return deps.ledger.shipments.advance({ shipmentId: shipment.id, to: stateDecided(decision), ...said });
  }
}

const settledByPerson = (reason: string) => diagnostic('SETTLED_BY_PERSON', { reason });

/** The labels are the carrier's own: none is drawn in their place. Those that are not to be had now are followed up. */
async function foundThere(deps: ShippingDeps, change: StateChange, stopped: AbortSignal): Promise<ShipmentRecord> {
  const { shipmentId, requestId } = change;
  const bought = await deps.ledger.shipments.advance(change);
  return completeDocuments(deps, bought, { requestId, stopped }).catch((error: unknown) => {
    deps.log('label of what was found still missing', { shipmentId, error });
    return findShipment(deps, shipmentId);
  });
}

async function found(deps: ShippingDeps, bought: StateChange, documents: NewDocument[]): Promise<ShipmentRecord> {
  const { shipmentId, requestId } = bought;
  await deps.ledger.shipments.advance(bought);
  return deps.ledger.shipments.advance({
    shipmentId,
    to: 'LABELLED',
    actor: 'station',
    requestId,
    reason: null,
    documents,
  });
}

async function draw(deps: ShippingDeps, shipment: ShipmentRecord, trackingNumbers: string[]): Promise<NewDocument[]> {
  try {
    return await deps.renderer.render(renderInputOf(deps, { ...shipment, trackingNumbers }));
  } catch (error) {
    const message = `No label can be drawn with ${trackingNumbers.join(', ')}: ${wordsOf(error)}`;
    throw new EngineError('VALIDATION_FAILED', message, {
      errors: [{ code: 'FIELD_INVALID', pointer: '/trackingNumbers', message, actual: trackingNumbers }],
      purchase: 'unknown',
      cause: error,
    });
  }
}
