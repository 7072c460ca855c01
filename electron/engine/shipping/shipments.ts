import { PROBLEMS } from '#shared/diagnostics/problem-codes.ts';
import type { DocumentDelivery } from '#shared/schema/station/settings.ts';
import type { ShipmentDetail, StoredAnswer } from '#shared/schema/shipping/shipment.ts';
import { toDetail, toShipmentData } from './purchase/answer.ts';
import { type Caller, requireSeen, sees } from '../identity/index.ts';
import type { ShippingDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { ShipmentRecord } from './shipment-record.ts';
import type { ShipmentLedger } from './store.ts';
import { refuseRepeatedId } from './purchase/repeated-id.ts';
import { STOPPED } from '../stopped.ts';
import { unknownTransaction } from './recovery/ledger-gap.ts';

/** Where shipments are found. */
interface Found {
  ledger: { shipments: Pick<ShipmentLedger, 'find'> };
}

/** One shipment with all the station knows of it. @throws EngineError NOT_FOUND. */
export async function readShipment(deps: ShippingDeps, id: string): Promise<ShipmentDetail> {
  return toDetail(await findShipment(deps, id), deps);
}

/** @throws EngineError NOT_FOUND. */
export async function findShipment({ ledger }: Found, id: string): Promise<ShipmentRecord> {
  const record = await ledger.shipments.find(id);
  if (record) return record;
  throw new EngineError('NOT_FOUND', `There is no shipment ${id}.`);
}

/**
 * Does the work on a shipment that the caller sees; another client's shipment is answered like one that is not there.
 * @throws EngineError NOT_FOUND.
 */
export async function onOwnShipment<T>(
  { ledger }: Found,
  caller: Caller,
  shipmentId: string,
  work: () => Promise<T>,
): Promise<T> {
  const shipment = await ledger.shipments.find(shipmentId);
  requireSeen(caller, shipment, `There is no shipment ${shipmentId}.`);
  return work();
}

export interface TransactionCall {
  transactionId: string;
  /** Whose transaction it is; the caller's own where it is not given. */
  clientId?: string | undefined;
  documents?: DocumentDelivery | undefined;
}

/**
 * The stored answer of the client's newest transaction with that id: what its create call was, or would have been, answered with.
 * @throws EngineError NOT_FOUND; TRANSACTION_IN_PROGRESS while it runs; the problem it was refused with.
 */
export async function readByTransaction(
  deps: ShippingDeps,
  caller: Caller,
  call: TransactionCall,
): Promise<StoredAnswer> {
  const { clientId = caller.clientId, transactionId } = call;
  const isSeen = sees(caller, clientId);
  const record = isSeen ? await deps.ledger.shipments.findByTransaction(clientId, transactionId) : null;
  if (!record) throw unknownTransaction(deps.ledger.gap(), { transactionId, isSeen });
  if (record.trackingNumbers.length === 0) throw storedRefusal(record);
  const [accepted] = await deps.ledger.shipments.journal(record.id);
  const delivery = call.documents ?? (await deps.ledger.settings.read()).documents;
  return {
    success: true,
    data: await toShipmentData(record, delivery, { ledger: deps.ledger.shipments, links: deps.links }),
    warnings: record.warnings,
    state: record.state,
    shipmentId: record.id,
    acceptedAt: new Date(record.acceptedAt).toISOString(),
    requestId: accepted?.requestId ?? null,
  };
}

/** What a transaction without a label was refused with, or would have been had the station not died. */
function storedRefusal(record: ShipmentRecord): EngineError {
  if (record.problem && record.problem.code in PROBLEMS) {
    const { code, detail, purchase, errors, trouble } = record.problem;
    return new EngineError(code, detail, { purchase, errors, trouble });
  }
  if (record.state === 'RESERVED' || record.state === 'SENDING')
    return refuseRepeatedId(record.transactionId, record, null);
  if (record.state === 'NOT_SENT') {
    return new EngineError(
      'CARRIER_UNAVAILABLE',
      'The station stopped before anything was sent; the same transactionId may be sent again.',
      { trouble: STOPPED.beforeSending, purchase: 'not_made' },
    );
  }
  return new EngineError(
    'CARRIER_OUTCOME_UNKNOWN',
    `Transaction ${record.transactionId} may have been bought: do not send it again, under this id or another.`,
  );
}
