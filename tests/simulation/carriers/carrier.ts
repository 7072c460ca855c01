import { createRangeAdapter } from '#electron/adapters/range/index.ts';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import {
  partlySold,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import type { Events, Owner } from '../machine/events.ts';
import type { Chance } from '../machine/chance.ts';
import { definitionOf, drawHabit, type CarrierKind, type Habit, type Line } from './carrier-kinds.ts';
import { Inquiries, saleOf } from './inquiries.ts';
import type { Books, Sale } from '../world/books.ts';

/** What all carriers know and do; they outlive every station. */
export class Carriers {
  /** What the next purchases meet, until it is changed; drawn anew for each where it is null. */
  habit: Habit | null = null;
  /** How often a purchase meets another habit than that of selling. */
  oddShare = 0.04;
  /** Nobody gets through to them. */
  areAway = false;
  /** Labels that are fetched are not there yet. */
  areLabelsLate = false;
  readonly #events: Events;
  readonly #chance: Chance;
  readonly #books: Books;
  /** Called when a purchase arrives at a carrier, before anything is sold. */
  readonly #arrived: (order: PurchaseRequest) => void;
  #numbers = 0;
  /** What they say of what they sold. */
  readonly asked: Inquiries;

  constructor(events: Events, chance: Chance, books: Books, arrived: (order: PurchaseRequest) => void) {
    [this.#events, this.#chance, this.#books, this.#arrived] = [events, chance, books, arrived];
    this.asked = new Inquiries(events, chance, books);
  }

  /** Everything is as usual again. */
  behave(): void {
    this.habit = null;
    this.areAway = false;
  }

  /** The program's own: test mode, and numbers from a range. Nobody sells anything there; what they were asked is noted. */
  ownAdapters = ({ ranges }: Pick<Ledger, 'ranges'>): Adapter[] =>
    [createTestAdapter(), createRangeAdapter({ ranges })].map((adapter) => ({
      ...adapter,
      purchase: (order) => {
        this.#arrived(order);
        return adapter.purchase(order);
      },
    }));

  /** How a station reaches a carrier of the kind. */
  adapter(kind: CarrierKind): Adapter {
    return {
      definition: definitionOf(kind),
      purchase: (order) => this.#purchase(kind, order),
      ...(kind !== 'blind' && {
        lookup: (order) => this.#answer(() => this.asked.whatBecameOf(order.shipmentId, kind)),
        void: (order) => this.#answer(() => this.asked.void(order.shipmentId)),
        followVoid: (order) => this.#answer(() => this.asked.followVoid(order.shipmentId)),
      }),
      ...(kind === 'service' && { documents: (order) => this.#answer(() => this.#labelsOf(order.shipmentId)) }),
    };
  }

  #labelsOf(shipmentId: string): ReturnType<Inquiries['labelsOf']> {
    if (this.areLabelsLate) throw new Error('The label is not there yet');
    return this.asked.labelsOf(shipmentId);
  }

  async #purchase(kind: CarrierKind, order: PurchaseRequest): Promise<PurchaseOutcome> {
    const chance = this.#chance;
    const habit = this.areAway ? 'unreachable' : (this.habit ?? drawHabit(chance, this.oddShare));
    if (habit === 'unreachable') {
      await this.#events.pause(chance.around(20));
      return { kind: 'not_sent', reason: 'Connection refused.' };
    }
    // Two steps: the id of the first is durable before the second is sent.
    if (kind === 'service') await order.attempt.note({ draft: order.attempt.ownId });
    const answered = Promise.withResolvers<PurchaseOutcome>();
    const station = this.#events.current;
    order.signal.addEventListener(
      'abort',
      () => habit !== 'silent for ever' && answered.resolve({ kind: 'unknown', reason: 'There was no answer.' }),
      {
        once: true,
      },
    );
    const reply = (outcome: PurchaseOutcome) =>
      void this.#events.plan(chance.around(40), () => this.#hears(order, answered.resolve, outcome), station);
    const breakOff = () =>
      void this.#events.plan(chance.around(40), () => answered.reject(new Error('The connection was reset')), station);
    this.asked.underWay.add(order.shipmentId);
    this.#events.plan(
      chance.around(40),
      () => this.#arrive(kind, habit, order, { reply, breakOff }),
      this.#events.outside,
    );
    return answered.promise;
  }

  /** The answer is at the station; whether that has kept it is known a moment later. */
  #hears(
    { shipmentId, signal, shipment }: PurchaseRequest,
    answer: (outcome: PurchaseOutcome) => void,
    outcome: PurchaseOutcome,
  ): void {
    answer(outcome);
    if (signal.aborted || outcome.kind !== 'purchased') return;
    // Of an answer with too few or too many numbers it is not certain what was bought.
    if (outcome.trackingNumbers.length !== shipment.packages.length) return;
    // A ledger that goes back meanwhile forgets it, and one that the station does not reach never learns it, where the station is killed.
    const restores = this.#books.counts['restores'];
    const { now, current: station } = this.#events;
    this.#events.plan(100, () => {
      const isWritten = (station.troubledAt ?? -1) < now;
      if (isWritten && this.#books.counts['restores'] === restores) this.#books.heard.add(shipmentId);
    });
  }

  #arrive(kind: CarrierKind, habit: Habit, order: PurchaseRequest, { reply, breakOff }: Line): void {
    const chance = this.#chance;
    this.#arrived(order);
    const done = (afterMs: number, work: () => void) =>
      void this.#events.plan(
        afterMs,
        () => {
          this.asked.underWay.delete(order.shipmentId);
          work();
        },
        this.#events.outside,
      );
    const soon = chance.around(chance.happens(0.9) ? 300 : 6000);
    switch (habit) {
      case 'rejects':
        return done(soon, () => reply({ kind: 'rejected', reason: 'The address is unknown.' }));
      case 'sells nothing, answer lost':
        return done(soon, () => undefined);
      case 'sells, answer lost':
        return done(soon, () => void this.#sell(order));
      case 'sells too late':
        return done(25_000 + chance.around(20_000), () => reply(this.#sold(kind, order)));
      case 'silent for ever':
        return done(soon, () => void (chance.happens(0.5) && this.#sell(order)));
      case 'sells in part':
        return done(soon, () => {
          const [first = ''] = this.#sell(order).trackingNumbers;
          reply(
            order.shipment.packages.length === 1
              ? partlySold(0, 1, '')
              : { kind: 'purchased', trackingNumbers: [first] },
          );
        });
      case 'sells, number twice':
        return done(soon, () => {
          const { trackingNumbers } = this.#sell(order);
          reply({ kind: 'purchased', trackingNumbers: [...trackingNumbers, ...trackingNumbers] });
        });
      case 'fails in words':
        return done(soon, () => reply({ kind: 'unknown', reason: 'Internal error.' }));
      case 'sells, and breaks off':
        this.#sell(order);
        return done(soon, breakOff);
      case 'sells':
      case 'unreachable':
        return done(soon, () => reply(this.#sold(kind, order)));
    }
  }

  #sell(order: PurchaseRequest): Sale {
    const trackingNumbers = order.shipment.packages.map(() => `SIM${String((this.#numbers += 1)).padStart(9, '0')}`);
    const transaction = order.transactionId;
    const sale = {
      shipmentId: order.shipmentId,
      transaction,
      trackingNumbers,
      acceptedAt: order.acceptedAt,
      voided: false,
    };
    this.#books.sales.set(order.shipmentId, sale);
    this.#books.lastSale.set(this.#books.keys.get(order.shipmentId) ?? '', sale);
    this.#books.count('sold');
    for (const _ of trackingNumbers) this.#books.count('parcels');
    return sale;
  }

  #sold(kind: CarrierKind, order: PurchaseRequest): PurchaseOutcome {
    const { trackingNumbers } = this.#sell(order);
    return saleOf(kind, trackingNumbers, !this.areLabelsLate && this.#chance.happens(0.8));
  }

  /** Asks, gets an answer some time later, or none; what was asked is done all the same. */
  async #answer<T>(work: () => T): Promise<T> {
    const events = this.#events;
    const station: Owner = events.current;
    if (this.areAway) {
      await events.pause(20);
      throw new Error('Connection refused');
    }
    const answered = Promise.withResolvers<T>();
    const isLost = this.asked.happens(0.08);
    const arrive = () => {
      let answer: () => void;
      try {
        const value = work();
        answer = () => answered.resolve(value);
      } catch (error) {
        answer = () => answered.reject(error as Error);
      }
      if (isLost) answer = () => answered.reject(new Error('The connection was reset'));
      events.plan(this.#chance.around(60), answer, station);
    };
    events.plan(this.#chance.around(60), arrive, events.outside);
    return answered.promise;
  }
}
