import { createRequire } from 'node:module';
import { runHeadless } from '../electron/headless.ts';
import { buildWindow } from './build-window.ts';

/** The path of the Electron binary, or null where the package or its binary is not there. */
function electronBinary(): string | null {
  try {
    return createRequire(import.meta.url)('electron') as string;
  } catch {
    return null;
  }
}

if (!process.argv.includes('--headless') && electronBinary() === null) {
  console.log('There is no Electron binary on this machine: the station starts for a browser instead.');
}
await buildWindow();
await runHeadless();
