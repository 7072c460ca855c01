import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
import type { Chance } from './chance.ts';
import { failure, type Disk, type File } from './disk.ts';
import type { Events } from './events.ts';

/** Descriptors of simulated files begin here, far above those of the system. */
const FIRST_DESCRIPTOR = 1_000_000_000;
const ITS_OWN = /\.db(?:-wal|-shm|-journal|\.[0-9a-f]+\.new|\.restored(?:-wal|-journal)?)?$/;

interface Opened {
  disk: Disk;
  /** Null for the folder. */
  file: File | null;
  position: number;
  appends: boolean;
}

/**
 * Has Node's files below folders whose path begins with `prefix` on simulated disks: `diskAt` says which is under a path. To be called before a program is loaded.
 * @returns what closes all that processes which died left open
 */
export function simulateDisks(
  prefix: string,
  events: Events,
  chance: Chance,
  diskAt: (path: string) => Disk,
): () => void {
  const real = { ...fs };
  const open = new Map<number, Opened>();
  let next = FIRST_DESCRIPTOR;
  const isHere = (path: unknown): path is string =>
    typeof path === 'string' && path.startsWith(prefix) && !ITS_OWN.test(path);
  const isFolder = (path: string) => real.existsSync(path) && real.statSync(path).isDirectory();
  const opened = (descriptor: number): Opened => {
    const found = open.get(descriptor);
    if (!found) throw failure('EBADF', 'bad file descriptor');
    return found;
  };
  const found = (path: string): File => {
    const file = diskAt(path).find(path);
    if (!file) throw failure('ENOENT', `no such file or directory '${path}'`);
    return file;
  };
  const read = (file: File) => Buffer.from(file.content.subarray(0, file.size));

  function openSync(path: unknown, flags: string | number = 'r', mode?: number): number {
    if (!isHere(path)) return real.openSync(path as string, flags, mode);
    const disk = diskAt(path);
    const file = isFolder(path) ? null : fileFor(path, disk, String(flags));
    open.set((next += 1), { disk, file, position: 0, appends: String(flags).startsWith('a') });
    return next;
  }
  function fileFor(path: string, disk: Disk, flags: string): File {
    const there = disk.find(path);
    if (flags.startsWith('r')) return there ?? found(path);
    if (flags.includes('x') && there) throw failure('EEXIST', `file already exists '${path}'`);
    return there && flags.startsWith('a') ? there : disk.make(path);
  }
  function writeSync(descriptor: number, bytes: Uint8Array, offset = 0, length?: number, position?: number): number {
    if (descriptor < FIRST_DESCRIPTOR) return real.writeSync(descriptor, bytes, offset, length, position);
    const to = opened(descriptor);
    if (!to.file) throw failure('EISDIR', 'illegal operation on a directory');
    const at = position ?? (to.appends ? to.file.size : to.position);
    const written = to.disk.write(to.file, bytes.subarray(offset, offset + (length ?? bytes.length - offset)), at);
    if (position === undefined) to.position = at + written;
    return written;
  }
  function readSync(
    descriptor: number,
    into: Uint8Array,
    offset = 0,
    length = into.length,
    position: number | null = null,
  ) {
    if (descriptor < FIRST_DESCRIPTOR) return real.readSync(descriptor, into, offset, length, position);
    const from = opened(descriptor);
    const at = position ?? from.position;
    const some = (from.file?.content ?? new Uint8Array(0)).subarray(at, Math.min(at + length, from.file?.size ?? 0));
    into.set(some, offset);
    return some.length;
  }
  function fsyncSync(descriptor: number): void {
    if (descriptor < FIRST_DESCRIPTOR) return real.fsyncSync(descriptor);
    const { disk, file } = opened(descriptor);
    if (file) disk.sync(file);
    else disk.syncNames();
  }
  function closeSync(descriptor: number): void {
    if (descriptor < FIRST_DESCRIPTOR) real.closeSync(descriptor);
    else open.delete(descriptor);
  }
  /** The same, some time later, for whoever does not wait in place. */
  const later =
    <A extends unknown[], R>(meanMs: number, work: (...given: A) => R) =>
    (...given: A): Promise<R> =>
      new Promise((resolve, reject) => {
        const answer = () => {
          try {
            resolve(work(...given));
          } catch (error) {
            reject(error as Error);
          }
        };
        events.plan(chance.around(meanMs), answer);
      });

  Object.assign(fs, {
    openSync,
    writeSync,
    readSync,
    fsyncSync,
    closeSync,
    fdatasyncSync: fsyncSync,
    existsSync: (path: unknown) =>
      isHere(path) && !isFolder(path) ? diskAt(path).find(path) !== undefined : real.existsSync(path as string),
    statSync: (path: unknown, ...more: []): unknown =>
      isHere(path) && !isFolder(path)
        ? { size: found(path).size, mode: 0o100600, isFile: (): boolean => true, isDirectory: (): boolean => false }
        : real.statSync(path as string, ...more),
    readFileSync(path: unknown, how?: BufferEncoding | { encoding?: BufferEncoding }) {
      if (!isHere(path)) return real.readFileSync(path as string, how as BufferEncoding);
      const encoding = typeof how === 'string' ? how : how?.encoding;
      return encoding ? read(found(path)).toString(encoding) : read(found(path));
    },
    writeFileSync(path: unknown, content: string | Uint8Array, how?: fs.WriteFileOptions) {
      if (!isHere(path)) return real.writeFileSync(path as string, content, how);
      const disk = diskAt(path);
      disk.write(disk.make(path), Buffer.from(content as string), 0);
    },
    rmSync(path: unknown, how?: fs.RmOptions) {
      if (!isHere(path) || isFolder(path)) return real.rmSync(path as string, how);
      if (!how?.force) found(path);
      if (diskAt(path).find(path)) diskAt(path).name(path, null);
    },
    renameSync(from: unknown, to: unknown) {
      if (!isHere(from) || !isHere(to)) return real.renameSync(from as string, to as string);
      const file = found(from);
      diskAt(from).name(from, null);
      diskAt(to).name(to, file);
    },
    copyFileSync(from: unknown, to: unknown, mode?: number) {
      if (!isHere(from) || !isHere(to)) return real.copyFileSync(from as string, to as string, mode);
      const disk = diskAt(to);
      disk.write(disk.make(to), read(found(from)), 0);
    },
    linkSync(from: unknown, to: unknown) {
      if (!isHere(from) || !isHere(to)) return real.linkSync(from as string, to as string);
      diskAt(to).name(to, found(from));
    },
    chmodSync: (path: unknown, mode: number) =>
      isHere(path) && !isFolder(path) ? undefined : real.chmodSync(path as string, mode),
    write: withPromise(
      real.write,
      later(0.05, (descriptor: number, bytes: Uint8Array, offset?: number, length?: number, at?: number) => ({
        bytesWritten: writeSync(descriptor, bytes, offset, length, at),
        buffer: bytes,
      })),
    ),
    fdatasync: withPromise(real.fdatasync, later(0.8, fsyncSync)),
    fsync: withPromise(real.fsync, later(0.8, fsyncSync)),
    close: withPromise(real.close, later(0.02, closeSync)),
  });
  syncBuiltinESMExports();
  return () => open.clear();
}

/** A function of Node's that calls back, for programs that use it as a promise only. */
const withPromise = <F extends (...given: never[]) => unknown>(
  real: F,
  promised: (...given: never[]) => Promise<unknown>,
) => Object.assign((...given: Parameters<F>) => real(...given), { [promisify.custom]: promised });
