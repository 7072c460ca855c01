import type { EntryKind } from './watched-folder.ts';

/** How far a dropped file is; at first it bears no mark. */
export type DropState = 'working' | 'reading' | 'rereading' | 'done' | 'failed';

/**
 * The mark while a file is being read, by how often that was cut short: by the end of the station, or of the process that reads tables. One
 * that has cut it short as often as there are marks is not read again.
 */
export const READING = ['reading', 'rereading'] as const satisfies readonly DropState[];
const ON_ITS_WAY = ['working', ...READING] as const;

/** What somebody means as an order; what of it cannot be read gets an answer that says so. */
const KINDS = 'csv|tsv|tab|txt|json|xlsx|xlsm|xlsb|xls|ods';
const INPUT = new RegExp(`^(?<stem>.+)\\.(?<kind>${KINDS})$`, 'i');
const TAKEN = new RegExp(`^(?<stem>.+)\\.(?<kind>${KINDS})\\.(?<state>${ON_ITS_WAY.join('|')})$`, 'i');
/** What the station itself writes beside its input, and as what. */
const OUTPUT = /\.(?:(?:result|rest)\.(?:csv|json)|error\.txt)$/i;
const OUTPUTS = ['result.csv', 'result.json', 'rest.csv', 'rest.json', 'error.txt'];
const LABELS = 'labels';
/** Characters; a longer name could not bear a number and a mark more everywhere. */
const LONGEST_INPUT = 120;

/** A dropped file without the mark of its state: `orders` and `csv`. */
export interface DropName {
  stem: string;
  /** As it was written, such as `CSV`. */
  kind: string;
}

export function asInput(name: string): DropName | null {
  const { stem, kind } = INPUT.exec(name)?.groups ?? {};
  if (stem === undefined || kind === undefined || OUTPUT.test(name)) return null;
  return [...name].length > LONGEST_INPUT ? null : { stem, kind };
}

/** A file that was taken before, and how far it had come. */
export function asTaken(name: string): { name: DropName; state: DropState } | null {
  const { stem, kind, state } = TAKEN.exec(name)?.groups ?? {};
  const known = ON_ITS_WAY.find((each) => each === state?.toLowerCase());
  return stem === undefined || kind === undefined || known === undefined
    ? null
    : { name: { stem, kind }, state: known };
}

/** What is before the kind in the name of a file whose content is put into the order book: `monday.orders.json`. */
const ORDERS = /\.orders$/i;

/** Whether it holds orders to be put, and not shipments to be bought. */
export const holdsOrders = ({ stem, kind }: DropName) => kind.toLowerCase() === 'json' && ORDERS.test(stem);

export const fileNameOf = ({ stem, kind }: DropName) => `${stem}.${kind}`;
export const nameIn = (state: DropState, name: DropName) => `${fileNameOf(name)}.${state}`;

/** What is in a folder, by name in lower case. */
export type Present = ReadonlyMap<string, EntryKind>;

/** Whether results of an earlier file would be mixed up with those of this one, or something stands where they are to be written. */
function isTaken(stem: string, present: Present): boolean {
  const own = `${stem.toLowerCase()}.`;
  for (const [name, kind] of present) {
    if (!name.startsWith(own)) continue;
    const rest = name.slice(own.length);
    if (OUTPUTS.includes(rest) ? kind !== 'file' : rest === LABELS ? kind !== 'folder' : MARKED.test(rest)) return true;
  }
  return false;
}
const MARKED = new RegExp(`^(?:${KINDS})\\.(?:${[...ON_ITS_WAY, 'done', 'failed'].join('|')})$`);

/** The name under which a file is taken: its own, or with a number where a file of that name was here before. */
export function freeName({ stem, kind }: DropName, present: Present): DropName {
  const mark = holdsOrders({ stem, kind }) ? (ORDERS.exec(stem)?.[0] ?? '') : '';
  const own = stem.slice(0, stem.length - mark.length);
  for (let count = 1; ; count++) {
    const free = count === 1 ? stem : `${own}-${count}${mark}`;
    if (!isTaken(free, present)) return { stem: free, kind };
  }
}
