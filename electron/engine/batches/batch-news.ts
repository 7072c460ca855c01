import type { BatchesDeps } from './deps.ts';
import type { BatchStore } from './batch-store.ts';

/** While the rows of a batch keep changing, so often is enough for people who look. */
const CALM_MS = 1000;

/**
 * The same store, which says of every batch that was changed that it was: at once where its state changed, and of its rows once a second
 * at most, the last change included.
 */
export function createBatchNews({ ledger, events }: Pick<BatchesDeps, 'ledger' | 'events'>) {
  const store = ledger.batches;
  /** Batches of whose rows something was said just now, and whether they changed since. */
  const resting = new Map<string, { isChanged: boolean }>();
  let stopped = false;

  const say = (id: string, state: string, clientId: string) => {
    if (!stopped) events.publish({ type: 'batch', id, state, at: new Date(ledger.now()).toISOString() }, clientId);
  };
  /** The change is durable already; whoever missed the news reads the batch. */
  const tell = (id: string) =>
    store.find(id).then(
      (batch) => batch && say(id, batch.state, batch.clientId),
      () => undefined,
    );

  function rowsChanged(id: string): void {
    const rest = resting.get(id);
    if (rest) {
      rest.isChanged = true;
      return;
    }
    const begun = { isChanged: false };
    resting.set(id, begun);
    void tell(id);
    setTimeout(() => {
      resting.delete(id);
      if (begun.isChanged && !stopped) rowsChanged(id);
    }, CALM_MS).unref();
  }

  /** What the writing came to, once it has been told of where it changed something. */
  const told = async <T>(id: string, writing: Promise<T>, tellOf: (id: string) => unknown): Promise<T> => {
    const result = await writing;
    if (result !== null && result !== false && result !== 0) tellOf(id);
    return result;
  };

  /** Nobody finds it afterwards: whose it was is asked before. */
  async function takenAway(id: string, takeAway: () => Promise<boolean>): Promise<boolean> {
    const batch = await store.find(id);
    const wasTaken = await takeAway();
    if (batch && wasTaken) say(id, 'REMOVED', batch.clientId);
    return wasTaken;
  }

  const telling: BatchStore = {
    ...store,
    complete: (id) => told(id, store.complete(id), tell),
    change: (id, from, change) => told(id, store.change(id, from, change), tell),
    finishIfDone: (id, at) => told(id, store.finishIfDone(id, at), tell),
    setHidden: (id, hidden) =>
      hidden ? takenAway(id, () => store.setHidden(id, hidden)) : told(id, store.setHidden(id, hidden), tell),
    remove: (id) => takenAway(id, () => store.remove(id)),
    replaceRows: (id, anew, rows, at) => told(id, store.replaceRows(id, anew, rows, at), tell),
    changeRow: (id, number, from, update) => told(id, store.changeRow(id, number, from, update), rowsChanged),
    async changeRows(id, changes) {
      const numbers = await store.changeRows(id, changes);
      if (numbers.length > 0) rowsChanged(id);
      return numbers;
    },
    takeNext: (id, at) => told(id, store.takeNext(id, at), rowsChanged),
    requeue: (id, which, at) => told(id, store.requeue(id, which, at), rowsChanged),
  };
  return { store: telling, stop: () => void (stopped = true) };
}
