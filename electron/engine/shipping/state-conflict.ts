import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { EngineError } from '../engine-error.ts';
import { StateConflictError } from '../ledger-errors.ts';
import { PURCHASE_IN_STATE } from './states.ts';

/** The refusal of what a shipment in this state does not allow. */
export const stateConflict = (state: ShipmentState, needed: string) =>
  new EngineError('STATE_CONFLICT', `The shipment is ${state}; ${needed}.`, { purchase: PURCHASE_IN_STATE[state] });

/** Turns the ledger's refusal of a change, because another was quicker, into the API's. */
export async function orConflict<T>(change: Promise<T>, needed: string): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof StateConflictError) throw stateConflict(error.state, needed);
    throw error;
  }
}
