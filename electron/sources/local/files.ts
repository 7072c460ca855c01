import { readdir, readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

const ORDER_FILE = /\.(?:csv|txt|tsv|xlsx|json)$/i;
/** Files of all orders are small; what is larger is something else. */
const MAX_BYTES = 64 * 2 ** 20;
export const TOO_LARGE = 'FILE_TOO_LARGE';

export interface FoundFile {
  path: string;
  size: number;
  changedAt: number;
}

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

/** The file, or those in the folder that may hold orders, by name. @throws Error with the system's code */
export async function findFiles(path: string): Promise<FoundFile[]> {
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

export async function readFiles(files: readonly Pick<FoundFile, 'path'>[]): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  let total = 0;
  for (const { path } of files) {
    total += (await stat(path)).size;
    if (total > MAX_BYTES) throw coded(TOO_LARGE, `${path} is too large`);
    read.push(await readFile(path));
  }
  return read;
}
