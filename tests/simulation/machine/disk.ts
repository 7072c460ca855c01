import type { Chance } from './chance.ts';

/** What is written and not yet synced. */
interface Pending {
  at: number;
  bytes: Uint8Array;
}

/** A file: what programs read of it, and what of it a loss of power leaves for certain. */
export interface File {
  content: Uint8Array;
  size: number;
  durable: Uint8Array;
  pending: Pending[];
}

type NameChange = { name: string; file: File | null };

/**
 * The disk of a simulated machine: all files below a folder but those that SQLite opens itself. What was written, and not synced, may be gone
 * after a loss of power, in whole or in part; a name is durable once its folder was synced.
 */
export class Disk {
  /** No byte more fits. */
  isFull = false;
  /** How many commits fail while it is full: those for which SQLite's log has to grow. */
  failingCommits = 1;
  /** The next sync fails, once: of a commit of SQLite's, or of a file. */
  failsNextSync: 'commit' | 'file' | null = null;
  readonly #chance: Chance;
  readonly #names = new Map<string, File>();
  readonly #durableNames = new Map<string, File>();
  #unsynced: NameChange[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  find = (name: string): File | undefined => this.#names.get(name);

  make(name: string): File {
    const file = { content: new Uint8Array(0), size: 0, durable: new Uint8Array(0), pending: [] };
    this.name(name, file);
    return file;
  }

  name(name: string, file: File | null): void {
    if (file === null) this.#names.delete(name);
    else this.#names.set(name, file);
    this.#unsynced.push({ name, file });
  }

  write(file: File, bytes: Uint8Array, at: number): number {
    if (this.isFull && at + bytes.length > file.size) throw failure('ENOSPC', 'no space left on device');
    if (at + bytes.length > file.content.length) {
      const larger = new Uint8Array(Math.max(2 * file.content.length, at + bytes.length));
      larger.set(file.content.subarray(0, file.size));
      file.content = larger;
    }
    file.content.set(bytes, at);
    file.size = Math.max(file.size, at + bytes.length);
    file.pending.push({ at, bytes: Uint8Array.from(bytes) });
    return bytes.length;
  }

  sync(file: File): void {
    if (this.failsNextSync === 'file') {
      this.failsNextSync = null;
      throw failure('EIO', 'i/o error');
    }
    file.durable = withWrites(file.durable, file.pending);
    file.pending = [];
  }

  /** Whether a loss of power may take some of it. */
  get isUnsynced(): boolean {
    return this.#unsynced.length > 0 || [...this.#names.values()].some(({ pending }) => pending.length > 0);
  }

  syncNames(): void {
    for (const { name, file } of this.#unsynced) this.#put(name, file);
    this.#unsynced = [];
  }

  /** Of what was not synced some is there and some is not; one write may be torn. */
  losePower(): void {
    const kept = this.#chance.below(this.#unsynced.length + 1);
    for (const { name, file } of this.#unsynced.slice(0, kept)) this.#put(name, file);
    this.#unsynced = [];
    this.#names.clear();
    for (const [name, file] of this.#durableNames) {
      const whole = file.pending.filter(() => this.#chance.happens(0.5));
      const torn = whole.at(-1);
      if (torn && this.#chance.happens(0.5)) torn.bytes = torn.bytes.subarray(0, this.#chance.below(torn.bytes.length));
      file.durable = withWrites(file.durable, whole);
      file.pending = [];
      file.content = Uint8Array.from(file.durable);
      file.size = file.content.length;
      this.#names.set(name, file);
    }
    this.isFull = false;
    this.failsNextSync = null;
  }

  #put(name: string, file: File | null): void {
    if (file === null) this.#durableNames.delete(name);
    else this.#durableNames.set(name, file);
  }
}

function withWrites(bytes: Uint8Array, writes: readonly Pending[]): Uint8Array {
  const size = writes.reduce((most, { at, bytes: { length } }) => Math.max(most, at + length), bytes.length);
  const result = size === bytes.length ? bytes : new Uint8Array(size);
  if (result !== bytes) result.set(bytes);
  for (const { at, bytes: written } of writes) result.set(written, at);
  return result;
}

/** An error as the system gives it. */
export function failure(code: string, words: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${words}`), { code });
}
