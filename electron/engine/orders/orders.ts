import { randomBytes } from 'node:crypto';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { waysToWrite } from '#shared/format/order-number.ts';
import type { OrderClaimRequest, OrderShipped } from '#shared/schema/orders/order-calls.ts';
import type { Order, OrderPage, OrderPut } from '#shared/schema/orders/order.ts';
import type { Selected } from '#shared/schema/orders/selection-rule.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, clientsSeen, packerNamed, requireRole, requireSeen, sees } from '../identity/index.ts';
import { learnFromOrder } from '../products/index.ts';
import { readSelect } from '../selection/index.ts';
import { cancel, type Change, claim, hold, orderConflict, release } from './change-order.ts';
import type { Buy, OrderCall, OrderToShip, ShipCall } from './calls.ts';
import { refuseRepeatedId, type ShipmentRecord, whoHolds } from '../shipping/index.ts';
import type { OrdersDeps } from './deps.ts';
import { findWritten } from './find-written.ts';
import { createShipmentFollower } from './follow-shipments.ts';
import type { OrderRecord, ParcelRecord } from './order-record.ts';
import type { OrderQuery } from './order-store.ts';
import { changeBySource, newOrder, type PutCall } from './put-order.ts';
import { openLines, parcelOf } from './progress.ts';
import { withParcelStates } from './parcel-states.ts';
import { createScans } from './packing/scan-order.ts';
import { attachParcel, boughtById, contentOf, linesAsked, parcelOfRepeat, planParcel } from './ship-order.ts';
import { toOrder } from './to-order.ts';
import { whyNotNow } from './to-ship.ts';
import { createBuying } from './unsent-parcels.ts';

/** How often a change is decided anew because somebody else changed the order meanwhile. */
const MOST_TRIES = 10;

export type Orders = ReturnType<typeof createOrders>;

/** The order book: what is to be packed, who packs it, and what became of it (contract, section 13). */
export function createOrders(deps: OrdersDeps) {
  const { ledger, events } = deps;
  const store = ledger.orders;

  function publish({ source, orderNumber, state, updatedAt, clientId }: OrderRecord): void {
    const id = [source, orderNumber].map(encodeURIComponent).join('/');
    events.publish({ type: 'order', id, state, at: new Date(updatedAt).toISOString() }, clientId);
  }

  /** Stores what is decided, and decides anew where somebody else was quicker. @throws EngineError of the decision, and STATE_CONFLICT */
  async function change(order: OrderRecord, decide: (order: OrderRecord) => Change | Promise<Change>) {
    let known: OrderRecord | null = order;
    for (let tries = 0; known && tries < MOST_TRIES; tries++) {
      const decided = await decide(known);
      if (decided === null) return known;
      const stored = await store.replace({ ...known, ...decided, updatedAt: ledger.now() });
      if (stored) {
        publish(stored);
        return stored;
      }
      known = await store.find(order.source, order.orderNumber);
    }
    throw orderConflict(diagnostic('ORDER_BUSY', { number: order.orderNumber }));
  }

  /** @throws EngineError NOT_FOUND */
  const find = async ({ caller, source, orderNumber: said }: OrderCall) =>
    requireSeen(caller, await findWritten(store, source, said), `Source ${source} has no order ${said}.`);
  const changed = async (call: OrderCall, decide: (order: OrderRecord) => Change) =>
    toOrder(await change(await find(call), decide));

  const updateParcels = (order: OrderRecord, isOver?: (parcel: ParcelRecord) => boolean) =>
    change(order, (known) => withParcelStates(ledger, known, isOver));
  const withShipment = (order: OrderRecord, shipment: ShipmentRecord) =>
    attachParcel(order, shipment, ledger.stationId);
  const buying = createBuying(ledger.stationId);
  const follower = createShipmentFollower(deps, {
    updateParcels,
    async giveUp({ source, orderNumber }) {
      const order = await store.find(source, orderNumber);
      if (order) await updateParcels(order, buying.isGivenUp);
    },
    async attach(shipment, { source, orderNumber }) {
      const order = await store.find(source, orderNumber);
      if (order) await updateParcels(await change(order, (known) => withShipment(known, shipment)));
    },
  });

  /** As it is after a ledger was restored that has its shipments, and had not the order: what is in their parcels is not open. */
  async function withItsShipments(order: OrderRecord): Promise<OrderRecord> {
    let known = order;
    for (const shipment of await ledger.shipments.findByOrder(order.source, order.orderNumber))
      known = { ...known, ...withShipment(known, shipment) };
    return known === order ? order : { ...known, ...(await withParcelStates(ledger, known)) };
  }

  async function put({ caller, source, orderNumber: said }: OrderCall, draft: PutCall['draft']): Promise<OrderPut> {
    const { clientId } = caller;
    const before = waysToWrite(said).length > 1 ? await findWritten(store, source, said) : null;
    const orderNumber = before?.orderNumber ?? said.trim();
    // At a window that is what a person does, in the name of the source.
    if (draft.state !== undefined) requireRole(caller, 'holdOrders');
    const id = randomBytes(16).toString('hex');
    learnFromOrder(deps, draft.lines);
    const order = await withItsShipments(newOrder({ source, orderNumber, draft }, { id, clientId, at: ledger.now() }));
    if (await store.create(order)) {
      publish(order);
      return { order: toOrder(order), outcome: 'created' };
    }
    const known = await store.find(source, orderNumber);
    if (!known || !sees(caller, known.clientId))
      throw new EngineError('ALREADY_EXISTS', `Another API client has put order ${orderNumber} of source ${source}.`);
    const after = await change(known, (now) => changeBySource(now, draft));
    return { order: toOrder(after), outcome: after.version === known.version ? 'unchanged' : 'changed' };
  }

  /** Whatever became of the purchase is answered: what the order cannot say now it is told later, when shipments are followed. */
  async function toldOf(order: OrderRecord): Promise<OrderRecord> {
    try {
      return await updateParcels(order, buying.isGivenUp);
    } catch (error) {
      deps.log('parcels not updated', { orderNumber: order.orderNumber, error });
      follower.giveUp(order);
      return order;
    }
  }

  /**
   * Buys a shipment for the order. Its parcel is stored first, and names the transaction: whatever happens, the ledger knows what was begun.
   * @throws EngineError of the create call, STATE_CONFLICT, VALIDATION_FAILED
   */
  async function ship(call: ShipCall, buy: Buy): Promise<OrderShipped> {
    const { caller, requestId, shipping, documents, transactionId, seen, packer: starter } = call;
    const { clientId, window } = caller;
    const held = transactionId === undefined ? null : await whoHolds(ledger.shipments, clientId, transactionId);
    const order = await find(call).catch((missing: unknown) => {
      // A ledger that was restored may have the shipment, and not its order.
      throw transactionId !== undefined && held ? refuseRepeatedId(transactionId, held) : missing;
    });
    const create = async (at: OrderRecord, lines: Parameters<typeof contentOf>[3] = []) =>
      prefixed(
        buy({
          ...{ clientId, window, transactionId, requestId, documents },
          ...(starter && { packer: starter }),
          ...(await contentOf(deps, at, shipping, lines)),
        }),
      );
    // Whoever repeats an id, or gives none, is told so by the purchase itself.
    if (transactionId === undefined) return answer(order, await create(order));
    if (held) {
      const own = parcelOfRepeat(order, { clientId, transactionId });
      return answer(order, await create(order, own?.lines ?? linesAsked(order, shipping)));
    }
    if (shipping.duplicateReason !== undefined) requireRole(caller, 'shipAgain');
    const packer = packerNamed(caller, starter?.name);
    const by = { clientId, transactionId, stationId: ledger.stationId, at: ledger.now(), packer };
    const end = buying.begin(by);
    let planned = order;
    let bought: ShipmentResponse;
    try {
      let isPlanned = false;
      planned = await change(order, (known) => {
        const plan = planParcel(known, by, shipping, seen);
        isPlanned = plan !== null;
        return plan;
      });
      const own = parcelOf(planned, by);
      if (!isPlanned && own?.shipment && !(await ledger.shipments.holderOf(clientId, transactionId)))
        throw boughtById(planned, transactionId, own.shipment);
      bought = await create(planned, own?.lines);
    } catch (error) {
      end();
      // It may be planned all the same where the ledger went away meanwhile.
      if (!(error instanceof EngineError)) follower.giveUp(order);
      await toldOf(planned);
      throw error;
    }
    end();
    return answer(await toldOf(planned), bought);
  }

  return {
    put,
    ship,
    find,
    ...createScans({ ledger, find, change }),
    read: async (call: OrderCall): Promise<Order> => toOrder(await find(call)),
    /** All that no parcel holds yet, for whoever ships it with others. @throws EngineError NOT_FOUND */
    async toShip(call: OrderCall): Promise<OrderToShip> {
      const record = await find(call);
      const { version, digest } = record;
      const { body, order } = await contentOf(deps, record, {}, openLines(record));
      return { seen: { ...order, version, digest }, body, trouble: whyNotNow(record) };
    },
    /** What the rules choose for all that no parcel holds yet. */
    async selection(call: OrderCall): Promise<Selected | null> {
      const order = await find(call);
      const { body, order: about } = await contentOf(deps, order, {}, openLines(order));
      return (await readSelect(deps))(body, about).selected;
    },
    async list(
      caller: Caller,
      { clientId, ...query }: OrderQuery & { clientId?: string | undefined },
    ): Promise<OrderPage> {
      const { orders, next } = await store.list({ ...query, clientIds: clientsSeen(caller, clientId) });
      return { orders: orders.map(toOrder), next };
    },
    hold: (call: OrderCall, reason: string) =>
      changed(call, (order) => hold(order, { reason, reasonBy: packerNamed(call.caller) }, ledger.now())),
    release: (call: OrderCall) =>
      changed(call, (order) => {
        if (order.state === 'HELD' || order.state === 'CANCELLED') requireRole(call.caller, 'holdOrders');
        return release(order, ledger.stationId);
      }),
    cancel: (call: OrderCall, reason: string) =>
      changed(call, (order) => cancel(order, { reason, reasonBy: packerNamed(call.caller) }, ledger.now())),
    claim: (call: OrderCall, { packer = null, takeOverReason = null }: Nulls<OrderClaimRequest>) =>
      changed(call, (order) => {
        const { caller } = call;
        const { stationId } = ledger;
        if (takeOverReason !== null && order.claim && order.claim.stationId !== stationId)
          requireRole(caller, 'takeOver');
        return claim(order, {
          ...{ stationId, clientId: caller.clientId, packer: packerNamed(caller, packer), takeOverReason },
          at: ledger.now(),
        });
      }),

    /** Parcels that this desk was about to buy when it ended, and of which nothing was stored, are none. */
    async recover(): Promise<void> {
      for (const order of await store.listUnsent(ledger.stationId)) await updateParcels(order, buying.isGivenUp);
    },
    start: follower.start,
    stop: follower.stop,
  };
}

type Nulls<T> = { [Key in keyof T]: T[Key] | null };

const answer = (order: OrderRecord, { data, warnings }: ShipmentResponse): OrderShipped => ({
  order: toOrder(order),
  shipment: data,
  warnings,
});

/** What is wrong with the body of the create call can be mended in the call's `shipment`. */
async function prefixed<T>(bought: Promise<T>): Promise<T> {
  try {
    return await bought;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'VALIDATION_FAILED') throw error;
    const { errors = [] } = error.details;
    const moved = errors.map((each) => ({ ...each, pointer: `/shipment${each.pointer}` }));
    throw new EngineError(error.code, error.message, { ...error.details, errors: moved });
  }
}
