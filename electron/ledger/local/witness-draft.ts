import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { WitnessRecord } from './witness.ts';
import { splitLines, toLine, toRecord } from './witness-lines.ts';
import { syncData, writeWhole } from './write-whole.ts';

/** What is read and compared with its hash before others get a turn. */
const BYTES_PER_TURN = 256 * 1024;
const NEWLINE = Buffer.from('\n');

export interface Forgetting {
  /** Milliseconds of ledger time. */
  before: number;
  /** The record that says where the file begins, of the last one that it is to forget. */
  first(last: WitnessRecord): WitnessRecord;
  /** Whether it is to be given up. */
  isOff(): boolean;
}

/** A new file beside a witness, which goes on to be written meanwhile. */
export interface WitnessDraft {
  path: string;
  /** Null once it is closed. */
  file: number | null;
  /** In bytes; those of the witness up to `taken` are done. */
  length: number;
  taken: number;
}

/**
 * Writes a draft of the witness at `path`, of its first `end` bytes, without what is to be forgotten, and without holding the event loop.
 * @returns null where nothing is worth a new file: the first record says where the file begins, and only what lies between goes.
 */
export async function draftWithout(path: string, end: number, forgetting: Forgetting): Promise<WitnessDraft | null> {
  const bytes = await readPart(path, 0, end);
  const found = await findKept(bytes, forgetting);
  if (found === null) return null;
  const rest = bytes.subarray(found.from);
  // A record that was cut off must not spoil the one behind it.
  const isCutOff = rest.length > 0 && rest.at(-1) !== NEWLINE[0];
  const parts = [Buffer.from(toLine(forgetting.first(found.last))), rest, ...(isCutOff ? [NEWLINE] : [])];
  const draft: WitnessDraft = { path: `${path}.new`, file: null, length: 0, taken: end };
  // A new file: what lies there was left by one that was cut off, or is a link to somewhere else.
  rmSync(draft.path, { force: true });
  const file = openSync(draft.path, 'wx', 0o600);
  draft.file = file;
  try {
    for (const part of parts) {
      await writeWhole(file, part, draft.length);
      draft.length += part.length;
    }
    await syncData(file);
    return draft;
  } catch (error) {
    dropDraft(draft);
    throw error;
  }
}

/** Takes over what came to the witness at `path` meanwhile, up to `end`, and `room` for more; then the draft is whole and on the disk. */
export async function finishDraft(draft: WitnessDraft, path: string, end: number, room: number): Promise<void> {
  if (draft.file === null) throw new Error(`${draft.path} is closed`);
  const later = await readPart(path, draft.taken, end);
  await writeWhole(draft.file, Buffer.concat([later, Buffer.alloc(room)]), draft.length);
  await syncData(draft.file);
  draft.length += later.length;
  close(draft);
}

/** Removes a draft; one that has its name by now is none any more. */
export function dropDraft(draft: WitnessDraft): void {
  close(draft);
  rmSync(draft.path, { force: true });
}

function close(draft: WitnessDraft): void {
  if (draft.file !== null) closeSync(draft.file);
  draft.file = null;
}

/** @throws Error where the file ends before that. */
async function readPart(path: string, from: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - from);
  const file = openSync(path, 'r');
  try {
    for (let read = 0; read < bytes.length;) {
      const some = readSync(file, bytes, read, Math.min(BYTES_PER_TURN, bytes.length - read), from + read);
      if (some === 0) throw new Error(`${path} ends before what was written to it`);
      read += some;
      if (read < bytes.length) await setImmediate();
    }
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** The last record that goes, and where the first one begins that stays. */
async function findKept(
  bytes: Buffer,
  { before, isOff }: Forgetting,
): Promise<{ last: WitnessRecord; from: number } | null> {
  let last: WitnessRecord | null = null;
  let [old, turn] = [0, BYTES_PER_TURN];
  const found = (from: number) => (last === null || old < 2 ? null : { last, from });
  for (const { from, json } of splitLines(bytes)) {
    if (from > turn) {
      turn = from + BYTES_PER_TURN;
      await setImmediate();
      if (isOff()) return null;
    }
    const record = json === null ? null : toRecord(json);
    if (record && record.at >= before) return found(from);
    if (record) [last, old] = [record, old + 1];
  }
  return found(bytes.length);
}
