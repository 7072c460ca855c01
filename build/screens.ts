/**
 * `npm run screens`: a picture of every screen in English and German and in both themes, from a real station, into dist/screens. With
 * names behind it, only those: `npm run screens -- ship history`. Other looks are asked for before them:
 *
 *     npm run screens -- --languages=pl,uk --themes=light --size=1024x768 ship history
 *
 * `--languages=all` are the eight of the window. The names of pictures of another size than 1280x720 end with it.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGE_CODES, type Language } from '../shared/format/languages.ts';
import { findChromium, launchChromium } from '../tests/browser/chromium.ts';
import { PICTURES } from '../tests/browser/screens/index.ts';
import { wear } from '../tests/browser/screens/wear.ts';
import {
  seed,
  seedBoxes,
  seedOrders,
  seedPackers,
  seedPrinters,
  seedRules,
  seedSources,
  TO_SEED,
} from '../tests/browser/seed.ts';
import { seedInvoices } from '../tests/browser/seed-invoices.ts';
import { openWindow } from '../tests/browser/window.ts';
import { startTestStation } from '../tests/helpers/station.ts';
import { buildWindow } from './build-window.ts';

const THEMES = ['light', 'dark'] as const;
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,de' },
    themes: { type: 'string', default: THEMES.join(',') },
    size: { type: 'string', default: '1280x720' },
  },
});

/** The values of an option, separated by commas; one that is not known ends the command. */
function listed<T extends string>(option: string, text: string, known: (value: string) => value is T): T[] {
  return text.split(',').map((value) => {
    if (known(value)) return value;
    throw new Error(`--${option}: “${value}” is not known.`);
  });
}
const languages: readonly Language[] =
  values.languages === 'all' ? LANGUAGE_CODES : listed('languages', values.languages, isLanguage);
const isTheme = (value: string): value is (typeof THEMES)[number] => THEMES.some((theme) => theme === value);
const themes = listed('themes', values.themes, isTheme);
const [width = 0, height = 0] = /^\d{3,4}x\d{3,4}$/.test(values.size) ? values.size.split('x').map(Number) : [];
if (width === 0) throw new Error(`--size: “${values.size}” is no width and height such as 1024x768.`);
const size = values.size === '1280x720' ? '' : `-${values.size}`;

const folder = resolve(import.meta.dirname, '../dist/screens');
const pictures = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

if (findChromium({ install: true }) !== null) {
  await buildWindow();
  mkdirSync(folder, { recursive: true });
  const [station, browser] = await Promise.all([startTestStation(TO_SEED), launchChromium()]);
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
    for (const language of languages)
      for (const theme of themes) {
        // A screen is brought into its state in English or German; the others are put on then. They write numbers as German does.
        const spoken = language === 'en' ? 'en' : 'de';
        const { page } = await openWindow(browser, station, { language: spoken, theme });
        await page.setViewportSize({ width, height });
        // A document of its own: what is waited for is never the screen before.
        await page.goto('about:blank');
        await page.goto(`${station.baseUrl}/#${path}`);
        await prepare?.(page, spoken);
        if (language !== spoken) await wear(page, { language, theme });
        await page.waitForLoadState('networkidle', { timeout: 500 }).catch(() => undefined);
        await page.screenshot({ path: join(folder, `${name}-${language}-${theme}${size}.png`) });
        await page.context().close();
      }
  await browser.close();
  await station.dispose();
  console.log(`${pictures.length * languages.length * themes.length} pictures are in ${folder}.`);
}
