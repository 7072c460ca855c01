import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApi, type Api } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { accept, change } from '../../ledger/samples.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const DAY = 86_400_000;
const DAYS = 3;
const A_DAY = 300;
const CLIENT = { clientId: 'long-ago' };

describe.skipIf(findChromium() === null)('a history of many shipments', () => {
  const clock = { at: new Date(2026, 4, 4, 12).getTime(), now: () => clock.at };
  const { station, open } = useWindow({ clock });
  let api: Api;
  beforeAll(async () => {
    for (let day = 0; day < DAYS; day += 1) {
      await Promise.all(
        Array.from({ length: A_DAY }, async (_, index) => {
          const transactionId = `DAY-${day}-${String(index).padStart(3, '0')}`;
          const { id } = await accept(station.ledger, { ...CLIENT, transactionId });
          await station.ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [transactionId] }));
        }),
      );
      clock.at += DAY;
    }
    clock.at -= DAY;
    // The token of the first day is over.
    api = await createApi(station.baseUrl, station.credentials);
  });

  const names = (page: Page) => page.locator('tr[data-index] td:nth-child(2)').allInnerTexts();
  const focused = (page: Page) => page.locator('tr[data-index]:focus');

  test('goes to a day at once, by key, says how many it has, and comes back', async () => {
    const { page, complaints } = await open();
    await pressScreen(page, 3);
    await page.locator('tr[data-day="2026-05-06"]').getByText('300 shipments').waitFor();
    await page.locator('.table-box').hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 480);
    await page.locator('tr[data-day="2026-05-06"]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+g');
    await page.getByLabel('Go to day').fill('2026-05-04');
    await page.keyboard.press('Enter');
    await page.locator('tr[data-day="2026-05-04"]').getByText('300 shipments').waitFor();
    await expect.poll(() => focused(page).getAttribute('data-day')).toBe('2026-05-04');
    expect((await names(page)).every((name) => name.startsWith('DAY-0'))).toBe(true);
    await expectNoViolations(page);

    await page.keyboard.press('Space');
    await page.getByText('300 shipments chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.table-box').hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 480);
    await page.locator('tr[data-day]').waitFor({ state: 'detached' });
    await page.getByLabel('Go to day').fill('');
    await page.locator('tr[data-day="2026-05-06"]').waitFor();
    expect(complaints).toEqual([]);
  });

  test('finds what is newer than the day that one went to, and says where there is nothing so early', async () => {
    const { page } = await open();
    await pressScreen(page, 3);
    const day = page.getByLabel('Go to day');
    await day.fill('2026-05-04');
    await page.locator('tr[data-day="2026-05-04"]').waitFor();
    await page.keyboard.press('F3');
    await page.keyboard.insertText('DAY-2-007');
    await expect.poll(() => names(page)).toEqual(['DAY-2-007']);
    await page.keyboard.press('Escape');
    await day.fill('2026-01-01');
    await page.getByText('Nothing was shipped up to that day').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('tr[data-day="2026-05-06"]').waitFor();
    expect(await day.inputValue()).toBe('');
  });

  test('holds the rows in sight only, to the very end and back', async () => {
    const { page } = await open();
    await pressScreen(page, 3);
    await page.locator('tr[data-index="1"]').focus();
    const last = page.locator(`tr[data-index="${DAYS * (A_DAY + 1) - 1}"]`);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return last.count();
      })
      .toBe(1);
    await last.getByText('DAY-0-000').first().waitFor();
    expect(await page.locator('tr[data-index]').count()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page).getAttribute('data-day')).toBe('2026-05-06');
  });

  test('leaves what is read, and what has the focus, where it is while newer shipments come in', async () => {
    const { page } = await open();
    await pressScreen(page, 3);
    await page.locator('tr[data-index="1"]').focus();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('PageDown');
    await expect.poll(() => focused(page).getAttribute('data-index')).toBe('91');
    const name = await focused(page).getByRole('cell').nth(1).innerText();
    const top = async () => (await focused(page).boundingBox())?.y;
    const before = await top();
    expect((await api.ship('JUST-NOW', request())).status).toBe(200);
    await expect.poll(() => focused(page).getAttribute('data-index')).toBe('92');
    expect(await focused(page).getByRole('cell').nth(1).innerText()).toBe(name);
    expect(await top()).toBe(before);
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: `Choose ${name}`, checked: true }).waitFor();
  });
});
