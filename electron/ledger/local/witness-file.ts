import { close, closeSync, fdatasync, openSync, write } from 'node:fs';
import { promisify } from 'node:util';
import { wordsOf } from '#electron/engine/diagnostic-error.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';
import type { Witness, WitnessHead } from './witness.ts';
import { readLines, toLine, toRecord } from './witness-lines.ts';

export const witnessPath = (ledger: string) => `${ledger}-witness`;

/** Room that is written out ahead, so that keeping a record only overwrites: a sync then waits for no other writes of the file system. */
const ROOM_BYTES = 512 * 1024;
const writeAt = promisify(write);
const sync = promisify(fdatasync);
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
    await sync(file);
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

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting;
      waiting = [];
      const text = some.map((each) => each.text).join('');
      try {
        if (fault === null) await (end === 0 ? Promise.resolve(replace(text)) : write(text));
      } catch (error) {
        fault = wordsOf(error);
      }
      for (const { kept } of some) kept();
    }
  }

  function begin(): Promise<void> {
    return (working ??= work().finally(() => {
      working = null;
      // Whoever came after the last look, and before this.
      if (waiting.length > 0) void begin();
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

    async forget(before, first) {
      await idle();
      const records = readLines(path).lines.map(toRecord);
      const kept = records.findIndex(({ at }) => at >= before);
      const beginning = kept < 0 ? records.at(-1) : records[kept - 1];
      // The first record says where the file begins; only one that is not it, and is old, is worth a new file.
      if (fault !== null || beginning === undefined || beginning === records[0]) return;
      replace([first(beginning), ...(kept < 0 ? [] : records.slice(kept))].map(toLine).join(''));
    },

    async rewrite(change) {
      await idle();
      const records = readLines(path).lines.map(toRecord);
      if (fault === null && records.length > 0) replace(records.map(change).map(toLine).join(''));
    },

    fault: () => fault,

    async close() {
      await idle();
      if (file !== null) await closeFile(file);
      file = null;
    },
  };
}

async function writeWhole(file: number, bytes: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    written += (await writeAt(file, bytes, written, bytes.length - written, at + written)).bytesWritten;
  }
}
