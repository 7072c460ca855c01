import { findBrowser } from './browser.ts';
import { findElectron } from './electron-binary.ts';

export interface Choice {
  /** The binary that shows the window; null where it does not open in Electron. */
  electron: string | null;
  /** The browser that shows it instead; null where it does not open at all. */
  browser: string | null;
  /** Why it does not open in Electron, for whoever may have expected it. */
  why: string | null;
}

const FIND = { electron: findElectron, browser: findBrowser };

/** What the window is to open in: Electron, or else a browser, or nothing. Looks for no program that would not be used. */
export async function chooseWindow(
  args: readonly string[],
  { platform, env }: Pick<NodeJS.Process, 'platform' | 'env'> = process,
  find: typeof FIND = FIND,
): Promise<Choice> {
  const nothing = { electron: null, browser: null };
  if (args.includes('--headless')) return { ...nothing, why: null };
  if (args.includes('--no-open')) return { ...nothing, why: 'No window is opened: the station starts for a browser.' };
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    return { ...nothing, why: 'There is no display on this machine: the station starts for a browser instead.' };
  const electron = await find.electron();
  if (electron !== null) return { electron, browser: null, why: null };
  const why = 'There is no Electron binary on this machine: the station starts for a browser instead.';
  return { electron, browser: find.browser(), why };
}
