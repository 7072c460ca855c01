import type { SourceCell, SourceQuestion, SourceRow, SourceRows } from '#electron/engine/sources/deps.ts';
import type { SourceRecord } from '#electron/engine/sources/index.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { BEGINNING } from '../machine/process.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

export const WEB_SHOP = 'web';

/** Every minute. */
export const WEB_SHOP_READ_MS = 60_000;

/** What is wrong with the database of the web shop. */
export const WEB_SHOP_TROUBLES = ['away', 'silent'] as const;
export type WebShopTrouble = (typeof WEB_SHOP_TROUBLES)[number];

/** What happens to the lines of an order there. */
export const LINE_CHANGES = [
  'article added',
  'article added',
  'one more',
  'article removed',
  'lines reordered',
] as const;
/** What happens to one at all; one that is mistyped cannot be read until it changes again. */
export const WEB_ORDER_CHANGES = [
  ...['new', 'new', 'moved', 'moved', 'cancelled', 'held', 'let go', 'mistyped'],
  ...LINE_CHANGES,
] as const;
export type WebOrderChange = (typeof WEB_ORDER_CHANGES)[number];

const MAPPING = {
  ...{ orderNumber: 'number', mark: 'changed', state: 'state' },
  ...{ 'recipient.address.city': 'city', 'line.sku': 'sku', 'line.quantity': 'quantity' },
} as const satisfies Partial<Record<OrderField, string>>;
type Row = Record<(typeof MAPPING)[keyof typeof MAPPING], SourceCell>;
interface WebOrder {
  row: Row;
  /** Each unit of it; an article has one line. */
  skus: readonly string[];
  /** How many units of each article it has had at the most. */
  most: ReadonlyMap<string, number>;
  /** What somebody at a desk has made of it, as a station told them; null where nobody is sure of it. */
  stop: 'HELD' | 'CANCELLED' | null;
  /** Counts what people did with it, and of that what nobody has answered: whoever is answered last did not have to be heard last. */
  acts: number;
  unanswered: number;
  /** Somebody at a desk has let it go: it may be open here for as long as the shop was not read to say anything but that it is on hold. */
  isReleased: boolean;
}

/** What somebody at a desk does with an order of the shop. */
export const PERSONS_ACTS = ['hold', 'hold', 'release', 'release', 'cancel', 'ship again'] as const;
export type PersonsAct = (typeof PERSONS_ACTS)[number];

const { address, contact } = recipientIn('US');
const flat = (of: object, under: string) =>
  Object.fromEntries(Object.entries(of).flatMap(([name, value]) => (value ? [[`${under}.${name}`, value]] : [])));
const DEFAULTS: Partial<Record<OrderField, string>> = {
  ...flat(address, 'recipient.address'),
  ...flat(contact, 'recipient.contact'),
  ...{ account: 'drawn', service: 'A_GROUND', 'line.weight': '1', 'line.weightUnits': 'LB' },
};

/** The database of a web shop as a source that is read every minute. */
export const webShopSource = (clientId: string): SourceRecord => ({
  ...{ name: WEB_SHOP, clientId, version: 1, createdAt: BEGINNING },
  content: {
    connection: { type: 'postgresql', host: '127.0.0.1', database: 'shop', user: 'reader' },
    ...{ statement: 'SELECT * FROM orders WHERE changed > :since', since: '0', reading: 'READ', everyMinutes: 1 },
    ...{ mapping: MAPPING, defaults: DEFAULTS },
  },
  progress: { mark: null, triedAt: null, readAt: null, orders: null, failingSince: null, trouble: null },
});

const isMistyped = ({ quantity }: Row) => typeof quantity === 'string';

/** How often each is there. */
const counted = (articles: readonly (string | undefined)[]): ReadonlyMap<string, number> =>
  articles.reduce((all, article = '') => all.set(article, (all.get(article) ?? 0) + 1), new Map<string, number>());

/** A shop whose orders the station reads; its database outlives every station. */
export class WebShop {
  trouble: WebShopTrouble | 'none' = 'none';
  readonly #world: World;
  readonly #orders = new Map<string, WebOrder>();
  /** Counts every change of a row. */
  #changed = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Someone orders, or changes what was ordered. */
  change(change: WebOrderChange, number?: string): void {
    const before = number === undefined || change === 'new' ? undefined : this.#orders.get(number);
    const usual = {
      number: `W-${this.#orders.size + 1}`,
      state: 'open',
      city: 'Los Angeles',
      sku: '',
      quantity: 1,
    };
    const changed = (this.#changed += 1);
    const row: Row = { ...usual, ...before?.row, quantity: change === 'mistyped' ? 'one' : 1, changed };
    let skus = before?.skus ?? ['MUG'];
    if (change === 'moved') row.city = `San Diego ${changed}`;
    if (change === 'cancelled') row.state = 'cancelled';
    if (change === 'held') row.state = 'on hold';
    if (change === 'let go') row.state = 'open';
    if (change === 'article added') skus = [`SKU-${changed}`, ...skus];
    if (change === 'one more') skus = [...skus, ...skus.slice(0, 1)];
    if (change === 'article removed' && skus.length > 1) skus = skus.slice(0, -1);
    if (change === 'lines reordered') skus = skus.toReversed();
    const { stop = null, acts = 0, unanswered = 0, isReleased = false } = before ?? {};
    const most = new Map(before?.most);
    for (const [sku, count] of counted(skus)) most.set(sku, Math.max(count, most.get(sku) ?? 0));
    this.#orders.set(String(row.number), { row, skus, most, stop, acts, unanswered, isReleased });
  }

  /** Somebody at a desk stops an order, or lets it go. */
  person(desk: Desk, orderNumber: string, act: Exclude<PersonsAct, 'ship again'>): void {
    const order = this.#orders.get(orderNumber);
    if (!order) return;
    order.stop = null;
    order.acts += 1;
    order.unanswered += 1;
    order.isReleased ||= act === 'release';
    const { acts } = order;
    this.#world.callers.call(
      desk,
      `${act} order ${orderNumber}`,
      (caller, { orders }) => orders[act]({ caller, source: WEB_SHOP, orderNumber }, 'The customer has called.'),
      0,
      ({ value }) => {
        const now = this.#orders.get(orderNumber);
        if (!now) return;
        now.unanswered -= 1;
        // Of a parcel in doubt the answer says so: what is on its way may still be sold.
        const isInDoubt = value?.parcels.some(({ shipment }) => shipment?.state === 'UNKNOWN') ?? false;
        if (!value || now.acts !== acts || now.unanswered > 0 || isInDoubt || act === 'release') return;
        now.stop = act === 'hold' ? 'HELD' : 'CANCELLED';
        this.#world.books.count(`web orders ${now.stop} by a person`);
      },
    );
  }

  /** A purchase of an order is at a carrier. */
  arrived(orderNumber: string, transactionId: string): void {
    const stop = this.#orders.get(orderNumber)?.stop ?? null;
    if (stop !== null)
      this.#world.books.violated('a stopped order is not bought', `${transactionId}: ${orderNumber} is ${stop}`);
  }

  /** The station has gone back, and may have forgotten what people did. */
  forgotten(): void {
    for (const order of this.#orders.values()) [order.stop, order.acts] = [null, order.acts + 1];
  }

  /** The number of an order, so far back from the newest. */
  find = (back: number): string | undefined => [...this.#orders.keys()].at(-1 - back);

  /** What changed since, as the database has it when it is asked. */
  async read({ since, patienceMs }: SourceQuestion): Promise<SourceRows> {
    const { events, chance, books } = this.#world;
    const station = events.current;
    if (this.trouble === 'silent') await events.pause(patienceMs);
    else await events.pause(chance.around(20));
    if (this.trouble !== 'none') throw new Error('The database does not answer');
    const answered = Promise.withResolvers<SourceRows>();
    const look = () => {
      const rows = [...this.#orders.values()]
        .filter(({ row }) => Number(row.changed) > Number(since))
        .flatMap(({ row, skus }): SourceRow[] =>
          [...counted(skus)].map(([sku, count]) => ({ ...row, sku, ...(!isMistyped(row) && { quantity: count }) })),
        );
      books.count('sources read');
      const answer = { columns: Object.values(MAPPING), rows, decimalSeparator: 'POINT' as const };
      events.plan(chance.around(30), () => answered.resolve(answer), station);
    };
    events.plan(chance.around(10), look, events.outside);
    return answered.promise;
  }

  /** Somebody puts right what was mistyped, and the shop does not call that a change: the station has to come back for it. */
  mend(): void {
    this.trouble = 'none';
    for (const { row } of this.#orders.values()) row.quantity = 1;
  }

  /** Everything was read hours ago: the order book has each order as the shop has it, and sold each unit of it once at the most. */
  isRead(desk: Desk): void {
    for (const [orderNumber, there] of this.#orders)
      this.#world.callers.call(
        desk,
        `read order ${orderNumber}`,
        (caller, { orders }) => orders.read({ caller, source: WEB_SHOP, orderNumber }),
        0,
        ({ value: here }) => {
          if (!here) return this.#differs(`order ${orderNumber} is not in it`);
          this.#isAsAtShop(here, there);
          this.#isSoldOnce(here, there);
        },
      );
  }

  #differs(how: string): void {
    this.#world.books.violated('the order book is as its source', how);
  }

  #isAsAtShop(here: Order, { row: { city, state }, stop, isReleased }: WebOrder): void {
    const { orderNumber, recipient, cancelledAtSource, heldAtSource } = here;
    const goesTo = recipient?.address?.city;
    if (goesTo !== city) this.#differs(`order ${orderNumber} goes to ${goesTo}, and to ${city} at the shop`);
    const isHeldAsThere = heldAtSource === (state === 'on hold') || isReleased;
    if (!isHeldAsThere || cancelledAtSource !== (state === 'cancelled'))
      this.#differs(`order ${orderNumber} is ${state} at the shop, and ${here.state} here`);
    if (stop !== null && here.state !== stop)
      this.#differs(`a person was told that order ${orderNumber} is ${stop}, and it is ${here.state}`);
  }

  #isSoldOnce({ orderNumber, state, parcels }: Order, { skus, most }: WebOrder): void {
    const labelled = parcels.filter(({ shipment }) => shipment?.state === 'LABELLED');
    const once = unitsIn(labelled.filter(({ duplicateReason }) => duplicateReason === null));
    for (const [article, count] of once)
      if (count > (most.get(article) ?? 0))
        this.#world.books.violated('units are sold once', `${article} of order ${orderNumber} went out ${count} times`);
    if (state !== 'PACKED') return;
    const sold = unitsIn(labelled);
    for (const [sku, count] of counted(skus))
      if ((sold.get(sku) ?? 0) < count)
        this.#differs(`order ${orderNumber} is packed, and ${sold.get(sku) ?? 0} of ${count} ${sku} were sold`);
  }
}

const unitsIn = (parcels: Order['parcels']) =>
  counted(
    parcels.flatMap(({ lines }) =>
      lines.flatMap(({ article, quantity }) => new Array<typeof article>(quantity).fill(article)),
    ),
  );
