import { join } from 'node:path';
import type { WebPreferences } from 'electron';
import { ADDRESS_ARGUMENT } from '#shared/ipc/bridge.ts';

/** In the sandbox there is no TypeScript. */
const PRELOAD = join(import.meta.dirname, '../../preload/preload.cjs');

/** The page gets nothing but the preload's few calls. Defaults are spelt out, so that no later default changes them unseen. */
export const webPreferences = (isPackaged: boolean, stationAddress: string): WebPreferences => ({
  preload: PRELOAD,
  additionalArguments: [`${ADDRESS_ARGUMENT}${stationAddress}`],
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // Dictionaries would be fetched from the internet.
  spellcheck: false,
  devTools: !isPackaged,
});
