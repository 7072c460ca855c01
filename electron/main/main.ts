import * as electron from 'electron';
import { endOnCrash } from '../platform/crash.ts';
import { startDesktop } from './desktop.ts';

process.umask(0o077);
endOnCrash();
const { app } = electron;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
void startDesktop(electron, {
  // Run from its sources, Electron is the program and the folder its first argument.
  args: process.argv.slice(app.isPackaged ? 1 : 2),
  env: process.env,
  platform: process.platform,
  program: process.execPath,
});
