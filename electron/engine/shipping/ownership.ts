import { EngineError } from '../engine-error.ts';
import { createKeyedQueue } from '../keyed-queue.ts';

/** Runs a work that touches a shipment while nobody else does. */
export interface Ownership {
  /** As soon as whoever owns the shipment now is done. */
  own<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
  /** At once. @throws EngineError STATE_CONFLICT where somebody owns it. */
  ownIfFree<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
}

const owned = () =>
  new EngineError('STATE_CONFLICT', 'The shipment is being bought or settled by another call right now.', {
    purchase: 'unknown',
  });

export function createOwnership(): Ownership {
  const owners = createKeyedQueue();
  return {
    own: (shipmentId, work) => owners.run(shipmentId, work),
    ownIfFree: (shipmentId, work) =>
      owners.isBusy(shipmentId) ? Promise.reject(owned()) : owners.run(shipmentId, work),
  };
}
