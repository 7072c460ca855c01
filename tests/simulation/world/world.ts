import { join } from 'node:path';
import { createPlaces } from '#electron/places/index.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { ID_HELD_MS } from '#shared/schema/shipping/shipment.ts';
import { LedgerWatch } from '../invariants/ledger-watch.ts';
import type { SightedJob } from '../invariants/sight.ts';
import { overdue } from '../invariants/overdue.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Machine } from '../machine/machine.ts';
import { act } from '../steps/act.ts';
import type { Asking } from '../carriers/alone.ts';
import { Batches } from './batches.ts';
import { Books } from './books.ts';
import { Callers } from './callers.ts';
import { Carriers } from '../carriers/carrier.ts';
import { Desk } from './desk.ts';
import { FileLedger } from './file-ledger.ts';
import type { Home } from './home.ts';
import { HotFolder } from './hot-folder.ts';
import { Manifests } from './manifests.ts';
import { Packings } from './packings.ts';
import { portsOutside } from './ports.ts';
import { stillTrue } from './reading.ts';
import { Receiver } from './receiver.ts';
import { Shop } from './shop.ts';
import { WEB_SHOP, WebShop } from './web-shop.ts';
import { Moments } from '../steps/moments.ts';
import type { Step } from '../steps/steps.ts';
import type { Surroundings } from './surroundings.ts';

/** How often it is looked whether something takes too long; in milliseconds of the simulation. */
const LOOK_EVERY_MS = 5000;

/** Desks on one ledger with everything around them, and the books about them. */
export class World implements Surroundings {
  readonly root: string;
  readonly events: Events;
  readonly chance: Chance;
  readonly books = new Books();
  readonly carriers: Carriers;
  readonly home: Home;
  readonly desks: readonly [Desk, ...Desk[]];
  readonly callers: Callers;
  readonly watch: LedgerWatch;
  readonly shop: Shop;
  readonly webShop = new WebShop(this);
  readonly batches = new Batches(this);
  readonly hotFolder = new HotFolder(this);
  readonly manifests = new Manifests(this);
  readonly packings = new Packings(this);
  readonly receiver = new Receiver(this);
  readonly asking = new Map<string, Asking>();
  readonly moments: Moments;
  readonly log: Surroundings['log'];
  #lookedAt = 0;
  /** Whether a desk has made the ledger. */
  #isMade = false;

  /** @param home where the ledger lies that the desks share; in a file of the one desk unless given */
  constructor(
    machine: Machine,
    { log, home, stations = 1 }: { log?: Surroundings['log']; home?: Home; stations?: number } = {},
  ) {
    this.log = log ?? (() => undefined);
    [this.root, this.events, this.chance] = [machine.root, machine.events, machine.chance];
    this.watch = new LedgerWatch(this.books, () => this.events.now);
    this.moments = new Moments(this.watch.timesReached);
    this.carriers = new Carriers(this.events, this.chance, this.books, (order) => this.#arrived(order));
    this.callers = new Callers(this);
    this.shop = new Shop(this);
    this.home = home ?? new FileLedger(this.books, this.chance);
    const desk = (name: string) => new Desk(name, machine.diskAt(join(this.root, name)), this);
    this.desks = [desk('desk'), ...Array.from({ length: stations - 1 }, (_, index) => desk(`desk ${index + 2}`))];
    if (this.home.sight) this.watch.attach(this.home.sight);
  }

  portsOf = (desk: Desk) => portsOutside(this, desk, createPlaces());

  /** Which of them is meant. */
  desk = (number: number): Desk => this.desks[number] ?? this.desks[0];
  /** One that serves; undefined where none does. */
  get deskThatServes(): Desk | undefined {
    return this.desks.find(({ isUp }) => isUp);
  }

  answered(desk: Desk, call: string): void {
    this.moments.answered(desk.name, call);
  }

  opened(desk: Desk): void {
    const { home, watch } = this;
    this.#isMade = true;
    home.opened(desk);
    // Lines of the run before it, or of a restore, come first.
    if (!home.isShared && home.sight) watch.attach(home.sight);
    watch.begun(home.isShared ? (desk.ledger?.stationId ?? '') : '');
    desk.wellSince = this.events.now;
    stillTrue(this);
  }

  closed(desk: Desk, isHeard: boolean): void {
    this.watch.look();
    if (!this.home.isShared) this.watch.detach();
    this.home.closed(desk, isHeard);
    this.callers.hungUp(desk);
  }

  /** Nothing of the kind happens any more, nor anything else that somebody does. */
  callOff(): void {
    this.moments.callOff();
    this.isOver = true;
  }
  isOver = false;

  /** One step, and what happens until the next. @returns whether all is well */
  async take(step: Step): Promise<boolean> {
    this.startThoseDown();
    act(this, step);
    await this.pass(step.waitMs);
    return this.books.failure === null;
  }

  /** Nobody does anything for so long. @returns whether all is well */
  async idle(milliseconds: number): Promise<boolean> {
    this.startThoseDown();
    await this.pass(milliseconds);
    return this.books.failure === null;
  }

  /** The first one makes the ledger, and the others come once it is there. */
  startThoseDown(): void {
    for (const desk of this.#isMade ? this.desks : [this.desks[0]]) {
      if (!desk.process.alive && desk.downUntil <= this.events.now) desk.start();
    }
  }

  /** A ledger whose disk failed takes nothing before it is opened again: its station says so, and somebody restarts it. */
  #restartThoseFailed(): void {
    for (const desk of this.home.isShared ? [] : this.desks)
      if (desk.isUp && !desk.disk.isFull && desk.ledger?.isWritable() === false) desk.stop();
  }

  async pass(milliseconds: number): Promise<void> {
    await this.events.runUntil(this.events.now + milliseconds, () => this.#afterEvent());
  }

  #afterEvent(): boolean {
    const isWritten = this.watch.look();
    this.moments.passed(isWritten);
    if (this.events.now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = this.events.now;
      this.#restartThoseFailed();
      overdue(this);
    }
    return this.books.failure === null;
  }

  /** A purchase is at a carrier. */
  #arrived(purchase: PurchaseRequest): void {
    const { shipmentId, transactionId, shipment } = purchase;
    const { books, watch } = this;
    if (books.asked.has(shipmentId)) books.violated('nothing is sent twice', `shipment ${shipmentId} was sent again`);
    books.asked.add(shipmentId);
    watch.look();
    const row = watch.row(shipmentId);
    // Who died has said it to the disk all the same.
    const state = row === null ? watch.states.get(shipmentId) : row?.state;
    this.hotFolder.arrived(shipmentId, shipment.request.recipient.contact.personName ?? '');
    this.batches.arrived(shipmentId, watch.acceptedBy.get(shipmentId) ?? '');
    this.packings.arrived(purchase);
    const order = this.callers.orderOf(transactionId);
    if (order?.source === WEB_SHOP) this.webShop.arrived(order.orderNumber, transactionId);
    const [weighed, weight] = [books.weighed.get(transactionId), shipment.packages[0]?.entered.weight];
    if (weighed && (weight?.value !== weighed.value || weight.units !== weighed.units))
      books.violated(
        'a weight is that of its package',
        `${transactionId} weighs ${weighed.value}, is sent ${weight?.value}`,
      );
    if (state === undefined && !books.wentBackLately(this.events.now))
      books.violated('every sale has a row', `${shipmentId} was sent without a row`);
    if (row) {
      const key = `${row.clientId} ${transactionId}`;
      if (this.shop.isCancelled(key))
        books.violated('a stopped order is not bought', `${key} is bought, and its order was cancelled`);
      const earlier = books.lastSale.get(key);
      // A clock that is wrong at a start is believed (tests/fault/RELIABILITY.md): an id is free by the ledger's own time.
      if (
        earlier &&
        row.acceptedAt - earlier.acceptedAt < ID_HELD_MS &&
        !books.settledByPerson.has(earlier.shipmentId)
      ) {
        books.violated(
          'one sale for an id',
          `${key} was sold as ${earlier.shipmentId} and is bought again as ${shipmentId}`,
        );
      }
      const before = watch.states.get(books.lastAsked.get(key) ?? '');
      if (before === 'UNKNOWN' || before === 'SENDING') {
        books.violated('one sale for an id', `${key} is ${before} and is bought again as ${shipmentId}`);
      }
      books.lastAsked.set(key, shipmentId);
      books.keys.set(shipmentId, key);
    }
  }

  /** A label leaves for a printer. */
  leaves(jobId: string, trackingNumber: string | null): void {
    const { books, watch } = this;
    if (books.left.has(jobId)) books.violated('nothing is printed twice by itself', `job ${jobId} leaves again`);
    books.left.add(jobId);
    watch.look();
    this.events.hold(async () => this.#holdAgainst(jobId, await this.home.sight?.job(jobId), trackingNumber));
  }

  #holdAgainst(jobId: string, job: SightedJob | undefined, trackingNumber: string | null): void {
    const { books, watch } = this;
    if (!job)
      return books.violated('nothing is printed twice by itself', `job ${jobId} leaves and is not in the ledger`);
    if (job.state !== 'SENT')
      books.violated('nothing is printed twice by itself', `job ${jobId} leaves while it is ${job.state}`);
    if (job.shipmentId === null) return;
    if (job.wasVoided) books.violated('no voided label is printed', `${trackingNumber} leaves for a printer`);
    const prints = (books.prints.get(`${job.shipmentId} ${trackingNumber}`) ?? 0) + 1;
    books.prints.set(`${job.shipmentId} ${trackingNumber}`, prints);
    const row = watch.row(job.shipmentId);
    const wishes = books.wishes.get(`${row?.clientId} ${row?.transactionId}`) ?? 0;
    if (prints > wishes) {
      books.violated(
        'nothing is printed twice by itself',
        `${trackingNumber} leaves ${prints} times, asked for were ${wishes}`,
      );
    }
  }
}
