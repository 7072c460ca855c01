import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { TakenWeight } from '#shared/schema/station/scale.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { Scale, ScaleDrivers, ScaleSignal } from '#electron/engine/scale/ports.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events, Owner, Planned } from '../machine/events.ts';
import type { Books } from '../world/books.ts';

/** What is wrong with a scale. */
export const SCALE_TROUBLES = ['unplugged', 'unplugged', 'switched off', 'trembles', 'out of order'] as const;
export type ScaleTrouble = 'none' | (typeof SCALE_TROUBLES)[number];

/** A scale on a serial port that speaks by itself. */
export const SCALE = {
  ...({ type: 'serial', path: '/dev/ttyUSB0', protocol: 'continuous' } as const),
  ...({ baudRate: 9600, framing: '8N1' } as const),
};

/** How long it takes until a package lies still, and how often a scale says what lies on it; milliseconds. */
const [SETTLES_MS, SAYS_EVERY_MS] = [400, 700];
/** A weight that was said is on its way for so long at most. */
export const ON_ITS_WAY_MS = 30;
/** No two packages weigh the same, so that a weight says which of them it is. */
const [LIGHTEST_GRAMS, PACKAGES] = [500, 19_500];
/** What is in a package that somebody filled wrongly. */
const TOO_MUCH_GRAMS = 20_000;

/** Something that was put on a scale. */
export interface Load {
  grams: number;
  /** Whether it is far heavier than what is usually packed. */
  isHeavy: boolean;
  /** Whether somebody bought by scan while it lay there, with its weight as far as anybody knows. */
  isScanned: boolean;
  /** Since when it lies still; null until it does. */
  stillAt: number | null;
  /** When it was lifted off; null while it lies there. */
  liftedAt: number | null;
  /** The answers that gave its weight. */
  given: number;
  /** Whether the station heard it lie still, after zero, while somebody waited for a weight. */
  isDue: boolean;
}

/** Who waits at a station for a weight, and when they hang up. */
interface Waiter {
  owner: Owner;
  gone: AbortSignal;
}

/** How a station hears a scale. */
interface Line {
  owner: Owner;
  hear(signal: ScaleSignal): void;
  lose(why: Diagnostic): void;
  /** Whether it heard zero, and no weight was due since. */
  heardZero: boolean;
}

/** The scale that stands beside a desk. It outlives its station. */
export class DeskScale {
  readonly #events: Events;
  readonly #chance: Chance;
  readonly #books: Books;
  #trouble: ScaleTrouble = 'none';
  /** When anything was last wrong with it, or mended. */
  troubledAt = 0;
  #lines: Line[] = [];
  #load: Load | null = null;
  #loads = 0;
  readonly #byGrams = new Map<number, Load>();
  #next: Planned | null = null;
  #isStill = true;
  /** Those who wait for a weight. */
  readonly waiters = new Set<Waiter>();

  constructor(events: Events, chance: Chance, books: Books) {
    [this.#events, this.#chance, this.#books] = [events, chance, books];
  }

  /** What lies on it. */
  get load(): Load | null {
    return this.#load;
  }

  set trouble(trouble: ScaleTrouble) {
    this.#trouble = trouble;
    this.troubledAt = this.#events.now;
    if (trouble === 'unplugged') for (const line of this.#lines.splice(0)) line.lose(diagnostic('SCALE_UNPLUGGED'));
    this.#speak();
  }

  /** Somebody puts a package on it, in place of what lies there: the scale may not have shown zero in between. */
  put(isHeavy = false): Load {
    const grams = LIGHTEST_GRAMS + (this.#loads % PACKAGES) + (isHeavy ? TOO_MUCH_GRAMS : 0);
    this.#loads += 1;
    const load: Load = { grams, isHeavy, isScanned: false, stillAt: null, liftedAt: null, given: 0, isDue: false };
    this.lift();
    this.#load = load;
    this.#byGrams.set(grams, load);
    this.#moves();
    return load;
  }

  /** Everything is lifted off. */
  lift(): void {
    if (!this.#load) return;
    this.#load.liftedAt = this.#events.now;
    this.#load = null;
    this.#moves();
  }

  /** A station is told to buy with what lies there, if it does: whoever waits may not get it, nor anything else before zero. */
  mayBeTaken(): void {
    if (this.#load) this.#load.isScanned = true;
    for (const line of this.#lines) line.heardZero = false;
  }

  /** What was put on it last of so many kilograms. */
  loadOf = (kilograms: number): Load | undefined => this.#byGrams.get(Math.round(kilograms * 1000));

  /** A station gave a weight to a caller that has waited since then. */
  gave({ weight }: TakenWeight, since: number): Load | null {
    const load = this.loadOf(weight.value);
    const was = `${weight.value} ${weight.units}`;
    if (!load || weight.units !== 'KG') {
      this.#books.violated('a weight is that of its package', `${was} was given, and nothing weighs that`);
      return null;
    }
    load.given += 1;
    if (load.given > 1) this.#books.violated('a weight is given once', `${was} was given ${load.given} times`);
    if (load.liftedAt !== null && load.liftedAt + ON_ITS_WAY_MS < since)
      this.#books.violated('a weight is that of its package', `${was} was given, and was lifted off before the call`);
    this.#books.count('weighed');
    return load;
  }

  drivers(): ScaleDrivers {
    return {
      available: async () => ({ available: [], notes: [], troubles: [] }),
      open: (_, hear) => this.#open(hear),
    };
  }

  async #open(hear: (signal: ScaleSignal) => void): Promise<Scale> {
    const owner = this.#events.current;
    await this.#events.pause(this.#chance.around(50));
    if (this.#trouble === 'unplugged') throw new DiagnosticError(diagnostic('SCALE_NOT_PLUGGED_IN'));
    const lost = Promise.withResolvers<Diagnostic>();
    const lose = (why: Diagnostic) => void this.#events.plan(this.#chance.around(5), () => lost.resolve(why), owner);
    const line: Line = { owner, hear, lose, heardZero: false };
    this.#lines = [...this.#lines.filter((each) => each.owner.alive), line];
    this.#speak();
    return {
      lost: lost.promise,
      close: async () => void (this.#lines = this.#lines.filter((each) => each !== line)),
    };
  }

  #moves(): void {
    this.#isStill = false;
    this.#speak();
    const settled = this.#chance.around(SETTLES_MS);
    this.#events.plan(settled, () => this.#settle(), this.#events.outside);
  }

  #settle(): void {
    this.#isStill = true;
    if (this.#load) this.#load.stillAt ??= this.#events.now;
    this.#speak();
  }

  /** Says what it shows, now and, as long as something lies on it, again and again. An empty scale says so once. */
  #speak(): void {
    if (this.#next) this.#next.run = null;
    this.#next = null;
    if (this.#trouble === 'switched off' || this.#trouble === 'unplugged') return;
    const [load, isStill] = [this.#load, this.#isStill && this.#trouble !== 'trembles'];
    const signal = this.#signal(load, isStill);
    for (const line of this.#lines)
      this.#events.plan(this.#chance.next() * ON_ITS_WAY_MS, () => this.#heard(line, signal, load), line.owner);
    if (load) this.#next = this.#events.plan(SAYS_EVERY_MS, () => this.#speak(), this.#events.outside);
  }

  #signal(load: Load | null, isStill: boolean): ScaleSignal {
    if (this.#trouble === 'out of order')
      return this.#chance.happens(0.5) ? { kind: 'needs_zero' } : { kind: 'over_range' };
    const grams = load ? load.grams : 0;
    const shown = isStill ? grams : Math.round(grams * this.#chance.next() * 2);
    return { kind: 'weight', value: (shown / 1000).toFixed(3), unit: 'kg', stable: isStill };
  }

  #isAwaited = (line: Line) => [...this.waiters].some(({ owner, gone }) => owner === line.owner && !gone.aborted);

  #heard(line: Line, signal: ScaleSignal, load: Load | null): void {
    if (!this.#lines.includes(line)) return;
    if (signal.kind === 'weight' && signal.stable) {
      if (!load) line.heardZero = true;
      else if (line.heardZero && this.#isAwaited(line)) [load.isDue, line.heardZero] = [true, false];
    }
    line.hear(signal);
  }
}
