import { WatchedFolderSilentError, type WatchedFolder } from '#electron/engine/hot-folder/watched-folder.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import type { Action } from '../steps/action.ts';
import type { World } from './world.ts';

export const HOT_FOLDER: HotFolderSetting = { path: '/orders' };

/** How the names of recipients begin. */
const DROPPED = 'Dropped';

/** What is wrong with the share on which the folder lies. */
export const FOLDER_TROUBLES = ['away', 'silent', 'read only'] as const;
export type FolderTrouble = (typeof FOLDER_TROUBLES)[number];

/** How long the station waits for a folder that does not answer. */
const SILENCE_MS = 20_000;
/** How a refusal of a file begins that may itself be what ends the station: it was killed twice while it read that, perhaps for the second time. */
const ENDED_TWICE = 'The station ended twice while it read this file.';
const MARK = /\.(?:done|failed)$/;
/** A row with such a state stands in no file of results: something still becomes of it. */
const UNFINISHED: readonly BatchRowState[] = ['READY', 'RUNNING', 'NOT_SENT'];

interface Result {
  rows: { state: BatchRowState; shipmentId: string | null; trackingNumbers: string[]; labels: string[] }[];
}

/** A file of shipments. */
interface Dropped {
  text: string;
  /** The recipients of its rows, each of another name. */
  people: string[];
}

const stemOf = (name: string) => name.replace(/\.json$/, '');

function newRows(number: number, count: number, account: string): Dropped {
  const people = Array.from({ length: count }, (_, index) => `${DROPPED} ${number}-${index + 1}`);
  const { contact, ...recipient } = recipientIn('US');
  const rows = people.map((personName) =>
    request({ carrierId: account, recipient: { ...recipient, contact: { ...contact, personName } } }),
  );
  return { text: JSON.stringify(rows), people };
}

/** A folder on another machine, into which a program there drops files of shipments, and in which the station puts what became of them. */
export class HotFolder {
  trouble: FolderTrouble | 'none' = 'none';
  readonly #world: World;
  readonly #files = new Map<string, { content: string | Uint8Array; changedAt: number }>();
  /** What was dropped, by its name. */
  readonly #dropped = new Map<string, Dropped>();
  /** Shipments that were sent to a carrier, by the name of their recipient. */
  readonly #sent = new Map<string, string[]>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A file is written, in two parts; now and then one is copied under another name, which orders nothing more. */
  drop({ account, rows: count, again, apartMs }: Extract<Action, { kind: 'drop' }>): void {
    const { events } = this.#world;
    const number = this.#dropped.size + 1;
    const name = `drop-${number}.json`;
    const before = [...this.#dropped.values()].at(-1);
    const dropped = again && before ? before : newRows(number, count, account);
    const { text } = dropped;
    this.#dropped.set(name, dropped);
    const write = (length: number) => {
      if (length === text.length || this.#files.has(name))
        this.#files.set(name, { content: text.slice(0, length), changedAt: events.now });
    };
    this.#files.set(name, { content: '', changedAt: events.now });
    events.plan(apartMs, () => write(Math.floor(text.length / 2)), events.outside);
    events.plan(2 * apartMs, () => write(text.length), events.outside);
  }

  /** As the station reaches it: what it asks for is done, also where nobody is there any more to hear of it. */
  port(): WatchedFolder {
    const files = this.#files;
    const find = (name: string) => {
      const file = files.get(name);
      if (!file) throw Object.assign(new Error(`ENOENT: no such file '${name}'`), { code: 'ENOENT' });
      return file;
    };
    const writable = () => {
      if (this.trouble === 'read only')
        throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    };
    return {
      fault: async () => null,
      list: () =>
        this.#ask(() =>
          [...files].flatMap(([name, { content, changedAt }]) =>
            // Labels lie in folders beside their files; how far a file was read is hidden.
            name.includes('/') || name.startsWith('.')
              ? []
              : { name, kind: 'file' as const, size: Buffer.byteLength(content), changedAt },
          ),
        ),
      read: (_, name) => this.#ask(() => Buffer.from(find(name).content)),
      rename: (_, from, to) =>
        this.#ask(() => {
          writable();
          if (!files.has(from) || files.has(to)) return false;
          files.set(to, find(from));
          files.delete(from);
          if (MARK.test(to)) this.#closed(to);
          return true;
        }),
      write: (_, name, content) =>
        this.#ask(() => {
          writable();
          files.set(name, { content, changedAt: this.#world.events.now });
        }),
      writeOnce: (_, name, content) =>
        this.#ask(() => {
          writable();
          if (!files.has(name)) files.set(name, { content, changedAt: this.#world.events.now });
          return String(find(name).content);
        }),
      remove: (_, name) =>
        this.#ask(() => {
          writable();
          files.delete(name);
        }),
      close: () => undefined,
    };
  }

  async #ask<T>(work: () => T): Promise<T> {
    const { events, chance } = this.#world;
    const station = events.current;
    if (this.trouble === 'silent') {
      await events.pause(SILENCE_MS);
      throw new WatchedFolderSilentError('The folder does not answer');
    }
    if (this.trouble === 'away') {
      await events.pause(chance.around(20));
      throw Object.assign(new Error('EHOSTDOWN: host is down'), { code: 'EHOSTDOWN' });
    }
    const answered = Promise.withResolvers<T>();
    const arrive = () => {
      try {
        const value = work();
        events.plan(chance.around(3), () => answered.resolve(value), station);
      } catch (error) {
        events.plan(chance.around(3), () => answered.reject(error as Error), station);
      }
    };
    events.plan(chance.around(3), arrive, events.outside);
    return answered.promise;
  }

  /** A purchase is at a carrier. @param personName of its recipient */
  arrived(shipmentId: string, personName: string): void {
    if (!personName.startsWith(DROPPED)) return;
    const before = this.#saleTo(personName);
    if (before !== undefined)
      this.#world.books.violated(
        'a dropped row is sold once',
        `${personName} was sold as ${before} and is bought again`,
      );
    this.#sent.set(personName, [...(this.#sent.get(personName) ?? []), shipmentId]);
  }

  #saleTo = (personName: string) => this.#sent.get(personName)?.find((id) => this.#world.books.sales.has(id));

  /** A file is said to be done with: what became of it stands beside it, and nothing more becomes of it. */
  #closed(marked: string): void {
    const name = marked.replace(MARK, '');
    if (this.#hasEndedIt(name)) return;
    const result = this.#resultOf(name);
    const say = (words: string) => this.#world.books.violated('a file has its results', `${marked}: ${words}`);
    if (!result) return say('no results are there');
    const unfinished = result.rows.find(({ state }) => UNFINISHED.includes(state));
    if (unfinished) say(`a row is ${unfinished.state}`);
  }

  #hasEndedIt = (name: string) => String(this.#files.get(`${stemOf(name)}.error.txt`)?.content).startsWith(ENDED_TWICE);

  #resultOf(name: string): Result | null {
    const content = this.#files.get(`${stemOf(name)}.result.json`)?.content;
    return content === undefined ? null : (JSON.parse(String(content)) as Result);
  }

  /** Nothing is on its way any more: each file is marked, and its results say what was sold. */
  isDone(): void {
    const { books, watch } = this.#world;
    const say = (words: string) => books.violated('a file has its results', words);
    for (const [name, dropped] of this.#dropped) {
      const { people } = dropped;
      if (!this.#files.has(`${name}.done`) && !this.#files.has(`${name}.failed`)) {
        say(`${[...this.#files.keys()].find((each) => each.startsWith(name))} is not done with in the end`);
        continue;
      }
      const isCopied = [...this.#dropped.values()].filter((each) => each === dropped).length > 1;
      const mayBeBought = isCopied || this.#hasEndedIt(name);
      if (!this.#resultOf(name) && !mayBeBought && people.some((person) => this.#saleTo(person)))
        say(`${name} was refused, and something of it was sold`);
      for (const [index, row] of (this.#resultOf(name)?.rows ?? []).entries()) {
        const shipmentId = this.#saleTo(people[index] ?? '');
        const at = `row ${index + 1} of ${name} is ${row.state}`;
        if (row.state === 'BOUGHT') {
          const id = row.shipmentId ?? '';
          const numbers = books.sales.get(id)?.trackingNumbers ?? watch.numbersOf(id);
          if (row.shipmentId !== shipmentId) say(`${at} as ${row.shipmentId}, and was sold as ${shipmentId}`);
          if (numbers.join() !== row.trackingNumbers.join())
            say(`${at} with ${row.trackingNumbers.join()}, its shipment has ${numbers.join()}`);
          if (row.labels.length < numbers.length) say(`${at} and has ${row.labels.length} labels beside it`);
        } else if (row.state !== 'UNKNOWN' && shipmentId !== undefined) say(`${at} and was sold as ${shipmentId}`);
      }
    }
  }
}
