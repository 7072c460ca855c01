import {
  SHIPMENT_STATES,
  type ShipmentDetail,
  type ShipmentPage,
  type ShipmentState,
  type StoredAnswer,
} from '#shared/schema/shipment.ts';
import { PROBLEMS } from '#shared/schema/problem.ts';
import type { DocumentDelivery } from '#shared/schema/settings.ts';
import { toDetail, toShipmentData, toSummary } from './answer.ts';
import type { EngineDeps } from './deps.ts';
import { EngineError } from './engine-error.ts';
import { BadCursorError, type ShipmentQuery, type ShipmentRecord } from './ports.ts';
import { refuseRepeatedId } from './repeated-id.ts';

/** The query parameters of the shipment list, as they came. */
export type ListParameters = Partial<
  Record<
    | 'text'
    | 'transactionId'
    | 'trackingNumber'
    | 'itemTransactionId'
    | 'recipient'
    | 'reference'
    | 'state'
    | 'carrierId'
    | 'carrierCode'
    | 'from'
    | 'to'
    | 'limit'
    | 'cursor',
    string
  >
>;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 500;

/** One page of shipments, newest first. @throws EngineError FIELD_INVALID, naming the parameter. */
export async function listShipments(deps: EngineDeps, parameters: ListParameters): Promise<ShipmentPage> {
  const { state, from, to, limit, ...words } = parameters;
  const query: ShipmentQuery = {
    ...words,
    ...(state !== undefined && { states: state.split(',').map(toState) }),
    ...(from !== undefined && { acceptedFrom: Date.parse(from) }),
    ...(to !== undefined && { acceptedBefore: Date.parse(to) }),
    limit: Math.min(Number(limit ?? DEFAULT_LIMIT), MAX_LIMIT),
  };
  const page = await deps.ledger.shipments.list(query).catch((error: unknown) => {
    if (error instanceof BadCursorError)
      throw badParameter('cursor', 'cursor must be one that an earlier page gave.', parameters.cursor);
    throw error;
  });
  return { shipments: page.shipments.map(toSummary), next: page.next };
}

function toState(text: string): ShipmentState {
  const state = SHIPMENT_STATES.find((candidate) => candidate === text.trim().toUpperCase());
  if (state) return state;
  throw badParameter(
    'state',
    `state must be one or several of ${SHIPMENT_STATES.join(', ')}; "${text}" is none.`,
    text,
  );
}

const badParameter = (name: string, message: string, actual: unknown) =>
  new EngineError('FIELD_INVALID', message, {
    errors: [{ code: 'FIELD_INVALID', pointer: `/query/${name}`, message, actual }],
  });

/** One shipment with all the station knows of it. @throws EngineError NOT_FOUND. */
export async function readShipment(deps: EngineDeps, id: string): Promise<ShipmentDetail> {
  return toDetail(await findShipment(deps, id), deps);
}

/** @throws EngineError NOT_FOUND. */
export async function findShipment({ ledger }: Pick<EngineDeps, 'ledger'>, id: string): Promise<ShipmentRecord> {
  const record = await ledger.shipments.find(id);
  if (record) return record;
  throw new EngineError('NOT_FOUND', `There is no shipment ${id}.`);
}

/**
 * The stored answer of the client's newest transaction with that id: what its create call was, or would have been, answered with.
 * @throws EngineError NOT_FOUND; TRANSACTION_IN_PROGRESS while it runs; the problem it was refused with.
 */
export async function readByTransaction(
  deps: EngineDeps,
  call: { clientId: string; transactionId: string; documents: DocumentDelivery | undefined },
): Promise<StoredAnswer> {
  const record = await deps.ledger.shipments.findByTransaction(call.clientId, call.transactionId);
  if (!record) throw new EngineError('NOT_FOUND', `This client has no transaction ${call.transactionId}.`);
  if (record.trackingNumbers.length === 0) throw storedRefusal(record);
  const delivery = call.documents ?? (await deps.ledger.settings.read()).documents;
  return {
    success: true,
    data: await toShipmentData(record, delivery, { ledger: deps.ledger.shipments, links: deps.links }),
    warnings: record.warnings,
    state: record.state,
    shipmentId: record.id,
    acceptedAt: new Date(record.acceptedAt).toISOString(),
  };
}

/** What a transaction without a label was refused with, or would have been had the station not died. */
function storedRefusal(record: ShipmentRecord): EngineError {
  if (record.problem && record.problem.code in PROBLEMS) {
    const { code, detail, purchase, errors } = record.problem;
    return new EngineError(code, detail, { purchase, errors });
  }
  if (record.state === 'RESERVED' || record.state === 'SENDING') return refuseRepeatedId(record.transactionId, record);
  if (record.state === 'NOT_SENT') {
    return new EngineError(
      'CARRIER_UNAVAILABLE',
      'The station stopped before anything was sent; the same transactionId may be sent again.',
    );
  }
  return new EngineError(
    'CARRIER_OUTCOME_UNKNOWN',
    `Transaction ${record.transactionId} may have been bought: do not send it again, under this id or another.`,
  );
}
