import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Io } from '#electron/cli/io.ts';
import { run } from '#electron/cli/program.ts';

const BINARY = fileURLToPath(new URL('../../electron/cli/launch.mjs', import.meta.url));

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
  /** Stands for a terminal where it is given. */
  draw?: (text: string) => void;
  /** Where a process writes its results; else they are read. `nowhere`: whoever reads has gone. */
  results?: number | 'nowhere';
}

/** Runs the command here, with an environment and an input of its own. */
export async function packbench(args: string[], { input = '', env = {}, draw }: RunOptions = {}): Promise<Run> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => void (out += `${text}\n`),
    err: (text) => void (err += `${text}\n`),
    draw: draw ?? (() => undefined),
    isTerminal: draw !== undefined,
    columns: 80,
    env,
    readInput: async () => Buffer.from(input),
  };
  const code = await run(args, io);
  return { code, out, err, json: args.includes('--json') ? JSON.parse(out) : null };
}

/** Runs the command in a process of its own, with nothing of this environment's that concerns a station. */
export function packbenchProcess(args: string[], { input = '', env = {}, results }: RunOptions = {}): Promise<Run> {
  const { promise, resolve, reject } = Promise.withResolvers<Run>();
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACKBENCH')));
  const child = spawn(process.execPath, [BINARY, ...args], {
    env: { ...inherited, ...env },
    stdio: ['pipe', typeof results === 'number' ? results : 'pipe', 'pipe'],
  });
  if (results === 'nowhere') child.stdout?.destroy();
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, out, err, json: args.includes('--json') ? JSON.parse(out) : null }));
  child.stdin?.end(input);
  return promise;
}

/** The command for one station. */
export const packbenchOn =
  (station: { dataDir: string }) =>
  (args: string[], options: RunOptions = {}) =>
    packbench(['--data-dir', station.dataDir, ...args], options);
