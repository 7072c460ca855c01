import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desk } from '../desk.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

/** From now on the station answers as one with another build of the window, until that is loaded; `page` is what it gives. */
async function update(
  page: Page,
  newPage: (html: string) => string,
  gone = /\/assets\/HistoryView.*\.js$/,
): Promise<void> {
  let isLoaded = false;
  await page.route(gone, (route) => (isLoaded ? route.continue() : route.fulfill({ status: 404, body: '' })));
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    isLoaded = route.request().isNavigationRequest();
    await route.fulfill(isLoaded ? { response: answer } : { response: answer, body: newPage(await answer.text()) });
  });
}

describe.skipIf(findChromium() === null)('a window that stayed open while its station was updated', () => {
  const { open } = useWindow();

  test('shows the screen that somebody goes to, whose old file is gone, and keeps what was typed', async () => {
    const { page } = await open();
    await desk(page).fill({ name: 'Jane Updated' });
    await update(page, (html) => html.replaceAll(/window-[\w-]+\.js/g, 'window-Another.js'));
    await pressScreen(page, 3);
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
    await pressScreen(page, 1);
    await page.getByText('Jane Updated').first().waitFor();
  });

  test('speaks a language whose old file is gone, and keeps what was typed', async () => {
    const { page } = await open();
    await desk(page).fill({ name: 'Jane Updated' });
    await update(page, (html) => html.replaceAll(/window-[\w-]+\.js/g, 'window-Another.js'), /\/assets\/.*\.js$/);
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem('packbench.settings'));
      localStorage.setItem('packbench.settings', JSON.stringify({ ...kept, language: 'de' }));
      dispatchEvent(new StorageEvent('storage', { key: 'packbench.settings' }));
    }`);
    await page.getByRole('region', { name: 'BEREIT', exact: true }).waitFor();
    await page.getByText('Jane Updated').first().waitFor();
  });

  test('speaks a language whose words did not come while the station was away, once it is back', async () => {
    const { page } = await open();
    await page.route('**/*', (route) => route.abort());
    await desk(page).scan('ORDER-1');
    await page.getByText('The station does not answer').first().waitFor();
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem('packbench.settings'));
      localStorage.setItem('packbench.settings', JSON.stringify({ ...kept, language: 'de' }));
      dispatchEvent(new StorageEvent('storage', { key: 'packbench.settings' }));
    }`);
    await expect
      .poll(() => page.evaluate("JSON.parse(localStorage.getItem('packbench.settings')).language"))
      .toBe('de');
    await page.unroute('**/*');
    await page.locator('html[lang="de"]').waitFor();
  });

  test('is not loaded again and again where the station is the same and a file does not come', async () => {
    const { page } = await open();
    let asked = 0;
    await update(page, (html) => ((asked += 1), html));
    await page.evaluate("document.body.dataset.window = 'the first one'");
    for (const times of [1, 2]) {
      await page.keyboard.press('Control+3');
      await expect.poll(() => asked).toBe(times);
    }
    expect(await page.evaluate('document.body.dataset.window')).toBe('the first one');
    expect(page.url()).toMatch(/#\/ship$/);
  });
});
