import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<Call>();
/** How long a call may take from one port to the next, before it counts as hanging. */
const HANGS_AFTER_MS = 30_000;

/** What a port is told: to go on, with what a step says it gives; `unheard`: to do it, and not to answer. */
export interface Told {
  isUnheard?: boolean;
  gives?: unknown;
}

/** A call of the program that is stopped at each of its ports, until a step lets it go on. */
export class Call {
  readonly kind: string;
  /** What it ended with; null while it runs. */
  end: { value?: unknown; error?: unknown } | null = null;
  /** The port it is stopped at. */
  at: string | null = null;
  /** Whether its station draws the labels, and has drawn them once. */
  isDrawing = false;
  hasDrawn = false;
  /** What tells it that its station stops. */
  readonly stopping = new AbortController();
  #goOn: ((told: Told) => void) | null = null;
  #news = Promise.withResolvers<undefined>();

  constructor(kind: string, work: (stopped: AbortSignal) => Promise<unknown>) {
    this.kind = kind;
    const ended = (end: NonNullable<Call['end']>) => {
      this.end = end;
      this.#news.resolve(undefined);
    };
    current.run(this, work, this.stopping.signal).then(
      (value) => ended({ value }),
      (error: unknown) => ended({ error }),
    );
  }

  /** Stopped at a port. */
  stop(port: string): Promise<Told> {
    const { promise, resolve } = Promise.withResolvers<Told>();
    this.at = port;
    this.#goOn = resolve;
    this.#news.resolve(undefined);
    return promise;
  }

  /** The port it has come to; null where it is over. */
  async reach(): Promise<string | null> {
    const news = this.#news;
    const hangs = () => news.reject(new Error(`${this.kind} hangs`));
    AbortSignal.timeout(HANGS_AFTER_MS).addEventListener('abort', hangs, { once: true });
    await news.promise;
    return this.end ? null : this.at;
  }

  /** Lets it go on to its next port, which is returned. */
  async go(told: Told = {}): Promise<string | null> {
    const goOn = this.#goOn;
    if (!goOn) throw new Error(`${this.kind} is stopped nowhere`);
    this.#news = Promise.withResolvers<undefined>();
    this.#goOn = null;
    this.at = null;
    goOn(told);
    return this.reach();
  }

  /** Lets it go on over all ports of this name. */
  async goThrough(port: string, told: Told = {}): Promise<string | null> {
    let at = await this.reach();
    while (at === port) at = await this.go(told);
    return at;
  }
}

/** Stops the call that a port is called from. */
export const stopAt = (port: string): Promise<Told> => current.getStore()?.stop(port) ?? Promise.resolve({});
export const currentCall = () => current.getStore();
