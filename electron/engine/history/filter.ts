import { SHIPMENT_STATES, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { badParameter } from '../bad-parameter.ts';
import { type Caller, clientsSeen } from '../identity/index.ts';
import type { ShipmentFilter } from '../shipping/index.ts';

const AS_THEY_ARE = [
  'text',
  'transactionId',
  'trackingNumber',
  'itemTransactionId',
  'recipient',
  'reference',
  'carrierId',
  'carrierCode',
  'manifestId',
] as const;

/** The query parameters by which shipments are found, as they came: shared/api/shipping/shipment-filters.ts. */
export type FilterParameters = Partial<
  Record<(typeof AS_THEY_ARE)[number] | 'clientId' | 'state' | 'from' | 'to', string>
> & { manifested?: boolean };

/** The caller's own shipments, or every client's where it sees those. @throws EngineError FIELD_INVALID, naming the parameter. */
export function filterFrom(caller: Caller, parameters: FilterParameters): ShipmentFilter {
  const { clientId, state, manifested, from, to } = parameters;
  const clientIds = clientsSeen(caller, clientId);
  return {
    ...(clientIds !== undefined && { clientIds }),
    ...Object.fromEntries(AS_THEY_ARE.map((name) => [name, parameters[name]])),
    ...(state !== undefined && { states: state.split(',').map(toState) }),
    ...(manifested !== undefined && { manifested }),
    ...(from !== undefined && { acceptedFrom: Date.parse(from) }),
    ...(to !== undefined && { acceptedBefore: Date.parse(to) }),
  };
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
