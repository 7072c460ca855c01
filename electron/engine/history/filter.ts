import { SHIPMENT_STATES, type ShipmentState } from '#shared/schema/shipment.ts';
import { badParameter } from '../bad-parameter.ts';
import type { ShipmentFilter } from '../ports.ts';

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

/** The query parameters by which shipments are found, as they came: shared/api/shipment-filters.ts. */
export type FilterParameters = Partial<
  Record<(typeof AS_THEY_ARE)[number] | 'state' | 'manifested' | 'from' | 'to', string>
>;

/** @throws EngineError FIELD_INVALID, naming the parameter. */
export function filterFrom(parameters: FilterParameters): ShipmentFilter {
  const { state, manifested, from, to } = parameters;
  return {
    ...Object.fromEntries(AS_THEY_ARE.map((name) => [name, parameters[name]])),
    ...(state !== undefined && { states: state.split(',').map(toState) }),
    ...(manifested !== undefined && { manifested: manifested === 'true' }),
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
