import type { Page } from 'playwright-core';
import { beforeAll, describe, onTestFinished, test } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { some } from '../../forms.ts';
import { findChromium } from '../chromium.ts';
import { expectToFit } from '../fits.ts';
import { PICTURES } from '../screens/index.ts';
import { seedInvoices } from '../seed-invoices.ts';
import { seed, seedBoxes, seedOrders, seedPackers, seedPrinters, seedRules, seedSources, TO_SEED } from '../seed.ts';
import { useWindow } from '../window.ts';
import { expectLargeTargets, expectWithinPanels } from './targets.ts';

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];
/** In the short form one state of each screen. */
const TOUCHED = [...Map.groupBy(PICTURES, ({ path }) => path).values()].flatMap((states) => some(states, 1));

describe.skipIf(findChromium() === null)('for gloves', () => {
  const { station, open } = useWindow(TO_SEED);
  let page: Page;
  beforeAll(async () => {
    await seed(station);
    await seedPrinters(station);
    await seedOrders(station);
    await seedSources(station);
    await seedRules(station);
    await seedBoxes(station);
    await seedPackers(station);
    await seedInvoices(station, 'INV-2026-03');
    ({ page } = await open());
  });

  /** Changes preferences as another window of the machine would. */
  async function prefer(page: Page, { language, touch }: { language: string; touch: 'on' | 'off' }): Promise<void> {
    await page.evaluate(`{
      const key = 'packbench.settings';
      const kept = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...kept, language: '${language}', touch: '${touch}' }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }`);
    await page.locator(`html[lang="${language}"]${touch === 'on' ? '[data-touch]' : ':not([data-touch])'}`).waitFor();
  }

  test.each(TOUCHED)(
    'all targets of $name are large enough, and nothing is too wide',
    async ({ name, path, prepare }) => {
      onTestFinished(async () => {
        if (name === 'pairing') await page.goto(station.engine.identity.createPairing().address);
      });
      await page.setViewportSize({ width: 1280, height: 720 });
      await prefer(page, { language: 'en', touch: 'off' });
      await page.evaluate(`history.replaceState(null, '', '#${path}')`);
      await page.reload();
      await page.locator('main h1').waitFor({ state: 'attached' });
      await prepare?.(page, 'en');
      await prefer(page, { language: 'en', touch: 'on' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const look = `${size.width} × ${size.height}`;
        await expectToFit(page, look);
        await expectWithinPanels(page, look);
        await expectLargeTargets(page, look);
      }
      await page.setViewportSize({ width: 1024, height: 768 });
      for (const language of LANGUAGE_CODES) {
        await prefer(page, { language, touch: 'on' });
        await expectToFit(page, language);
        await expectWithinPanels(page, language);
      }
    },
  );
});
