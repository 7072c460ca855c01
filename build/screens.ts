/**
 * `npm run screens`: a picture of every screen in every language and theme, from a real station, into dist/screens. With names behind
 * it, only those: `npm run screens -- ship history`.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium, launchChromium } from '../tests/browser/chromium.ts';
import { PICTURES } from '../tests/browser/screens/index.ts';
import {
  seed,
  seedBoxes,
  seedOrders,
  seedPackers,
  seedPrinters,
  seedRules,
  seedSources,
} from '../tests/browser/seed.ts';
import { seedInvoices } from '../tests/browser/seed-invoices.ts';
import { openWindow } from '../tests/browser/window.ts';
import { startTestStation } from '../tests/helpers/station.ts';
import { buildWindow } from './build-window.ts';

const LANGUAGES = ['en', 'de'] as const;
const THEMES = ['light', 'dark'] as const;
const folder = resolve(import.meta.dirname, '../dist/screens');
const wanted = process.argv.slice(2);
const pictures = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

if (findChromium({ install: true }) !== null) {
  await buildWindow();
  mkdirSync(folder, { recursive: true });
  const [station, browser] = await Promise.all([startTestStation(), launchChromium()]);
  await seed(station);
  await seedPrinters(station);
  await seedOrders(station);
  await seedSources(station);
  await seedRules(station);
  await seedBoxes(station);
  await seedPackers(station);
  await seedInvoices(station, 'INV-2026-03');
  // One picture in all looks and then the next: whom a badge of the last ones signs on is in the others' way no more.
  for (const { name, path, prepare } of pictures)
    for (const language of LANGUAGES)
      for (const theme of THEMES) {
        const { page } = await openWindow(browser, station, { language, theme });
        // A document of its own: what is waited for is never the screen before.
        await page.goto('about:blank');
        await page.goto(`${station.baseUrl}/#${path}`);
        await prepare?.(page, language);
        await page.waitForLoadState('networkidle', { timeout: 500 }).catch(() => undefined);
        await page.screenshot({ path: join(folder, `${name}-${language}-${theme}.png`) });
        await page.context().close();
      }
  await browser.close();
  await station.dispose();
  console.log(`${pictures.length * LANGUAGES.length * THEMES.length} pictures are in ${folder}.`);
}
