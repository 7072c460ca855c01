import { fileURLToPath } from 'node:url';
import { childEnvironment, type StartChild } from '#electron/child/child-process.ts';
import type { ElectronParts } from './electron-parts.ts';

/** Children of the desktop application: its program may not run as Node, so Electron forks its own kind of process for them. */
export const utilityChild =
  (utilityProcess: ElectronParts['utilityProcess']): StartChild =>
  (script) => {
    const child = utilityProcess.fork(fileURLToPath(script), [], { env: childEnvironment(), stdio: 'ignore' });
    return {
      send: (message) => child.postMessage(message),
      onMessage: (listener) => void child.on('message', listener),
      onEnd: (listener) => void child.once('exit', listener),
      kill: () => void child.kill(),
    };
  };
