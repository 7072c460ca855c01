import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    if (folder === undefined) return [];
    return [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ];
  }),
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium, Chrome or Edge, which can show a page without a browser around it; null where there is none. */
export function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(PLACES[process.platform] ?? []), ...candidates].find(isProgram) ?? null;
}

/** Recipients belong into the station's address book, which forgets them in time, and not into a browser that offers to keep them. */
const PREFERENCES = {
  autofill: { profile_enabled: false, credit_card_enabled: false },
  credentials_enable_service: false,
};

/** Makes the profile where there is none yet, so that the browser keeps nothing of what is typed. */
export function prepareProfile(profile: string): void {
  const file = join(profile, 'Default', 'Preferences');
  if (existsSync(file)) return;
  mkdirSync(join(profile, 'Default'), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(PREFERENCES), { mode: 0o600 });
}

/**
 * A page that leads to the address, for its owner's eyes only: what stands in a command line every account of the machine can read, and the
 * address opens the window for whoever comes first.
 */
export function writeOpeningPage(address: string, dataDir: string): string {
  const file = join(dataDir, 'open-window.html');
  rmSync(file, { force: true });
  const target = JSON.stringify(address).replaceAll('<', '\\u003c');
  const page = `<!doctype html><meta charset="utf-8"><title>Packbench</title><script>location.replace(${target})</script>\n`;
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' });
  return pathToFileURL(file).href;
}

/** Opens the address as a window of its own, with a profile beside the ledger. What becomes of it is no matter of the station's. */
export function openBrowser(browser: string, address: string, dataDir: string): void {
  const profile = join(dataDir, 'browser');
  prepareProfile(profile);
  const args = [
    `--app=${writeOpeningPage(address, dataDir)}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
  ];
  const child = spawn(browser, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
