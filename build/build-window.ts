import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'dist/window');
const stampFile = join(target, '.stamp');
const SOURCES = ['renderer', 'shared'];

/** What the window was built from: names, sizes and times of all its sources, and the lock file of its libraries. */
function stampOfSources(): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds the window into dist/window where what is there is older than its sources. Says one line when it builds, none when it need not.
 * It is built beside its place and put there whole, so that two who build at once do not write into one another's files.
 */
export async function buildWindow(): Promise<void> {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const started = performance.now();
  const { build } = await import('vite');
  const fresh = `${target}.${process.pid}`;
  try {
    await build({
      configFile: join(root, 'renderer/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    });
    writeFileSync(join(fresh, '.stamp'), stamp);
    replace(target, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  console.log(`The window was built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function replace(folder: string, fresh: string): void {
  const old = `${fresh}.old`;
  mkdirSync(folder, { recursive: true });
  renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

if (import.meta.main) await buildWindow();
