import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { whenStarterIsGone } from '#electron/start/parent-watch.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs the desktop application from its sources and ends as it ends; a signal is handed on, so that it finishes what is in flight. */
export function runElectron(binary: string, args: readonly string[]): void {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(binary, [ROOT, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  whenStarterIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Electron does not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
