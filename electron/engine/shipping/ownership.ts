import { EngineError } from '../engine-error.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import type { Leases } from '../leases.ts';

/** How long a look-up or a void may take at the most. */
const LEASE_MS = 10 * 60_000;

/** Runs a work that touches a shipment while nobody else does. */
export interface Ownership {
  /** As soon as whoever owns the shipment in this station is done. */
  own<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
  /** At once. @throws EngineError STATE_CONFLICT where somebody owns it, in this station or in another one of the ledger. */
  ownIfFree<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
}

const owned = () =>
  new EngineError('STATE_CONFLICT', 'The shipment is being bought or settled by another call right now.', {
    purchase: 'unknown',
  });

/** Of what `ownIfFree` threw: somebody else is at it, which is no failure. */
export const isOwned = (error: unknown) => error instanceof EngineError && error.code === 'STATE_CONFLICT';

export function createOwnership(leases: Leases): Ownership {
  const owners = createKeyedQueue();

  async function leased<T>(shipmentId: string, work: () => Promise<T>): Promise<T> {
    const name = `shipment ${shipmentId}`;
    if (!(await leases.take(name, LEASE_MS))) throw owned();
    try {
      return await work();
    } finally {
      // The ledger gives back later what it cannot give back now.
      await leases.release(name).catch(() => undefined);
    }
  }

  return {
    own: (shipmentId, work) => owners.run(shipmentId, work),
    ownIfFree: (shipmentId, work) =>
      owners.isBusy(shipmentId) ? Promise.reject(owned()) : owners.run(shipmentId, () => leased(shipmentId, work)),
  };
}
