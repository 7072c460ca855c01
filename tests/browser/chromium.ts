import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  // The same pages without what only a desktop needs, which takes a fifth of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
export const FLAGS = [
  '--no-sandbox',
  // Pages of one context share a process, and what it has compiled.
  '--renderer-process-limit=1',
  '--disable-gpu',
  // Without a graphics card its process only costs the way there and back.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  // Pages of the address bar, which nobody sees: each window would start two of them.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const starting = new Map<string, boolean>();

/** One that is there may lack a library: it says its version only where it can start. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const known = starting.get(path) ?? spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
  starting.set(path, known);
  return known;
}

const installed = () => PLACES.find((path) => path !== undefined && starts(path)) ?? null;

/** The path of a Chromium; as root on Debian it is installed where it is missing. Null, and one line saying how to get it, where there is none. */
export function findChromium({ install = false } = {}): string | null {
  const path = installed();
  if (path !== null || !install) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) => {
      spawnSync('apt-get', ['-y', '-qq', ...args], { stdio: 'ignore' });
      starting.clear();
    };
    apt('update');
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (installed() === null) apt('install', '--no-install-recommends', name);
  }
  if (installed() === null) {
    console.log(
      'No Chromium: browser tests are skipped. Install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  }
  return installed();
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium.');
  return chromium.launch({ executablePath, args: FLAGS });
}
