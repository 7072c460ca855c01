import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { lookUp } from '../in-doubt/look-up.ts';
import { atMost } from '../../concurrency/index.ts';
import type { ShippingDeps } from '../deps.ts';
import { isUnlabelled } from '../documents/unlabelled.ts';
import { completeDocuments } from '../purchase/complete-documents.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import { isOwned, type Ownership } from '../ownership.ts';
import type { Stopping } from '../../stopping.ts';

const MINUTE = 60_000;
/** When an unfinished shipment is resumed, in milliseconds after its last change; from then on every hour. */
const FOLLOW_UP_AFTER_MS = [5000, 30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE] as const;
const THEN_EVERY_MS = 60 * MINUTE;
/** A timer may be a little early. */
const LEAST_WAIT_MS = 2000;
/** The journal is read again at most so often. */
const NOTICE_MS = 500;
const LINES_AT_ONCE = 500;
/** At a start, so that hundreds of them do not come at once. */
const APART_MS = 50;

/** Shipments that are followed up at the same time: a start after a long failure may find hundreds. */
const MOST_AT_ONCE = 8;
/** How often answers that the ledger could not take are offered to it again, and what other stations have left is looked for. */
const TIDY_EVERY_MS = 5000;
/** How often what is unfinished is looked for, whatever the journal said: a database that lost commits says nothing of it. */
const LIST_EVERY_MS = 30_000;

const UNFINISHED: readonly ShipmentState[] = ['UNKNOWN', 'PURCHASED'];

/** Brings unfinished shipments to an end: asks what became of those in UNKNOWN, fetches what those in PURCHASED lack. Never buys. */
export interface FollowUp {
  /** Takes up all that are unfinished, and from now on every shipment that becomes so. */
  start(): Promise<void>;
  /** Gives up what waits, and waits for what is running. */
  stop(): Promise<void>;
}

/** The wait before try number `tries` + 1, counted from the last change. */
const waitAfter = (tries: number, ageMs: number): number => {
  const next = FOLLOW_UP_AFTER_MS.slice(tries).find((delay) => delay > ageMs + LEAST_WAIT_MS);
  return next === undefined ? THEN_EVERY_MS : next - ageMs;
};

interface Parts extends Pick<Ownership, 'ownIfFree'> {
  /** Takes over what was spilled. */
  fold(): Promise<void>;
  /** Settles what runs that have ended left on its way. */
  settleAbandoned(): Promise<void>;
  stopping: Pick<Stopping, 'begun'>;
}

/** What somebody owns is left to them, and looked at again later. */
export function createFollowUp(deps: ShippingDeps, { ownIfFree, fold, settleAbandoned, stopping }: Parts): FollowUp {
  const { shipments, feed } = deps.ledger;
  const waiting = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const inHand = new Set<string>();
  const inTurn = atMost(MOST_AT_ONCE);
  let notice: NodeJS.Timeout | null = null;
  let read = 0;
  let tidying: NodeJS.Timeout[] = [];
  let unsubscribe: () => void = () => undefined;

  function schedule(shipmentId: string, tries: number, delayMs: number): void {
    clearTimeout(waiting.get(shipmentId));
    if (stopping.begun.aborted) return;
    const timer = setTimeout(() => {
      waiting.delete(shipmentId);
      // Before its turn comes, too: whoever looks for what nobody has in hand would put it in line once more.
      inHand.add(shipmentId);
      track(inTurn(() => resume(shipmentId, tries)).finally(() => inHand.delete(shipmentId)));
    }, delayMs);
    waiting.set(shipmentId, timer.unref());
  }

  function track(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => deps.log('follow-up failed', { error }))
      .finally(() => running.delete(done));
    running.add(done);
  }

  async function resume(shipmentId: string, tries: number): Promise<void> {
    if (stopping.begun.aborted) return;
    try {
      await tryToFinish(shipmentId, tries);
    } catch (error) {
      // The ledger cannot be asked: what it says of the shipment is not lost.
      schedule(shipmentId, tries, FOLLOW_UP_AFTER_MS[0]);
      throw error;
    }
  }

  async function tryToFinish(shipmentId: string, tries: number): Promise<void> {
    let askedToWaitMs = 0;
    const before = await shipments.find(shipmentId);
    // Nearly all have been labelled long since, here or at another station of the ledger.
    if (!before || !canFinish(deps, before)) return;
    await ownIfFree(shipmentId, async () => {
      askedToWaitMs = await finish(shipmentId);
    }).catch((error: unknown) => {
      if (!isOwned(error)) deps.log('still unfinished', { shipmentId, error });
    });
    const after = await shipments.find(shipmentId);
    if (after && isUnlabelled(after, deps.ledger.now())) sayUnlabelled(after);
    if (after && canFinish(deps, after))
      schedule(
        shipmentId,
        tries + 1,
        Math.max(askedToWaitMs, waitAfter(tries + 1, deps.ledger.now() - after.updatedAt)),
      );
  }

  function sayUnlabelled({ id, clientId }: ShipmentRecord): void {
    const at = new Date(deps.ledger.now()).toISOString();
    deps.events.publish({ type: 'attention', id, state: 'UNLABELLED', at }, clientId);
  }

  /** How long the carrier asks to be left alone, in milliseconds. */
  async function finish(shipmentId: string): Promise<number> {
    const shipment = await shipments.find(shipmentId);
    if (!shipment || !canFinish(deps, shipment)) return 0;
    const call = { requestId: null, stopped: stopping.begun };
    if (shipment.state === 'UNKNOWN') {
      const outcome = await lookUp(deps, shipment, call);
      return (outcome?.kind !== 'purchased' && outcome?.waitMs) || 0;
    }
    await completeDocuments(deps, shipment, call);
    return 0;
  }

  async function tidy(): Promise<void> {
    if (!deps.ledger.isWritable()) return;
    if (deps.spill.entries().length > 0) await fold();
    await settleAbandoned();
  }

  /** Whatever is unfinished and not waiting for its time yet. */
  async function scheduleUnfinished(): Promise<void> {
    const unfinished = await shipments.listInStates(UNFINISHED);
    const left = unfinished.filter((each) => canFinish(deps, each) && !waiting.has(each.id) && !inHand.has(each.id));
    left.forEach(({ id }, index) => schedule(id, 0, index * APART_MS));
  }

  /** Finds in the journal what has become unfinished since the last look. */
  async function poll(): Promise<void> {
    for (;;) {
      const lines = await feed.after(read, LINES_AT_ONCE);
      const last = new Map(lines.map(({ id, state }) => [id, state]));
      for (const [shipmentId, state] of last) {
        if (UNFINISHED.includes(state)) schedule(shipmentId, 0, waitAfter(0, 0));
      }
      read = lines.at(-1)?.sequence ?? read;
      if (lines.length < LINES_AT_ONCE) break;
    }
  }

  /** Again where the journal cannot be read: nobody says a second time that there are lines. */
  function lookAfter(delayMs: number): void {
    if (stopping.begun.aborted) return;
    notice ??= setTimeout(() => {
      notice = null;
      track(
        poll().catch((error: unknown) => {
          lookAfter(FOLLOW_UP_AFTER_MS[0]);
          throw error;
        }),
      );
    }, delayMs).unref();
  }

  return {
    async start() {
      read = (await feed.head()).sequence;
      await scheduleUnfinished();
      tidying = [
        setInterval(() => track(tidy()), TIDY_EVERY_MS).unref(),
        setInterval(() => track(scheduleUnfinished()), LIST_EVERY_MS).unref(),
      ];
      unsubscribe = feed.onAppend(() => lookAfter(NOTICE_MS));
    },
    async stop() {
      unsubscribe();
      tidying.forEach((timer) => clearInterval(timer));
      if (notice) clearTimeout(notice);
      waiting.forEach((timer) => clearTimeout(timer));
      waiting.clear();
      await Promise.allSettled(running);
    },
  };
}

function canFinish({ adapters }: ShippingDeps, { state, prepared }: ShipmentRecord): boolean {
  return (
    state === 'PURCHASED' || (state === 'UNKNOWN' && adapters[prepared.account.adapter.type]?.lookup !== undefined)
  );
}
