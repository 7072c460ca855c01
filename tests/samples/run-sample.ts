import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  SAMPLE_LANGUAGES,
  sampleFile,
  type SampleLanguage,
  type SampleTask,
} from '#electron/api/samples/sample-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = new URL('../../electron/api/samples/', import.meta.url);
export const samplePath = (file: string) => fileURLToPath(new URL(file, FOLDER));

/** What runs the files of a language, and what else they call. */
const RUNNERS: Readonly<Record<string, { command: string; args: string[]; needs: string[] }>> = {
  sh: { command: 'sh', args: [], needs: ['curl', 'sed', 'openssl'] },
  mjs: { command: process.execPath, args: [], needs: [] },
  py: { command: 'python3', args: [], needs: [] },
  ps1: { command: 'pwsh', args: ['-NoProfile', '-File'], needs: [] },
};

const answers = (command: string) =>
  spawnSync(command, [command === 'openssl' ? 'version' : '--version'], { stdio: 'ignore' }).error === undefined;

/** Whether samples of the language can run here; one line says what is missing where they cannot. */
function canRun({ label, extension }: SampleLanguage): boolean {
  const { command, needs } = RUNNERS[extension] ?? { command: '', needs: [] };
  const missing = [command, ...needs].filter((each) => each !== 'sh' && each !== 'sed' && !answers(each));
  if (missing.length > 0) console.log(`No ${missing.join(', ')}: the ${label} samples are not run here.`);
  return missing.length === 0;
}

/** Languages whose samples can run here. */
export const RUNNABLE = new Set(SAMPLE_LANGUAGES.filter(canRun));

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

export interface SampleCall {
  args?: string[];
  env?: Record<string, string | undefined>;
  input?: string;
  /** Ends a sample that goes on for ever, once it has said enough. */
  until?: (out: string) => boolean;
}

export const runSample = (task: SampleTask, language: SampleLanguage, call: SampleCall = {}): Promise<Outcome> => {
  const { command, args } = RUNNERS[language.extension] ?? { command: '', args: [] };
  return run(command, [...args, samplePath(sampleFile(task, language)), ...(call.args ?? [])], call);
};

/** Runs a command from the top of the repository, in a group of processes of its own that ends with it. */
export function run(command: string, args: string[], { env = {}, input = '', until }: SampleCall): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const child: ChildProcess = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  const end = () => {
    if (child.pid === undefined) return;
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  };
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (until?.(out) === true) end();
  });
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, out, err }));
  child.stdin?.end(input);
  return promise;
}
