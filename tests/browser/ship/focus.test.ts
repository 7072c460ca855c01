import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { goTo, pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

/** What has the focus, once the browser has drawn twice what changed. */
const FOCUSED = `new Promise((resolve) => {
  const frame = (left) => requestAnimationFrame(() => (left > 0 ? frame(left - 1) : resolve(
    document.activeElement === document.body ? 'the body' : document.activeElement.closest('[role=dialog]') ? 'a dialog' : 'a part of the screen')));
  frame(6);
})`;

describe.skipIf(findChromium() === null)('the focus', () => {
  const { station, open } = useWindow();
  let page: Page;
  const expectFocus = async (where = 'a part of the screen') => expect(await page.evaluate(FOCUSED)).toBe(where);
  const newest = async (): Promise<string> =>
    (await station.api.get('/station/v1/shipments?limit=1')).body.shipments[0].id;

  test('is never lost when a label is bought, from the button or from a field, and a second Enter presses nothing', async () => {
    ({ page } = await open());
    const { fill, state, field } = desk(page);
    await fill();
    await state('READY');
    await page.getByRole('button', { name: /^Buy label/ }).focus();
    await page.keyboard.press('Enter');
    await state('BOUGHT');
    await expectFocus();
    await page.keyboard.press('Enter');
    await state('BOUGHT');
    await page.keyboard.press('Control+n');
    await state('FILL IN');

    await fill({ itemCode: 'TEST-REJECT' });
    await state('READY');
    await field('weight').focus();
    await page.keyboard.press('Control+Enter');
    await state('NOT BOUGHT');
    await expectFocus();
    expect(await page.locator(':focus').getAttribute('id')).toBe(await field('weight').getAttribute('id'));
  });

  test('is not lost where a label is printed, or voided', async () => {
    await station.api.post('/station/v1/printers', draft({ type: 'raw', host: '127.0.0.1', port: 1 }));
    await station.api.ship('FOCUS-1', request());
    ({ page } = await open());
    await goTo(page, `/history/${await newest()}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Print F9', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Print', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();

    await page.getByRole('button', { name: 'Void the label' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox').fill('Ordered twice');
    await dialog.getByRole('button', { name: 'Void the label' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The label is voided').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();
    await station.api.call('DELETE', '/station/v1/printers/desk');
  });

  test('is not lost where what needed attention is settled, and a scan puts the number in', async () => {
    const itemLines = [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }];
    await station.api.ship('FOCUS-2', request({ itemLines }));
    ({ page } = await open());
    await pressScreen(page, 4);
    const item = page.getByRole('article').filter({ hasText: 'FOCUS-2' });
    const dialog = page.getByRole('dialog');
    await item.getByRole('button', { name: 'It was bought' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Tracking number').waitFor();
    await desk(page).scan('1ZFOCUS0001');
    await expect.poll(() => dialog.getByLabel('Tracking number').inputValue()).toBe('1ZFOCUS0001');
    await expectFocus('a dialog');
    await page.keyboard.press('Enter');
    await item.waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();
  });

  test('is not lost where a screen is left by a key', async () => {
    ({ page } = await open());
    await desk(page).field('city').focus();
    await pressScreen(page, 5);
    await expectFocus();
  });
});
