import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { folderOfStation } from '#electron/platform/folder-of-station.ts';
import { writeNewFile } from '#electron/platform/write-new-file.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { DropTooLargeError, type WatchedFolder, type DroppedFile } from '#electron/engine/hot-folder/watched-folder.ts';

const MAX_BYTES = 12 * 2 ** 20;
/** Names that mean the same everywhere, with marks and all: no control characters, no dot in front, none of an editor's own. */
const SANE_NAME = /^(?![.~])[^\p{Cc}\p{Cs}/\\:*?"<>|]{1,160}$/u;

/** No link is followed, and nobody waits for a pipe that was put in the place of the file. Windows has neither flag. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Folders on this machine, or on a share that it sees as one. `dataDir` is the station's own, which nobody drops anything into. */
export function nodeWatchedFolder(dataDir: string): Omit<WatchedFolder, 'close'> {
  return {
    async fault(path) {
      if (!isAbsolute(path)) return diagnostic('PATH_NOT_ABSOLUTE');
      const own = await folderOfStation(dataDir, path);
      if (own) return own;
      const found = await stat(path).catch(() => null);
      if (found?.isDirectory() === true) return null;
      return diagnostic('FOLDER_UNREADABLE', { at: path });
    },

    async list(path) {
      const names = (await readdir(path)).filter((name) => SANE_NAME.test(name)).sort();
      const files: DroppedFile[] = [];
      for (const name of names) {
        const found = await lstat(join(path, name)).catch(() => null);
        if (!found) continue;
        const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
        files.push({ name, kind, size: found.size, changedAt: found.mtimeMs });
      }
      return files;
    },

    async read(path, name) {
      const file = await open(join(path, name), READ_ONLY);
      try {
        const found = await file.stat();
        if (!found.isFile()) throw new Error('It is no plain file any more');
        if (found.size > MAX_BYTES) throw new DropTooLargeError(`The file is larger than ${MAX_BYTES / 2 ** 20} MiB.`);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },

    async rename(path, from, to) {
      if ((await lstat(join(path, to)).catch(() => null)) !== null) return false;
      return rename(join(path, from), join(path, to)).then(
        () => true,
        (error: unknown) => {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
          throw error;
        },
      );
    },

    async write(path, name, content) {
      const { mode } = await stat(path);
      const target = join(path, name);
      const folder = dirname(target);
      // Who may read the folder may read what is put there.
      if (folder !== join(path)) await makeFolder(folder, mode & 0o777);
      const draft = join(folder, `.packbench-${randomBytes(6).toString('hex')}`);
      try {
        await writeNewFile(draft, content);
        await chmod(draft, mode & 0o666);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async writeOnce(path, name, content) {
      const { mode } = await stat(path);
      try {
        await writeNewFile(join(path, name), content, mode & 0o666);
        return content;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        return Buffer.from(await this.read(path, name)).toString('utf8');
      }
    },

    remove: (path, name) => rm(join(path, name), { force: true }),
  };
}

/** Makes a folder of ours. @throws Error where something else, such as a link to elsewhere, has its name. */
async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    if ((await lstat(path).catch(() => null))?.isDirectory() !== true) throw error;
  });
}
