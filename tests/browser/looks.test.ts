import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { some } from '../forms.ts';
import { expectNoViolations } from './axe.ts';
import { findChromium } from './chromium.ts';
import { expectToFit } from './fits.ts';
import { PICTURES } from './screens/index.ts';
import { SHIP } from './screens/ship.ts';
import { wear } from './screens/wear.ts';
import { expectGerman } from './words/german.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seed, seedBoxes, seedOrders, seedPackers, seedPrinters, seedRules, seedSources, TO_SEED } from './seed.ts';
import { goTo } from './to-screen.ts';
import { useWindow } from './window.ts';

/** Half of the smallest screen: what 1280 pixels are at 200 % zoom. */
const ZOOMED = { width: 640, height: 720 };
/** A screen of 4:3, as they stand on old benches. */
const OLD = { width: 1024, height: 768 };
const SMALLEST = { width: 1280, height: 720 };
const LARGEST = { width: 3840, height: 2160 };
/** The browser complains of every answer that is no success; some of the states are about those. */
const EXPECTED = /status of (?:4\d\d|504)/;

/** In the short form one state of every third screen. */
const SCREENS = [...Map.groupBy(PICTURES, ({ path }) => path).values()];
const LOOKED_AT = some(SCREENS, Math.ceil(SCREENS.length / 3)).flatMap((states) => some(states, 1));

describe.skipIf(findChromium() === null)('every screen in every state', () => {
  const { station, open } = useWindow(TO_SEED);
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    await seed(station);
    await seedPrinters(station);
    await seedOrders(station);
    await seedSources(station);
    await seedRules(station);
    await seedBoxes(station);
    await seedPackers(station);
    await seedInvoices(station, 'INV-2026-03');
    ({ page, complaints } = await open());
  });

  /** Whether nothing of the picture before outlives its screen: what the Ship screen holds does, what was done or said, and what a failure left. */
  let isFresh = false;
  async function show(path: string): Promise<Page> {
    await page.setViewportSize(SMALLEST);
    await wear(page, { language: 'de', theme: 'light' });
    if (isFresh && path !== '/ship') {
      await goTo(page, path === '/printers' ? '/api' : '/printers');
      await goTo(page, path);
      isFresh = false;
      return page;
    }
    await page.evaluate(`history.replaceState(null, '', '#${path}')`);
    await page.reload();
    await page.locator('main h1').waitFor({ state: 'attached' });
    return page;
  }

  test.each(LOOKED_AT)('$name has no fault that axe finds in any look, and is nowhere too wide', async (picture) => {
    onTestFinished(async () => {
      if (picture.name === 'pairing') await page.goto(station.engine.identity.createPairing().address);
      complaints.length = 0;
    });
    const shown = await show(picture.path);
    await picture.prepare?.(shown, 'de');
    await expectGerman(shown);
    await expectNoViolations(shown);
    await expectToFit(shown);
    // Another theme changes colours, and another language how much room the words take; nothing else that axe sees.
    await wear(shown, { language: 'en', theme: 'dark' });
    await expectNoViolations(shown, { only: ['color-contrast'] });
    await expectToFit(shown);
    await shown.setViewportSize(ZOOMED);
    await expectToFit(shown);
    await shown.setViewportSize(OLD);
    for (const language of LANGUAGE_CODES) {
      await wear(shown, { language, theme: 'dark' });
      await expectToFit(shown, language);
    }
    expect(complaints.filter((words) => !EXPECTED.test(words))).toEqual([]);
    isFresh = picture.path !== '/ship' && picture.prepare === undefined;
  });

  test.each(
    some(
      SHIP.filter(({ name }) => name.startsWith('ship-')),
      1,
    ),
  )('$name has none in forced colours either, and fits the largest screen', async ({ path, prepare }) => {
    onTestFinished(() => page.emulateMedia({ forcedColors: 'none' }));
    const shown = await show(path);
    await shown.emulateMedia({ forcedColors: 'active' });
    await prepare?.(shown, 'de');
    await expectNoViolations(shown, { forcedColors: true });
    await shown.setViewportSize(LARGEST);
    await expectToFit(shown);
  });
});
