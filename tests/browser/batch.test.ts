import { expect, describe, test } from 'vitest';
import type { Page } from 'playwright-core';
import { csv, line, orders } from '../helpers/batches.ts';
import { expectNoViolations } from './axe.ts';
import { findChromium } from './chromium.ts';
import { useWindow } from './window.ts';

const WORDS = {
  en: { account: 'Account', service: 'Service', field: 'Name, line 4', finished: 'Finished', put: 'Put right' },
  de: { account: 'Konto', service: 'Dienst', field: 'Name, Zeile 4', finished: 'Fertig', put: 'Berichtigen' },
} as const;
type Language = keyof typeof WORDS;

const LOOKS = [
  ['en', 'light'],
  ['de', 'dark'],
] as const;

/** Gives the table to the screen, names account and service for every row, and has it checked. */
async function check(page: Page, language: Language, content: string, name = 'orders.csv'): Promise<void> {
  await page.keyboard.press('Control+2');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByLabel(WORDS[language].account, { exact: true }).selectOption('test-f');
  await page.getByLabel(WORDS[language].service, { exact: true }).selectOption('101');
  await expectNoViolations(page);
  await page.keyboard.press('F8');
  await page.getByRole('progressbar').waitFor();
}

describe.skipIf(findChromium() === null)('a batch', () => {
  const { station, open } = useWindow();
  const bought = async () => (await station.api.get('/station/v1/shipments?limit=500')).body.shipments.length as number;

  test.each(LOOKS)('is mapped, put right in the grid and bought by keyboard, in %s and %s', async (language, theme) => {
    const { page, complaints } = await open({ language, theme });
    const words = WORDS[language];
    const before = await bought();
    const rows = [line(`${language}-1`), line(`${language}-2`), line(`${language}-3`, { name: '' })];
    await check(page, language, csv(...rows));
    await page.getByText(words.put, { exact: true }).first().waitFor();
    await expectNoViolations(page);

    await page.getByLabel(words.field, { exact: true }).fill('Jane Roe');
    await page.keyboard.press('Enter');
    await page.getByLabel(words.field, { exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: words.finished, exact: true }).waitFor();
    await expect.poll(bought).toBe(before + 3);
    await expectNoViolations(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('of 5,000 rows shows only the rows in sight and gets to the last one', async () => {
    const { page } = await open();
    await check(page, 'en', csv(...orders(5000)), 'many.csv');
    const table = page.getByRole('region', { name: 'Rows of the batch' });
    await expect.poll(() => table.locator('tr[data-index]').count()).toBeGreaterThan(5);
    expect(await table.locator('tr[data-index]').count()).toBeLessThan(100);
    await expect
      .poll(async () => {
        await table.locator('tr[data-index]').first().focus();
        await page.keyboard.press('End');
        return table.locator('tr[data-index="4999"]').count();
      })
      .toBe(1);
    await page.context().close();
  });
});
