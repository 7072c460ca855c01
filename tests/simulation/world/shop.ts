import type { WriteCall } from '#electron/engine/sources/deps.ts';
import type { SourceRecord } from '#electron/engine/sources/index.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { BEGINNING } from '../machine/process.ts';
import type { Owner } from '../machine/events.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

export const SHOP = 'shop';

/** An order that the shop has, and what it was told. */
interface ShopOrder {
  /** What people and programs began to buy for it: `client transactionId`. */
  readonly parcels: Set<string>;
  /** As its table has it. */
  trackingNumbers: string | null;
  /** Somebody at a desk cancelled it, and the station said that it is. */
  isCancelled: boolean;
  /** What the shop said of it last, and whether it is to say so again. */
  draft: OrderDraft | null;
  isToPut: boolean;
}

type OrderDraft = ReturnType<typeof orderDraft> & { state?: 'CANCELLED' };

/** The shop as a source that is told of its parcels; it is not read, its orders are put. */
export const shopSource = (clientId: string): SourceRecord => ({
  ...{ name: SHOP, clientId, version: 1, createdAt: BEGINNING },
  content: {
    ...{
      connection: { type: 'file', path: '/orders.csv' },
      reading: 'READ',
      mapping: { orderNumber: 'Number' },
      enabled: false,
    },
    writeBack: {
      connection: { type: 'http', method: 'PUT', url: 'http://127.0.0.1:1/{orderNumber}' },
      sold: '{"numbers": "{trackingNumbers}"}',
      voided: '{"numbers": "{trackingNumbers}"}',
    },
  },
  progress: { mark: null, triedAt: null, readAt: null, orders: null, failingSince: null, trouble: null },
});

/** What the shop says of an order. */
export const orderDraft = (account: string, city: string) => {
  const recipient = recipientIn('US');
  return {
    recipient: { ...recipient, address: { ...recipient.address, city } },
    lines: [{ sku: 'MUG', description: 'Mug', quantity: 1, weight: { units: 'LB' as const, value: 1 } }],
    shipment: {
      ...{ carrierId: account, serviceType: 'A_GROUND' },
      itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB' as const, value: 2.5 } }],
    },
  };
};

/** The shop's table of orders, which outlives every station. */
export class Shop {
  isAway = false;
  readonly orders = new Map<string, ShopOrder>();
  readonly #orderOf = new Map<string, ShopOrder>();
  readonly #world: World;
  /** What was taken, by which process it was heard, and when. */
  readonly #taken = new Map<string, { by: Owner; at: number }>();

  constructor(world: World) {
    this.#world = world;
  }

  newOrder(): string {
    const orderNumber = String(1000 + this.orders.size + 1);
    this.orders.set(orderNumber, {
      ...{ parcels: new Set(), trackingNumbers: null, isCancelled: false, draft: null, isToPut: false },
    });
    return orderNumber;
  }

  /** @param key `client transactionId` of a purchase for the order that begins */
  begun(orderNumber: string, key: string): void {
    const order = this.orders.get(orderNumber);
    if (!order) return;
    order.parcels.add(key);
    this.#orderOf.set(key, order);
  }

  /** Says to the station what an order is. */
  put(desk: Desk, orderNumber: string, draft: OrderDraft): void {
    const order = this.orders.get(orderNumber);
    if (order) order.draft = draft;
    this.#world.callers.call(
      desk,
      `put order ${orderNumber}`,
      (caller, { orders }) => orders.put({ caller, source: SHOP, orderNumber }, draft),
      0,
      ({ value }) => {
        if (value) this.#world.packings.told(value.order);
        if (value && order) order.isToPut = false;
      },
    );
  }

  /** The station has forgotten orders, who cancelled one, and what it told. */
  forgotten(): void {
    this.#taken.clear();
    for (const order of this.orders.values())
      Object.assign(order, { isCancelled: false, isToPut: order.draft !== null });
  }

  /** Says again what the station has forgotten. @returns whether there was anything */
  putAgain(desk: Desk): boolean {
    const toPut = [...this.orders].filter(([, { isToPut }]) => isToPut);
    for (const [orderNumber, { draft }] of toPut) if (draft) this.put(desk, orderNumber, draft);
    return toPut.length > 0;
  }

  isCancelled = (key: string): boolean => this.#orderOf.get(key)?.isCancelled ?? false;

  /** Takes what it is told, and says so; now and then nobody hears it. */
  async write(desk: Desk, { values }: WriteCall): Promise<{ rows: number }> {
    const { events, chance, books } = this.#world;
    const heard = desk.process;
    const answered = Promise.withResolvers<{ rows: number }>();
    if (this.isAway) {
      await events.pause(chance.around(20));
      throw new Error('Connection refused');
    }
    const fate = `${values.parcel} ${values.state}`;
    const take = () => {
      const order = this.orders.get(String(values.orderNumber));
      if (!order) return void answered.resolve({ rows: 0 });
      const taken = this.#taken.get(fate);
      // A station that does not reach its ledger cannot write down that it was heard.
      const isNoted = taken?.by === heard && (heard.troubledAt ?? -Infinity) < taken.at;
      if (isNoted && !desk.disk.isFull) {
        books.violated('write-backs exactly once', `${fate} of order ${values.orderNumber} is told again`);
      }
      order.trackingNumbers = values.trackingNumbers === null ? null : String(values.trackingNumbers);
      books.count('written back');
      const isHeard = !chance.happens(0.05);
      const answer = () => {
        if (!isHeard) return answered.reject(new Error('The connection was reset'));
        if (!desk.disk.isFull) this.#taken.set(fate, { by: heard, at: events.now });
        answered.resolve({ rows: 1 });
      };
      events.plan(chance.around(30), answer, heard);
    };
    events.plan(chance.around(30), take, events.outside);
    return answered.promise;
  }

  /** Nothing waits any more: the shop has the numbers that were sold, and not voided, for each of its orders. */
  isTold(): void {
    const { books, watch } = this.#world;
    const keyOf = (shipmentId: string) => {
      const row = watch.row(shipmentId);
      return row ? `${row.clientId} ${row.transactionId}` : '';
    };
    const labelled = [...books.sales.values()].filter(({ shipmentId }) => watch.states.get(shipmentId) === 'LABELLED');
    const orderOf = new Map(
      [...this.orders].flatMap(([orderNumber, { parcels }]) => [...parcels].map((key) => [key, orderNumber])),
    );
    const soldFor = Map.groupBy(labelled, ({ shipmentId }) => orderOf.get(keyOf(shipmentId)));
    for (const [orderNumber, { trackingNumbers }] of this.orders) {
      const sold = soldFor.get(orderNumber) ?? [];
      const numbers = sold.flatMap((sale) => sale.trackingNumbers).join(', ');
      if ((trackingNumbers ?? '') !== numbers) {
        books.violated(
          'write-backs exactly once',
          `order ${orderNumber} has ${trackingNumbers} at the shop, sold was ${numbers || 'nothing'}`,
        );
      }
      if (sold.length > 1)
        books.violated('units are sold once', `order ${orderNumber} was sold in ${sold.length} parcels`);
    }
  }
}
