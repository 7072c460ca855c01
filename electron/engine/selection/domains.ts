/**
 * What is known of one thing in a case, such as the country: which values it may still have. Both methods give null where it could have
 * none any more, so `without` gives null exactly where every value meets what is asked.
 */
export interface Domain<State, Asked> {
  /** Nothing is known yet. */
  all: State;
  /** Of these values those that meet what is asked. */
  within(state: State, asked: Asked): State | null;
  /** Of these values those that do not. */
  without(state: State, asked: Asked): State | null;
}

/** Values that every rule answers alike share a cell; a case knows which cells are left, one bit for each. */
export type Cells = bigint;

export const noCells: Cells = 0n;
export const cell = (number: number): Cells => 1n << BigInt(number);
/** Those from the one to the other, both included; none where they are the wrong way round. */
export const cellsBetween = (first: number, last: number): Cells =>
  last < first ? noCells : (cell(last - first + 1) - 1n) << BigInt(first);

export function firstCell(cells: Cells): number {
  for (let number = 0; ; number++) if ((cells & cell(number)) !== noCells) return number;
}

/** A thing that has one value, in one of the cells. */
export const cellsDomain = (all: Cells): Domain<Cells, Cells> => ({
  all,
  within: (state, asked) => orNull(state & asked),
  without: (state, asked) => orNull(state & ~asked),
});

const orNull = (cells: Cells) => (cells === noCells ? null : cells);

/** Words of which any number may be there: one of each set is, and those of `without` are not. */
export interface Words {
  oneOf: readonly ReadonlySet<string>[];
  without: ReadonlySet<string>;
}

/** Words that are there or not, each by itself; asked is whether one of a set is there. */
export const wordsDomain: Domain<Words, ReadonlySet<string>> = {
  all: { oneOf: [], without: new Set() },
  within: ({ oneOf, without }, asked) => possible({ oneOf: [...oneOf, asked], without }),
  without: ({ oneOf, without }, asked) => possible({ oneOf, without: new Set([...without, ...asked]) }),
};

/** A set can be met as long as one of its words may be there, because none of them keeps another one out. */
const possible = (words: Words) =>
  words.oneOf.some((each) => [...each].every((word) => words.without.has(word))) ? null : words;
