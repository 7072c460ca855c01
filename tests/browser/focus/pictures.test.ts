import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { some } from '../../forms.ts';
import { findChromium } from '../chromium.ts';
import { PICTURES } from '../screens/index.ts';
import { seedInvoices } from '../seed-invoices.ts';
import { seed, seedBoxes, seedOrders, seedPackers, seedPrinters, seedRules, seedSources, TO_SEED } from '../seed.ts';
import { useWindow } from '../window.ts';
import { stepsIn } from './steps.ts';

/** In the short form one state of each screen. */
const WALKED = [...Map.groupBy(PICTURES, ({ path }) => path).values()].flatMap((states) => some(states, 1));

describe.skipIf(findChromium() === null)('the focus', () => {
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

  test.each(WALKED)(
    'is never lost on the way to $name, nor where its dialog is closed',
    async ({ name, path, prepare }) => {
      onTestFinished(async () => {
        if (name === 'pairing') await page.goto(station.engine.identity.createPairing().address);
      });
      const { step, keys, enter, gone } = stepsIn(page);
      const dialog = page.getByRole('dialog');
      /** Where something was typed, it is asked first. */
      const leave = async (what: string, way: () => Promise<unknown>) => {
        const open = () => page.locator('[role=dialog]').count();
        await step(what, way, () => expect.poll(open).not.toBe(1));
        if ((await open()) === 0) return;
        await step('typed on', keys('Escape'), () => expect.poll(open).toBe(1));
        await way();
        await step('discarded', enter(page.getByRole('button', { name: 'Discard', exact: true })), gone(dialog));
      };
      const show = async () => {
        await page.evaluate(`history.replaceState(null, '', '#${path}')`);
        await page.reload();
        await page.locator('main h1').waitFor({ state: 'attached' });
      };
      await show();
      await step(name, async () => prepare?.(page, 'en'));
      if ((await dialog.count()) === 0) return;
      expect(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null")).toBe(true);
      await leave('closed by Esc', keys('Escape'));
      await show();
      await prepare?.(page, 'en');
      await leave('closed by its button', () => dialog.locator('.close').click());
    },
  );
});
