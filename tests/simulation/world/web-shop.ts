import type { SourceCell, SourceQuestion, SourceRow, SourceRows } from '#electron/engine/sources/deps.ts';
import type { SourceRecord } from '#electron/engine/sources/index.ts';
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
export const LINE_CHANGES = ['article added', 'article added', 'article removed', 'lines reordered'] as const;
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
/** One unit of each article. */
interface WebOrder {
  row: Row;
  skus: readonly string[];
}

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
    if (change === 'article removed' && skus.length > 1) skus = skus.slice(0, -1);
    if (change === 'lines reordered') skus = skus.toReversed();
    this.#orders.set(String(row.number), { row, skus });
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
        .flatMap(({ row, skus }): SourceRow[] => skus.map((sku) => ({ ...row, sku })));
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

  /** Everything was read hours ago: the order book has each order as the shop has it, and each article of it was sold once at the most. */
  isRead(desk: Desk): void {
    const { callers, books } = this.#world;
    const say = (words: string) => books.violated('the order book is as its source', words);
    for (const { row, skus } of this.#orders.values()) {
      const { city, state } = row;
      const orderNumber = String(row.number);
      callers.call(
        desk,
        `read order ${orderNumber}`,
        (caller, { orders }) => orders.read({ caller, source: WEB_SHOP, orderNumber }),
        0,
        ({ value: order }) => {
          if (!order) return say(`order ${orderNumber} is not in it`);
          const there = order.recipient?.address?.city;
          if (there !== city) say(`order ${orderNumber} goes to ${there}, and to ${city} at the shop`);
          if (order.cancelledAtSource !== (state === 'cancelled') || order.heldAtSource !== (state === 'on hold'))
            say(`order ${orderNumber} is ${state} at the shop, and ${order.state} here`);
          const sold = order.parcels
            .filter(({ shipment }) => shipment?.state === 'LABELLED')
            .flatMap(({ lines }) => lines.map(({ article }) => article));
          const twice = sold.find((article, index) => sold.indexOf(article) < index);
          if (twice !== undefined)
            books.violated('units are sold once', `${twice} of order ${orderNumber} was sold twice`);
          if (order.state === 'PACKED' && !skus.every((sku) => sold.includes(sku)))
            say(`order ${orderNumber} is packed, and has ${skus.join(', ')}; sold: ${sold.join(', ')}`);
        },
      );
    }
  }
}
