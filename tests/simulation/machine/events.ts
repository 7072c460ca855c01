import { turnOfNode } from './node-itself.ts';

/** Whose an event is: what belongs to a process that died does not happen. */
export interface Owner {
  readonly name: string;
  alive: boolean;
  /** It gets no turn before this moment: what is due until then happens then. */
  hangsUntil?: number;
  /** When the last turn of its event loop is that it waits for. */
  turnAt?: number;
  /** Until when it last hung, or did not reach others. */
  troubledAt?: number;
}

export interface Planned {
  at: number;
  order: number;
  owner: Owner;
  /** Null once it was called off. */
  run: (() => void) | null;
}

/**
 * The one queue of everything that happens, with the one clock. An event is run when its moment comes; whatever follows from it without
 * waiting (promises) follows at once, and belongs to the same owner.
 */
export class Events {
  /** What is of nobody's process: carriers, callers, printers. */
  readonly outside: Owner = { name: 'outside', alive: true };
  /** Whose code runs. */
  current: Owner = this.outside;
  /** Milliseconds since the simulation began. */
  now = 0;
  /** How many were run. */
  count = 0;
  /** Is told of what fails and nobody catches, which would end a real process. */
  uncaught: (error: unknown) => void = fail;
  #order = 0;
  readonly #heap: Planned[] = [];
  readonly #held: (() => Promise<unknown>)[] = [];

  /** @param after milliseconds from now */
  plan(after: number, run: () => void, owner: Owner = this.current): Planned {
    this.#order += 1;
    const planned = { at: this.now + Math.max(0, after), order: this.#order, owner, run };
    this.#push(planned);
    return planned;
  }

  /** Resolves when so many milliseconds have passed, in a process that lives then. */
  pause(after: number, owner?: Owner): Promise<void> {
    return new Promise((resolve) => void this.plan(after, resolve, owner));
  }

  /** Nothing more happens, and no time passes, before that is done: one such work after the other, of what runs outside of this process. */
  hold(work: () => Promise<unknown>): void {
    this.#held.push(work);
  }

  /** Does all that it is held for. */
  async quiet(): Promise<void> {
    for (let work = this.#held.shift(); work !== undefined; work = this.#held.shift()) {
      await work();
      await turnOfNode();
    }
  }

  /** Runs the code as that of the owner. */
  as<T>(owner: Owner, work: () => T): T {
    const before = this.current;
    this.current = owner;
    try {
      return work();
    } finally {
      this.current = before;
    }
  }

  /**
   * Runs what is planned until the moment, one event after the other.
   * @param afterEach is told of each; the rest is not run where it says false
   */
  async runUntil(moment: number, afterEach: () => boolean): Promise<void> {
    for (let next = this.#heap[0]; next !== undefined && next.at <= moment; next = this.#heap[0]) {
      this.#pop();
      if (next.run === null || !next.owner.alive) continue;
      if ((next.owner.hangsUntil ?? 0) > next.at) {
        this.#push(Object.assign(next, { at: next.owner.hangsUntil }));
        continue;
      }
      this.now = Math.max(this.now, next.at);
      this.count += 1;
      this.current = next.owner;
      const { run } = next;
      next.run = null;
      try {
        run();
      } catch (error) {
        this.uncaught(error);
      }
      await turnOfNode();
      if (this.#held.length > 0) await this.quiet();
      this.current = this.outside;
      if (!afterEach()) return;
    }
    this.now = Math.max(this.now, moment);
  }

  /** The machine sleeps: the clock goes on, and nothing happens before it is awake. */
  skip(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** Begins anew: nothing is planned, and no time has passed. */
  reset(): void {
    this.#heap.length = 0;
    [this.now, this.count, this.#order] = [0, 0, 0];
    this.outside.turnAt = 0;
    this.current = this.outside;
    this.uncaught = fail;
  }

  #push(planned: Planned): void {
    const heap = this.#heap;
    let at = heap.push(planned) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || !isBefore(planned, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = planned;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      let below = heap[child];
      if (below === undefined) break;
      const other = heap[child + 1];
      if (other !== undefined && isBefore(other, below)) [child, below] = [child + 1, other];
      if (!isBefore(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
  }
}

function fail(error: unknown): never {
  throw error;
}

const isBefore = (one: Planned, other: Planned) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
