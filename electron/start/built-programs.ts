import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = join(import.meta.dirname, '../..');

/** The programs of the station that are built (build/build-station.ts), and the sources that they are built from. */
export const PROGRAMS = { headless: 'electron/headless.ts', packbench: 'electron/cli/packbench.ts' } as const;
export const BUILT_PROGRAMS = join(PROJECT, 'dist/station');

/**
 * What is built from the files of these folders, by a program of this file: their names, sizes and times, and the lock file of the libraries.
 * @param builder what builds it: another way of building makes something else of the same sources
 */
export function stampOf(builder: string, ...folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...[builder, 'package-lock.json'].map((name) => join(PROJECT, name))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(PROJECT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** The folder of the programs as they are built from the sources of now, as they are built now: what lies there is never older than they are. */
export const builtFolder = (): string => join(BUILT_PROGRAMS, stampOf('build/build-station.ts', 'electron', 'shared'));

/** What starts a program: the built one, or else its sources, which Node reads file by file. */
export function programUrl(name: keyof typeof PROGRAMS): string {
  const built = join(builtFolder(), `${name}.js`);
  return pathToFileURL(existsSync(built) ? built : join(PROJECT, PROGRAMS[name])).href;
}

const MARK = /^running-(\d+)$/;

/** Loads the program, and marks its folder as that of a process that runs, where it was built. */
export async function runProgram<T>(url: string): Promise<T> {
  const folder = dirname(fileURLToPath(url));
  if (url.endsWith('.js')) markRun(folder);
  return (await import(url)) as T;
}

/** Where nothing can be written nothing is built any more, either. A process that is broken off leaves its mark to the next one. */
function markRun(folder: string): void {
  const mark = join(folder, `running-${process.pid}`);
  orNot(() => {
    writeFileSync(mark, '');
    for (const { name, pid } of marksIn(folder)) if (!isAlive(pid)) rmSync(join(folder, name), { force: true });
  });
  process.on('exit', () => orNot(() => rmSync(mark, { force: true })));
}

function orNot(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

const marksIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => {
    const pid = MARK.exec(name)?.[1];
    return pid === undefined ? [] : [{ name, pid: Number(pid) }];
  });

/** Whether a process runs the programs of this folder. */
export const isRun = (folder: string): boolean => marksIn(folder).some(({ pid }) => isAlive(pid));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
