import { join } from 'node:path';
import { createPlaces } from '#electron/places/index.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { ID_HELD_MS } from '#shared/schema/shipping/shipment.ts';
import { LedgerWatch } from '../invariants/ledger-watch.ts';
import { overdue } from '../invariants/overdue.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Machine } from '../machine/machine.ts';
import { BEGINNING } from '../machine/process.ts';
import { act } from './act.ts';
import { Books } from './books.ts';
import { Callers } from './callers.ts';
import { Carriers } from './carrier.ts';
import { Desk } from './desk.ts';
import { DeskPrinters } from './printers.ts';
import { portsOutside } from './ports.ts';
import { Receiver } from './receiver.ts';
import { Shop } from './shop.ts';
import type { Step } from './steps.ts';
import type { Surroundings } from './surroundings.ts';

/** How often it is looked whether something takes too long; in milliseconds of the simulation. */
const LOOK_EVERY_MS = 5000;

/** A desk with everything around it, and the books about it. */
export class World implements Surroundings {
  readonly root: string;
  readonly events: Events;
  readonly chance: Chance;
  readonly books = new Books();
  readonly carriers: Carriers;
  readonly desk: Desk;
  readonly printers: DeskPrinters;
  readonly callers: Callers;
  readonly watch: LedgerWatch;
  readonly shop: Shop;
  readonly receiver = new Receiver(this);
  /** By how much the clock of the machine is set wrong; milliseconds. */
  clockOff = 0;
  readonly clock = {
    now: () => BEGINNING + Math.floor(this.events.now) + this.clockOff,
    elapsed: () => this.events.now,
  };
  /** Since when the station serves, on a disk that has room. */
  wellSince = 0;
  readonly log: Surroundings['log'];
  /** What is to happen to the desk after so many events more. */
  #due: { events: number; work: () => void } | null = null;
  #lookedAt = 0;

  constructor(machine: Machine, log: Surroundings['log'] = () => undefined) {
    this.log = log;
    [this.root, this.events, this.chance] = [machine.root, machine.events, machine.chance];
    this.watch = new LedgerWatch(this.books, () => this.events.now);
    this.carriers = new Carriers(this.events, this.chance, this.books, (order) => this.#arrived(order));
    this.printers = new DeskPrinters(this.events, this.chance, this.books, (sheet, number) =>
      this.#leaves(sheet.jobId, number),
    );
    this.callers = new Callers(this);
    this.shop = new Shop(this);
    this.desk = new Desk('desk', machine.diskAt(join(this.root, 'desk')), this);
  }

  portsOf = () => portsOutside(this, createPlaces());

  opened(desk: Desk): void {
    const { database } = desk;
    if (database) this.watch.attach(database);
    this.wellSince = this.events.now;
    this.callers.stillTrue();
  }

  closed(): void {
    this.watch.look();
    this.watch.detach();
    this.callers.hungUp();
  }

  /** Does something to the desk in the middle of what it does. */
  afterEvents(events: number, work: () => void): void {
    this.#due ??= { events, work };
  }

  /** One step, and what happens until the next. @returns whether all is well */
  async take(step: Step): Promise<boolean> {
    if (!this.desk.process.alive) this.desk.start();
    act(this, step);
    await this.pass(step.waitMs);
    return this.books.failure === null;
  }

  /** Everything is mended, and left alone for a while: nothing may be open then, and the whole ledger verifies. */
  async end(): Promise<void> {
    this.carriers.habit = 'sells';
    this.carriers.areAway = false;
    this.shop.isAway = false;
    this.printers.mend();
    this.#due = null;
    await this.pass(60_000);
    if (!this.desk.process.alive) this.desk.start();
    // Doubts are looked after every hour in the end.
    for (let hour = 0; hour < 6; hour += 1) {
      this.events.skip(3_600_000);
      this.wellSince = Math.max(this.wellSince, this.events.now);
      await this.pass(60_000);
    }
    if (this.books.failure === null) this.shop.isTold();
    this.receiver.isTold();
    const { ledger } = this.desk;
    if (!ledger) return this.books.violated('a start puts in order', 'the station does not serve at the end');
    await this.pass(1);
    const verified = ledger.shipments.verifyJournal().then(({ brokenAt }) => {
      if (brokenAt !== null) this.books.violated('the chain verifies', `the program finds line ${brokenAt} broken`);
    });
    await this.pass(60_000);
    void verified;
    await this.desk.stop();
    await this.pass(30_000);
  }

  async pass(milliseconds: number): Promise<void> {
    await this.events.runUntil(this.events.now + milliseconds, () => this.#afterEvent());
  }

  #afterEvent(): boolean {
    if (this.#due && (this.#due.events -= 1) <= 0) {
      const { work } = this.#due;
      this.#due = null;
      work();
    }
    this.watch.look();
    if (this.events.now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = this.events.now;
      overdue(this);
    }
    return this.books.failure === null;
  }

  /** A purchase is at a carrier. */
  #arrived({ shipmentId, transactionId }: PurchaseRequest): void {
    const { books, watch } = this;
    if (books.asked.has(shipmentId)) books.violated('nothing is sent twice', `shipment ${shipmentId} was sent again`);
    books.asked.add(shipmentId);
    watch.look();
    const row = watch.row(shipmentId);
    // Who died has said it to the disk all the same.
    const state = row === null ? watch.states.get(shipmentId) : row?.state;
    if (state === undefined) books.violated('every sale has a row', `shipment ${shipmentId} was sent without a row`);
    if (row) {
      const key = `${row.clientId} ${transactionId}`;
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
  #leaves(jobId: string, trackingNumber: string | null): void {
    const { books, watch, desk } = this;
    if (books.left.has(jobId)) books.violated('nothing is printed twice by itself', `job ${jobId} leaves again`);
    books.left.add(jobId);
    watch.look();
    const job = desk.database
      ?.prepare<[string], { shipmentId: string | null; state: string }>(
        'SELECT shipment_id AS shipmentId, state FROM print_job WHERE id = ?',
      )
      .get(jobId);
    if (!job)
      return books.violated('nothing is printed twice by itself', `job ${jobId} leaves and is not in the ledger`);
    if (job.state !== 'SENT')
      books.violated('nothing is printed twice by itself', `job ${jobId} leaves while it is ${job.state}`);
    if (job.shipmentId === null) return;
    const state = watch.states.get(job.shipmentId);
    if (state === 'VOIDED') books.violated('no voided label is printed', `${trackingNumber} leaves for a printer`);
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
