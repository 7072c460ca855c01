/** `npm run screens:readme`: the picture of the README, the Ship screen with a label just bought and printed, into build/pictures/ship.png. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, launchChromium } from '../../tests/browser/chromium.ts';
import { desk } from '../../tests/browser/desk.ts';
import { openWindow } from '../../tests/browser/window.ts';
import { startTestStation } from '../../tests/helpers/station.ts';
import { draft } from '../../tests/printing/samples.ts';
import { buildWindow } from '../build-window.ts';

const TARGET = join(import.meta.dirname, 'ship.png');
const BOXES = [
  ['Box S', 20],
  ['Box M', 30],
  ['Box L', 60],
] as const;

if (findChromium({ install: true }) !== null) {
  await buildWindow();
  const [station, browser] = await Promise.all([startTestStation(), launchChromium()]);
  const path = mkdtempSync(join(tmpdir(), 'packbench-picture-'));
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path }));
  for (const [name, length] of BOXES) {
    const dimensions = { units: 'CM', length, width: 20, height: 15 };
    await station.api.post('/station/v1/presets', { name, kind: 'PACKAGE', shipment: { itemLines: [{ dimensions }] } });
  }
  const { page } = await openWindow(browser, station, { language: 'en', theme: 'light' });
  const { fill, state, field } = desk(page);
  await fill();
  await page.keyboard.press('Alt+2');
  await field('weight').focus();
  await state('READY');
  await page.keyboard.press('Control+Enter');
  await state('PRINTED');
  await page.locator('canvas[data-drawn]').waitFor();
  await page.screenshot({ path: TARGET });
  await browser.close();
  await station.dispose();
  rmSync(path, { recursive: true });
  console.log(`The picture is ${TARGET}.`);
}
