import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Chance } from './chance.ts';
import type { Events, Planned } from './events.ts';

/** When simulations begin: a Monday morning. */
export const BEGINNING = Date.UTC(2027, 0, 4, 8);

/** A turn of the event loop takes about so long: what comes from outside meanwhile comes before the next. */
const TURN_MS = 1;
/** The longest wait of Node's timers; longer ones end at once. */
const MOST_MS = 2 ** 31 - 1;

/** What Node's timers give, as far as programs use it. */
class SimulatedTimer {
  readonly #start: () => Planned;
  #planned: Planned;
  constructor(start: () => Planned) {
    this.#start = start;
    this.#planned = start();
  }
  ref = () => this;
  unref = () => this;
  hasRef = () => true;
  refresh(): this {
    this.close();
    this.#planned = this.#start();
    return this;
  }
  close(): this {
    this.#planned.run = null;
    return this;
  }
  again(): void {
    this.#planned = this.#start();
  }
  [Symbol.dispose](): void {
    this.close();
  }
}

type Callback = (...given: unknown[]) => void;

/**
 * Gives this process another clock, other timers and other random numbers: every program that runs in it from now on has them of the
 * simulation, through whichever module of Node it asks. To be called before such a program is loaded.
 */
export function simulateProcess(events: Events, chance: Chance): void {
  const owned = () => events.current;
  const waitOf = (ms: unknown) => {
    const wait = Math.trunc(Number(ms ?? 1));
    return wait >= 1 && wait <= MOST_MS ? wait : 1;
  };
  const timeout = (run: Callback, ms?: number, ...given: unknown[]) => {
    const owner = owned();
    return new SimulatedTimer(() => events.plan(waitOf(ms), () => run(...given), owner));
  };
  const interval = (run: Callback, ms?: number, ...given: unknown[]) => {
    const owner = owned();
    const timer: SimulatedTimer = new SimulatedTimer(() => {
      const planned: Planned = events.plan(
        waitOf(ms),
        () => {
          timer.again();
          run(...given);
        },
        owner,
      );
      return planned;
    });
    return timer;
  };
  const immediate = (run: Callback, ...given: unknown[]) => {
    const owner = owned();
    return new SimulatedTimer(() => {
      // In the order in which they were asked for.
      owner.turnAt = Math.max(owner.turnAt ?? 0, events.now + chance.around(TURN_MS));
      return events.plan(owner.turnAt - events.now, () => run(...given), owner);
    });
  };
  const clear = (timer: unknown) => void (timer instanceof SimulatedTimer && timer.close());

  Object.assign(globalThis, {
    setTimeout: timeout,
    setInterval: interval,
    setImmediate: immediate,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
    Date: simulatedDate(() => BEGINNING + Math.floor(events.now)),
  });
  performance.now = () => events.now;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    timeout(() => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), ms);
    return controller.signal;
  };
  // Node keeps one that is made of others, and is listened to, until it is aborted; those of a process that died never are.
  AbortSignal.any = (signals) => {
    const all = [...signals];
    const controller = new AbortController();
    const abort = ({ reason }: AbortSignal) => controller.abort(reason);
    const before = all.find(({ aborted }) => aborted);
    if (before) abort(before);
    else for (const signal of all) signal.addEventListener('abort', () => abort(signal), { once: true });
    return controller.signal;
  };

  const require = createRequire(import.meta.url);
  Object.assign(require('node:timers') as object, {
    setTimeout: timeout,
    setInterval: interval,
    setImmediate: immediate,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  });
  Object.assign(require('node:timers/promises') as object, {
    setTimeout: (ms?: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        const broken = () => reject(new DOMException('The operation was aborted', 'AbortError'));
        if (signal?.aborted) return broken();
        const timer = timeout(() => {
          signal?.removeEventListener('abort', aborted);
          resolve(value);
        }, ms);
        function aborted() {
          timer.close();
          broken();
        }
        signal?.addEventListener('abort', aborted, { once: true });
      }),
    setImmediate: (value?: unknown) => new Promise((resolve) => void immediate(resolve, value)),
  });
  Object.assign(crypto, {
    randomBytes: (size: number) => chance.fill(Buffer.alloc(size)),
    randomInt: (from: number, to?: number) => (to === undefined ? chance.below(from) : from + chance.below(to - from)),
    randomUUID: () => {
      const hex = chance.fill(Buffer.alloc(16)).toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join(
        '-',
      );
    },
  });
  Math.random = () => chance.next();
  syncBuiltinESMExports();
}

function simulatedDate(now: () => number): DateConstructor {
  const Real = Date;
  class SimulatedDate extends Real {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }
  return SimulatedDate as unknown as DateConstructor;
}
