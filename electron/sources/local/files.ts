import { readdir, readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ORDER_FILE = /\.(?:csv|txt|tsv|xlsx|json)$/i;
/** Files of all orders are small; what is larger is something else. */
const MAX_BYTES = 64 * 2 ** 20;
export const TOO_LARGE = 'FILE_TOO_LARGE';
/** What has not changed for so long is written to its end. */
const SETTLED_MS = 2000;
export const GROWING = 'FILE_GROWING';

export interface FoundFile {
  path: string;
  size: number;
  changedAt: number;
}

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

/** The file, or those in the folder that may hold orders, by name. @throws Error with the system's code */
async function findFiles(path: string): Promise<FoundFile[]> {
  if (!isAbsolute(path)) throw coded('ENOENT', `${path} is no absolute path`);
  const found = await stat(path);
  if (!found.isDirectory()) return [{ path, size: found.size, changedAt: found.mtimeMs }];
  const names = (await readdir(path)).filter((name) => ORDER_FILE.test(name) && !/^[.~]/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(path, name));
      return { path: join(path, name), size, changedAt: mtimeMs };
    }),
  );
}

/**
 * The same, once nobody writes them any more: half of a file is orders without their last lines.
 * @throws Error GROWING where they are still written when patience ends
 */
export async function findSettled(path: string, patienceMs: number, clock = { now: Date.now, pause }) {
  const end = clock.now() + patienceMs;
  for (;;) {
    const files = await findFiles(path);
    // The clock of a share may be ahead.
    const ages = files.map(({ changedAt }) => Math.abs(clock.now() - changedAt));
    const left = SETTLED_MS - Math.min(...ages);
    if (left <= 0) return files;
    if (clock.now() + left > end) throw coded(GROWING, `${path} is still written`);
    await clock.pause(left);
  }
}

/** What stands in them. @throws Error GROWING where one changed since it was found */
export async function readFiles(files: readonly FoundFile[]): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  let total = 0;
  for (const { path, size, changedAt } of files) {
    total += size;
    if (total > MAX_BYTES) throw coded(TOO_LARGE, `${path} is too large`);
    read.push(await readFile(path));
    const now = await stat(path);
    if (now.size !== size || now.mtimeMs !== changedAt) throw coded(GROWING, `${path} is still written`);
  }
  return read;
}
