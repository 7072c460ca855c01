import type { Ledger } from '#electron/engine/ledger.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { CallOf } from '../machine/answered-calls.ts';
import type { Chance } from '../machine/chance.ts';

/** What a shipment becomes, from whatever it was or from this. */
export type Move = ShipmentState | `${ShipmentState} ${ShipmentState}`;

/** Calls by which a station stores something that another store, or something outside, has to follow. */
const WRITES = [
  ...(['shipments.accept', 'shipments.note', 'shipments.advance', 'shipments.setLabelProblem'] as const),
  ...(['shipments.submitVoid', 'ranges.take', 'manifests.close', 'webhooks.change', 'weights.learn'] as const),
  ...(['printing.jobs.add', 'printing.jobs.addDue', 'printing.jobs.advance', 'printing.jobs.note'] as const),
  ...(['printing.orders.put', 'printing.orders.remove'] as const),
  ...(['orders.create', 'orders.replace', 'orders.setFollowed', 'products.learn', 'sources.note'] as const),
  ...(['writeBack.begin', 'writeBack.end'] as const),
  ...(['batches.begin', 'batches.addRows', 'batches.complete', 'batches.takeNext', 'batches.changeRow'] as const),
  ...(['batches.change', 'batches.requeue', 'batches.finishIfDone', 'batches.takeOver'] as const),
] as const satisfies readonly CallOf<Ledger>[];

/**
 * In the middle of what a desk does: after so many events, and where `writes` is given, at the event with which the journal has then gained lines so
 * often; both counted from what `behind` says, where it is given: from when a shipment next becomes so, or a call of the ledger is answered.
 * With `isUnsynced`, only while the desk's disk has something that a loss of power may take.
 */
export interface Moment {
  behind?: Move | { answered: (typeof WRITES)[number] };
  events: number;
  writes?: number;
  isUnsynced?: boolean;
}

const MOVES = ['VOIDED', 'VOIDED', 'PURCHASED LABELLED', 'LABELLED', 'UNKNOWN'] as const;

/**
 * Anywhere; at a write; right behind what a shipment has become, of which something follows that must not be forgotten; or right behind
 * something that was stored, of every kind as often, however rare it is.
 */
export function momentOf(chance: Chance): Moment {
  const where = chance.pick(['anywhere', 'at a write', 'behind a move', 'behind a call', 'behind a call'] as const);
  if (where === 'anywhere') return { events: chance.below(60) };
  if (where === 'at a write') return { events: chance.below(60), writes: 1 };
  if (where === 'behind a move') return { behind: chance.pick(MOVES), events: 0, writes: chance.below(6) };
  return behindCall(chance);
}

const behindCall = (chance: Chance): Moment => ({ behind: { answered: chance.pick(WRITES) }, events: chance.below(3) });

/** The same for desks that share a ledger, whose calls take many events. */
export const momentOfShared = (chance: Chance): Moment =>
  chance.happens(0.5) ? { events: chance.below(200) } : behindCall(chance);

/** As `momentOf`, for a loss of power: some of what was written is not on the disk then. */
export const momentOfPower = (chance: Chance): Moment =>
  chance.happens(0.3) ? { events: chance.below(30), isUnsynced: true } : momentOf(chance);

/** After so many events it does not happen any more. */
const PATIENCE_EVENTS = 2000;

/** The desk that something happens to. */
interface Struck {
  name: string;
  disk: { isUnsynced: boolean };
}

interface Due {
  isNow: (isWritten: boolean) => boolean;
  work: () => void;
  eventsLeft: number;
}

/** What is to happen in the middle of what desks do. */
export class Moments {
  readonly #timesReached: (move: Move) => number;
  readonly #answers = new Map<string, number>();
  #due: Due[] = [];

  /** @param timesReached how many shipments have become so */
  constructor(timesReached: (move: Move) => number) {
    this.#timesReached = timesReached;
  }

  /** A call of the ledger was answered at the desk. */
  answered(desk: string, call: string): void {
    this.#answers.set(`${desk} ${call}`, this.#timesAnswered(desk, call) + 1);
  }

  /** Does something to the desk in the middle of what it does. */
  at({ behind, events, writes = 0, isUnsynced = false }: Moment, desk: Struck, work: () => void): void {
    const times = () => this.#times(behind, desk.name);
    const before = times();
    let [eventsLeft, writesLeft] = [events, writes];
    const isNow = (isWritten: boolean) => {
      if (behind !== undefined && times() === before) return false;
      if ((eventsLeft -= 1) > 0) return false;
      if (writesLeft > 0 && isWritten) writesLeft -= 1;
      return writesLeft === 0 && (!isUnsynced || desk.disk.isUnsynced);
    };
    this.#due.push({ isNow, work, eventsLeft: PATIENCE_EVENTS });
  }

  /** An event is over. @param isWritten whether the journal has gained lines with it */
  passed(isWritten: boolean): void {
    if (this.#due.length === 0) return;
    const now = this.#due.filter((due) => due.isNow(isWritten));
    this.#due = this.#due.filter((due) => (due.eventsLeft -= 1) > 0 && !now.includes(due));
    for (const { work } of now) work();
  }

  /** None of it happens any more. */
  callOff(): void {
    this.#due = [];
  }

  #times(behind: Moment['behind'], desk: string): number {
    if (behind === undefined) return 0;
    return typeof behind === 'string' ? this.#timesReached(behind) : this.#timesAnswered(desk, behind.answered);
  }

  #timesAnswered = (desk: string, call: string): number => this.#answers.get(`${desk} ${call}`) ?? 0;
}
