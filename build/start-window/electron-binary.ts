import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const RELEASES = 'https://github.com/electron/electron/releases';
/** Longer than a release page takes to begin to answer; a machine without internet is not kept waiting. */
const PATIENCE_MS = 2000;

/** The folder of the package `electron`, which brings no binary itself; null where it is not installed. */
function electronPackage(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return null;
  }
}

/** The Electron binary that is there, as the package itself looks for it, but without fetching one. */
function presentBinary(folder: string): string | null {
  const pathFile = join(folder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const binary = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'), name);
  return existsSync(binary) ? binary : null;
}

const isReachable = (address: string) =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The Electron binary; where there is none yet it is fetched once, if it can be. Null where none can be had. */
export async function findElectron(): Promise<string | null> {
  const folder = electronPackage();
  if (folder === null) return null;
  const present = presentBinary(folder);
  if (present !== null || process.env['ELECTRON_SKIP_BINARY_DOWNLOAD'] || !(await isReachable(RELEASES)))
    return present;
  console.log('Electron is fetched, once.');
  spawnSync(process.execPath, [join(folder, 'install.js')], { stdio: ['ignore', 'inherit', 'ignore'] });
  return presentBinary(folder);
}
