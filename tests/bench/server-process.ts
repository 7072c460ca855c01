import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  /** The next line of its standard output. */
  line(): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Ends it and waits until it is gone. */
  end(): Promise<void>;
}

/** Options of Node, and arguments of the script. */
interface Command {
  flags?: readonly string[];
  args?: readonly string[];
}

/** Starts a script under this same Node and hands out the lines it prints. */
export function startProcess(
  script: string,
  env: Record<string, string> = {},
  { flags = [], args = [] }: Command = {},
): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [...flags, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The child has no standard output');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async line() {
      const next = await lines.next();
      if (next.done) throw new Error(`${script} ended before it said more`);
      return next.value;
    },
    signal: (name) => void child.kill(name),
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
