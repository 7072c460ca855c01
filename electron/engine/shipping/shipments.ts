import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { PROBLEMS } from '#shared/diagnostics/problem-codes.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { DocumentDelivery } from '#shared/schema/station/settings.ts';
import type { ShipmentDetail, StoredAnswer } from '#shared/schema/shipping/shipment.ts';
import { seenAt, toDetail, toShipmentData } from './purchase/answer.ts';
import { type Caller, isWindow, requireSeen, sees } from '../identity/index.ts';
import type { ShippingDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { ShipmentRecord } from './shipment-record.ts';
import type { ShipmentLedger } from './store.ts';
import { ofAnyWindow, refuseRepeatedId } from './purchase/repeated-id.ts';
import { STOPPED } from '../stopped.ts';
import { unknownTransaction } from './recovery/ledger-gap.ts';
import type { SpillFile } from './recovery/spill-file.ts';

/** Where shipments are found. */
interface Found {
  ledger: { shipments: Pick<ShipmentLedger, 'find'> };
}

/** One shipment with all the station knows of it. @throws EngineError NOT_FOUND, also where the caller does not see it. */
export async function readShipment(deps: ShippingDeps, caller: Caller, id: string): Promise<ShipmentDetail> {
  const { reads } = deps.ledger;
  const shipment = requireSeen(caller, await reads.find(id), `There is no shipment ${id}.`);
  return toDetail(shipment, deps, reads);
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
 * @throws EngineError NOT_FOUND; TRANSACTION_IN_PROGRESS while it runs, or is not stored yet; the problem it was refused with.
 */
export async function readByTransaction(
  deps: ShippingDeps,
  caller: Caller,
  call: TransactionCall,
): Promise<StoredAnswer> {
  const { clientId = caller.clientId, transactionId } = call;
  const isSeen = sees(caller, clientId);
  const { reads } = deps.ledger;
  const own = isSeen ? await reads.findByTransaction(clientId, transactionId) : null;
  const record = own ?? (isSeen && isWindow(clientId) ? await ofAnyWindow(reads, transactionId) : null);
  if (!record) throw unknownTransaction(await deps.ledger.gap(), { transactionId, isSeen });
  if (record.trackingNumbers.length === 0) throw storedRefusal(record, deps.spill);
  const [accepted] = await reads.journal(record.id);
  const delivery =
    call.documents ?? (record.lastSeenAt === undefined ? (await deps.ledger.settings.read()).documents : 'base64');
  return {
    success: true,
    data: await toShipmentData(record, delivery, { ledger: reads, links: deps.links }),
    warnings: record.warnings,
    state: record.state,
    voidSubmittedAt: record.voidSubmission && isoInstant(record.voidSubmission.at),
    shipmentId: record.id,
    acceptedAt: new Date(record.acceptedAt).toISOString(),
    requestId: accepted?.requestId ?? null,
    ...seenAt(record),
  };
}

/** What a transaction without a label was refused with, or would have been had the station not died. */
function storedRefusal(record: ShipmentRecord, spill: SpillFile): EngineError {
  const unstored =
    record.state === 'SENDING' ? spill.entries().findLast(({ shipmentId }) => shipmentId === record.id) : undefined;
  if (unstored?.trackingNumbers?.length) return boughtUnstored(record, unstored.trackingNumbers);
  const problem = unstored?.problem ?? record.problem;
  if (problem && problem.code in PROBLEMS) {
    const { code, detail, purchase, errors, trouble } = problem;
    return new EngineError(code, detail, { purchase, errors, trouble });
  }
  if (record.state === 'RESERVED' || record.state === 'SENDING') return refuseRepeatedId(record.transactionId, record);
  if (record.state === 'NOT_SENT') {
    return new EngineError(
      'CARRIER_UNAVAILABLE',
      'The station stopped before anything was sent; the same transactionId may be sent again.',
      { trouble: STOPPED.beforeSending, purchase: 'not_made' },
    );
  }
  // A restore, or a desk that stated it again, knew that it was refused, and not why.
  if (record.state === 'REJECTED') {
    const trouble = diagnostic('REFUSAL_FORGOTTEN');
    return new EngineError('CARRIER_REJECTED', inEnglish(trouble), { trouble, purchase: 'not_made' });
  }
  return new EngineError(
    'CARRIER_OUTCOME_UNKNOWN',
    `Transaction ${record.transactionId} may have been bought: do not send it again, under this id or another.`,
  );
}

/** It runs on until the ledger has taken what came of it: its disk is full, say. */
const boughtUnstored = ({ transactionId }: ShipmentRecord, trackingNumbers: readonly string[]) =>
  new EngineError(
    'TRANSACTION_IN_PROGRESS',
    `The labels of transaction ${transactionId} were bought (${trackingNumbers.join(', ')}), and the ledger has not been able to take that yet. Do not send it again; read it once more when the ledger can.`,
    { purchase: 'made', retryAfter: 2 },
  );
