/** What came of the runs of a fault. */
export interface Outcome {
  /** In the carrier's journal. */
  sales: number;
  /** Shipments that were in doubt at some time. */
  unknowns: number;
  /** Broken promises, in words. */
  violations: string[];
  /** How many runs there were, where that is not how many were asked for. */
  runs?: number;
  /** More that is to be told of them. */
  notes?: string[];
}

/** What whoever starts a long form wants to hear, and to decide. */
export interface Watch {
  /** Takes a line as soon as there is one. */
  say?(line: string): void;
  /** Whether time is up: what has begun is brought to its end. */
  isOver?(): boolean;
  /** How many stations there are, where there are several. */
  stations?: number;
  /** The one kind of round that there is to be. */
  only?: string;
}

/** A kind of trouble, and how it is made. */
export interface Fault {
  /** On the command line. */
  name: string;
  /** In the table. */
  title: string;
  /** How often in `npm test`, and by hand in `npm run faults`. */
  runs: { short: number; long: number };
  /** Makes the trouble so often, and compares everybody's books after it. */
  run(times: number, random: Random, watch?: Watch): Promise<Outcome>;
  /** Why it cannot be made on this machine; null where it can. */
  impossible?(): string | null;
}

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** The generator Mulberry32: 32 bits of state, good enough to spread faults. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const integer = (random: Random, below: number) => Math.floor(random() * below);
export const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[integer(random, items.length)] ?? items[0];
