import { close, closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { wordsOf } from '#electron/engine/diagnostic-error.ts';
import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';
import type { Witness, WitnessHead } from './witness.ts';
import { draftWithout, dropDraft, finishDraft, type WitnessDraft } from './witness-draft.ts';
import { readLines, toLine, toRecord } from './witness-lines.ts';
import { syncData, writeWhole } from './write-whole.ts';

export const witnessPath = (ledger: string) => `${ledger}-witness`;

/** Room that is written out ahead, so that keeping a record only overwrites: a sync then waits for no other writes of the file system. */
const ROOM_BYTES = 512 * 1024;
const closeFile = promisify(close);

interface Waiting {
  text: string;
  kept(): void;
}

/** The witness in the file at `path`, which is made with the first record. */
export function openWitnessFile(path: string): Witness {
  const found = readLines(path);
  const last = found.lines.at(-1);
  let head: WitnessHead | null = last === undefined ? null : toRecord(last);
  let file: number | null = null;
  let end = found.end;
  let room = 0;
  let waiting: Waiting[] = [];
  let working: Promise<void> | null = null;
  let fault: string | null = null;
  let isClosed = false;
  /** What changes the file as a whole: one after another, and each at a moment in which nothing is being written. */
  const anew = createKeyedQueue();
  const moments: (() => Promise<void>)[] = [];

  async function write(text: string): Promise<void> {
    // A record that was cut off must not spoil the one behind it.
    const bytes = Buffer.from(end > 0 && file === null ? `\n${text}` : text);
    file ??= openSync(path, 'r+');
    if (end + bytes.length > room) {
      room = end + bytes.length + ROOM_BYTES;
      await writeWhole(file, Buffer.concat([bytes, Buffer.alloc(ROOM_BYTES)]), end);
    } else {
      await writeWhole(file, bytes, end);
    }
    await syncData(file);
    end += bytes.length;
  }

  /** Whole or not at all, and under its name when it returns. */
  function replace(text: string): void {
    if (file !== null) closeSync(file);
    file = null;
    const bytes = Buffer.from(text);
    writeDurably(path, Buffer.concat([bytes, Buffer.alloc(ROOM_BYTES)]));
    file = openSync(path, 'r+');
    [end, room] = [bytes.length, bytes.length + ROOM_BYTES];
  }

  /** The draft in place of the file, with what came meanwhile. */
  async function takeOver(draft: WitnessDraft): Promise<void> {
    await finishDraft(draft, path, end, ROOM_BYTES);
    if (file !== null) closeSync(file);
    file = null;
    renameSync(draft.path, path);
    [end, room] = [draft.length, draft.length + ROOM_BYTES];
    syncFolder(dirname(path));
    file = openSync(path, 'r+');
  }

  /** Does it while nothing is being written; what comes meanwhile waits. */
  function alone(change: () => void | Promise<void>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<null>();
    moments.push(async () => {
      try {
        await change();
        resolve(null);
      } catch (error) {
        reject(error as Error);
      }
    });
    void begin();
    return promise.then(() => undefined);
  }

  async function work(): Promise<void> {
    while (waiting.length + moments.length > 0) {
      await moments.shift()?.();
      const some = waiting;
      waiting = [];
      const text = some.map((each) => each.text).join('');
      try {
        if (fault === null) await (end === 0 ? Promise.resolve(replace(text)) : write(text));
      } catch (error) {
        fault = wordsOf(error);
        breakOff();
      }
      for (const { kept } of some) kept();
    }
  }

  /** What is not kept any more must not be taken for all there was: the last line is one that is not whole, where the disk still takes that. */
  function breakOff(): void {
    try {
      const again = openSync(path, 'r+');
      const broken = Buffer.from('?\n');
      writeSync(again, broken, 0, broken.length, end);
      fsyncSync(again);
      closeSync(again);
    } catch {
      // Then whoever looks at the station sees its fault.
    }
  }

  function begin(): Promise<void> {
    return (working ??= work().finally(() => {
      working = null;
      // Whoever came after the last look, and before this.
      if (waiting.length + moments.length > 0) void begin();
    }));
  }
  const idle = async () => {
    while (working !== null) await working;
  };

  return {
    head: () => head,

    keep(record) {
      head = record;
      const { promise, resolve } = Promise.withResolvers<null>();
      waiting.push({ text: toLine(record), kept: () => resolve(null) });
      void begin();
      return promise.then(() => undefined);
    },

    forget: (before, first) =>
      anew.run(path, async () => {
        await idle();
        const isOff = () => isClosed || fault !== null;
        if (end === 0 || isOff()) return;
        const draft = await draftWithout(path, end, { before, first, isOff });
        if (draft === null) return;
        try {
          await alone(() => (isOff() ? undefined : takeOver(draft)));
        } finally {
          dropDraft(draft);
        }
      }),

    rewrite: (change) =>
      anew.run(path, () =>
        alone(() => {
          const records = readLines(path).lines.map(toRecord);
          if (records.length === 0) return;
          replace(records.map(change).map(toLine).join(''));
          if (fault !== null) breakOff();
        }),
      ),

    fault: () => fault,

    async close() {
      isClosed = true;
      await anew.run(path, idle);
      if (file !== null) await closeFile(file);
      file = null;
    },
  };
}
