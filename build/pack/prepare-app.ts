import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWindow } from '../build-window.ts';
import { writeNotices } from '../notices.ts';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Runs a tool of node_modules under this very Node, with these variables beside its environment. @throws Error where it fails. */
export function runTool(script: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(process.execPath, [require.resolve(script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw error ?? new Error(`${script} failed.`);
}

/**
 * Everything that electron-builder packs, in dist: the window, the licences, and the sources as JavaScript. Node strips types of files on the
 * disk only, and a package need not carry them; the types themselves are `npm run typecheck`'s matter.
 */
export async function prepareApp(): Promise<void> {
  await buildWindow();
  writeNotices();
  rmSync(resolve(root, 'dist/app'), { recursive: true, force: true });
  runTool('typescript/lib/tsc.js', ['-p', 'build/pack']);
}
