import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { ON_ITS_WAY_MS, type Load } from '../devices/scale.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

/** So long what went out to somebody is surely remembered (contract, section 13: 14 days). */
const REMEMBERED_MS = 13 * 86_400_000;
/** A packer whom the station does not answer for so long does something else. */
const PATIENCE_MS = 15_000;

/** What somebody ordered. */
export interface Ordered {
  name: string;
  city: string;
  units: number;
}

/** Whose turn it is to pack at a desk, and which order. */
export interface AtDesk {
  readonly desk: Desk;
  readonly turn: number;
  readonly orderNumber: string;
}

/** Somebody who packs an order at a desk, and what they see of it. */
export interface Packer extends AtDesk {
  /** The order as it was shown last. */
  seen: Order;
  /** Units that are in the parcel. */
  inParcel: number;
}

/** What was so as a station was told to buy by scan. */
interface Asked {
  packer: Packer;
  seen: Order;
  at: number;
  /** Why it was wrong to buy, as far as anybody was told by then. */
  wrong: string[];
}

/** How much is to be packed of an order that has one line. */
export const unitsOf = ({ open }: Order): number => open.reduce((sum, { quantity }) => sum + quantity, 0);
const verifiedOf = ({ claim }: Order): number =>
  (claim?.verified ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
/** What the packer has to see first. */
export const waits = ({ claim }: Order): boolean => claim !== null && (claim.stop !== null || claim.changes.length > 0);
export const missing = (order: Order): number => unitsOf(order) - verifiedOf(order);

/** Parcels that are bought by scan: what packers saw, scanned and put on the scale, and that nothing else is bought. */
export class Packings {
  readonly #world: World;
  /** What was ordered last. */
  ordered: Ordered | null = null;
  /** The newest version of each order that a station has told somebody. */
  readonly #versions = new Map<string, number>();
  /** What each version of an order was told to be: `order version`. */
  readonly #told = new Map<string, string>();
  /** When a desk was first asked for an order: `desk order`. */
  readonly #claims = new Map<string, number>();
  /** The calls of each transaction. */
  readonly #asked = new Map<string, Asked[]>();
  /** Who buys with a transaction, by scan or by key. */
  readonly #bought = new Map<string, Packer>();
  /** What went out, to whom. */
  readonly #sold = new Map<string, { shipmentId: string; at: number }>();
  /** Whose turn it is at a desk, and until when they wait for it. */
  readonly #turns = new Map<Desk, { turn: number; until: number }>();
  #turn = 0;
  /** Desks whose setting was said to be off, and that nobody has begun to change since. */
  readonly #off = new Set<Desk>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A station has said what the order is now. */
  told({ orderNumber, version, state, recipient, lines, claim }: Order): void {
    this.#versions.set(orderNumber, Math.max(version, this.#versions.get(orderNumber) ?? 0));
    const key = `${orderNumber} ${version}`;
    const told = JSON.stringify({ state, recipient, lines, claim });
    const before = this.#told.get(key) ?? told;
    this.#told.set(key, before);
    if (told !== before)
      this.#world.books.violated(
        'every answer stays true',
        `version ${version} of order ${orderNumber} was ${before}, and is ${told}`,
      );
  }

  /** The ledger knows nothing of what went out since, and counts the versions of orders from where it was. */
  forget(since: number): void {
    for (const [addressee, { at }] of this.#sold) if (at >= since) this.#sold.delete(addressee);
    this.#versions.clear();
    this.#told.clear();
  }

  /** There is room for one packer at a desk. @returns the turn that begins; `null`: somebody packs there */
  begins(desk: Desk): number | null {
    const { now } = this.#world.events;
    if ((this.#turns.get(desk)?.until ?? 0) > now) return null;
    this.#turns.set(desk, { turn: (this.#turn += 1), until: now + PATIENCE_MS });
    return this.#turn;
  }

  /** @returns whether the packer is still at the desk, and goes on there */
  isThere({ desk, turn }: AtDesk): boolean {
    const at = this.#turns.get(desk);
    if (at?.turn !== turn) return false;
    at.until = this.#world.events.now + PATIENCE_MS;
    return true;
  }

  /** The packer is done with an order. */
  ends({ desk, turn }: AtDesk): void {
    if (this.#turns.get(desk)?.turn === turn) this.#turns.delete(desk);
  }

  /** A desk is asked to let an order be packed there. */
  claims({ desk, orderNumber }: AtDesk): void {
    const key = `${desk.name} ${orderNumber}`;
    this.#claims.set(key, this.#claims.get(key) ?? this.#world.events.now);
  }

  /** Somebody sets whether a scan may buy at the desk. */
  set(desk: Desk, buyByScan: boolean): void {
    const { callers } = this.#world;
    this.#off.delete(desk);
    const work = async ({ settings }: NonNullable<Desk['engine']>) =>
      settings.change({ ...(await settings.read()), buyByScan });
    callers.call(
      desk,
      'set buying by scan',
      (_, engine) => work(engine),
      0,
      ({ value }) => {
        if (value && !buyByScan) this.#off.add(desk);
      },
    );
  }

  /** They are those of a backup again, which nobody has been told of. */
  settingsWentBack(): void {
    this.#off.clear();
  }

  /** Somebody buys what they have packed. */
  buys(packer: Packer, transactionId: string): void {
    this.#bought.set(transactionId, packer);
  }

  /** The last thing is scanned: the station is to buy. */
  asks(packer: Packer, transactionId: string): void {
    packer.desk.scale.mayBeTaken();
    const asked = { packer, seen: packer.seen, at: this.#world.events.now, wrong: [...this.#wrongNow(packer)] };
    this.#asked.set(transactionId, [...(this.#asked.get(transactionId) ?? []), asked]);
  }

  *#wrongNow({ seen, inParcel, orderNumber, desk }: Packer): Generator<string> {
    const { events, watch } = this.#world;
    const units = unitsOf(seen);
    if (inParcel !== units) yield `${inParcel} of ${units} units are in it`;
    if (waits(seen)) yield 'nobody has said that they saw what is wrong';
    const version = this.#versions.get(orderNumber) ?? 0;
    if (version > seen.version) yield `its packer saw version ${seen.version}, and there is version ${version}`;
    if (this.#off.has(desk)) yield 'scans do not buy at the desk';
    const earlier = this.#sold.get(addressee(seen));
    const isOut = earlier && watch.states.get(earlier.shipmentId) === 'LABELLED';
    if (isOut && events.now - earlier.at < REMEMBERED_MS) yield `the same went out as ${earlier.shipmentId}`;
  }

  /** A purchase is at a carrier. */
  arrived({ transactionId, shipmentId, shipment }: PurchaseRequest): void {
    const { books, events } = this.#world;
    const bought = this.#bought.get(transactionId);
    if (bought) this.#sold.set(addressee(bought.seen), { shipmentId, at: events.now });
    const calls = this.#asked.get(transactionId) ?? [];
    const [asked] = calls;
    if (!asked) return;
    books.count('bought by scan');
    const { packer } = asked;
    const weight = shipment.packages[0]?.entered.weight;
    const load = weight?.units === 'KG' ? packer.desk.scale.loadOf(weight.value) : undefined;
    const { city } = shipment.request.recipient.address;
    const faults = calls.map((call) => [...this.#faults(call, { city, load })][0]);
    const fault = faults.every((each) => each !== undefined) ? faults.at(-1) : undefined;
    if (fault !== undefined)
      books.violated('a scan buys what is right', `${transactionId} for order ${packer.orderNumber}: ${fault}`);
    if (!load) return;
    load.given += 1;
    if (load.given > 1) books.violated('a weight is given once', `${load.grams} g were given ${load.given} times`);
  }

  *#faults({ packer, seen, at, wrong }: Asked, sent: { city: string; load: Load | undefined }): Generator<string> {
    yield* wrong;
    const { desk, orderNumber } = packer;
    const { city, load } = sent;
    if (desk.printers.isOffSince(at)) yield 'its printer is off';
    if (city !== seen.recipient.address.city)
      yield `it goes to ${city}, and its packer saw ${seen.recipient.address.city}`;
    const claimed = this.#claims.get(`${desk.name} ${orderNumber}`) ?? Infinity;
    if (!load || (load.liftedAt !== null && load.liftedAt + ON_ITS_WAY_MS < at)) {
      yield 'what it weighs did not lie on the scale';
      return;
    }
    const { grams, isHeavy, stillAt } = load;
    if (isHeavy) yield `${grams} g are far more than usual`;
    if (stillAt !== null && stillAt + ON_ITS_WAY_MS < claimed && desk.scale.troubledAt < stillAt)
      yield `${grams} g lay there before the order was packed`;
  }
}

/** The same things for the same person. */
const addressee = ({ recipient: { contact, address }, lines }: Order): string =>
  [contact.personName, address.city, ...lines.map(({ quantity }) => quantity)].join();
