/** How far a dropped file is; at first it bears no mark. */
export type DropState = 'working' | 'done' | 'failed';

const INPUT = /^(?<stem>.+)\.(?<kind>csv|json|xlsx)$/i;
const WORKING = /^(?<stem>.+)\.(?<kind>csv|json|xlsx)\.working$/i;
/** What the station itself writes beside its input. */
const OUTPUT = /\.(?:result|rest)\.(?:csv|json)$/i;

/** A dropped file without the mark of its state: `orders` and `csv`. */
export interface DropName {
  stem: string;
  /** As it was written, such as `CSV`. */
  kind: string;
}

const parsed = (pattern: RegExp, name: string): DropName | null => {
  const { stem, kind } = pattern.exec(name)?.groups ?? {};
  return stem !== undefined && kind !== undefined ? { stem, kind } : null;
};

export const asInput = (name: string) => (OUTPUT.test(name) ? null : parsed(INPUT, name));
export const asWorking = (name: string) => parsed(WORKING, name);

export const fileNameOf = ({ stem, kind }: DropName) => `${stem}.${kind}`;
export const nameIn = (state: DropState, name: DropName) => `${fileNameOf(name)}.${state}`;

/** Whether results of an earlier file would be mixed up with those of this one. */
const isTaken = (name: DropName, present: ReadonlySet<string>) =>
  (['working', 'done', 'failed'] as const).some((state) => present.has(nameIn(state, name).toLowerCase()));

/** The name under which a file is taken: its own, or with a number where a file of that name was here before. */
export function freeName({ stem, kind }: DropName, present: ReadonlySet<string>): DropName {
  for (let count = 1; ; count++) {
    const name = { stem: count === 1 ? stem : `${stem}-${count}`, kind };
    if (!isTaken(name, present)) return name;
  }
}
