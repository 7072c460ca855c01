import { createWorker } from '../../worker.ts';
import type { SourcesDeps } from '../deps.ts';
import { backoff, tellOrder } from './tell-order.ts';
import type { WaitingOrder } from './write-back-store.ts';

/** Orders that are looked through at once. */
const PAGE = 200;
/** How long it sleeps when nothing wakes it. */
const SLEEP_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Tells sources what became of the parcels of their orders, until they took it (contract, section 13). */
export function createWriteBack(deps: SourcesDeps) {
  const { writeBack: store, sources, now } = deps.ledger;
  /** Places that did not take something are not asked at once for the next order. */
  const pauses = new Map<string, { until: number; failures: number }>();
  let stopListening: () => void = () => undefined;
  const worker = createWorker({
    ...{ step: tellDue, sleepMs: deps.sourcesEvery ?? SLEEP_MS },
    ...{ failure: 'sources are not told', log: deps.log },
  });

  /** True where there may be more. */
  async function tellDue(): Promise<boolean> {
    const paused = [...pauses].filter(([, { until }]) => until > now()).map(([name]) => name);
    const due = await store.due(now(), { limit: PAGE, except: paused });
    const bySource = Object.entries(Object.groupBy(due, ({ source }) => source));
    const done = await Promise.all(bySource.map(([name, waiting = []]) => tellSource(name, waiting)));
    return done.some(Boolean);
  }

  /** One order after the other, for as long as the place takes them, as the source says it by then. True where it took any. */
  async function tellSource(name: string, waiting: readonly WaitingOrder[]): Promise<boolean> {
    let told = 0;
    for (const order of waiting) {
      if (worker.stopped.aborted) return false;
      const writeBack = (await sources.find(name))?.content.writeBack;
      if (!writeBack) {
        await store.forget(name);
        return false;
      }
      const outcome = await tellOrder(deps, order, writeBack);
      if (outcome === 'UNREACHED') {
        const failures = (pauses.get(name)?.failures ?? 0) + 1;
        pauses.set(name, { failures, until: now() + backoff(failures, LONGEST_PAUSE_MS) });
        return false;
      }
      pauses.delete(name);
      if (outcome === 'TOLD') told += 1;
    }
    return told > 0;
  }

  return {
    start(): void {
      stopListening = deps.events.subscribe(({ type }) => {
        if (type === 'order') worker.wake();
      });
      worker.start();
    },
    stop(): Promise<void> {
      stopListening();
      return worker.stop();
    },
    /** Somebody changed how, or where, the source is told. */
    async changed(name: string): Promise<void> {
      pauses.delete(name);
      await store.hasten(name, now());
      worker.wake();
    },
  };
}
