import { closeSync, existsSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import type { SpillFile } from '#electron/engine/shipping/recovery/spill-file.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';
import { sha256 } from '../sha256.ts';

/** Room for the answers of all purchases that can be on their way when the disk fills up. */
export const SPILL_BYTES = 8 * 1024 * 1024;
const MAGIC = Buffer.from('PBSPILL1');
const HASH_BYTES = 32;
const HEAD_BYTES = 4 + HASH_BYTES;

interface Found {
  entries: StateChange[];
  /** Where the next entry goes. */
  end: number;
}

/**
 * The spill file at `path`: zeros of a fixed size, written out when it is made, into which entries go one behind the other, each with its
 * length and SHA-256. Writing overwrites blocks that the file has, so a full disk is no obstacle; file systems that never overwrite
 * (btrfs, ZFS) give no such promise.
 */
export function openSpillFile(path: string): SpillFile {
  let known: Found | null = null;
  const found = (): Found => (known ??= scan(path));
  /** What the disk did not take. The ledger may take it while this run lasts. */
  let unwritten: StateChange[] = [];

  function ready(): boolean {
    try {
      if (!existsSync(path) || statSync(path).size !== SPILL_BYTES) make(path);
      return true;
    } catch {
      return false;
    }
  }

  return {
    ready,

    put(change) {
      const isWritten = ready() && write(change);
      if (!isWritten) unwritten.push(change);
      return isWritten;
    },

    entries: () => [...(existsSync(path) ? found().entries : []), ...unwritten],

    // Nothing is moved inside the file: a move that was cut off would lose what is still needed.
    forget(forgotten) {
      unwritten = unwritten.filter((entry) => !forgotten.includes(entry));
      if (!existsSync(path)) return;
      const { entries, end } = found();
      const left = entries.filter((entry) => !forgotten.includes(entry));
      if (left.length === 0 && end > MAGIC.length) overwrite(path, MAGIC.length, Buffer.alloc(end - MAGIC.length));
      known = { entries: left, end: left.length === 0 ? MAGIC.length : end };
    },
  };

  function write(change: StateChange): boolean {
    try {
      const { entries, end } = found();
      const whole = encode(change);
      const entry = fits(end, whole) ? whole : encode(withoutDocuments(change));
      if (!fits(end, entry)) return false;
      overwrite(path, end, entry);
      known = { entries: [...entries, decode(entry.subarray(HEAD_BYTES))], end: end + entry.length };
      return true;
    } catch {
      return false;
    }
  }
}

const fits = (end: number, entry: Buffer) => end + entry.length <= SPILL_BYTES;

/** Whole or not at all; never a file that is shorter than it says. */
const make = (path: string) => writeDurably(path, Buffer.concat([MAGIC], SPILL_BYTES));

function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let written = 0; written < bytes.length;) {
    written += writeSync(file, bytes, written, bytes.length - written, at + written);
  }
}

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  try {
    writeAll(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Reads entry by entry up to the first that is not whole: it was never acknowledged. */
function scan(path: string): Found {
  const entries: StateChange[] = [];
  let end = MAGIC.length;
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const head = readAt(file, end, HEAD_BYTES);
      const length = head.length === HEAD_BYTES ? head.readUInt32LE() : 0;
      if (length === 0 || end + HEAD_BYTES + length > SPILL_BYTES) break;
      const body = readAt(file, end + HEAD_BYTES, length);
      if (body.length !== length || sha256(body) !== head.subarray(4).toString('hex')) break;
      entries.push(decode(body));
      end += HEAD_BYTES + length;
    }
  } finally {
    closeSync(file);
  }
  return { entries, end };
}

/** Fewer bytes where the file has no more. */
function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

function encode({ documents, ...change }: StateChange): Buffer {
  const stored = documents?.map((document): StoredDocument => ({
    ...document,
    bytes: { base64: toBase64(document.bytes) },
  }));
  const body = Buffer.from(JSON.stringify({ ...change, ...(stored && { documents: stored }) }));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  return Buffer.concat([head, Buffer.from(sha256(body), 'hex'), body]);
}

const toBase64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

type StoredDocument = Omit<NewDocument, 'bytes'> & { bytes: { base64: string } };

function decode(body: Buffer): StateChange {
  const { documents, ...change } = JSON.parse(body.toString('utf8')) as Omit<StateChange, 'documents'> & {
    documents?: StoredDocument[];
  };
  if (!documents) return change;
  const withBytes = documents.map((document) => ({ ...document, bytes: Buffer.from(document.bytes.base64, 'base64') }));
  return { ...change, documents: withBytes };
}

/** The numbers are what was paid for; documents can be fetched or drawn again. */
function withoutDocuments({ documents, ...change }: StateChange): StateChange {
  if (!documents) return change;
  return {
    ...change,
    to: change.to === 'LABELLED' ? 'PURCHASED' : change.to,
    documentSources: change.documentSources ?? [],
  };
}
