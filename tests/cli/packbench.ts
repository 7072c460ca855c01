import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../../electron/cli/packbench.ts', import.meta.url));

export interface Run {
  code: number | null;
  out: string;
  err: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers freely
  json: any;
}

export interface RunOptions {
  input?: string;
  env?: Record<string, string>;
}

/** Runs the command in a process of its own, with nothing of this environment's that concerns a station. */
export function packbench(args: string[], { input = '', env = {} }: RunOptions = {}): Promise<Run> {
  const { promise, resolve, reject } = Promise.withResolvers<Run>();
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACKBENCH')));
  const child = spawn(process.execPath, [BINARY, ...args], { env: { ...inherited, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, out, err, json: args.includes('--json') ? JSON.parse(out) : null }));
  child.stdin.end(input);
  return promise;
}

/** The command for one station. */
export const packbenchOn =
  (station: { dataDir: string }) =>
  (args: string[], options: RunOptions = {}) =>
    packbench(['--data-dir', station.dataDir, ...args], options);
