import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const HEADLESS = resolve(import.meta.dirname, '../../electron/headless.ts');

export interface Desk {
  name: string;
  processId: number;
  /** Where its window opens, once; rejects where it ends before it is ready. */
  window: Promise<string>;
  stop(): Promise<void>;
}

/** Starts a station as a process of its own, which ends when this one is gone, however it went. */
export function startDesk(name: string, { dataDir, args }: { dataDir: string; args: string[] }): Desk {
  const child = spawn(process.execPath, [HEADLESS, '--headless', '--port', '0', '--data-dir', dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PACKBENCH_LAUNCHER: String(process.pid) },
  });
  let isStopping = false;
  const say = (line: string) => isStopping || console.error(`${name}: ${line}`);
  createInterface(child.stderr).on('line', say);
  const ended = once(child, 'exit');
  void ended.then(([status, signal]) => say(`ended (${signal ?? status}); the others go on`));
  const window = new Promise<string>((found, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /^Open the window: (\S+)$/.exec(line) ?? [];
      if (address !== undefined) found(address);
    });
    void ended.then(() => failed(new Error(`${name} did not start.`)));
  });
  return {
    ...{ name, window, processId: child.pid ?? 0 },
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
