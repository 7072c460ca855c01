import type { Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Buy } from '#electron/engine/orders/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { ID_HELD_MS } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import { request } from '../../helpers/requests.ts';
import { asAnswered, type Answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { read } from './reading.ts';
import { SHOP } from './shop.ts';
import type { MadeCall, Transaction } from './transaction.ts';
import type { Action } from '../steps/action.ts';
import type { World } from './world.ts';

/** The longest that any call may take, with a purchase in it: its deadline, the last word, look-ups and prints behind it. */
const MOST_MS = 150_000;
const KEPT = 400;

/** Programs and people that call the station. They write down what they were told. */
export class Callers {
  /** Newest last. */
  readonly transactions: Transaction[] = [];
  readonly #world: World;
  readonly #waiting = new Map<number, { since: number; what: string; desk: Desk }>();
  #calls = 0;
  #requests = 0;

  constructor(world: World) {
    this.#world = world;
  }

  newTransaction(
    bought: Omit<Extract<Action, { kind: 'buy' }>, 'kind' | 'hangsUp'> & { weight?: Weight },
  ): Transaction {
    const { account, wish, packages, prints, client, weight } = bought;
    const itemLines = Array.from({ length: packages }, (_, index) => ({
      itemTransactionId: `p${index + 1}`,
      weight: weight ?? { units: 'LB', value: 2.5 },
      ...(index === 0 && wish !== '' && { itemCode: wish }),
    }));
    const transactionId = `order-${this.transactions.length + this.#forgotten + 1}`;
    const body = request({ carrierId: account, itemLines });
    const transaction = {
      ...{ client, transactionId, body, prints },
      order: null,
      isWished: false,
      shipmentId: null,
      answer: null,
      ...{ calls: 0, refused: 0, calledAt: 0 },
    };
    if (weight) this.#world.books.weighed.set(transactionId, weight);
    this.transactions.push(transaction);
    if (this.transactions.length > KEPT) {
      this.transactions.shift();
      this.#forgotten += 1;
    }
    return transaction;
  }
  #forgotten = 0;

  /** A shipment that was bought, so far back from the newest. */
  find = (back: number): Transaction | undefined => this.transactions.at(-1 - back);
  orderOf = (id: string) => this.transactions.findLast(({ transactionId }) => transactionId === id)?.order;

  /** The station hears of the calls that are made meanwhile in one moment. */
  together(makeThem: () => void): void {
    this.#onTheWayMs = this.#world.chance.around(3);
    makeThem();
    this.#onTheWayMs = null;
  }
  #onTheWayMs: number | null = null;

  /** Calls the station over the network: it hears of it a moment later, and so does the caller of the answer. */
  call<T>(
    desk: Desk,
    what: string,
    work: (caller: Caller, engine: Engine) => Promise<T>,
    client = 0,
    answered: (answer: Answer<T>) => void = () => undefined,
  ): void {
    const { events, chance, books } = this.#world;
    const number = (this.#calls += 1);
    const arrive = () => {
      const caller = desk.callers[client];
      const { engine } = desk;
      if (!engine || !caller) return;
      this.#waiting.set(number, { since: events.now, what, desk });
      const end = (answer: Answer<T>) => {
        if (!this.#waiting.delete(number)) return;
        if (answer.error && !(answer.error instanceof EngineError)) {
          books.violated('errors are of the closed list', `${what}: ${String((answer.error as Error).stack)}`);
        }
        answered(answer);
      };
      work(caller, engine).then(
        (value) => end({ value }),
        (error: unknown) => end({ error: asAnswered(error as Error) }),
      );
    };
    events.plan(this.#onTheWayMs ?? chance.around(3), arrive, desk.process);
  }

  /** The station is gone: nobody gets an answer any more. */
  hungUp(desk: Desk): void {
    for (const [number, waiting] of this.#waiting) if (waiting.desk === desk) this.#waiting.delete(number);
  }

  /**
   * @param hangsUp the caller does not wait for the answer, and takes what it was not told for unknown
   * @param answered what else is done with the answer
   */
  buy(
    desk: Desk,
    transaction: Transaction,
    { hangsUp = false, answered }: { hangsUp?: boolean; answered?: (answer: Answer<unknown>) => void } = {},
  ): void {
    const { watch } = this.#world;
    const { client, transactionId, body, prints } = transaction;
    const requestId = `request-${(this.#requests += 1)}`;
    // Another call that is on its way may take it.
    const isWaitedFor = [...this.#waiting.values()].some(({ what }) => what === `create ${transactionId}`);
    const isFree = transaction.calls > 0 && transaction.refused === transaction.calls && !isWaitedFor;
    const call = (transaction.calls += 1);
    transaction.calledAt = this.#world.events.now;
    const work = (caller: Caller, engine: Engine) => {
      const create = {
        clientId: caller.clientId,
        transactionId,
        requestId,
        body,
        documents: 'base64' as const,
      };
      const printerId = prints ? 'spooled' : '';
      if (prints && !transaction.isWished) this.wish(transaction, caller);
      transaction.isWished = true;
      const wish = { printerId, pointer: '/query/print', caller, transactionId };
      if (transaction.order === null) return engine.printing.shipAndPrint(create, wish);
      const { source, orderNumber, scannedBy, shipping = () => ({}) } = transaction.order;
      const ordered = { ...create, caller, source, orderNumber, shipping: shipping() };
      if (source === SHOP) this.#world.shop.begun(orderNumber, `${caller.clientId} ${transactionId}`);
      if (scannedBy) this.#world.packings.asks(scannedBy, transactionId);
      const buy: Buy = (ofOrder) => engine.printing.shipAndPrint(ofOrder, wish);
      const shipped = scannedBy ? engine.packing.ship(ordered, printerId, buy) : engine.orders.ship(ordered, buy);
      return shipped.then(({ shipment: data, warnings }) => ({ success: true as const, data, warnings }));
    };
    this.call(desk, `create ${transactionId}`, work, client, (answer) => {
      watch.look();
      if (hangsUp) return;
      this.#heard(answer, desk, { transaction, requestId, call, isFree });
      answered?.(answer);
    });
  }

  #heard({ value, error }: Answer<ShipmentResponse>, desk: Desk, made: MadeCall): void {
    const { transaction, requestId, call, isFree } = made;
    const { books, watch, events, chance } = this.#world;
    const { client, transactionId } = transaction;
    const row = this.#rowOf(desk, client, transactionId);
    if (value) {
      books.count('answered 200');
      transaction.refused = 0;
      if (books.wentBackAt > transaction.calledAt) return;
      if (!row) return books.violated('every answer stays true', `${transactionId} was answered 200 and has no row`);
      transaction.shipmentId = row.id;
      transaction.answer = value.data;
      if (call > 1) events.plan(chance.around(2000), () => read(this.#world, desk, transaction));
      const trackingNumbers = value.data.transactionShipments.map((each) => each.trackingNumber);
      books.told.set(row.id, { shipmentId: row.id, purchase: 'made', trackingNumbers });
      const state = watch.states.get(row.id);
      if (state !== 'LABELLED' && state !== 'VOIDED')
        books.violated('every answer stays true', `${transactionId} was answered 200 and is ${state}`);
      if (watch.numbersOf(row.id).join() !== trackingNumbers.join())
        books.violated(
          'every answer stays true',
          `${transactionId} was answered ${trackingNumbers.join()}, the ledger has ${watch.numbersOf(row.id).join()}`,
        );
      return;
    }
    if (!(error instanceof EngineError) || !row) return;
    const isHeld = error.code === 'TRANSACTION_ID_REPEATED' || error.code === 'TRANSACTION_IN_DOUBT';
    if (isHeld && isFree && transaction.calls === call && !books.syncsFail)
      books.violated(
        'every answer stays true',
        `${transactionId} is ${error.code}; its caller was told that it is free`,
      );
    if (error.code.startsWith('TRANSACTION_')) return;
    // An id that is free again, by the ledger's time, is another purchase.
    if (transaction.shipmentId !== row.id) transaction.answer = null;
    transaction.shipmentId = row.id;
    const { purchase } = toProblem(error, { requestId: '', transactionId });
    const sale = books.sales.get(row.id);
    // Whoever does not know looks.
    if (purchase === 'unknown') events.plan(chance.around(2000), () => read(this.#world, desk, transaction));
    // A station that the database is away from cannot look up what an earlier call bought: what it says is of this call (contract, section 11).
    // And what was sold under an id that is free again is no purchase of this call.
    const isFreeAgain = (desk.ledger?.now() ?? 0) - (watch.row(row.id)?.acceptedAt ?? 0) >= ID_HELD_MS;
    const saysOfEarlier = error.code !== 'LEDGER_UNAVAILABLE' && !isFreeAgain;
    const isItsOwn = watch.acceptedBy.get(row.id) === requestId;
    const isOfThisCall = saysOfEarlier || isItsOwn;
    const isOnItsWay = isItsOwn && watch.states.get(row.id) === 'SENDING';
    if (isOnItsWay && !desk.disk.isFull && desk.ledger?.isWritable()) {
      books.violated('every answer stays true', `${transactionId} was answered ${error.code} before the ledger had it`);
    }
    if (purchase === 'not_made' && sale && isOfThisCall && !books.settledByPerson.has(row.id)) {
      books.violated(
        'no sale is denied',
        `${transactionId} was answered ${error.code}, purchase not_made, and was sold`,
      );
    }
    const isRefused = error.code === 'CARRIER_REJECTED' || error.code === 'CARRIER_UNAVAILABLE';
    if (isRefused) {
      // What a ledger says that has gone back meanwhile is another thing.
      if (books.wentBackAt <= transaction.calledAt) transaction.refused = call;
      if (chance.happens(0.5)) events.plan(chance.around(3000), () => this.buy(desk, transaction));
    } else if (purchase !== 'not_made') transaction.refused = 0;
    // Another call may have taken the id meanwhile.
    if (purchase !== 'not_made' || (isRefused && isItsOwn)) {
      books.told.set(row.id, { shipmentId: row.id, purchase, trackingNumbers: [] });
    }
  }

  /** Somebody wants the labels on paper. */
  wish({ transactionId }: Transaction, { clientId }: Caller): void {
    const { books } = this.#world;
    const key = `${clientId} ${transactionId}`;
    books.wishes.set(key, (books.wishes.get(key) ?? 0) + 1);
  }

  #rowOf(desk: Desk, client: number, transactionId: string): { id: string } | undefined {
    const id = this.#world.home.sight?.newestOf(desk.callers[client]?.clientId ?? '', transactionId);
    return id === undefined ? undefined : { id };
  }

  /** Of a shipment that is in doubt, the newest or the oldest; the newest of all where there is none. */
  doubtful(oldest: boolean): Transaction | undefined {
    const inDoubt = ({ shipmentId }: Transaction) =>
      shipmentId !== null && this.#world.watch.states.get(shipmentId) === 'UNKNOWN';
    return (oldest ? this.transactions.find(inDoubt) : this.transactions.findLast(inDoubt)) ?? this.find(0);
  }

  /** Calls that nobody answered for too long. */
  hanging = (now: number) =>
    [...this.#waiting.values()]
      .filter(({ since, desk }) => now - Math.max(since, desk.wellSince) > MOST_MS)
      .map(({ what }) => what);
}
