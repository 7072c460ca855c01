import { buildWindow } from '../../build/build-window.ts';
import { findChromium } from './chromium.ts';

/** Once before all browser tests: a fresh window and a browser to open it in. */
export async function setup(): Promise<void> {
  if (findChromium({ install: true }) === null) return;
  await buildWindow();
}
