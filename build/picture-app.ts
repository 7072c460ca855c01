/**
 * `npm run screens:app`: the window as an application of its own, as `npm start` opens it in a Chromium, photographed from a virtual screen
 * into build/pictures/app.png. Needs Xvfb and ImageMagick's `import`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, FLAGS } from '../tests/browser/chromium.ts';
import { PICTURES } from '../tests/browser/screens/index.ts';
import { seed, TO_SEED } from '../tests/browser/seed.ts';
import { startTestStation } from '../tests/helpers/station.ts';
import { buildWindow } from './build-window.ts';
import { prepareProfile } from './start-window/browser.ts';

const SIZE = { width: 1280, height: 800 };
const PREFERENCES = {
  language: 'en',
  theme: 'light',
  weightUnit: 'KG',
  lengthUnit: 'CM',
  sounds: false,
  setUp: 'done',
};
const target = resolve(import.meta.dirname, 'pictures/app.png');

/** A screen that nobody sees; Xvfb chooses its number and tells it. */
async function startScreen() {
  const { width, height } = SIZE;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => server.kill() };
}

const missing = ['Xvfb', 'import'].filter((tool) => spawnSync(tool, ['-version']).error);
if (missing.length > 0) throw new Error(`No ${missing.join(', ')}: apt-get install xvfb imagemagick.`);
const executablePath = findChromium({ install: true });
if (executablePath !== null) {
  await buildWindow();
  const [station, screen] = await Promise.all([startTestStation(TO_SEED), startScreen()]);
  const profile = mkdtempSync(join(tmpdir(), 'packbench-picture-'));
  await seed(station);
  prepareProfile(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: false,
    viewport: null,
    env: { ...process.env, DISPLAY: screen.display },
    args: [
      ...FLAGS,
      '--test-type',
      '--window-position=0,0',
      `--window-size=${SIZE.width},${SIZE.height}`,
      `--app=${station.engine.identity.createPairing().address}`,
    ],
  });
  const page = context.pages().at(-1) ?? (await context.waitForEvent('page'));
  await page.getByRole('navigation').waitFor();
  await page.evaluate(`localStorage.setItem('packbench.settings', ${JSON.stringify(JSON.stringify(PREFERENCES))})`);
  await page.reload();
  await page.getByRole('navigation').waitFor();
  await PICTURES.find(({ name }) => name === 'ship-ready')?.prepare?.(page, 'en');
  const label = page.locator('canvas[role="img"]');
  // White paper packs into a few hundred bytes; a label that is drawn does not.
  for (let bytes = 0; bytes < 3000;) bytes = (await label.screenshot()).length;
  const shot = spawnSync('import', ['-display', screen.display, '-window', 'root', '-strip', target]);
  await context.close();
  screen.stop();
  await station.dispose();
  rmSync(profile, { recursive: true, force: true });
  if (shot.status !== 0) throw new Error(`No picture: ${shot.error?.message ?? shot.stderr.toString()}`);
  console.log(`The picture is in ${target}.`);
}
