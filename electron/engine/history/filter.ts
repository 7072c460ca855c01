import { type Caller, clientsSeen } from '../identity/index.ts';
import type { ShipmentFilter } from '../shipping/index.ts';

/** By what a caller searches; of one client's shipments where it names one. */
export interface ShipmentSearch extends Omit<ShipmentFilter, 'clientIds'> {
  clientId?: string;
}

/** The caller's own shipments, or every client's where it sees those. */
export function filterFor(caller: Caller, { clientId, ...search }: ShipmentSearch): ShipmentFilter {
  const clientIds = clientsSeen(caller, clientId);
  return { ...search, ...(clientIds !== undefined && { clientIds }) };
}
