import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import type { ShippedOrder } from '../rules/index.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { OrdersDeps } from './deps.ts';
import { createWorker } from '../worker.ts';
import type { OrderRecord } from './order-record.ts';
import type { Followed } from './order-store.ts';

/** Lines of the journal that are looked through at once. */
const PAGE = 200;
/** So many are looked through again after a kill, at most: how far it came is not written down after each, which would be a commit for each purchase. */
const LINES_AGAIN = 20;
const LEASE = 'orders follow shipments';
/** Longer than a page takes. */
const LEASE_MS = 60_000;
/** How long it sleeps when nothing wakes it, and while another station follows. */
const SLEEP_MS = 5_000;
/** Manifests that are looked at again at a start: they were closed, and perhaps nobody said so to their orders. */
const MANIFESTS_AT_START = 20;

type OrderKey = Pick<OrderRecord, 'source' | 'orderNumber'>;

interface Parts {
  /** Stores what became of the shipments of the order. */
  updateParcels(order: OrderRecord): Promise<unknown>;
  /** Takes off the order what this desk has planned, and does not buy any more. */
  giveUp(order: OrderKey): Promise<unknown>;
  /** Puts a shipment on its order, where it is not there. */
  attach(shipment: ShipmentRecord, order: ShippedOrder): Promise<unknown>;
}

/**
 * Tells orders what becomes of their shipments, whoever changes those: from the line of the journal on that it came to last, so that nothing
 * is missed over a stop; and which manifests they were handed over with.
 */
export function createShipmentFollower(deps: OrdersDeps, parts: Parts) {
  const { orders, feed, leases, manifests } = deps.ledger;
  const handedOver = new Set<string>();
  const givenUp = new Set<OrderKey>();
  /** How far this station has come; the ledger may know of less. */
  let here: Followed = { sequence: 0, restored: 0 };
  let stopListening: () => void = () => undefined;
  const worker = createWorker({
    ...{ step, sleepMs: SLEEP_MS, failure: 'orders do not follow their shipments', log: deps.log },
  });

  /** True where there may be more. */
  async function step(): Promise<boolean> {
    for (const order of givenUp) {
      await parts.giveUp(order);
      givenUp.delete(order);
    }
    for (const id of handedOver) {
      await updateAll(await manifests.transactionsOn(id));
      handedOver.delete(id);
    }
    const { restored, ...known } = await orders.followed();
    const written = known.sequence ?? 0;
    // Then its orders lack what this station has told them.
    if (restored !== here.restored) here = { sequence: 0, restored };
    const lines = await feed.after(Math.max(written, here.sequence), PAGE);
    const last = lines.at(-1);
    if (!last || !(await leases.take(LEASE, LEASE_MS))) return false;
    if ((await orders.followed()).sequence !== known.sequence) return true;
    await updateAll(lines);
    await attachUnknown(lines);
    here = { sequence: last.sequence, restored };
    if (here.sequence - written >= LINES_AGAIN) await orders.setFollowed(here);
    return true;
  }

  /** What was bought before there were orders is of none. */
  async function begin(restored: number): Promise<void> {
    const { sequence } = await feed.head();
    await orders.setFollowed({ sequence, restored });
  }

  async function updateAll(shipments: readonly { clientId: string; transactionId: string }[]): Promise<void> {
    if (shipments.length === 0) return;
    const keys = shipments.map(({ clientId, transactionId }) => ({ clientId, transactionId }));
    for (const order of await orders.findByShipments(keys)) await parts.updateParcels(order);
  }

  /** A ledger that was restored has shipments whose orders do not know them: those say themselves which order they are for. */
  async function attachUnknown(lines: readonly ShipmentEvent[]): Promise<void> {
    const begun = lines.filter(({ previousState }) => previousState === null);
    if (begun.length === 0 || (await orders.list({ limit: 1 })).orders.length === 0) return;
    for (const { id } of begun) {
      const shipment = await deps.ledger.shipments.find(id);
      if (shipment?.prepared.order) await parts.attach(shipment, shipment.prepared.order);
    }
  }

  return {
    /** A parcel of the order may be planned that nobody buys any more, and the order could not be told so. */
    giveUp({ source, orderNumber }: OrderKey): void {
      givenUp.add({ source, orderNumber });
      worker.wake();
    },

    async start(): Promise<void> {
      const { sequence, restored } = await orders.followed();
      if (sequence === null) await begin(restored);
      const recent = await manifests.list({ limit: MANIFESTS_AT_START });
      for (const { id } of recent.manifests) handedOver.add(id);
      const stopFeed = feed.onAppend(worker.wake);
      const stopEvents = deps.events.subscribe(({ type, id }) => {
        if (type !== 'manifest') return;
        handedOver.add(id);
        worker.wake();
      });
      stopListening = () => (stopFeed(), stopEvents());
      worker.start();
    },
    async stop(): Promise<void> {
      stopListening();
      await worker.stop();
      const written = (await orders.followed()).sequence ?? 0;
      // What cannot be written is looked through again.
      if (here.sequence > written) await orders.setFollowed(here).catch(() => undefined);
      await leases.release(LEASE).catch(() => undefined);
    },
  };
}
