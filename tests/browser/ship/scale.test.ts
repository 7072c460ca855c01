import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useBrowser } from '../window.ts';

describe.skipIf(findChromium() === null)('the scale at the desk', () => {
  const scale = fakeScale();
  let station: TestStation;
  const { open } = useBrowser();
  beforeAll(async () => {
    station = await startTestStation({ scales: scale.drivers });
    vi.spyOn(station.engine.scale, 'weigh');
  });
  afterAll(() => station.dispose());

  /** F8 as a packer presses it; the station waits for the scale before it says anything. */
  async function pressF8(page: Page): Promise<void> {
    const calls = () => vi.mocked(station.engine.scale.weigh).mock.calls.length;
    const before = calls();
    await page.keyboard.press('F8');
    await expect.poll(calls).toBe(before + 1);
  }

  test('is chosen and tried in the settings, and F8 weighs package after package', async () => {
    const { page, complaints } = await open(station);
    await pressScreen(page, 8);
    await page.getByLabel('Scale', { exact: true }).selectOption('The first USB scale found');
    await page.getByRole('button', { name: 'Use this scale' }).click();
    await page.getByText('says nothing').waitFor();
    scale.weigh('0', 'kg');
    await page.getByText('empty', { exact: true }).waitFor();
    await pressF8(page);
    await page.getByText('Waiting for a stable weight.').first().waitFor();
    scale.weigh('0.5', 'kg');
    await page.getByText('The weight was taken: 0.5 kg. It counts once.').first().waitFor();
    await page.getByText('lift off, down to zero').waitFor();
    await expectNoViolations(page);

    await pressScreen(page, 1);
    const weights = page.getByLabel('Weight', { exact: true });
    await weights.first().waitFor();
    scale.weigh('0', 'kg');
    await page.getByText('empty', { exact: true }).waitFor();
    await page.keyboard.press('F2');
    await expect.poll(() => weights.count()).toBe(2);
    await weights.first().focus();
    // To be read from where one stands.
    const size = await page.evaluate<number>(
      "parseFloat(getComputedStyle(document.querySelector('main output')).fontSize)",
    );
    expect(size).toBeGreaterThanOrEqual(36);

    for (const [index, value] of ['2.25', '1.234'].entries()) {
      await pressF8(page);
      scale.weigh(value, 'kg', false);
      await page.getByText('not stable').waitFor();
      await expect.poll(() => weights.nth(index).inputValue()).toBe('');
      scale.weigh(value, 'kg');
      await expect.poll(() => weights.nth(index).inputValue()).toBe(value);
      scale.weigh('0', 'kg');
      await page.getByText('empty', { exact: true }).waitFor();
    }
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
  });

  test('gives no weight to a form that became another shipment meanwhile, and the next one as the language writes it', async () => {
    await scale.useIn(station.api);
    const { page } = await open(station, { language: 'de' });
    const weight = page.getByLabel('Gewicht', { exact: true }).first();
    await weight.waitFor();
    // Only now: what a scale has said once is shown for a few seconds.
    scale.weigh('0', 'kg');
    await page.getByText('leer', { exact: true }).waitFor();
    await pressF8(page);
    await page.keyboard.press('Alt+n');
    scale.weigh('3', 'kg');
    await page.locator('#content').getByText('Wiegen Sie noch einmal').waitFor();
    expect(await weight.inputValue()).toBe('');

    scale.weigh('0', 'kg');
    await page.getByText('leer', { exact: true }).waitFor();
    await pressF8(page);
    scale.weigh('1.234', 'kg');
    await expect.poll(() => weight.inputValue()).toBe('1,234');
  });
});
