import { EngineError } from '../engine-error.ts';
import { createKeyedQueue } from '../concurrency/index.ts';
import type { Leases } from '../leases.ts';

/** How long a look-up or a void may take at the most. */
const LEASE_MS = 10 * 60_000;
/** How long a buyer waits for another station that asks the carrier about its shipment, and how often it looks. */
const WAIT_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Runs a work that touches a shipment while nobody else does. */
export interface Ownership {
  /** As soon as whoever owns the shipment in this station is done. */
  own<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
  /** At once. @throws EngineError STATE_CONFLICT where somebody owns it, in this station or in another one of the ledger. */
  ownIfFree<T>(shipmentId: string, work: () => Promise<T>): Promise<T>;
  /**
   * For whoever owns it in this station, and now asks what others could ask as well: as soon as no other station owns it.
   * @throws EngineError STATE_CONFLICT where one still does after half a minute, or when the station stops.
   */
  ownEverywhere<T>(shipmentId: string, stopped: AbortSignal, work: () => Promise<T>): Promise<T>;
}

const owned = () =>
  new EngineError('STATE_CONFLICT', 'The shipment is being bought or settled by another call right now.', {
    purchase: 'unknown',
  });

/** Of what `ownIfFree` threw: somebody else is at it, which is no failure. */
export const isOwned = (error: unknown) => error instanceof EngineError && error.code === 'STATE_CONFLICT';

export function createOwnership(leases: Leases): Ownership {
  const owners = createKeyedQueue();

  async function leased<T>(shipmentId: string, work: () => Promise<T>, mayWait = () => false): Promise<T> {
    const name = `shipment ${shipmentId}`;
    while (!(await leases.take(name, LEASE_MS))) {
      if (!mayWait()) throw owned();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
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
    ownEverywhere(shipmentId, stopped, work) {
      const until = performance.now() + WAIT_MS;
      return leased(shipmentId, work, () => !stopped.aborted && performance.now() < until);
    },
  };
}
