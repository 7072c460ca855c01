import fc from 'fast-check';
import type { Side } from './side.ts';

/** Something that is asked of a ledger. */
export interface Operation {
  /** What it is, as a failure shows it. */
  name: string;
  call: unknown;
  on(side: Side): Promise<unknown>;
}

export type Area = Record<string, fc.Arbitrary<Operation>>;

/** Operations of one name, with whatever they are called with. */
export function operation<T>(
  name: string,
  call: fc.Arbitrary<T>,
  on: (side: Side, call: T) => Promise<unknown>,
): fc.Arbitrary<Operation> {
  return call.map((given) => ({
    ...{ name, call: given, on: (side: Side) => on(side, given) },
    // As a counterexample shows it.
    [fc.toStringMethod]: () => `${name} ${fc.stringify(given)}`,
  }));
}

/** What it answered, or how it refused. */
export async function answerOf(made: Operation, side: Side): Promise<unknown> {
  try {
    return await made.on(side);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code } = error as { code?: unknown };
    // What a use case never asks: it is refused by a constraint of the tables, in the database's own words.
    if (typeof code === 'string' && /^(?:SQLITE_CONSTRAINT_|23)/.test(code)) return { refused: 'by a constraint' };
    return { refused: error.name, code, says: error.message };
  }
}

/** Words that an accent, a case, another alphabet or a sign tells apart. */
export const WORDS = [
  ...[
    'Anna',
    'ANNA',
    'Müller',
    'Mueller',
    'muller',
    'Straße',
    'STRASSE',
    'İzmir',
    'izmir',
    'ısı',
    'Łódź',
    'Ærø',
    'ﬁne',
  ],
  ...[
    'Ελλάς',
    'ελλας',
    'ΕΛΛΑΣ',
    'Έλληνας',
    'Київ',
    'київ',
    'Йосип',
    'ёлка',
    '東京',
    'が',
    'カ',
    'नमस्ते',
    'عمّان',
    'שָׁלוֹם',
  ],
  ...[
    "Bob's",
    'PO-4711',
    'a_b',
    '50%',
    'x/y',
    '12.50',
    'é',
    'e\u0301',
    'ǅ',
    '①',
    '½',
    '🏠',
    'ª',
    "O'Neil",
    '№7',
    'K',
    'Å',
  ],
];
export const word = fc.constantFrom(...WORDS);
export const text = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 1, arbitrary: fc.tuple(word, word).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: word.map((each) => each.slice(0, 2)) },
);
export const place = fc.nat({ max: 11 });
export const limit = fc.constantFrom(1, 2, 3, 50);
export const client = fc.constantFrom('client-1', 'client-2');
export const carrierId = fc.constantFrom('test-a', 'test-b');
export const packer = fc.constantFrom(null, { id: 'p1', name: 'Mia' }, { id: 'p2', name: 'Éva' });
/** An instant near the beginning; milliseconds. */
export const hours = fc.constantFrom(0, 1, 2, 5);
export const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
export const others = <T>(...values: T[]) => fc.constantFrom(...values);
export const subset = <T>(...values: T[]) => fc.subarray(values);

/** Without members that are undefined, as callers with exact types leave them out. */
export const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
