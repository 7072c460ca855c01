import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampOf } from '#electron/start/built-programs.ts';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'dist/window');
const stampFile = join(target, '.stamp');
const sourcesOfNow = () => stampOf('build/build-window.ts', 'renderer', 'shared');

const isFresh = (stamp: string) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/**
 * Builds the window into dist/window where what is there is older than its sources. Says one line when it builds, none when it need not.
 * It does so in a process of its own: a bundler holds hundreds of megabytes, which a station that is started next would keep all day.
 * @param isWanted asked before it builds
 */
export async function buildWindow(isWanted = async () => true): Promise<void> {
  if (isFresh(sourcesOfNow()) || !(await isWanted())) return;
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The window could not be built; the reason stands above.');
}

/** Beside its place, and put there whole, so that two who build at once do not write into one another's files. */
async function build(stamp: string): Promise<void> {
  const started = performance.now();
  const vite = await import('vite');
  const fresh = `${target}.${process.pid}`;
  try {
    await vite.build({
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

if (import.meta.main) await build(sourcesOfNow());
