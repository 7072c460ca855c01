import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of the station's own beside it, as far as the station uses it. What is sent is copied as structured clones are. */
export interface ChildProcess {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, also where it could not be started. */
  onEnd(listener: () => void): void;
  kill(): void;
}

/** Starts a script as a process of its own. Node forks itself; Electron, which may not run as Node, has a way of its own (electron/main). */
export type StartChild = (script: URL) => ChildProcess;

/** What a child needs of the environment: none of the station's secrets is among it. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'windir',
  'PATHEXT',
  'USERPROFILE',
];
export const childEnvironment = (): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

export const forkNode: StartChild = (script) => {
  const child = fork(fileURLToPath(script), [], {
    env: childEnvironment(),
    execArgv: [],
    serialization: 'advanced',
    // What V8 says of a heap that is full would be taken for words of the station.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle child keeps no station alive; while a question is open, its time limit does.
  child.unref();
  child.channel?.unref();
  return {
    send: (message) => void child.send(message as never, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => {
      child.once('exit', listener);
      child.once('error', listener);
    },
    kill: () => void child.kill('SIGKILL'),
  };
};

/** A script beside a module of the station, as source and compiled. */
export const scriptBeside = (moduleUrl: string, name: string): URL =>
  new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
