import type { Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Batch } from '#shared/schema/batches/batch.ts';
import { BATCH_ROW_STATES, type BatchRow, type BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import type { CarrierKind } from '../carriers/carrier-kinds.ts';
import type { Action } from '../steps/action.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

/** A batch that somebody made. */
interface MadeBatch {
  id: string;
  account: CarrierKind;
  /** Rows that were being bought when it was said to be stopped: they are finished, and no other one is begun. Null while it may buy. */
  finishing: ReadonlySet<number> | null;
}

/** What rows say that bought nothing. */
const BOUGHT_NOTHING: readonly BatchRowState[] = ['READY', 'REJECTED', 'NOT_SENT', 'INVALID'];

/** Batches of the first client, and what it was told of them. */
export class Batches {
  readonly #world: World;
  /** Newest last. */
  readonly #made: MadeBatch[] = [];
  /** The last shipment that was sent of each row, by the request of its purchases. */
  readonly #shipments = new Map<string, string>();
  #ordered = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Makes a batch and starts it; stops it after a while, where it is to be. */
  order(desk: Desk, { account, rows: count, stopAfterMs }: Extract<Action, { kind: 'batch' }>): void {
    const { callers, events } = this.#world;
    this.#ordered += 1;
    const rows = Array.from({ length: count }, (_, index) => rowFor(account, `${this.#ordered}-${index + 1}`));
    const draft = { name: `Batch ${this.#ordered}`, rows, start: true };
    callers.call(
      desk,
      'batch',
      (caller, { batches }) => batches.create(caller, draft),
      0,
      ({ value }) => {
        if (!value) return;
        const made: MadeBatch = { id: value.batch.id, account, finishing: null };
        this.#made.push(made);
        if (stopAfterMs !== null) events.plan(stopAfterMs, () => this.#stop(desk, made));
      },
    );
  }

  /** Whoever is told that it is stopped sees which rows are still being bought. */
  #stop(desk: Desk, made: MadeBatch): void {
    const work = async (caller: Caller, { batches }: Engine) => {
      await batches.stop(caller, made.id);
      return batches.rows(caller, made.id, { states: ['RUNNING'] });
    };
    this.#world.callers.call(desk, `stop ${made.id}`, work, 0, ({ value }) => {
      if (value) made.finishing = new Set(value.rows.map(({ number }) => number));
    });
  }

  /** Somebody starts one again that was stopped, goes on with one that waits for a person, or buys what was refused in one that is finished. */
  goOn(desk: Desk, which: number): void {
    const made = this.#made.at(-1 - which);
    if (!made) return;
    const work = async (caller: Caller, { batches }: Engine) => {
      const { state } = await batches.read(caller, made.id);
      if (state !== 'FINISHED' && state !== 'PAUSED' && state !== 'STOPPED') return;
      made.finishing = null;
      if (state === 'FINISHED') return buyWhatWasRefused(caller, batches, made);
      await (state === 'PAUSED' ? batches.resume(caller, made.id) : batches.start(caller, made.id));
    };
    this.#world.callers.call(desk, `go on with ${made.id}`, work);
  }

  /** Somebody goes on with all that wait for a person, also those of the hot folder: a restore has stopped them. */
  goOnWithAll(desk: Desk): void {
    const work = async (caller: Caller, { batches }: Engine) => {
      const { batches: waiting } = await batches.list(caller, { states: ['PAUSED'], limit: 100 });
      for (const { id } of waiting) {
        const made = this.#made.find((each) => each.id === id);
        if (made) made.finishing = null;
        await batches.resume(caller, id);
      }
    };
    this.#world.callers.call(desk, 'go on with all batches', work);
  }

  read(desk: Desk, which: number): void {
    const made = this.#made.at(-1 - which);
    if (made) this.#read(desk, made);
  }

  /** All of them, at the end. */
  readAll(desk: Desk): void {
    for (const made of this.#made) this.#read(desk, made);
  }

  #read(desk: Desk, { id }: MadeBatch): void {
    const work = async (caller: Caller, { batches }: Engine): Promise<[Batch, BatchRow[], string]> => [
      await batches.read(caller, id),
      (await batches.rows(caller, id, {})).rows,
      caller.clientId,
    ];
    this.#world.callers.call(desk, `read batch ${id}`, work, 0, ({ value }) => {
      if (!value) return;
      const [batch, rows, clientId] = value;
      for (const row of rows) this.#compare(row, clientId);
      if (this.#world.isOver) this.#count(batch, rows);
    });
  }

  /** Nothing happens to it any more. */
  #count({ id, counts }: Batch, rows: readonly BatchRow[]): void {
    for (const state of BATCH_ROW_STATES) {
      const seen = rows.filter((row) => row.state === state).length;
      if (counts[state] !== seen)
        this.#world.books.violated(
          'totals are true',
          `batch ${id} counts ${counts[state]} rows ${state}, there are ${seen}`,
        );
    }
  }

  /** A row says of the money what its shipment says. */
  #compare({ number, state, transactionId, trackingNumbers }: BatchRow, clientId: string): void {
    const { books, home, watch } = this.#world;
    watch.look();
    const shipmentId = home.sight?.newestOf(clientId, transactionId);
    if (shipmentId === undefined || books.settledByPerson.has(shipmentId)) return;
    const say = (words: string) =>
      books.violated('a row says what became of it', `row ${number} (${transactionId}) is ${state}, ${words}`);
    const now = watch.states.get(shipmentId);
    if (BOUGHT_NOTHING.includes(state) && books.sales.has(shipmentId)) say('and was sold');
    if (BOUGHT_NOTHING.includes(state) && now === 'UNKNOWN') say('and its shipment is in doubt');
    if (state === 'BOUGHT' && trackingNumbers.join() !== watch.numbersOf(shipmentId).join())
      say(`with ${trackingNumbers.join()}; its shipment has ${watch.numbersOf(shipmentId).join()}`);
  }

  /** A purchase arrives at a carrier. @param requestId of the call that it was accepted for */
  arrived(shipmentId: string, requestId: string): void {
    const [, id, number] = /^batch-(.+)-(\d+)$/.exec(requestId) ?? [];
    if (id === undefined) return;
    const { books, watch } = this.#world;
    const made = this.#made.find((each) => each.id === id);
    if (made?.finishing && !made.finishing.has(Number(number)))
      books.violated('a stopped batch begins nothing', `row ${number} of ${id} is bought`);
    const before = this.#shipments.get(requestId);
    this.#shipments.set(requestId, shipmentId);
    if (before === undefined || books.settledByPerson.has(before)) return;
    if (books.sales.has(before) || watch.states.get(before) === 'UNKNOWN')
      books.violated('a row is sold once', `row ${number} of ${id} was sent as ${before}, and is as ${shipmentId}`);
  }
}

function rowFor(account: CarrierKind, customer: string) {
  const { contact, ...recipient } = recipientIn('US');
  return request({
    carrierId: account,
    recipient: { ...recipient, contact: { ...contact, personName: `Customer ${customer}` } },
  });
}

/** Every other one is put right before, which makes another transaction of it. */
async function buyWhatWasRefused(caller: Caller, { rows, changeRow, retry }: Engine['batches'], made: MadeBatch) {
  const { rows: refused } = await rows(caller, made.id, { states: ['REJECTED', 'NOT_SENT'] });
  if (refused.length === 0) return;
  for (const { number } of refused.filter(({ number }) => number % 2 === 0))
    await changeRow(caller, made.id, number, { request: rowFor(made.account, `put right ${made.id}-${number}`) });
  await retry(caller, made.id);
}
